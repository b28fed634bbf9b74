/// Everything that a window does when it is asked to by a key, a menu or a button.
enum WindowAction: String, CaseIterable {
  case open = "open"
  case openFolder = "open-folder"
  case refresh = "refresh"
  case export = "export"
  case exportPNG = "export-png"
  case exportSVG = "export-svg"
  case exportPDF = "export-pdf"
  case copyPicture = "copy-picture"
  case nextPreview = "next-preview"
  case previousPreview = "previous-preview"
  case zoomIn = "zoom-in"
  case zoomOut = "zoom-out"
  case naturalSize = "natural-size"
  case fit = "fit"
  case largerType = "larger-type"
  case smallerType = "smaller-type"
  case problems = "problems"
  case log = "log"
  case outline = "outline"
  case canvas = "canvas"
  case resetConditions = "reset-conditions"
  case resetState = "reset-state"
  case fullscreen = "fullscreen"
  case leaveFullscreen = "leave-fullscreen"
  case about = "about"
  case close = "close"
}

/// What is on or off in a window.
enum WindowToggle: String, CaseIterable {
  case dark
  case conditions
  case details
}

/// What the program as a whole does.
enum ApplicationAction: String, CaseIterable {
  case newWindow = "new-window"
  case preferences = "preferences"
  case quit = "quit"
}

extension WindowAction {
  var keys: [String] {
    switch self {
    case .open: ["<Control>o"]
    case .openFolder: ["<Control><Shift>o"]
    case .refresh: ["<Control>r", "F5"]
    case .export: ["<Control><Shift>s"]
    case .copyPicture: ["<Control>c"]
    case .nextPreview: ["<Control>Page_Down"]
    case .previousPreview: ["<Control>Page_Up"]
    case .zoomIn: ["<Control>plus", "<Control>equal", "<Control>KP_Add"]
    case .zoomOut: ["<Control>minus", "<Control>KP_Subtract"]
    case .naturalSize: ["<Control>0", "<Control>KP_0"]
    case .fit: ["<Control>9"]
    case .largerType: ["<Control>bracketright"]
    case .smallerType: ["<Control>bracketleft"]
    case .problems: ["<Alt>1"]
    case .log: ["<Alt>2"]
    case .outline: ["<Alt>3"]
    case .canvas: ["<Alt>0"]
    case .resetConditions: ["<Control>BackSpace"]
    case .resetState: ["<Control><Shift>r"]
    case .fullscreen: ["F11"]
    case .close: ["<Control>w"]
    case .exportPNG, .exportSVG, .exportPDF, .leaveFullscreen, .about: []
    }
  }

  /// As the window of shortcuts says it.
  var title: String {
    switch self {
    case .open: "Open a file"
    case .openFolder: "Open a folder or package"
    case .refresh: "Build and show again"
    case .export: "Save the picture"
    case .exportPNG: "Save as PNG"
    case .exportSVG: "Save as SVG"
    case .exportPDF: "Save as PDF"
    case .copyPicture: "Copy the picture"
    case .nextPreview: "Next preview"
    case .previousPreview: "Previous preview"
    case .zoomIn: "Zoom in"
    case .zoomOut: "Zoom out"
    case .naturalSize: "Natural size"
    case .fit: "Fit the window"
    case .largerType: "Larger type"
    case .smallerType: "Smaller type"
    case .problems: "Problems"
    case .log: "Log"
    case .outline: "Outline of the views"
    case .canvas: "The preview"
    case .resetConditions: "Back to the preview's own conditions"
    case .resetState: "Begin the preview anew, its state forgotten"
    case .fullscreen: "Full screen"
    case .leaveFullscreen: "Leave full screen"
    case .about: "About Vitrine"
    case .close: "Close the window"
    }
  }
}

extension WindowToggle {
  var keys: [String] {
    switch self {
    case .dark: ["<Control>d"]
    case .conditions: ["F9"]
    case .details: ["<Control>j"]
    }
  }

  var title: String {
    switch self {
    case .dark: "Dark appearance of the preview"
    case .conditions: "Conditions at the side"
    case .details: "Problems, log and outline below"
    }
  }
}

extension ApplicationAction {
  var keys: [String] {
    switch self {
    case .newWindow: ["<Control>n"]
    case .preferences: ["<Control>comma"]
    case .quit: ["<Control>q"]
    }
  }

  var title: String {
    switch self {
    case .newWindow: "New window"
    case .preferences: "Preferences"
    case .quit: "Quit"
    }
  }
}
