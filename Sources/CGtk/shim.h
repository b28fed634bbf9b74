#include <gtk/gtk.h>
#include <librsvg/rsvg.h>
#include <png.h>
#include <zlib.h>
#include <cairo-svg.h>
#include <cairo-pdf.h>
