#include "TextShaper.h"
#include "Libraries.h"

#include <stdlib.h>
#include <string.h>

struct TextFont {
  void *font;
};

struct TextBuffer {
  void *buffer;
};

#define TAG(a, b, c, d) ((uint32_t)(a) << 24 | (uint32_t)(b) << 16 | (uint32_t)(c) << 8 | (uint32_t)(d))

// How far a character reaches above the baseline; 0 if the font lacks it.
static int32_t height_of(const Libraries *lib, void *font, uint32_t scalar) {
  uint32_t glyph;
  GlyphExtents extents;
  if (!lib->hb_font_get_nominal_glyph(font, scalar, &glyph)) return 0;
  return lib->hb_font_get_glyph_extents(font, glyph, &extents) ? extents.y_bearing : 0;
}

TextFont *text_font_open(const char *path, TextFontMetrics *metrics) {
  const Libraries *lib = libraries();
  if (!lib) return NULL;
  void *blob = lib->hb_blob_create_from_file(path);
  void *face = lib->hb_blob_get_length(blob) ? lib->hb_face_create(blob, 0) : NULL;
  lib->hb_blob_destroy(blob);
  if (!face) return NULL;
  void *font = lib->hb_face_get_glyph_count(face) ? lib->hb_font_create(face) : NULL;
  TextFont *opened = font ? malloc(sizeof *opened) : NULL;
  if (opened) {
    const int units = (int)lib->hb_face_get_upem(face);
    FontExtents extents = {0};
    lib->hb_font_set_scale(font, units, units);
    lib->hb_font_make_immutable(font);
    lib->hb_font_get_h_extents(font, &extents);
    *metrics = (TextFontMetrics){
      .units_per_em = units, .ascender = extents.ascender, .descender = extents.descender, .line_gap = extents.line_gap};
    metrics->x_height = height_of(lib, font, 'x');
    metrics->cap_height = height_of(lib, font, 'H');
    opened->font = font;
  }
  lib->hb_face_destroy(face);
  return opened;
}

void text_font_version(const TextFont *font, char *buffer, uint32_t capacity) {
  const Libraries *lib = libraries();
  unsigned size = capacity;
  buffer[0] = 0;
  lib->hb_ot_name_get_utf8(lib->hb_font_get_face(font->font), 5, lib->language, &size, buffer);
}

TextBuffer *text_buffer_create(void) {
  const Libraries *lib = libraries();
  TextBuffer *made = lib ? malloc(sizeof *made) : NULL;
  if (made) made->buffer = lib->hb_buffer_create();
  return made;
}

void text_buffer_destroy(TextBuffer *buffer) {
  libraries()->hb_buffer_destroy(buffer->buffer);
  free(buffer);
}

void text_font_advances(
  const TextFont *font, TextBuffer *memory, const uint32_t *text, int32_t length, int32_t start, int32_t count,
  uint32_t script, bool right_to_left, bool kerning, int32_t *advances) {
  const Libraries *lib = libraries();
  void *buffer = memory->buffer;
  lib->hb_buffer_clear_contents(buffer);
  lib->hb_buffer_add_utf32(buffer, text, length, (unsigned)start, count);
  lib->hb_buffer_set_direction(buffer, right_to_left ? RightToLeft : LeftToRight);
  lib->hb_buffer_set_script(buffer, script);
  lib->hb_buffer_set_language(buffer, lib->language);
  const Feature no_kerning = {TAG('k', 'e', 'r', 'n'), 0, 0, (unsigned)-1};
  lib->hb_shape(font->font, buffer, &no_kerning, kerning ? 0 : 1);

  for (int32_t i = start; i < start + count; i++) advances[i] = -1;
  unsigned glyphs = 0;
  const GlyphInfo *infos = lib->hb_buffer_get_glyph_infos(buffer, &glyphs);
  const GlyphPosition *positions = lib->hb_buffer_get_glyph_positions(buffer, &glyphs);
  for (unsigned i = 0; i < glyphs; i++) {
    int32_t *advance = &advances[infos[i].cluster];
    *advance = (*advance < 0 ? 0 : *advance) + positions[i].x_advance;
  }
}

void text_scripts(const uint32_t *text, int32_t length, uint32_t *scripts) {
  const Libraries *lib = libraries();
  const uint32_t common = TAG('Z', 'y', 'y', 'y'), inherited = TAG('Z', 'i', 'n', 'h'), latin = TAG('L', 'a', 't', 'n');
  uint32_t current = 0;
  for (int32_t i = 0; i < length; i++) {
    const uint32_t scalar = text[i];
    const bool is_letter = (scalar | 0x20) >= 'a' && (scalar | 0x20) <= 'z';
    const uint32_t script = is_letter ? latin : scalar < 0x80 ? common : lib->hb_unicode_script(lib->unicode, scalar);
    if (script != common && script != inherited) {
      if (current == 0) {
        for (int32_t j = 0; j < i; j++) scripts[j] = script;
      }
      current = script;
    }
    scripts[i] = current;
  }
  if (current == 0) {
    for (int32_t i = 0; i < length; i++) scripts[i] = latin;
  }
}

int32_t text_levels(const uint32_t *text, int32_t length, int32_t base, uint32_t *scratch, int8_t *levels) {
  enum { Neutral = 0x40, Left = 0x110, Right = 0x111 };
  const Libraries *lib = libraries();
  uint32_t direction = base < 0 ? Neutral : base == 0 ? Left : Right;
  lib->fribidi_get_bidi_types(text, length, scratch);
  lib->fribidi_get_bracket_types(text, length, scratch, scratch + length);
  if (!lib->fribidi_get_par_embedding_levels_ex(scratch, scratch + length, length, &direction, levels)) {
    memset(levels, 0, (size_t)length);
  }
  return direction == Right ? 1 : 0;
}

void text_breaks(const char *utf8, int32_t bytes, int32_t length, uint32_t *flags) {
  enum { LineBreak = 1, MandatoryBreak = 2, White = 8 };
  const Libraries *lib = libraries();
  memset(flags, 0, ((size_t)length + 1) * sizeof *flags);
  lib->pango_get_log_attrs(utf8, bytes, -1, lib->pango_language, flags, length + 1);
  for (int32_t i = 0; i <= length; i++) {
    const uint32_t found = flags[i];
    flags[i] = (found & LineBreak ? TextMayBreak : 0) | (found & MandatoryBreak ? TextMustBreak : 0) |
      (found & White ? TextIsWhite : 0);
  }
}
