import SwiftUI

/// What changes in a scenario.
@Observable
final class BenchModel {
  var width: CGFloat = 20
  var count = 0
  var rows: [Int] = []
}

/// Rows of colours of fixed size with a spacer.
struct WideView: View {
  let rows: Int
  let model: BenchModel

  var body: some View {
    VStack(spacing: 8) {
      ForEach(0..<rows, id: \.self) { row in
        HStack(spacing: 8) {
          if row == rows / 2 { ChangingLeaf(model: model) } else { Color.red.frame(width: 20, height: 20) }
          Color.green.frame(width: 40, height: 16)
          Spacer(minLength: 8)
          Color.blue.frame(width: 30, height: 20)
        }
      }
    }
  }
}

/// The leaf that changes by itself.
struct ChangingLeaf: View {
  let model: BenchModel
  var body: some View { Color.red.frame(width: model.width, height: 20) }
}

/// A page of views of which one reads what changes.
struct PageView: View {
  let views: Int
  let model: BenchModel

  var body: some View {
    VStack(spacing: 2) {
      ForEach(0..<views / 10, id: \.self) { row in
        HStack(spacing: 2) {
          ForEach(0..<10, id: \.self) { column in
            if row == views / 20, column == 5 { CountingView(model: model) } else { Text("cell") }
          }
        }
      }
    }
  }
}

/// The view that reads what changes.
struct CountingView: View {
  let model: BenchModel
  var body: some View { Text("\(model.count)") }
}

/// Rows by identity.
struct RowsView: View {
  let model: BenchModel

  var body: some View {
    VStack(spacing: 0) { ForEach(model.rows, id: \.self) { _ in Color.red.frame(height: 4) } }
  }
}

/// Rows of a colour and two texts.
struct TextView: View {
  let rows: Int
  let model: BenchModel

  var body: some View {
    VStack(spacing: 4) {
      ForEach(0..<rows, id: \.self) { row in
        HStack(alignment: .top, spacing: 8) {
          Color.red.frame(width: 16, height: 16)
          VStack(alignment: .leading, spacing: 2) {
            Text(Self.words(8 + (7 * row) % 17))
            Text(Self.words(20 + (13 * row) % 81))
          }
          Spacer(minLength: 0)
        }
      }
    }
  }

  /// Words of five letters, `count` characters in all.
  static func words(_ count: Int) -> String {
    String((0..<count).map { $0 % 6 == 5 && $0 + 1 < count ? " " : "x" })
  }
}

/// A full binary tree of stacks, axes alternating.
struct BinaryView: View {
  let depth: Int
  let isFlexible: Bool

  var body: some View { Self.tree(depth, isVertical: true, isFlexible) }

  private static func tree(_ depth: Int, isVertical: Bool, _ isFlexible: Bool) -> AnyView {
    guard depth > 0 else { return isFlexible ? AnyView(Color.red) : AnyView(Color.red.frame(width: 10, height: 10)) }
    let first = tree(depth - 1, isVertical: !isVertical, isFlexible)
    let second = tree(depth - 1, isVertical: !isVertical, isFlexible)
    return isVertical
      ? AnyView(
        VStack(spacing: 0) {
          first
          second
        })
      : AnyView(
        HStack(spacing: 0) {
          first
          second
        })
  }
}

/// A chain of stacks, each with a colour and the next stack, axes alternating.
struct DeepView: View {
  let depth: Int

  var body: some View {
    (0..<depth).reduce(AnyView(Color.red.frame(width: 10, height: 10))) { inner, level in
      level.isMultiple(of: 2)
        ? AnyView(
          HStack(spacing: 0) {
            Color.blue.frame(width: 10, height: 10)
            inner
          })
        : AnyView(
          VStack(spacing: 0) {
            Color.blue.frame(width: 10, height: 10)
            inner
          })
    }
  }
}

/// A lazy stack of rows in a scroll view.
struct LazyView: View {
  let rows: Int

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 4) {
        ForEach(0..<rows, id: \.self) { row in Color.red.frame(height: CGFloat(20 + row % 3)) }
      }
    }
  }
}
