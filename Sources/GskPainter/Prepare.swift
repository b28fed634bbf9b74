internal import CGtk
import Foundation

/// Makes GTK's drawing ready without a display; done by itself before anything is drawn.
///
/// Where GTK is in use already, nothing is done. Otherwise no display is looked for, and what GTK would write about
/// its absence is kept from the standard error output. Fonts are then looked for on a thread of Pango's own, for which
/// the first text waits.
@MainActor public func prepare() { _ = preparation }

/// Evaluated once.
@MainActor private let preparation: Void = {
  _ = pango_cairo_font_map_get_default()
  guard gtk_is_initialized() == 0 else { return }
  g_log_set_writer_func(
    { level, fields, count, data in
      let isGraver = level.rawValue & G_LOG_LEVEL_ERROR.rawValue != 0
      return isGraver ? g_log_writer_default(level, fields, count, data) : G_LOG_WRITER_HANDLED
    }, nil, nil)
  // A name that no backend has: no display is opened, even where there is one.
  gdk_set_allowed_backends("none")
  _ = gtk_init_check()
}()
