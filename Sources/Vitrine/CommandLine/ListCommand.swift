import PreviewProtocol
import PreviewService

/// Prints the previews of a source.
@MainActor struct ListCommand {
  let path: UserPath
  let platform: PreviewPlatform
  let isJSON: Bool
  let installation: Installation
  let console: Console

  func run() async {
    do {
      let previews = try await Builder(installation: installation).previews(path: path.given, platform: platform)
      if isJSON || !previews.isEmpty { console.write(isJSON ? json(previews) : table(previews)) }
      if previews.isEmpty {
        console.fail(.doesNotCompile, "\(path.given): error: \(UnusableSource.noView(path: path.given).sentence)")
      }
    } catch let source as UnusableSource {
      console.fail(.doesNotCompile, "\(path.given): error: \(source.sentence)")
    } catch let error as ServiceError {
      console.fail(.missingPart, "vitrine: \(error.sentence)")
    } catch {
      console.fail(.missingPart, "vitrine: \(error)")
    }
  }

  private func json(_ previews: [ScannedPreview]) -> String {
    JSONValue.array(
      previews.map { preview in
        .object([
          ("name", .text(preview.name)), ("line", .number(Double(preview.line))),
          ("traits", .array(preview.traits.map { .text($0) })),
          ("file", .text(path.displayed(preview.path))), ("kind", .text(preview.kind.rawValue)),
        ])
      }
    ).text
  }

  private func table(_ previews: [ScannedPreview]) -> String {
    previews.map { preview in
      let traits = preview.traits.isEmpty ? "" : "  " + preview.traits.joined(separator: " ")
      return "\(path.displayed(preview.path)):\(preview.line)  \(preview.name ?? "(unnamed)")\(traits)"
    }.joined(separator: "\n")
  }
}
