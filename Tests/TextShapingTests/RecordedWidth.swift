import Foundation
import Testing

/// The width of a text that was recorded from SwiftUI, rounded up to the pixel.
struct RecordedWidth: CustomTestStringConvertible, Sendable {
  var text: String
  var size: CGFloat
  var weight = 400
  var width: CGFloat
  /// Pixels per point.
  var scale: CGFloat = 2

  var testDescription: String { "\(text) at \(size), weight \(weight)" }

  /// The width before it was rounded up is on average half a pixel less.
  var likelyWidth: CGFloat { width - 0.5 / scale }

  static let all: [RecordedWidth] = [
    RecordedWidth(text: "The quick brown fox", size: 11, width: 106),
    RecordedWidth(
      text: "Layout must wrap this sentence onto several lines inside a narrow frame.", size: 11, width: 381.5),
    RecordedWidth(text: "Banana", size: 11, width: 39),
    RecordedWidth(text: "Vegetables", size: 11, weight: 500, width: 60),
    RecordedWidth(text: "Vegetables", size: 11, weight: 600, width: 61.5),
    RecordedWidth(text: "Vegetables", size: 11, weight: 700, width: 63),
    RecordedWidth(text: "One", size: 13, width: 25),
    RecordedWidth(text: "Two", size: 13, width: 25),
    RecordedWidth(text: "Three", size: 13, width: 35.5),
    RecordedWidth(text: "Hello", size: 13, width: 31),
    RecordedWidth(text: "Hg", size: 13, width: 17.5),
    RecordedWidth(text: "OK", size: 13, width: 18.5),
    RecordedWidth(text: "Alpha", size: 13, width: 34.5),
    RecordedWidth(text: "Beta", size: 13, width: 28),
    RecordedWidth(text: "Header", size: 13, width: 44.5),
    RecordedWidth(text: "Footer", size: 13, width: 39.5),
    RecordedWidth(text: "Hi", size: 13, width: 13),
    RecordedWidth(text: "Second", size: 13, width: 46),
    RecordedWidth(text: "Vegetables", size: 13, width: 68),
    RecordedWidth(text: "Placeholder", size: 13, width: 72),
    RecordedWidth(text: "Password", size: 13, width: 58.5),
    RecordedWidth(text: "Check the spelling or try a new search.", size: 13, width: 235.5),
    RecordedWidth(
      text: "Layout must wrap this sentence onto several lines inside a narrow frame.", size: 13, width: 439.5),
    RecordedWidth(text: "The quick brown fox", size: 13, width: 122.5),
    RecordedWidth(text: "Vegetables", size: 13, weight: 500, width: 69.5),
    RecordedWidth(text: "Vegetables", size: 13, weight: 600, width: 71),
    RecordedWidth(text: "Vegetables", size: 13, weight: 700, width: 72.5),
    RecordedWidth(text: "Apr 2025", size: 13, weight: 700, width: 61),
    RecordedWidth(text: "Bold", size: 13, weight: 800, width: 30.5),
    RecordedWidth(text: "Star", size: 15, width: 28.5),
    RecordedWidth(text: "Hello world", size: 17, width: 85.33, scale: 3),
    RecordedWidth(text: "Hello, World!", size: 17, width: 97.33, scale: 3),
    RecordedWidth(text: "Star", size: 17, width: 31.5),
    RecordedWidth(text: "Footer", size: 17, width: 49.5),
    RecordedWidth(text: "Fruits", size: 17, width: 43),
    RecordedWidth(text: "Vegetables", size: 17, width: 85),
    RecordedWidth(text: "Hello", size: 17, weight: 500, width: 40),
    RecordedWidth(text: "Vegetables", size: 17, weight: 500, width: 87.5),
    RecordedWidth(text: "Preferences", size: 17, weight: 500, width: 94.5),
    RecordedWidth(text: "Vegetables", size: 17, weight: 600, width: 89),
    RecordedWidth(text: "Notifications", size: 17, weight: 600, width: 101.5),
    RecordedWidth(text: "Placeholder", size: 17, weight: 600, width: 94.5),
    RecordedWidth(text: "Quantity: 3", size: 17, weight: 600, width: 88.5),
    RecordedWidth(text: "Account", size: 17, weight: 700, width: 68),
    RecordedWidth(text: "The quick brown fox", size: 20, weight: 300, width: 174),
    RecordedWidth(text: "The quick brown fox", size: 20, width: 176.5),
    RecordedWidth(text: "The quick brown fox", size: 20, weight: 500, width: 181),
    RecordedWidth(text: "The quick brown fox", size: 20, weight: 700, width: 189.5),
    RecordedWidth(text: "The quick brown fox", size: 20, weight: 900, width: 202),
    RecordedWidth(text: "Star", size: 22, width: 39),
    RecordedWidth(text: "The quick brown fox", size: 24, width: 207),
    RecordedWidth(text: "Star", size: 26, width: 45.5),
    RecordedWidth(text: "The quick brown fox", size: 28, width: 241),
    RecordedWidth(text: "Bluetooth", size: 28, width: 116.5),
    RecordedWidth(
      text: "Layout must wrap this sentence onto several lines inside a narrow frame.", size: 28, width: 863),
    RecordedWidth(text: "Title", size: 28, weight: 700, width: 57.5),
    RecordedWidth(text: "The quick brown fox", size: 32, width: 275),
    RecordedWidth(text: "Star", size: 40, width: 69.5),
    RecordedWidth(text: "Mask", size: 40, weight: 700, width: 99.5),
  ]
}
