/// The values that the views of a preview have come to keep, by where the views stand.
///
/// Only what was changed while the preview ran is in it: what was not begins as the source says.
public struct StateArchive: Codable, Hashable, Sendable {
  /// A value by the path of its view, the name of its property and the name of its type.
  struct Key: Codable, Hashable, Sendable {
    var path: String
    var property: String
    var type: String
  }
  struct Entry: Codable, Hashable, Sendable {
    var key: Key
    /// A property list; nil where the value cannot be coded.
    var value: Data?
    /// Belongs to a view of the framework's own, so people do not count it.
    var isInternal: Bool
  }

  var entries: [Entry] = []
  /// The stores of `AppStorage` and `SceneStorage`.
  var appStorage, sceneStorage: Data?

  /// How many values there were, those included that could not be coded.
  public var count: Int { entries.count { !$0.isInternal } }

  /// - Throws: where the data is none that `data` made.
  public init(data: Data) throws { self = try PropertyListDecoder().decode(StateArchive.self, from: data) }
  init() {}

  public var data: Data {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    return (try? encoder.encode(self)) ?? Data()
  }
}

extension StateArchive {
  /// A value as a property list; nil where it cannot be coded.
  static func coded<Value>(_ value: Value) -> Data? {
    StateCoding.encode(value).flatMap {
      try? PropertyListSerialization.data(fromPropertyList: [$0], format: .binary, options: 0)
    }
  }
}

extension _PropertyContext {
  /// Where the value of a state is kept; at the first time, the value that it had in another process is taken over.
  mutating func stateSlot<Value>(_ initial: Value) -> StateLocation<Value> {
    let (owner, name) = (owner, name)
    return slot {
      let location = StateLocation(initial, name: name)
      if let value = owner.graph.restoration?.take(Value.self, location.archiveName, of: owner) {
        location.restore(value)
      }
      return location
    }
  }
}

/// A value that a view keeps and that another process can take over.
protocol ArchivableSlot: AnyObject {
  /// The name of the property.
  var archiveName: String { get }
  /// The name of the value's type.
  var archiveType: String { get }
  /// Whether the value was changed since it was made.
  var isChanged: Bool { get }
  var archived: Data? { get }
}

/// Where nodes stand: the types of the views with a body from the root on, each with its number among those of its type
/// below the same view, and between them the branches of conditions and the identities of rows.
///
/// Modifiers and layout that are added around a view leave its place as it is.
@MainActor
final class IdentityPaths {
  private struct Known {
    weak var node: ViewNode?
    let path: String
  }
  private var known: [ObjectIdentifier: Known] = [:]
  private var counts: [String: Int] = [:]

  func path(of node: ViewNode) -> String {
    if let found = known[ObjectIdentifier(node)], found.node === node { return found.path }
    guard let parent = node.parent else { return "" }
    var path = path(of: parent)
    if let branch = parent.identity(of: node) { path += "/" + branch }
    if let name = node.identityName {
      path += "/" + name
      let count = counts[path, default: 0]
      counts[path] = count + 1
      if count > 0 { path += "#\(count)" }
    }
    known[ObjectIdentifier(node)] = Known(node: node, path: path)
    return path
  }
}

/// The values of another process that the views of this one take over as they are made.
@MainActor
final class StateRestoration {
  private let paths = IdentityPaths()
  private var values: [StateArchive.Key: Data]
  /// How many were taken.
  private(set) var count = 0

  init(_ archive: StateArchive) {
    values = Dictionary(
      archive.entries.compactMap { entry in entry.value.map { (entry.key, $0) } }, uniquingKeysWith: { $1 })
  }

  /// Takes the value for a property of a node's view.
  func take<Value>(_ type: Value.Type, _ property: String, of node: ViewNode) -> Value? {
    let key = StateArchive.Key(path: paths.path(of: node), property: property, type: "\(type)")
    guard let data = values.removeValue(forKey: key),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [Any], let part = list.first,
      let value = StateCoding.decode(type, from: part)
    else { return nil }
    if !node.isFramework { count += 1 }
    return value
  }
}

extension ViewGraph {
  /// What the nodes at and below one have come to keep.
  func archive(below root: ViewNode) -> StateArchive {
    var archive = StateArchive()
    let paths = IdentityPaths()
    func visit(_ node: ViewNode) {
      var slots: [any ArchivableSlot] =
        (node as? any PropertyOwner)?.slots.compactMap { $0 as? any ArchivableSlot } ?? []
      if let slot = node as? any ArchivableSlot { slots.append(slot) }
      if !slots.isEmpty {
        // The path is asked for whether or not anything changed, so that both processes count alike.
        let path = paths.path(of: node)
        for slot in slots where slot.isChanged {
          let key = StateArchive.Key(path: path, property: slot.archiveName, type: slot.archiveType)
          archive.entries.append(StateArchive.Entry(key: key, value: slot.archived, isInternal: node.isFramework))
        }
      }
      for child in node.children { visit(child) }
    }
    visit(root)
    return archive
  }
}
