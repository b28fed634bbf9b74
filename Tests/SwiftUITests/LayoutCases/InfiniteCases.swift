import SwiftUI
import Testing

extension LayoutCases {
  @Suite @MainActor struct InfiniteCases {
    @Test func infColor() {
      check(
        "inf-color", proposal: (.infinity, .infinity), size: (.infinity, .infinity),
        frames: [:]
      ) {
        Color.red
      }
    }

    @Test func infColorWidth() {
      check(
        "inf-color-width", proposal: (.infinity, 30), size: (.infinity, 30),
        frames: [:]
      ) {
        Color.red
      }
    }

    @Test func infFixed() {
      check(
        "inf-fixed", proposal: (.infinity, .infinity), size: (40, 20),
        frames: [:]
      ) {
        Color.red.frame(width: 40, height: 20)
      }
    }

    @Test func infMaxFrame() {
      check(
        "inf-max-frame", proposal: (.infinity, .infinity), size: (120, 60),
        frames: [:]
      ) {
        Color.red.frame(maxWidth: 120, maxHeight: 60)
      }
    }

    @Test func infHstackRigid() {
      check(
        "inf-hstack-rigid", proposal: (.infinity, .infinity), size: (34, 30),
        frames: [:]
      ) {
        HStack(spacing: 4) {
          Color.red.frame(width: 10, height: 10)
          Color.blue.frame(width: 20, height: 30)
        }
      }
    }

    @Test func infPadding() {
      check(
        "inf-padding", proposal: (.infinity, .infinity), size: (60, 60),
        frames: [:]
      ) {
        Color.red.frame(maxWidth: 50, maxHeight: 50).padding(5)
      }
    }
  }
}
