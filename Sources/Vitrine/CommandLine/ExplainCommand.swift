import DrawingCore
import PreviewProtocol
import PreviewService

/// Prints the layout negotiation of every view, as JSON or as a tree for people.
@MainActor struct ExplainCommand {
  let options: ExplainOptions
  let installation: Installation
  let console: Console

  func run() async {
    let runner = PreviewRunner(options.view, isExplaining: true, installation: installation, console: console)
    var elements: [JSONValue] = []
    var trees: [String] = []
    await runner.run { shot in
      if options.isJSON { elements.append(Self.element(shot)) } else if let tree = tree(shot) { trees.append(tree) }
    }
    if options.isJSON {
      console.write(JSONValue.array(elements).text)
    } else if !trees.isEmpty {
      console.write(trees.joined(separator: "\n\n"))
    }
  }

  /// What is printed of a preview as JSON.
  static func element(_ shot: PreviewRunner.Shot) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("preview", .text(shot.preview.name)), ("line", .number(Double(shot.preview.line))),
      ("file", .text(shot.path.displayed(shot.preview.path))),
    ]
    if !shot.variant.names.isEmpty { members.append(("variant", .array(shot.variant.names.map { .text($0) }))) }
    switch shot.answer {
    case .failure(let failure): members.append(("error", .text(failure.state?.sentence ?? "It was stopped.")))
    case .success(let answer):
      let frame = answer.frame
      members += [
        ("proposal", JSONValue.proposal(frame.proposedWidth, frame.proposedHeight)),
        ("size", .size(Double(frame.answer.width), Double(frame.answer.height))),
        ("approximations", .array(frame.approximations.map(JSONValue.approximation))),
      ]
      if let report = answer.report { members.append(("root", .node(report))) }
    }
    return .object(members)
  }

  private func tree(_ shot: PreviewRunner.Shot) -> String? {
    guard case .success(let answer) = shot.answer, let report = answer.report else { return nil }
    let title = shot.preview.name ?? "Preview"
    let variant = shot.variant.names.isEmpty ? "" : " (" + shot.variant.names.joined(separator: ", ") + ")"
    let file = shot.path.displayed(shot.preview.path)
    let proposal = LayoutSentence.proposal(answer.frame.proposedWidth, answer.frame.proposedHeight)
    let size = LayoutSentence.size(Double(answer.frame.answer.width), Double(answer.frame.answer.height))
    let head = "\(title)\(variant), \(file):\(shot.preview.line): offered \(proposal), takes \(size)"
    let notes = answer.frame.approximations.map { "  drawn approximately: \($0.detail)" }
    return ([head] + notes + LayoutTree(report).lines).joined(separator: "\n")
  }
}
