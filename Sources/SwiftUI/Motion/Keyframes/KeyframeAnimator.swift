internal import Foundation
internal import LayoutCore

/// A view that is made anew from a value which keyframes change: again and again, or once whenever a value changes.
public nonisolated struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  public typealias Body = Never
  let initialValue: Value
  let trigger: PhaseTrigger?
  let isRepeating: Bool
  /// Whether the value moves; else it is the first one.
  private(set) var isActive = true
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// - Parameter repeating: begins again after the last keyframe.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.content = content
    self.keyframes = keyframes
    isRepeating = repeating
    trigger = nil
  }

  init(
    initialValue: Value, isActive: Bool, content: @escaping (Value) -> Content,
    keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.content = content
    self.keyframes = keyframes
    self.isActive = isActive
    isRepeating = true
    trigger = nil
  }

  /// - Parameter trigger: each change leads once through the keyframes, beginning with the present value.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.content = content
    self.keyframes = keyframes
    isRepeating = false
    self.trigger = PhaseTrigger(value: trigger)
  }

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(KeyframeNode(view, inputs))
  }
}

/// Keeps a keyframe animator, and has its content made anew at each step.
final class KeyframeNode<Value, Path: Keyframes, Content: View>: TypedNode<KeyframeAnimator<Value, Path, Content>>,
  Moving
where Path.Value == Value {
  private var view: KeyframeAnimator<Value, Path, Content>
  private var value: Value
  private var timeline: KeyframeTimeline<Value>?
  private var begin = 0.0
  private var node: ViewNode?

  init(_ view: KeyframeAnimator<Value, Path, Content>, _ inputs: _ViewInputs) {
    self.view = view
    value = view.initialValue
    super.init(inputs)
    update()
    if view.trigger == nil, view.isActive { start() }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let node { visit(node) }
  }

  override func renew(_ new: KeyframeAnimator<Value, Path, Content>) {
    let hasChanged = new.trigger != view.trigger || new.isActive && !view.isActive
    view = new
    if !new.isActive {
      timeline = nil
      value = new.initialValue
    } else if hasChanged {
      start()
    }
    update()
  }

  private func start() {
    let start = value
    let keyframes = view.keyframes(start)
    let timeline = KeyframeTimeline(initialValue: start) { keyframes }
    guard timeline.duration > 0 else { return }
    self.timeline = timeline
    begin = graph.motion.time
    graph.motion.run(self)
    graph.setNeedsRender()
  }

  var isMoving: Bool { timeline != nil && !isDestroyed }
  var isEndless: Bool { view.isRepeating }

  func advance(_ graph: ViewGraph) -> Bool {
    guard let timeline, !isDestroyed else { return false }
    var passed = graph.motion.time - begin
    if passed >= timeline.duration {
      if view.isRepeating {
        passed = passed.truncatingRemainder(dividingBy: timeline.duration)
        begin = graph.motion.time - passed
      } else {
        self.timeline = nil
      }
    }
    value = timeline.value(time: passed)
    setNeedsUpdate()
    return self.timeline != nil
  }

  override func update() {
    let (body, lines) = graph.evaluate(self, countsAsBody: false) { (view.content(value), SourceLines.take()) }
    if let node {
      renew(node, body, line: lines.count == 1 ? lines[0] : nil)
    } else {
      node = make(body, line: lines.count == 1 ? lines[0] : line)
    }
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    wakeReaders(of: old)
  }
}

extension View {
  /// Changes the view by keyframes; `content` takes the view and the value.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    _PlaceholderView(
      content: self,
      modified: KeyframeAnimator(
        initialValue: initialValue, repeating: repeating, content: { content(PlaceholderContentView(), $0) },
        keyframes: keyframes))
  }
  /// Changes the view by keyframes once whenever `trigger` changes.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    _PlaceholderView(
      content: self,
      modified: KeyframeAnimator(
        initialValue: initialValue, trigger: trigger, content: { content(PlaceholderContentView(), $0) },
        keyframes: keyframes))
  }
}
