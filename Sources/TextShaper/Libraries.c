#include "Libraries.h"
#include "TextShaper.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static Libraries table;
static char failure[256];
static char versions[128];
static pthread_once_t once = PTHREAD_ONCE_INIT;

typedef struct {
  const char *name;
  void **slot;
} Symbol;

static bool load(const char *library, const Symbol *symbols, size_t count) {
  void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (!handle) {
    snprintf(failure, sizeof failure, "%s is not installed", library);
    return false;
  }
  for (size_t i = 0; i < count; i++) {
    *symbols[i].slot = dlsym(handle, symbols[i].name);
    if (!*symbols[i].slot) {
      snprintf(failure, sizeof failure, "%s has no %s", library, symbols[i].name);
      return false;
    }
  }
  return true;
}

#define SYMBOL(name) {#name, (void **)&table.name}
#define LOAD(library, symbols) load(library, symbols, sizeof symbols / sizeof symbols[0])

static bool load_all(void) {
  const Symbol harfbuzz[] = {
    SYMBOL(hb_version_string), SYMBOL(hb_blob_create_from_file), SYMBOL(hb_blob_get_length), SYMBOL(hb_blob_destroy),
    SYMBOL(hb_face_create), SYMBOL(hb_face_get_glyph_count), SYMBOL(hb_face_get_upem), SYMBOL(hb_face_destroy),
    SYMBOL(hb_font_create), SYMBOL(hb_font_get_face), SYMBOL(hb_font_set_scale), SYMBOL(hb_font_make_immutable),
    SYMBOL(hb_font_get_h_extents), SYMBOL(hb_font_get_nominal_glyph), SYMBOL(hb_font_get_glyph_extents),
    SYMBOL(hb_ot_name_get_utf8),
    SYMBOL(hb_buffer_create), SYMBOL(hb_buffer_destroy), SYMBOL(hb_buffer_clear_contents), SYMBOL(hb_buffer_add_utf32),
    SYMBOL(hb_buffer_set_direction), SYMBOL(hb_buffer_set_script), SYMBOL(hb_buffer_set_language),
    SYMBOL(hb_buffer_get_glyph_infos), SYMBOL(hb_buffer_get_glyph_positions), SYMBOL(hb_shape),
    SYMBOL(hb_language_from_string), SYMBOL(hb_unicode_funcs_get_default), SYMBOL(hb_unicode_script),
  };
  const Symbol fribidi[] = {
    SYMBOL(fribidi_get_bidi_types), SYMBOL(fribidi_get_bracket_types), SYMBOL(fribidi_get_par_embedding_levels_ex),
  };
  const Symbol pango[] = {
    SYMBOL(pango_version_string), SYMBOL(pango_language_from_string), SYMBOL(pango_get_log_attrs),
  };
  return LOAD("libharfbuzz.so.0", harfbuzz) && LOAD("libfribidi.so.0", fribidi) && LOAD("libpango-1.0.so.0", pango);
}

// Directions, breaks and scripts of texts whose answers are known.
static bool self_test(void) {
  const uint32_t text[] = {'a', ' ', 0x5D0, '\n', 'b'};
  uint32_t flags[6], scripts[5], scratch[10];
  int8_t levels[3];
  text_breaks("a \xD7\x90\nb", 6, 5, flags);
  text_scripts(text, 5, scripts);
  const bool breaks = (flags[1] & TextIsWhite) && (flags[2] & TextMayBreak) && !(flags[2] & TextMustBreak) &&
    !(flags[1] & TextMayBreak) && (flags[4] & TextMustBreak) && !(flags[0] & TextIsWhite);
  const bool directions = text_levels(text, 3, -1, scratch, levels) == 0 && levels[0] == 0 && levels[2] == 1 &&
    text_levels(text + 1, 2, -1, scratch, levels) == 1;
  const bool scripts_known = scripts[0] == 0x4C61746E && scripts[1] == scripts[0] && scripts[2] == 0x48656272;
  if (breaks && directions && scripts_known) return true;
  snprintf(
    failure, sizeof failure, "the libraries do not answer as expected (%s)",
    !breaks ? "line breaks" : !directions ? "directions" : "scripts");
  return false;
}

static const Libraries *loaded;

static void open_once(void) {
  const char *choice = getenv("SCROLLMARK_TEXT");
  if (choice && strcmp(choice, "simple") == 0) {
    snprintf(failure, sizeof failure, "SCROLLMARK_TEXT=simple");
    return;
  }
  if (!load_all()) return;
  table.language = table.hb_language_from_string("en", -1);
  table.pango_language = table.pango_language_from_string("en");
  table.unicode = table.hb_unicode_funcs_get_default();
  loaded = &table;
  if (!self_test()) {
    loaded = NULL;
    return;
  }
  snprintf(
    versions, sizeof versions, "HarfBuzz %s, Pango %s", table.hb_version_string(), table.pango_version_string());
}

const Libraries *libraries(void) { return loaded; }

const char *text_shaper_failure(void) {
  pthread_once(&once, open_once);
  return loaded ? NULL : failure;
}

const char *text_shaper_versions(void) {
  pthread_once(&once, open_once);
  return versions;
}
