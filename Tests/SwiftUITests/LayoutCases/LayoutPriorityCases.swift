import SwiftUI
import Testing

extension LayoutCases {
  @Suite @MainActor struct LayoutPriorityCases {
    @Test func prioOverOverflow() {
      check(
        "prio-over-overflow", proposal: (100, 20), size: (120, 20),
        frames: ["a": (0, 0, 70, 20), "b": (70, 0, 50, 20)]
      ) {
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 70).id("a")
          Color.blue.frame(minWidth: 50).layoutPriority(1).id("b")
        }
      }
    }

    @Test func prioLowMinReserved() {
      check(
        "prio-low-min-reserved", proposal: (100, 20), size: (100, 20),
        frames: ["a": (0, 0, 30, 20), "b": (30, 0, 70, 20)]
      ) {
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 30).id("a")
          Color.blue.layoutPriority(1).id("b")
        }
      }
    }

    @Test func prioThroughModifiers() {
      check(
        "prio-through-modifiers", .medium, proposal: (100, 20), size: (100, 20),
        frames: ["a": (0, 0, 0, 20), "b": (0, 0, 100, 20)]
      ) {
        HStack(spacing: 0) {
          Color.red.id("a")
          Color.blue.layoutPriority(1).padding(5).id("b")
        }
      }
    }

    @Test func prioHighTakesAll() {
      check(
        "prio-high-takes-all", proposal: (100, 20), size: (100, 20),
        frames: ["a": (0, 0, 0, 20), "b": (0, 0, 100, 20)]
      ) {
        HStack(spacing: 0) {
          Color.red.id("a")
          Color.blue.layoutPriority(1).id("b")
        }
      }
    }

    @Test func prioThreeLevels() {
      check(
        "prio-three-levels", proposal: (120, 20), size: (120, 20),
        frames: ["a": (0, 0, 10, 20), "b": (10, 0, 60, 20), "c": (70, 0, 50, 20)]
      ) {
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 10, maxWidth: 60).id("a")
          Color.blue.frame(minWidth: 10, maxWidth: 60).layoutPriority(2).id("b")
          Color.green.frame(minWidth: 10, maxWidth: 60).layoutPriority(1).id("c")
        }
      }
    }
  }
}
