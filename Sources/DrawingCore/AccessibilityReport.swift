import Foundation

/// What assistive technologies are told of a view by modifiers, for `explain`.
public struct AccessibilityReport: Hashable, Sendable {
  public var label, value, hint, identifier: String?
  /// The names of traits; those that were taken away begin with `not`.
  public var traits: [String]
  public var isHidden: Bool
  /// What else was said, in words.
  public var notes: [String]

  public init(
    label: String? = nil, value: String? = nil, hint: String? = nil, identifier: String? = nil, traits: [String] = [],
    isHidden: Bool = false, notes: [String] = []
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.identifier = identifier
    self.traits = traits
    self.isHidden = isHidden
    self.notes = notes
  }
}

extension AccessibilityReport: WireCodable {
  public func write(to writer: inout ByteWriter) {
    writer.write(label)
    writer.write(value)
    writer.write(hint)
    writer.write(identifier)
    writer.write(traits)
    writer.write(isHidden)
    writer.write(notes)
  }
  public init(from reader: inout ByteReader) throws {
    self.init(
      label: try reader.read(), value: try reader.read(), hint: try reader.read(), identifier: try reader.read(),
      traits: try reader.read(), isHidden: try reader.read(), notes: try reader.read())
  }
}
