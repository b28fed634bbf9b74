internal import Foundation

/// What an effect changes of a symbol.
struct SymbolState: Sendable {
  var scale = 1.0
  var opacity = 1.0
  var degrees = 0.0
}

/// Runs an effect whenever a value changes.
public nonisolated struct _SymbolTriggerModifier<Value: Equatable>: ViewModifier, FrameworkView {
  let motion: _SymbolMotion
  let options: SymbolEffectOptions
  let value: Value

  @MainActor public func body(content: Content) -> some View {
    let rounds = options.count ?? 1
    KeyframeAnimator(initialValue: SymbolState(), trigger: value) { state in
      content.modifier(_SymbolStateModifier(state: state))
    } keyframes: { _ in
      motion.keyframes(rounds: rounds, options)
    }
    .onAppear { _SymbolMotion.note() }
  }
}

/// Runs an effect while it is active.
public nonisolated struct _SymbolEffectModifier: ViewModifier, FrameworkView {
  let motion: _SymbolMotion
  let options: SymbolEffectOptions
  let isActive: Bool
  /// How often it became active.
  @State private var runs = 0

  init(motion: _SymbolMotion, options: SymbolEffectOptions, isActive: Bool) {
    self.motion = motion
    self.options = options
    self.isActive = isActive
  }

  @MainActor public func body(content: Content) -> some View {
    // Effects that last change the symbol once; the others repeat, as often as is asked for.
    let state = isActive ? motion.lasting : SymbolState()
    let rounds = options.isCounted ? options.count : nil
    Group {
      if let rounds, motion.isRepeated {
        KeyframeAnimator(initialValue: SymbolState(), trigger: runs) {
          content.modifier(_SymbolStateModifier(state: $0))
        } keyframes: { _ in
          motion.keyframes(rounds: rounds, options)
        }
        .onChange(of: isActive, initial: true) { if $1 { runs += 1 } }
      } else {
        KeyframeAnimator(
          initialValue: SymbolState(), isActive: isActive && motion.isRepeated,
          content: { content.modifier(_SymbolStateModifier(state: $0)) },
          keyframes: { _ in motion.keyframes(rounds: 1, options) }
        )
      }
    }
    .modifier(_SymbolStateModifier(state: state))
    .animation(.snappy, value: isActive)
    .onAppear { _SymbolMotion.note() }
  }
}

/// Draws a symbol as an effect changes it.
nonisolated struct _SymbolStateModifier: ViewModifier, FrameworkView {
  let state: SymbolState
  @MainActor func body(content: Content) -> some View {
    content.scaleEffect(state.scale).rotationEffect(.degrees(state.degrees)).opacity(state.opacity)
  }
}

extension _SymbolMotion {
  @MainActor static func note() {
    ViewGraph.current?.approximate(
      "symbol effect", "Effects of symbols move the symbol as a whole, by amounts near Apple's.", line: 0)
  }

  var isRepeated: Bool {
    switch kind {
    case .scale, .appear, .disappear, .replace: false
    case .bounce, .pulse, .variableColor, .rotate, .breathe, .wiggle: true
    }
  }

  /// What an effect that lasts makes of the symbol.
  var lasting: SymbolState {
    switch kind {
    case .scale: SymbolState(scale: isForward ? 1.2 : 0.8)
    case .disappear: SymbolState(scale: isForward ? 1.2 : 0.8, opacity: 0)
    case .appear, .replace, .bounce, .pulse, .variableColor, .rotate, .breathe, .wiggle: SymbolState()
    }
  }

  /// The effect some times over, as near as Apple's pictures show.
  func keyframes(rounds: Int, _ options: SymbolEffectOptions) -> some Keyframes<SymbolState> {
    let time = 1 / max(options.speed, 0.01)
    let scales: [(Double, Double)]
    let opacities: [(Double, Double)]
    let angles: [(Double, Double)]
    let sign: Double = isForward ? 1 : -1
    (scales, opacities, angles) =
      switch kind {
      case .bounce: ([(1 + sign * 0.2, 0.15), (1 - sign * 0.05, 0.2), (1, 0.15)], [], [])
      case .pulse, .variableColor: ([], [(0.4, 0.5), (1, 0.5)], [])
      case .breathe: ([(1.12, 1), (1, 1)], [(0.7, 1), (1, 1)], [])
      case .rotate: ([], [], [(sign * 360, 1)])
      case .wiggle: ([], [], [(sign * 10, 0.1), (-sign * 10, 0.2), (sign * 6, 0.2), (0, 0.1)])
      case .scale, .appear, .disappear, .replace: ([], [], [])
      }
    func track(_ frames: [(Double, Double)]) -> _KeyframeSequence<Double> {
      var once = frames.flatMap { CubicKeyframe($0.0, duration: $0.1 * time)._keyframes() }
      if let last = frames.last, options.delay > 0 {
        once += LinearKeyframe(last.0, duration: options.delay)._keyframes()
      }
      return _KeyframeSequence(keyframes: (0..<max(rounds, 1)).flatMap { _ in once })
    }
    return KeyframesBuilder<SymbolState>.buildPartialBlock(
      accumulated: KeyframesBuilder<SymbolState>.buildPartialBlock(
        accumulated: KeyframeTrack(\SymbolState.scale) { track(scales) },
        next: KeyframeTrack(\SymbolState.opacity) { track(opacities) }),
      next: KeyframeTrack(\SymbolState.degrees) { track(angles) })
  }
}
