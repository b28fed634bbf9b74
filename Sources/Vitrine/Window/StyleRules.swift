/// The window's own style rules; everything else is the theme's.
enum StyleRules {
  static let css = """
    canvas { background-color: shade(@theme_bg_color, 0.955); }
    canvas:focus-visible { outline: 2px solid alpha(@theme_selected_bg_color, 0.6); outline-offset: -3px; }
    .conditions { padding: 6px 12px 12px 12px; }
    .side { border-left: 1px solid @borders; }
    .statusbar { border-top: 1px solid @borders; padding: 1px 6px 1px 10px; min-height: 28px; }
    .statusbar button { min-height: 22px; min-width: 22px; padding: 1px 4px; }
    .details-bar { border-top: 1px solid @borders; border-bottom: 1px solid @borders; padding: 3px 6px; }
    .details-bar button { min-height: 22px; padding-top: 1px; padding-bottom: 1px; }
    .banner {
      background-color: @theme_base_color; color: @theme_text_color; border: 1px solid @borders;
      border-radius: 9px; padding: 6px 6px 6px 12px; margin: 10px;
      box-shadow: 0 1px 4px alpha(black, 0.18);
    }
    .banner image { color: @warning_color; }
    .banner.error image { color: @error_color; }
    .banner button { min-height: 24px; padding: 2px 10px; }
    image.error { color: @error_color; }
    image.warning { color: @warning_color; }
    .caption { font-size: 0.9em; }
    .heading { font-weight: bold; }
    .numeric { font-feature-settings: "tnum"; }
    .title-1 { font-weight: 800; font-size: 1.7em; }
    .subtitle { font-size: 0.85em; }
    .placeholder { margin: 24px; }
    columnview.details { background: @theme_base_color; }
    columnview.details > listview > row > cell { padding: 3px 8px; }
    .drop-target:drop(active) { box-shadow: inset 0 0 0 3px @theme_selected_bg_color; }
    """
}
