// Everything that TextShaping uses of Pango. HarfBuzz is what gives a face's own metrics without rounding, fontconfig what
// finds a face by its PostScript name.
#include <pango/pango.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>
#include <hb-ot.h>
#include <hb.h>

// Swift does not import FcChar8 constants that are macros.
static inline const char *cpango_fc_postscript_name(void) { return FC_POSTSCRIPT_NAME; }
static inline const char *cpango_fc_file(void) { return FC_FILE; }
static inline const char *cpango_fc_index(void) { return FC_INDEX; }
static inline const char *cpango_fc_hinting(void) { return FC_HINTING; }
static inline const char *cpango_fc_hint_style(void) { return FC_HINT_STYLE; }

// Deprecated in favour of a layout's own finding, which is private; bidirectional text needs it before itemizing.
static inline PangoDirection cpango_find_base_dir(const char *text, int length) {
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  return pango_find_base_dir(text, length);
  G_GNUC_END_IGNORE_DEPRECATIONS
}
