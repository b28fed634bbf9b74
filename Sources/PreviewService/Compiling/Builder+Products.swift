import Foundation

/// The names of products, and what is kept beside them.
extension Builder {
  func name(_ units: inout [Compiler.Unit]) {
    var interfaces = ContentHash()
    for unit in units {
      interfaces.add(unit.path)
      interfaces.add(unit.scan.interface)
    }
    let fingerprint = compiler.fingerprint
    for index in units.indices {
      var hash = ContentHash()
      hash.add(fingerprint)
      hash.add(interfaces.name)
      hash.add(units[index].path)
      hash.add(units[index].scan.source)
      units[index].object = hash.name + ".o"
    }
  }

  func library(of units: [Compiler.Unit]) -> String {
    var hash = ContentHash()
    for unit in units { hash.add(unit.object) }
    return hash.name + ".so"
  }

  static func warnings(of unit: Compiler.Unit) -> String { unit.object + ".json" }

  func readWarnings(of unit: Compiler.Unit) -> [Diagnostic] {
    guard let data = cache.content(Self.warnings(of: unit)) else { return [] }
    return (try? JSONDecoder().decode([Diagnostic].self, from: data)) ?? []
  }

  func storeWarnings(_ warnings: [Diagnostic], of unit: Compiler.Unit, in folder: String) throws {
    let file = "\(folder)/warnings.json"
    try JSONEncoder().encode(warnings).write(to: URL(fileURLWithPath: file))
    try cache.store(file, as: Self.warnings(of: unit))
  }
}
