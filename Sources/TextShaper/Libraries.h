#ifndef TEXT_SHAPER_LIBRARIES_H
#define TEXT_SHAPER_LIBRARIES_H

#include <stdint.h>

// The part of the libraries' stable interfaces that is used here, declared anew so that a build needs no headers of theirs. The
// self-test in Libraries.c holds the declarations to what the libraries do.

typedef struct {
  uint32_t codepoint, mask, cluster, reserved[2];
} GlyphInfo;

typedef struct {
  int32_t x_advance, y_advance, x_offset, y_offset, reserved;
} GlyphPosition;

typedef struct {
  uint32_t tag, value;
  unsigned start, end;
} Feature;

typedef struct {
  int32_t ascender, descender, line_gap, reserved[9];
} FontExtents;

typedef struct {
  int32_t x_bearing, y_bearing, width, height;
} GlyphExtents;

enum { LeftToRight = 4, RightToLeft = 5 };

typedef struct {
  // HarfBuzz
  const char *(*hb_version_string)(void);
  void *(*hb_blob_create_from_file)(const char *path);
  unsigned (*hb_blob_get_length)(void *blob);
  void (*hb_blob_destroy)(void *blob);
  void *(*hb_face_create)(void *blob, unsigned index);
  unsigned (*hb_face_get_glyph_count)(const void *face);
  unsigned (*hb_face_get_upem)(const void *face);
  void (*hb_face_destroy)(void *face);
  void *(*hb_font_create)(void *face);
  void *(*hb_font_get_face)(void *font);
  void (*hb_font_set_scale)(void *font, int x, int y);
  void (*hb_font_make_immutable)(void *font);
  int (*hb_font_get_h_extents)(void *font, FontExtents *extents);
  int (*hb_font_get_nominal_glyph)(void *font, uint32_t scalar, uint32_t *glyph);
  int (*hb_font_get_glyph_extents)(void *font, uint32_t glyph, GlyphExtents *extents);
  unsigned (*hb_ot_name_get_utf8)(void *face, unsigned name, const void *language, unsigned *size, char *text);
  void *(*hb_buffer_create)(void);
  void (*hb_buffer_destroy)(void *buffer);
  void (*hb_buffer_clear_contents)(void *buffer);
  void (*hb_buffer_add_utf32)(void *buffer, const uint32_t *text, int length, unsigned start, int count);
  void (*hb_buffer_set_direction)(void *buffer, int direction);
  void (*hb_buffer_set_script)(void *buffer, uint32_t script);
  void (*hb_buffer_set_language)(void *buffer, const void *language);
  GlyphInfo *(*hb_buffer_get_glyph_infos)(void *buffer, unsigned *count);
  GlyphPosition *(*hb_buffer_get_glyph_positions)(void *buffer, unsigned *count);
  void (*hb_shape)(void *font, void *buffer, const Feature *features, unsigned count);
  const void *(*hb_language_from_string)(const char *text, int length);
  void *(*hb_unicode_funcs_get_default)(void);
  uint32_t (*hb_unicode_script)(void *functions, uint32_t scalar);
  // FriBidi
  void (*fribidi_get_bidi_types)(const uint32_t *text, int length, uint32_t *types);
  void (*fribidi_get_bracket_types)(const uint32_t *text, int length, const uint32_t *types, uint32_t *brackets);
  int8_t (*fribidi_get_par_embedding_levels_ex)(
    const uint32_t *types, const uint32_t *brackets, int length, uint32_t *base, int8_t *levels);
  // Pango
  const char *(*pango_version_string)(void);
  void *(*pango_language_from_string)(const char *text);
  void (*pango_get_log_attrs)(
    const char *text, int bytes, int level, void *language, uint32_t *attributes, int count);
  // What is the same in every call
  const void *language;
  void *pango_language;
  void *unicode;
} Libraries;

// The libraries; NULL if one of them is missing or does not do what is expected of it.
const Libraries *libraries(void);

#endif
