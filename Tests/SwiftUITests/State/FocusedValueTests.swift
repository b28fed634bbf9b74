import Foundation
import Testing

@testable import SwiftUI

private struct NameKey: FocusedValueKey { typealias Value = String }
private struct WidthKey: FocusedValueKey { typealias Value = Binding<CGFloat> }
private struct WindowKey: FocusedValueKey { typealias Value = Int }

extension FocusedValues {
  fileprivate var fieldName: String? {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
  fileprivate var fieldWidth: Binding<CGFloat>? {
    get { self[WidthKey.self] }
    set { self[WidthKey.self] = newValue }
  }
  fileprivate var window: Int? {
    get { self[WindowKey.self] }
    set { self[WindowKey.self] = newValue }
  }
}

@MainActor @Suite struct FocusedValueTests {
  private struct Menu: View {
    let seen: Remote<[String]>
    @FocusedValue(\.fieldName) private var name
    @FocusedBinding(\.fieldWidth) private var width
    @FocusedValue(\.window) private var window
    @FocusedObject private var model: ObservableObjectTests.Model?
    var body: some View {
      let _ = seen.value.append("\(name ?? "none") \(Int(width ?? 0)) \(window ?? 0) \(model?.unread ?? -1)")
      Color.red.frame(width: 10, height: 10).onTapGesture { width = 7 }.id("menu")
    }
  }

  private struct Page: View {
    let seen: Remote<[String]>
    let model: ObservableObjectTests.Model
    @State private var text = ""
    @State private var width: CGFloat = 3
    @FocusState private var focus: Int?
    var body: some View {
      VStack(spacing: 0) {
        Menu(seen: seen)
        TextField("First", text: $text).focused($focus, equals: 1)
          .focusedValue(\.fieldName, "first").focusedValue(\.fieldWidth, $width)
        TextField("Second", text: $text).focused($focus, equals: 2).focusedValue(\.fieldName, "second")
          .focusedObject(model)
        Color.blue.frame(width: width, height: 10).onTapGesture { focus = (focus ?? 0) % 3 + 1 }.id("next")
      }
      .focusedSceneValue(\.window, 4)
    }
  }

  @Test func theViewWithTheFocusTellsItsValues() {
    let seen = Remote<[String]>([])
    let model = ObservableObjectTests.Model()
    let harness = Harness(Page(seen: seen, model: model))
    #expect(seen.value.last == "none 0 4 -1")
    harness.tap("next")
    #expect(seen.value.last == "first 3 4 -1")
    harness.tap("menu")
    #expect(seen.value.last == "first 7 4 -1")
    #expect(harness.frame("next")?.width == 7)
    harness.tap("next")
    #expect(seen.value.last == "second 0 4 0")
  }
}
