import Foundation

extension LayoutTree {
  /// Writes a specification into the node's record.
  func apply(_ spec: LayoutSpec, to index: Int32) {
    let i = Int(index)
    arena.pointee.objects[i] = nil
    defer { setOwnRanges(i) }
    switch spec {
    case .fill:
      records[i].kind = .fill
    case .leaf(let leaf):
      records[i].kind = .leaf
      setLeaf(leaf, i)
      if leaf.textBaselines(.unspecified) != nil { mark(.hasBaselines, index) }
      setKnownAnswers(leaf.knownAnswers, i)
    case .spacer(let minLength, let axis):
      records[i].kind = .spacer
      records[i].parameters.0 = max(0, Double(minLength ?? CGFloat(ViewSpacing.standard)))
      records[i].hasAxis = axis != nil
      records[i].axis = axis ?? .horizontal
      records[i].priority = -.infinity
    case .divider(let thickness, let stackAxis):
      records[i].kind = .divider
      records[i].parameters.0 = Double(thickness)
      records[i].axis = stackAxis ?? .vertical
    case .fixedFrame(let width, let height, let alignment):
      records[i].kind = .fixedFrame
      records[i].parameters.0 = Self.fixedLength(width)
      records[i].parameters.1 = Self.fixedLength(height)
      setAlignment(alignment, of: i)
    case .flexibleFrame(let frame, let alignment):
      records[i].kind = .flexibleFrame
      setLimits(frame, of: i)
      setAlignment(alignment, of: i)
    case .padding(let insets):
      records[i].kind = .padding
      records[i].parameters = (
        Self.finite(insets.top), Self.finite(insets.leading), Self.finite(insets.bottom), Self.finite(insets.trailing),
        0, 0
      )
    case .aspectRatio(let ratio, let mode):
      records[i].kind = .aspectRatio
      let given = ratio.map { $0.isFinite && $0 > 0 ? Double($0) : Proposal.nilLength } ?? Proposal.nilLength
      records[i].parameters.0 = given
      records[i].parameters.1 = mode == .fill ? 1 : 0
    case .fixedSize(let horizontal, let vertical):
      records[i].kind = .fixedSize
      records[i].parameters.0 = horizontal ? 1 : 0
      records[i].parameters.1 = vertical ? 1 : 0
    case .offset(let offset):
      records[i].kind = .offset
      records[i].parameters.0 = Self.finite(offset.width)
      records[i].parameters.1 = Self.finite(offset.height)
    case .position(let point):
      records[i].kind = .position
      records[i].parameters.0 = Self.finite(point.x)
      records[i].parameters.1 = Self.finite(point.y)
    case .horizontalGuide(let alignment, let value):
      setGuide(alignment.key, .horizontal, value, of: index)
    case .verticalGuide(let alignment, let value):
      setGuide(alignment.key, .vertical, value, of: index)
    case .stack(let axis, let spacing, let horizontal, let vertical):
      records[i].kind = .stack
      records[i].axis = axis
      records[i].parameters.0 = spacing.map { $0.isNaN ? 0 : Double($0) } ?? Proposal.nilLength
      setAlignment(Alignment(horizontal: horizontal, vertical: vertical), of: i)
    case .depthStack(let alignment):
      records[i].kind = .depthStack
      setAlignment(alignment, of: i)
    case .layered(let alignment):
      records[i].kind = .layered
      setAlignment(alignment, of: i)
    case .custom(let box):
      records[i].kind = .custom
      arena.pointee.objects[i] = box
      box.attach(LayoutID(index))
      mark(.hasGuides, index)
      mark(.mayShrink, index)
      if box.readsPosition { mark(.readsPosition, index) }
    case .geometry(let content):
      records[i].kind = .geometry
      arena.pointee.objects[i] = content
    case .viewThatFits(let axes):
      records[i].kind = .viewThatFits
      mark(.mayShrink, index)
      records[i].parameters.0 = axes.contains(.horizontal) ? 1 : 0
      records[i].parameters.1 = axes.contains(.vertical) ? 1 : 0
    case .passThrough:
      records[i].kind = .passThrough
    }
  }

  private func setAlignment(_ alignment: Alignment, of i: Int) {
    records[i].horizontalKey = alignment.horizontal.key
    records[i].verticalKey = alignment.vertical.key
  }

  private func setGuide(
    _ key: AlignmentKey, _ axis: Axis, _ value: @escaping (ViewDimensions) -> CGFloat, of index: Int32
  ) {
    records[Int(index)].kind = .guide
    records[Int(index)].axis = axis
    records[Int(index)].horizontalKey = key
    arena.pointee.objects[Int(index)] = Guide(value)
    mark(.hasGuides, index)
  }

  /// A negative or infinite length of a fixed frame is ignored, as SwiftUI does with a warning at run time.
  private static func fixedLength(_ value: CGFloat?) -> Double {
    guard let value, value.isFinite, value >= 0 else { return Proposal.nilLength }
    return Double(value)
  }

  private static func finite(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }

  /// Puts limits in order: a negative minimum is 0, the ideal is raised to the minimum, the maximum to the ideal.
  private func setLimits(_ frame: FlexibleFrame, of i: Int) {
    func ordered(_ low: CGFloat?, _ ideal: CGFloat?, _ high: CGFloat?) -> (Double, Double, Double) {
      let nilLength = Proposal.nilLength
      var low = Proposal.length(low), ideal = Proposal.length(ideal), high = Proposal.length(high)
      if low != nilLength { low = low.isFinite ? max(0, low) : 0 }
      if ideal != nilLength { ideal = max(ideal, low.or(0)) }
      if high != nilLength { high = max(high, ideal.or(low.or(0))) }
      return (low, ideal, high)
    }
    let (w, h) = (
      ordered(frame.minWidth, frame.idealWidth, frame.maxWidth),
      ordered(frame.minHeight, frame.idealHeight, frame.maxHeight)
    )
    records[i].parameters = (w.0, w.1, w.2, h.0, h.1, h.2)
  }
}
