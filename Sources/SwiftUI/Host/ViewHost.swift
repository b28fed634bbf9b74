public import DrawingCore
internal import LayoutCore

/// Shows a view: the only door to the engine for the agent, the tests and the benchmarks.
///
/// `render` runs what changed, lays it out and draws it; `send` tells the view what a person does; `onNeedsRender` says
/// when a new picture is due.
@MainActor
public final class ViewHost {
  /// What a picture consists of.
  public struct Output {
    public var list: DisplayList
    /// What the root view answered, in points; infinite where it did.
    public var answer: CGSize
    public var approximations: [Approximation]
    /// Seconds for bodies, layout and drawing.
    public var bodySeconds, layoutSeconds, drawSeconds: Double
    /// How many bodies ran and how many measures were answered anew, since the picture before.
    public var bodies, measures: Int
    /// Something moves, so that the next picture will be another one.
    public var isAnimating: Bool
  }

  let graph: ViewGraph
  let root: GroupingNode<AnyView>
  var rootNode: LayoutID { root.id }
  public private(set) var conditions: ViewConditions
  /// Whether the lists of the preview are being edited.
  private let editMode = StateLocation(EditMode.inactive)
  private let undoManager = UndoManager()
  var press: PressTracker
  /// The pointer stands for two fingers.
  var emulatedPinch: EmulatedPinch?
  private var appliedScheme: ColorScheme?
  /// Something moved in the picture before.
  private var hasMoved = false
  private var lastBodies = 0
  private var lastMeasures = 0

  /// - Parameters:
  ///   - root: the view to show; several views are shown in a column.
  ///   - startDate: by which timelines count; that of the clock's first moment.
  ///   - archive: what views of another process kept, for those that stand at the same places.
  public init(
    root view: any View, conditions: ViewConditions, shaper: any TextShaper, imageLoader: any ImageLoader,
    startDate: Date = Date(timeIntervalSinceReferenceDate: 0), restoring archive: StateArchive? = nil
  ) {
    self.conditions = conditions
    conditions.showOnScreen()
    PictureStore.shared.setLoader(imageLoader)
    graph = ViewGraph(shaper: shaper, imageLoader: imageLoader)
    graph.motion.startDate = startDate
    press = PressTracker(graph.motion)
    ViewGraph.current = graph
    graph.restoration = archive.map { StateRestoration($0) }
    var environment = conditions.environment
    environment.editMode = Binding(location: editMode)
    environment.setUndoManager(undoManager)
    let inputs = _ViewInputs(graph: graph, parent: nil, environment: environment)
    // Several views stand in a column, as in a window of Apple's.
    root = GroupingNode(AnyView(view), inputs, many: VStackLayout().spec)
    graph.onNeedsRender = { [weak self] in self?.onNeedsRender?() }
    graph.onFlush = { [weak self] in self?.flush() }
    graph.input.root = root.id
    graph.input.isRightToLeft = conditions.isRightToLeft
  }

  isolated deinit { root.destroy() }

  /// Called when something changed that shows; not again before the next `render`.
  public var onNeedsRender: (() -> Void)?
  /// Called with what SwiftUI would warn of at run time, and the line in the user's file where known.
  public var onWarning: ((_ text: String, _ line: Int?) -> Void)? {
    didSet { graph.onWarning = onWarning.map { warn in { warn($0, $1 > 0 ? Int($1) : nil) } } }
  }

  public var needsRender: Bool { graph.needsRender }

  /// Gives the views what they need for shaders; without, views with shader effects are drawn as they are.
  public func setShading(rasterizer: any Rasterizer, runner: any ShaderRunner) {
    graph.shading = Shading(rasterizer: rasterizer, runner: runner)
  }

  /// How many bodies ran and how many answers layout computed, since the host was made.
  public var bodyCount: Int { graph.bodyCount }
  public var measureCount: Int { graph.tree.measureCount }
  public var placementCount: Int { graph.tree.placementCount }

  /// Shows the same view under other conditions; its state is kept.
  public func update(_ conditions: ViewConditions) {
    let old = self.conditions
    self.conditions = conditions
    conditions.showOnScreen()
    graph.input.isRightToLeft = conditions.isRightToLeft
    if !conditions.hasSameEnvironment(as: old) { root.setEnvironment(rootEnvironment) }
    graph.setNeedsRender()
  }

  /// Brings the picture up to date.
  public func render() -> Output {
    let clock = ContinuousClock()
    let start = clock.now
    if graph.motion.advance(graph) { graph.setNeedsRender() }
    beginUpdate()
    graph.update()
    applyPreferredScheme()
    let updated = clock.now
    let (answer, size) = settle()
    let laidOut = clock.now
    var context = DrawingContext(graph: graph, scale: conditions.scale)
    let isPartial = canBePartial
    context.place = graph.rootPlace(isPartial: isPartial)
    drawGround(size, &context)
    graph.draw(root.id, origin: .zero, &context)
    graph.drawPresentations(&context)
    graph.input.drawDrag(&context)
    graph.didDraw(&context, isPartial: isPartial)
    graph.didRender()
    if graph.needsUpdate { graph.setNeedsRender() }
    let drawn = clock.now
    defer { (lastBodies, lastMeasures) = (graph.bodyCount, graph.tree.measureCount) }
    return Output(
      list: DisplayList(size: size, commands: context.commands, images: context.images), answer: answer,
      approximations: graph.approximations, bodySeconds: (updated - start).seconds,
      layoutSeconds: (laidOut - updated).seconds, drawSeconds: (drawn - laidOut).seconds,
      bodies: graph.bodyCount - lastBodies, measures: graph.tree.measureCount - lastMeasures,
      isAnimating: graph.motion.isMoving)
  }

  /// Whether what did not change can be taken from the picture before: nothing moves, and nothing asked for all.
  private var canBePartial: Bool {
    defer { hasMoved = graph.motion.isMoving }
    return !graph.needsWholePicture && !graph.motion.isMoving && !hasMoved
      && graph.pictureBefore.scale == Double(conditions.scale)
  }

  /// The environment of the conditions, in the scheme that the view asks for.
  private var rootEnvironment: EnvironmentValues {
    var environment = conditions.environment
    environment.editMode = Binding(location: editMode)
    environment.setUndoManager(undoManager)
    if let scheme = appliedScheme { environment.base.colorScheme = scheme }
    return environment
  }

  private func applyPreferredScheme() {
    guard graph.preferredScheme != appliedScheme else { return }
    appliedScheme = graph.preferredScheme
    root.setEnvironment(rootEnvironment)
    graph.update()
  }

  /// Where the view asks for another scheme than the conditions', its ground is that scheme's too.
  private func drawGround(_ size: CGSize, _ context: inout DrawingContext) {
    guard let scheme = appliedScheme, (scheme == .dark) != conditions.isDark else { return }
    let frame = CGRect(origin: .zero, size: size)
    let paint = BackgroundStyle()._paint(in: frame, context: rootEnvironment.styleContext)
    context.commands.append(.fill(Path(frame), paint, FillStyle()))
  }

  /// How often one picture may be laid out: estimates of lazy containers get better each time.
  private static let layoutRounds = 4

  /// How often one picture may come back to layout because of what layout or the actions after it changed; actions
  /// that are left then are not run.
  private static let settleLimit = 16

  /// Lays out, runs the actions that wait for layout, such as `onAppear`, and begins again while they change something.
  func settle() -> (answer: CGSize, picture: CGSize) {
    var result = layOut()
    graph.layoutDidEnd()
    endUpdate()
    var rounds = 0
    while graph.needsUpdate {
      rounds += 1
      let actions = graph.takeActions()
      if rounds <= Self.settleLimit {
        for action in actions { action() }
      } else if rounds == Self.settleLimit + 1 {
        graph.warn(
          "An action such as onChange or onPreferenceChange changes what it waits for, so it would run without end.",
          graph.actionLine)
      } else if rounds > Self.settleLimit + 2 {
        break
      }
      beginUpdate()
      graph.update()
      result = layOut()
      graph.layoutDidEnd()
      endUpdate()
    }
    return result
  }

  /// Lays the root out in the area proposed: centred on an axis whose length is a number, at its start otherwise.
  @discardableResult
  func layOut(_ rounds: Int = 0) -> (answer: CGSize, picture: CGSize) {
    let proposal = conditions.proposal
    let answer = graph.tree.sizeThatFits(root.id, proposal)
    let picture = conditions.picture(for: answer)
    let origin = conditions.origin(of: answer, in: picture)
    let surroundings = conditions.surroundings(picture)
    graph.tree.layOut(root.id, proposal: proposal, origin: origin, surroundings: surroundings)
    graph.collectRoots()
    graph.layOutPresentations(picture, surroundings)
    // A lazy container that found its lines longer or shorter than estimated has another size now.
    let isUnsettled = graph.tree.takeUnsettled()
    let hasScrolled = graph.scrollAsRequested()
    let hasFollowed = graph.followMatched()
    if isUnsettled || hasScrolled || hasFollowed, rounds < Self.layoutRounds { return layOut(rounds + 1) }
    graph.scrollRequest = nil
    return (answer, picture)
  }

  // MARK: Explaining

  /// The negotiation of the view that is shown, as the plain algorithm asks it.
  public func report() -> LayoutReport {
    beginUpdate()
    graph.update()
    _ = settle()
    let steps = graph.tree.traced { layOut() }
    let builder = ReportBuilder(graph: graph, steps: steps, scale: conditions.scale)
    var report = builder.report(of: root.id)
    for layer in graph.presentedLayers { report.children += builder.reports(of: layer, origin: .zero) }
    return report
  }

  // MARK: Input

  /// What a person does at a point of the picture.
  public enum PointerPhase: Sendable { case began, moved, ended, cancelled }

  /// - Parameters:
  ///   - clickCount: how often the button was pressed in quick succession.
  ///   - modifiers: the keys that are held down.
  public func sendPointer(
    _ phase: PointerPhase, at point: CGPoint, clickCount: Int = 1, modifiers: EventModifiers = []
  ) {
    graph.input.modifiers = modifiers
    if phase == .began { graph.input.clickCount = clickCount }
    if emulatePinch(phase, at: point) { return }
    switch phase {
    case .began: press.begin(at: point, graph.hitTest(root.id, point).responders)
    case .moved: press.move(to: point)
    case .ended: press.end(at: point)
    case .cancelled: press.cancel()
    }
    if graph.input.drag != nil { graph.input.dragDidMove(phase, to: point) }
  }
}

extension Duration {
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
