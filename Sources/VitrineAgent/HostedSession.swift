import DrawingCore
import Foundation
import ImageLoading
import PreviewProtocol
import SwiftUI
import TextShaping

/// A preview shown by the engine.
@MainActor final class HostedSession: PreviewSession {
  private static let shaper = PangoTextShaper()
  private static let images = PixbufImageLoader()

  private static let settlingPasses = 3

  private let preview: Preview
  private let resourceFolder: String
  let host: ViewHost
  private let clock: PreviewClock
  private let start = ContinuousClock.now
  private var hasBegun = false

  /// Begins to look for fonts, on a thread of Pango's own. The first text waits for it; what comes before that does not.
  static func findFonts() { _ = shaper }

  /// Shows a view of what most previews are made of, so that fonts are loaded, and what Swift's runtime and the engine look
  /// up once is known, before there is a preview: that takes twice as long as a small preview's first picture does then.
  static func warmUp() {
    let host = ViewHost(
      root: WarmUpView(), conditions: ViewConditions(proposal: ProposedViewSize(width: 390, height: 844)),
      shaper: shaper, imageLoader: images)
    _ = host.render()
  }

  init(
    _ preview: Preview, _ conditions: PreviewConditions, clock: PreviewClock, resourceFolder: String,
    archive: StateArchive? = nil
  ) {
    self.preview = preview
    self.clock = clock
    self.resourceFolder = resourceFolder
    host = ViewHost(
      root: preview.content, conditions: conditions.engine(for: preview, resourceFolder: resourceFolder),
      shaper: Self.shaper, imageLoader: Self.images, startDate: Date(), restoring: archive)
  }

  /// Sets the host's clock; the engine reads none itself.
  func setClock() {
    switch clock {
    case .live: host.time = seconds
    case .set(let moment):
      if hasBegun { host.advance(to: moment) }
    case .settled:
      if hasBegun { host.advanceToRest() }
    }
  }

  private var seconds: Double {
    let passed = (ContinuousClock.now - start).components
    return Double(passed.seconds) + Double(passed.attoseconds) * 1e-18
  }

  var secondsToNextFrame: Double? {
    guard clock == .live, let next = host.nextTime else { return nil }
    return max(0, next - seconds)
  }

  var onCopy: ((String) -> Void)? {
    get { host.onCopy }
    set { host.onCopy = newValue }
  }
  var onPasteRequest: (() -> Void)? {
    get { host.onPasteRequest }
    set { host.onPasteRequest = newValue }
  }

  var onNeedsFrame: (() -> Void)? {
    get { host.onNeedsRender }
    set { host.onNeedsRender = newValue }
  }

  var needsFrame: Bool { host.needsRender }

  var onWarning: ((String, Int?) -> Void)? {
    get { host.onWarning.map { warn in { warn($0, $1) } } }
    set { host.onWarning = newValue.map { warn in { warn($0, $1) } } }
  }

  func frame(serial: UInt32) -> Frame {
    setClock()
    var output = host.render()
    if !hasBegun {
      // What moves began with the first picture.
      hasBegun = true
      if clock != .live {
        setClock()
        output = host.render()
      }
    }
    // What `onAppear` changes belongs to the first picture; what changes at every picture is an animation.
    for _ in 0..<Self.settlingPasses where host.needsRender {
      let next = host.render()
      output.bodySeconds += next.bodySeconds
      output.layoutSeconds += next.layoutSeconds
      output.drawSeconds += next.drawSeconds
      output.bodies += next.bodies
      output.measures += next.measures
      (output.list, output.answer, output.approximations) = (next.list, next.answer, next.approximations)
    }
    let proposal = host.conditions.proposal
    return Frame(
      serial: serial, list: output.list, answer: output.answer, proposedWidth: proposal.width.map { Double($0) },
      proposedHeight: proposal.height.map { Double($0) }, approximations: output.approximations,
      bodySeconds: output.bodySeconds, layoutSeconds: output.layoutSeconds, drawSeconds: output.drawSeconds,
      bodies: output.bodies, measures: output.measures, isAnimating: output.isAnimating)
  }

  func update(_ conditions: PreviewConditions) {
    host.update(conditions.engine(for: preview, resourceFolder: resourceFolder))
  }

  func report() -> LayoutReport { host.report() }

  var archive: Data { host.archive().data }
  func endRestoring() -> Int { host.endRestoring() }
}
