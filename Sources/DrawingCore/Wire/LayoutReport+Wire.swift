import Foundation

extension Approximation: WireCodable {
  public func write(to writer: inout ByteWriter) {
    writer.write(line)
    writer.write(what)
    writer.write(detail)
  }
  public init(from reader: inout ByteReader) throws {
    self.init(line: try reader.read(), what: try reader.read(), detail: try reader.read())
  }
}

extension LayoutReport.Step: WireCodable {
  public func write(to writer: inout ByteWriter) {
    writer.write(proposedWidth)
    writer.write(proposedHeight)
    writer.write(width)
    writer.write(height)
    writer.write(isCached)
  }
  public init(from reader: inout ByteReader) throws {
    self.init(
      proposedWidth: try reader.read(), proposedHeight: try reader.read(), width: try reader.read(),
      height: try reader.read(), isCached: try reader.read())
  }
}

/// A report crosses with its root first, each view followed by its children, and is read without recursion.
extension LayoutReport: WireCodable {
  /// How deep a report that crosses may be; what lies deeper is left out.
  public static let maximumDepth = 1024

  public func write(to writer: inout ByteWriter) {
    var pending: [(report: LayoutReport, depth: Int)] = [(self, 1)]
    while let (report, depth) = pending.popLast() {
      let children = depth < Self.maximumDepth ? report.children : []
      report.writeOwnFields(to: &writer)
      writer.write(count: children.count)
      for child in children.reversed() { pending.append((child, depth + 1)) }
    }
  }

  public init(from reader: inout ByteReader) throws {
    /// Views whose children are not all read yet, the root first.
    var open: [(report: LayoutReport, missing: Int)] = []
    while true {
      var report = try LayoutReport(ownFieldsFrom: &reader)
      let count = try reader.readCount(minimumBytes: 79)
      if count > 0 {
        guard open.count + 1 < Self.maximumDepth else { throw WireError.nestedTooDeeply }
        open.append((report, count))
        continue
      }
      while var (parent, missing) = open.popLast() {
        parent.children.append(report)
        missing -= 1
        guard missing == 0 else {
          open.append((parent, missing))
          break
        }
        report = parent
      }
      if open.isEmpty {
        self = report
        return
      }
    }
  }

  private func writeOwnFields(to writer: inout ByteWriter) {
    writer.write(view)
    writer.write(ids)
    writer.write(text)
    writer.write(line)
    writer.write(priority)
    writer.write(frame)
    writer.write(drawn)
    writer.write(negotiation)
    writer.write(accessibility)
  }

  private init(ownFieldsFrom reader: inout ByteReader) throws {
    self.init(
      view: try reader.read(), ids: try reader.read(), text: try reader.read(), line: try reader.read(),
      priority: try reader.read(), frame: try reader.read(), drawn: try reader.read(),
      negotiation: try reader.read(), accessibility: try reader.read())
  }
}
