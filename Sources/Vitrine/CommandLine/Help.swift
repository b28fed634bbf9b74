import PreviewProtocol

/// What the program says about itself.
enum Help {
  static let version = "0.1.0"

  static var text: String {
    """
    vitrine [PATH]                       the window, on a Swift file, a folder or a package
    vitrine render PATH … -o OUT         pictures; OUT ends in .png, .svg or .pdf, is a folder, or - (PNG to standard output)
    vitrine explain PATH … [--json]      the layout negotiation of every view
    vitrine list PATH [--json]           the previews: name, line, traits
    vitrine check PATH … [--record]      compare with recorded pictures and layout trees (--baseline DIR)
    vitrine doctor                       what is installed, what is missing, and how to get it

    Options of render, explain and check:
      --preview NAME, LINE or all        which previews; repeatable; the first by default
      --width N, --height N              the proposal: a number, nil (ideal), 0 (minimum) or inf (maximum);
                                         by default from the preview's traits, else the device
      --device NAME                      \(DeviceProfile.known.map(\.name).joined(separator: ", "))
      --scheme light|dark                light by default
      --type-size NAME                   xSmall … xxxLarge, accessibility1 … accessibility5; large by default
      --direction ltr|rtl                ltr by default
      --locale ID                        the system's by default
      --settings LIST                    what the user has set, joined by +: reduce-motion, increase-contrast, bold-text,
                                         differentiate-without-color, reduce-transparency, button-shapes, voice-over,
                                         switch-control, invert-colors, inactive
      --horizontal-class, --vertical-class   compact or regular; the device's by default
      --platform ios|macos               metrics, fonts, #if os(…); ios by default
      --scale N                          pixels per point; the device's by default
      --variants LIST                    a product of values, such as "scheme=light,dark type-size=large,accessibility3"
      --timeout S                        seconds after which user code that has not answered is stopped; 10 by default
      --background none                  (render) a clear ground in place of the platform's
      --at SECONDS                       (render) a moment of what moves; by default when all has come to rest
      --timings                          (render) how long each stage took, on standard error

    Exit status: 0 well, 1 check found differences, 2 the source does not compile, 3 user code crashed or did not answer, 4 something is missing on
    this machine, 64 wrong usage.
    """
  }
}
