#include <gtk/gtk.h>
#include <librsvg/rsvg.h>
