import DrawingCore
import Foundation
import SwiftUI
import Testing

/// Where the numbers of a case come from, which says how they are to be read.
enum LayoutSource {
  /// Apple's documentation or a third party's measurement. Frames are relative to the root's own corner; iOS.
  case documented
  /// Recorded from Apple's SwiftUI on macOS 26 at scale 2. Frames are in the area proposed, the root centred in it.
  case recordedMac
}

/// How many sources agree on a case: several, one or a derivation, or weak ones.
enum LayoutConfidence { case high, medium, low }

/// x, y, width and height in points.
typealias ExpectedFrame = (Double, Double, Double, Double)

/// Lays a view out and compares its size and the frames of the views that carry an `.id` with the expected ones.
/// - Parameters:
///   - proposal: nil is unspecified, infinity asks for the maximum.
///   - drawn: the frames after snapping to pixels.
@MainActor
func check(
  _ id: String, _ confidence: LayoutConfidence = .high, on source: LayoutSource = .documented, scale: CGFloat? = nil,
  proposal: (width: CGFloat?, height: CGFloat?), size: (Double, Double), frames: [String: ExpectedFrame],
  drawn: [String: ExpectedFrame] = [:], sourceLocation: SourceLocation = #_sourceLocation,
  @ViewBuilder content: () -> some View
) {
  let host = layoutHost(source, scale: scale, proposal: proposal, content: content)
  check(
    id, confidence, in: host, on: source, size: size, frames: frames, drawn: drawn, sourceLocation: sourceLocation)
}

/// A host of a view under the conditions of a case, for cases in which something happens.
@MainActor
func layoutHost(
  _ source: LayoutSource, scale: CGFloat? = nil, proposal: (width: CGFloat?, height: CGFloat?),
  @ViewBuilder content: () -> some View
) -> ViewHost {
  var conditions = ViewConditions(proposal: ProposedViewSize(width: proposal.width, height: proposal.height))
  switch source {
  case .documented:
    conditions.platform = .ios
    conditions.scale = scale ?? 1
  case .recordedMac:
    conditions.platform = .macos
    conditions.scale = scale ?? 2
  }
  return ViewHost(root: content(), conditions: conditions, shaper: EmptyShaper(), imageLoader: NoPictures())
}

/// Compares the state that a host is in with the expected one.
@MainActor
func check(
  _ id: String, _ confidence: LayoutConfidence = .high, in host: ViewHost, on source: LayoutSource,
  size: (Double, Double), frames: [String: ExpectedFrame], drawn: [String: ExpectedFrame] = [:],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let report = host.report()
  var differences: [String] = []
  func compare(_ what: String, _ found: [Double]?, _ expected: [Double]) {
    let isClose = found.map { zip($0, expected).allSatisfy { $0 == $1 || abs($0 - $1) < 0.01 } } ?? false
    if !isClose { differences.append("\(what) is \(found.map(\.description) ?? "absent"), not \(expected)") }
  }
  compare("the size", [report.frame.width, report.frame.height], [size.0, size.1])
  let origin = source == .documented ? report.frame.origin : .zero
  for (name, expected) in frames.sorted(by: { $0.key < $1.key }) {
    let frame = report.first(named: name)?.frame.offsetBy(dx: -origin.x, dy: -origin.y)
    compare(name, frame?.numbers, [expected.0, expected.1, expected.2, expected.3])
  }
  for (name, expected) in drawn.sorted(by: { $0.key < $1.key }) {
    let frame = report.first(named: name)?.drawn.offsetBy(dx: -origin.x, dy: -origin.y)
    compare("\(name) as drawn", frame?.numbers, [expected.0, expected.1, expected.2, expected.3])
  }
  LayoutTally.record(file: sourceLocation.fileName, passed: differences.isEmpty)
  #expect(
    differences.isEmpty, "\(id) (\(confidence) confidence): \(differences.joined(separator: "; "))",
    sourceLocation: sourceLocation)
}

extension LayoutReport {
  /// The first view, from the root downwards, that carries this id.
  fileprivate func first(named name: String) -> LayoutReport? {
    if ids.contains(name) { return self }
    for child in children {
      if let found = child.first(named: name) { return found }
    }
    return nil
  }
}

extension CGRect {
  fileprivate var numbers: [Double] { [minX, minY, width, height] }
}

/// The cases have no text: recorded texts are written as colours of the recorded size.
private final class EmptyShaper: TextShaper {
  func shape(_ spans: [TextSpan], isRightToLeft: Bool, locale: String) -> ShapedText { ShapedText() }
  func metrics(of font: FontRequest) -> FontMetrics { FontMetrics(ascent: 0, descent: 0, capHeight: 0) }
}

private final class NoPictures: ImageLoader {
  func bitmap(contentsOf path: String, scale: CGFloat) -> Bitmap? { nil }
}
