import Foundation
import Testing

/// Short files that use the module in the label sets that public view files use, checked by the compiler.
@Suite struct CompileTests {
  private struct Check {
    var errors: String
    /// The compiler's own counts of its work, which are the same in every run.
    var counts: [String: Int]
  }

  private func check(_ files: [String]) throws -> Check {
    let toolchain = try Command.run([".ci/toolchain"]).output.trimmingCharacters(in: .whitespacesAndNewlines)
    let built = Command.built.path
    let folder = try TemporaryFolder()
    let run = try Command.run(
      ["\(toolchain)/bin/swift-frontend", "-typecheck", "-parse-as-library", "-module-name", "Previewed"] + files + [
        "-swift-version", "5", "-I", "\(built)/Modules", "-load-plugin-executable",
        "\(built)/SwiftUIMacros-tool#SwiftUIMacros", "-plugin-path", "\(toolchain)/lib/swift/host/plugins",
        "-diagnostic-style", "llvm", "-no-color-diagnostics", "-stats-output-dir", folder.url.path,
      ])
    var counts: [String: Int] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.url.path) {
      let data = try Data(contentsOf: folder.url.appending(path: name))
      let values = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
      for (key, value) in values { counts[key, default: 0] += (value as? Int) ?? 0 }
    }
    return Check(errors: run.errors, counts: counts)
  }

  private func files() throws -> [String] {
    let folder = Command.root.appending(path: "Tests/CompileTests")
    let names = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    return (names ?? []).filter { $0.pathExtension == "swift" }.map(\.path).sorted()
  }

  /// What Apple calls deprecated may be called so here.
  @Test func everyFileCompilesWithoutWarnings() throws {
    let files = try files()
    #expect(files.count >= 300)
    let lines = try check(files).errors.split(separator: "\n").filter {
      $0.contains("error:") || $0.contains("warning:") && !$0.contains("DeprecatedDeclaration")
    }
    #expect(lines == [])
  }

  /// A view of `count` lines, in one body or in properties of ten lines each.
  private func view(lines count: Int, isSplit: Bool) -> String {
    let blocks = (0..<count / 10).map { block in
      (0..<5).map { line in
        """
        HStack(spacing: \(line + 2)) { Text("Row \\(\(block)) of \(count)").font(.headline); Spacer(minLength: 8) }
          .padding(.horizontal, 12).background(Color.gray.opacity(0.\(line + 1)), in: RoundedRectangle(cornerRadius: 6))
        """
      }.joined(separator: "\n")
    }
    let properties = blocks.indices.map { "@ViewBuilder var block\($0): some View {\n\(blocks[$0])\n}" }
    let parts = isSplit ? blocks.indices.map { "block\($0)" } : blocks
    // A block takes ten views at the most, as in files that people write.
    let body = stride(from: 0, to: parts.count, by: 2).map {
      "VStack(alignment: .leading) {\n\(parts[$0..<min($0 + 2, parts.count)].joined(separator: "\n"))\n}"
    }.joined(separator: "\n")
    return """
      import SwiftUI
      struct Long: View {
        \(isSplit ? properties.joined(separator: "\n") : "")
        var body: some View { ScrollView { \(body) } }
      }
      """
  }

  @Test func aLongBodyCostsTheCompilerLittleMoreThanItsParts() throws {
    let folder = try TemporaryFolder()
    var scopes: [Int] = []
    for isSplit in [true, false] {
      let file = folder.url.appending(path: "Long.swift")
      try view(lines: 200, isSplit: isSplit).write(to: file, atomically: true, encoding: .utf8)
      let check = try check([file.path])
      #expect(!check.errors.contains("error:"), "\(check.errors)")
      scopes.append(try #require(check.counts["Sema.NumConstraintScopes"]))
    }
    #expect(Double(scopes[1]) <= 1.5 * Double(scopes[0]), "\(scopes[1]) against \(scopes[0]) scopes of constraints")
  }
}
