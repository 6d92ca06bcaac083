#ifndef TEXT_SHAPER_H
#define TEXT_SHAPER_H

#include <stdbool.h>
#include <stdint.h>

// What text is measured with: HarfBuzz shapes it, FriBidi finds the directions in it, Pango finds where it may break. The three are
// looked for when they are first needed, so that neither the build nor the program depends on them. Nothing here keeps a lock: a
// buffer is used by one thread at a time, a font by any number.

// Why text cannot be shaped here; NULL if it can.
const char *_Nullable text_shaper_failure(void);

// The names and versions of the libraries in use; empty if there are none.
const char *_Nonnull text_shaper_versions(void);

// A font, and what of it concerns all its characters, in units of the font.
typedef struct TextFont TextFont;
typedef struct {
  int32_t units_per_em;
  int32_t ascender;
  int32_t descender;
  int32_t line_gap;
  int32_t x_height;
  int32_t cap_height;
} TextFontMetrics;

// Reads the font in a file, for the rest of the process; NULL if there is none. Only where `text_shaper_failure` is NULL.
TextFont *_Nullable text_font_open(const char *_Nonnull path, TextFontMetrics *_Nonnull metrics);

// Writes the version that the font says it has, ending with a zero; empty if it says none.
void text_font_version(const TextFont *_Nonnull font, char *_Nonnull buffer, uint32_t capacity);

// Memory that shaping uses again and again.
typedef struct TextBuffer TextBuffer;
TextBuffer *_Nullable text_buffer_create(void);
void text_buffer_destroy(TextBuffer *_Nonnull buffer);

// Shapes the `count` scalars from `start` on, which are of one script and direction, in the context of the others. Each scalar that
// begins a cluster gets the cluster's advance, in units of the font; the others get -1.
void text_font_advances(
  const TextFont *_Nonnull font, TextBuffer *_Nonnull buffer, const uint32_t *_Nonnull text, int32_t length, int32_t start,
  int32_t count, uint32_t script, bool right_to_left, bool kerning, int32_t *_Nonnull advances);

// Writes the script of each scalar, as an ISO 15924 tag; what belongs to every script takes that of its neighbours.
void text_scripts(const uint32_t *_Nonnull text, int32_t length, uint32_t *_Nonnull scripts);

// Writes the level of each scalar of one paragraph: an odd one runs from right to left. `base` is 0 or 1, or -1 for what the first
// strong character says. Answers the paragraph's own level.
int32_t text_levels(
  const uint32_t *_Nonnull text, int32_t length, int32_t base, uint32_t *_Nonnull scratch, int8_t *_Nonnull levels);

// What can happen in front of a scalar.
enum {
  TextMayBreak = 1,
  TextMustBreak = 2,
  TextIsWhite = 4,
};

// Writes the flags of each scalar, and those of the end of the text: `length + 1` in all.
void text_breaks(const char *_Nonnull utf8, int32_t bytes, int32_t length, uint32_t *_Nonnull flags);

#endif
