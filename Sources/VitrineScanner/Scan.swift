import PreviewProtocol
import SwiftParser
import SwiftSyntax

/// One pass over a file: finds the previews, and writes the copy to compile.
///
/// 1. Conditions are answered for the platform, without changing their length.
/// 2. Each top-level `#Preview` is turned, where it stands, into a function that the agent can call by a C name.
/// 3. Previews that are types get such a function after the last line: each `PreviewProvider`, or where there is no
///    preview at all, the app of the file, else the last view that can be made without arguments.
///
/// A file with syntax errors gets no entry points, so that the compiler speaks of the user's own text alone.
struct Scan {
  let request: ScanRequest
  let tree: SourceFileSyntax
  let locations: SourceLocationConverter

  init(_ request: ScanRequest) {
    self.request = request
    tree = Parser.parse(source: request.source)
    locations = SourceLocationConverter(fileName: request.path, tree: tree)
  }

  func result() -> ScanResult {
    let evaluator = ConditionEvaluator(platform: request.platform)
    var copy = SourceCopy(request.source, locations: locations)
    let conditions = ConditionRewriter(evaluator: evaluator, siblingModules: request.siblingModules)
    conditions.rewrite(tree, in: &copy)

    bringAlong(into: &copy)
    for adaptor in DelegateAdaptors.find(in: tree) { copy.insert(adaptor.text, at: adaptor.position) }
    let declarations = TopLevelDeclarations(tree, evaluator: evaluator)
    let isWhole = !tree.hasError
    var previews: [ScannedPreview] = []
    var entries: [(line: Int, text: String)] = []
    var counts: [Int: Int] = [:]
    func freshSymbol(line: Int) -> String {
      counts[line, default: 0] += 1
      return EntryPoint.symbol(path: request.path, line: line, ordinal: counts[line] ?? 1)
    }
    if request.omitsPreviews, isWhole {
      for node in declarations.previewNodes {
        copy.blank(node.positionAfterSkippingLeadingTrivia..<node.endPositionBeforeTrailingTrivia)
      }
    }
    for macro in request.omitsPreviews ? [] : declarations.previewMacros {
      let line = self.line(of: macro.node)
      let symbol = freshSymbol(line: line)
      if isWhole { PreviewMacroRewriter(macro: macro, symbol: symbol).rewrite(in: &copy) }
      previews.append(
        ScannedPreview(
          kind: .macro, name: macro.name, line: line, traits: macro.traits, symbol: symbol, path: request.path,
          lastLine: lastLine(of: macro.node)))
    }
    for provider in request.omitsPreviews ? [] : declarations.providers {
      for (index, part) in provider.parts.enumerated() {
        let line = self.line(of: part.node)
        let symbol = freshSymbol(line: line)
        let arguments =
          ["of: \(provider.typeName).self"] + (provider.parts.count > 1 ? ["part: \(index)"] : [])
          + (part.traits.isEmpty ? [] : ["traits: " + part.traits.joined(separator: ", ")])
        entries.append(
          (line, EntryPoint.function(symbol, making: "SwiftUI.Preview(\(arguments.joined(separator: ", ")))")))
        previews.append(
          ScannedPreview(
            kind: .provider, name: part.displayName, line: line, traits: part.traits, symbol: symbol,
            path: request.path, lastLine: lastLine(of: part.node)))
      }
    }
    if previews.isEmpty, !request.omitsPreviews, let app = declarations.app {
      let line = self.line(of: app)
      let symbol = freshSymbol(line: line)
      entries.append((line, EntryPoint.function(symbol, making: "SwiftUI.Preview(app: \(app.name.text).self)")))
      previews.append(
        ScannedPreview(
          kind: .view, name: app.name.text, line: line, traits: [], symbol: symbol, path: request.path,
          lastLine: lastLine(of: app)))
    }
    if previews.isEmpty, !request.omitsPreviews, let view = declarations.lastViewWithoutArguments {
      let line = self.line(of: view)
      let symbol = freshSymbol(line: line)
      entries.append((line, EntryPoint.function(symbol, making: "SwiftUI.Preview { \(view.name.text)() }")))
      previews.append(
        ScannedPreview(
          kind: .view, name: view.name.text, line: line, traits: [], symbol: symbol, path: request.path,
          lastLine: lastLine(of: view)))
    }
    var editable: EditableSource?
    if isWhole, request.makesLiteralsEditable {
      editable = LiteralRewriter.rewrite(
        tree, previews: request.omitsPreviews ? [] : declarations.previewMacros, path: request.path,
        source: request.source, in: &copy)
    }
    if importsSwiftUI { entries += AssetSymbols(names: request.assets).lines(for: tree).map { (1, $0) } }
    if usesNetworking {
      entries.append((1, "import FoundationNetworking"))
      if request.source.contains("dataTaskPublisher") { entries.append((1, Self.dataTaskPublisher)) }
    }
    if !isWhole { entries = [] }
    let lineCount = copy.append(entries.map(\.text))
    return ScanResult(
      previews: previews.sorted { $0.line < $1.line }, source: copy.text,
      shifts: copy.shifts, lineCount: lineCount, appendedLines: entries.map(\.line),
      interface: InterfaceWriter.interface(of: tree), editable: editable,
      imports: imports(besides: conditions))
  }

  /// Apple's Foundation brings Combine and Observation along, and models of observed objects rely on it.
  private func bringAlong(into copy: inout SourceCopy) {
    let imports = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    let modules = Set(imports.compactMap { $0.path.first?.name.text })
    guard let foundation = imports.first(where: { $0.path.trimmedDescription == "Foundation" }),
      modules.isDisjoint(with: ["SwiftUI", "UIKit"])
    else { return }
    func bring(_ module: String, for names: [String]) {
      guard !modules.contains(module), names.contains(where: request.source.contains) else { return }
      copy.insert("; import \(module)", at: foundation.endPositionBeforeTrailingTrivia)
    }
    bring("Combine", for: ["ObservableObject", "Published", "Publisher", "Subject", "Cancellable"])
    bring("Observation", for: ["@Observable", "withObservationTracking", "ObservationRegistrar"])
  }

  private var importsSwiftUI: Bool {
    tree.statements.contains {
      $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "SwiftUI"
    }
  }

  /// Whether the file uses what Apple's Foundation holds and Swift's own keeps in a module beside it.
  private var usesNetworking: Bool {
    let names: Set = ["URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLCache", "URLProtocol"]
    return tree.tokens(viewMode: .sourceAccurate).contains {
      if case .identifier(let name) = $0.tokenKind { names.contains(name) } else { false }
    }
  }

  /// Where Apple's Foundation and Combine meet. It stands in the file, since no module of a preview rests on both Combine
  /// and the one with sessions, which takes long to load.
  private static let dataTaskPublisher = """
    fileprivate extension URLSession { \
    typealias DataTaskPublisher = AnyPublisher<(data: Data, response: URLResponse), URLError>; \
    func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }; \
    func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher { Deferred { Future { promise in \
    self.dataTask(with: request) { data, response, error in \
    if let data, let response { promise(.success((data, response))) } \
    else { promise(.failure(error as? URLError ?? URLError(.unknown))) } }.resume() } }.eraseToAnyPublisher() } }
    """

  private func imports(besides conditions: ConditionRewriter) -> [ScannedImport] {
    tree.statements.compactMap { item in
      guard let name = item.item.as(ImportDeclSyntax.self)?.path.first?.name, !conditions.leavesOut(name.text) else {
        return nil
      }
      let place = locations.location(for: name.positionAfterSkippingLeadingTrivia)
      return ScannedImport(module: name.text, line: place.line, column: place.column)
    }
  }

  private func line(of node: some SyntaxProtocol) -> Int {
    locations.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  /// The line on which the node's last token ends.
  private func lastLine(of node: some SyntaxProtocol) -> Int {
    locations.location(for: node.endPositionBeforeTrailingTrivia).line
  }
}
