import PreviewProtocol
import PreviewService

/// What the program is asked to do.
enum Command: Hashable {
  case window(path: String?, options: [String])
  case render(RenderOptions)
  case explain(ExplainOptions)
  case check(CheckOptions)
  case list(path: String, platform: PreviewPlatform, isJSON: Bool)
  case doctor
  case help
  case version
}

/// What `render`, `explain` and `check` have in common.
struct ViewOptions: Hashable {
  var paths: [String] = []
  var previews: [PreviewChoice] = [.first]
  /// Also previews besides those named.
  var isForAll = false
  /// One combination of conditions after another.
  var variants: [Variant] = []
  /// In seconds.
  var timeout = 10.0
  /// Seconds after a preview began at which it is drawn; nil for when all has come to rest.
  var moment: Double?
}

struct RenderOptions: Hashable {
  enum Output: Hashable {
    case file(path: String, format: PictureFormat)
    case folder(path: String)
    /// A PNG.
    case standardOutput
  }

  var view: ViewOptions
  var output: Output
  /// Whether the picture has the platform's ground, or none.
  var hasBackground = true
  /// Whether to say how long each stage took.
  var showsTimings = false
}

struct ExplainOptions: Hashable {
  var view: ViewOptions
  var isJSON = false
}

struct CheckOptions: Hashable {
  var view: ViewOptions
  /// Makes recordings in place of comparing with them.
  var records = false
  /// The folder of the recordings; nil is one beside each source.
  var baseline: String?
}

enum PictureFormat: String, Hashable, CaseIterable { case png, svg, pdf }

/// Conditions, and what to call them.
struct Variant: Hashable {
  var conditions: PreviewConditions
  /// The values that tell this one from the others, such as `dark`.
  var names: [String] = []
}
