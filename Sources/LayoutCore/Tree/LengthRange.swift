/// How a node's length on one axis answers a proposal where the other axis has no say in it: the ideal length to nil,
/// otherwise the proposal held between two limits. In points.
struct LengthRange: Equatable {
  var ideal = 0.0
  var minimum = 0.0
  var maximum = 0.0

  static func rigid(_ length: Double) -> LengthRange {
    LengthRange(ideal: length, minimum: length, maximum: length)
  }

  /// What colours and most shapes do.
  static let fill = LengthRange(ideal: 10, minimum: 0, maximum: .infinity)

  /// Whether it stands for every proposal that is not negative, and layouts can add it up.
  var isUsable: Bool { minimum.isFinite && ideal.isFinite && minimum >= 0 && !maximum.isNaN }
  var isRigid: Bool { minimum == maximum && ideal == minimum }

  func widened(by inset: Double) -> LengthRange {
    LengthRange(ideal: max(0, ideal + inset), minimum: max(0, minimum + inset), maximum: max(0, maximum + inset))
  }

  @inline(__always) mutating func add(_ other: LengthRange, gap: Double) {
    ideal += gap + other.ideal
    minimum += gap + other.minimum
    maximum += gap + other.maximum
  }

  @inline(__always) mutating func formMaximum(_ other: LengthRange) {
    ideal = max(ideal, other.ideal)
    minimum = max(minimum, other.minimum)
    maximum = max(maximum, other.maximum)
  }

  /// The largest of each limit among some ranges, of which this is the one, once `old` among them has become `new`; nil
  /// where that depends on the others.
  func largest(replacing old: LengthRange, by new: LengthRange) -> LengthRange? {
    func largest(_ known: Double, _ old: Double, _ new: Double) -> Double? {
      new >= known ? new : old < known ? known : nil
    }
    guard let ideal = largest(ideal, old.ideal, new.ideal), let minimum = largest(minimum, old.minimum, new.minimum),
      let maximum = largest(maximum, old.maximum, new.maximum)
    else { return nil }
    return LengthRange(ideal: ideal, minimum: minimum, maximum: maximum)
  }

  @inline(__always) func answer(_ proposed: Double) -> Double {
    proposed == Proposal.nilLength ? ideal : min(max(proposed, minimum), maximum)
  }
}
