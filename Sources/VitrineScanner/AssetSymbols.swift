import PreviewProtocol
import SwiftSyntax

/// Declares the pictures and colours of asset catalogues that a file names as members, as Xcode's generated code does.
struct AssetSymbols {
  let names: AssetNames

  /// Lines for the end of the file's copy; what they declare is seen in the file alone.
  func lines(for tree: SourceFileSyntax) -> [String] {
    guard !names.images.isEmpty || !names.colors.isEmpty else { return [] }
    var members: Set<String> = []
    var isAfterPeriod = false
    for token in tree.tokens(viewMode: .sourceAccurate) {
      if isAfterPeriod { members.insert(token.text.filter { $0 != "`" }) }
      isAfterPeriod = token.tokenKind == .period
    }
    let images = names.images.filter { members.contains($0.key) }.sorted { $0.key < $1.key }
    let colors = names.colors.filter { members.contains($0.key) }.sorted { $0.key < $1.key }
    func member(_ type: String, _ pair: (key: String, value: String)) -> String {
      let name = pair.value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return "static var `\(pair.key)`: SwiftUI.\(type) { SwiftUI.\(type)(name: \"\(name)\", bundle: .main) }"
    }
    var lines: [String] = []
    if !images.isEmpty {
      lines.append(Self.extending("ImageResource", images.map { member("ImageResource", $0) }))
    }
    if !colors.isEmpty {
      lines.append(Self.extending("ColorResource", colors.map { member("ColorResource", $0) }))
    }
    let plain = colors.filter { names.plainColors.contains($0.key) }
    if !plain.isEmpty {
      let members = plain.map {
        "static var `\($0.key)`: SwiftUI.Color { SwiftUI.Color(SwiftUI.ColorResource.`\($0.key)`) }"
      }
      lines.append(Self.extending("Color", members))
      lines.append(Self.extending("ShapeStyle where Self == SwiftUI.Color", members))
    }
    return lines
  }

  private static func extending(_ type: String, _ members: [String]) -> String {
    "fileprivate extension SwiftUI.\(type) { \(members.joined(separator: "; ")) }"
  }
}
