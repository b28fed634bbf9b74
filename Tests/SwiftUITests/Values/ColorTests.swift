import DrawingCore
import Foundation
import Testing

@testable import SwiftUI

@Suite struct ColorTests {
  private func bytes(
    _ color: Color, dark: Bool = false, contrast: Bool = false, platform: ViewPlatform = .ios
  ) -> [Int] {
    let rgba = color.rgba(in: ResolutionContext(platform: platform, isDark: dark, isHighContrast: contrast))
    return [rgba.red, rgba.green, rgba.blue].map { Int(($0 * 255).rounded()) } + [Int((rgba.alpha * 100).rounded())]
  }

  /// Human Interface Guidelines, Color, Specifications (June 2025): light, dark, and both with increased contrast.
  @Test(arguments: [
    (Color.red, [[255, 56, 60], [255, 66, 69], [233, 21, 45], [255, 97, 101]]),
    (.orange, [[255, 141, 40], [255, 146, 48], [197, 83, 0], [255, 160, 86]]),
    (.yellow, [[255, 204, 0], [255, 214, 0], [161, 106, 0], [254, 223, 67]]),
    (.green, [[52, 199, 89], [48, 209, 88], [0, 137, 50], [74, 217, 104]]),
    (.mint, [[0, 200, 179], [0, 218, 195], [0, 133, 117], [84, 223, 203]]),
    (.teal, [[0, 195, 208], [0, 210, 224], [0, 129, 152], [59, 221, 236]]),
    (.cyan, [[0, 192, 232], [60, 211, 254], [0, 126, 174], [109, 217, 255]]),
    (.blue, [[0, 136, 255], [0, 145, 255], [30, 110, 244], [92, 184, 255]]),
    (.indigo, [[97, 85, 245], [107, 93, 255], [86, 74, 222], [167, 170, 255]]),
    (.purple, [[203, 48, 224], [219, 52, 242], [176, 47, 194], [234, 141, 255]]),
    (.pink, [[255, 45, 85], [255, 55, 95], [231, 18, 77], [255, 138, 196]]),
    (.brown, [[172, 127, 94], [183, 138, 102], [149, 109, 81], [219, 166, 121]]),
    (.accentColor, [[0, 136, 255], [0, 145, 255], [30, 110, 244], [92, 184, 255]]),
  ])
  func huesFollowTheGuidelines(color: Color, expected: [[Int]]) {
    #expect(bytes(color) == expected[0] + [100])
    #expect(bytes(color, dark: true) == expected[1] + [100])
    #expect(bytes(color, contrast: true) == expected[2] + [100])
    #expect(bytes(color, dark: true, contrast: true) == expected[3] + [100])
    #expect(bytes(color, platform: .macos) == expected[0] + [100])
  }

  @Test func labelsFollowThePlatform() {
    #expect(bytes(.primary) == [0, 0, 0, 100])
    #expect(bytes(.primary, dark: true) == [255, 255, 255, 100])
    #expect(bytes(.primary, platform: .macos) == [0, 0, 0, 85])
    #expect(bytes(.secondary) == [60, 60, 67, 60])
    #expect(bytes(.secondary, dark: true) == [235, 235, 245, 60])
    #expect(bytes(.secondary.opacity(0.5)) == [60, 60, 67, 30])
  }

  @Test func backgroundsOfUIKitResolveInAppearance() {
    #expect(bytes(Color(.systemBackground), dark: true) == [0, 0, 0, 100])
    #expect(bytes(Color(UIColor.systemGray6)) == [242, 242, 247, 100])
    #expect(bytes(Color(uiColor: .secondarySystemGroupedBackground), dark: true) == [28, 28, 30, 100])
    #expect(bytes(Color(.red)) == [255, 0, 0, 100])
    #expect(bytes(Color(.systemRed)) == [255, 56, 60, 100])
    #expect(bytes(Color(nsColor: .separatorColor), platform: .macos) == [0, 0, 0, 10])
    let raised = ResolutionContext(isDark: true, isElevated: true)
    #expect(Color(.systemBackground).rgba(in: raised) == RGBA(28, 28, 30))
  }

  @Test func dynamicProviderIsAskedForTheAppearance() {
    let color = Color(UIColor { $0.userInterfaceStyle == .dark ? .white : UIColor.red })
    #expect(bytes(color) == [255, 0, 0, 100])
    #expect(bytes(color, dark: true) == [255, 255, 255, 100])
    #expect(bytes(Color(UIColor.label.withAlphaComponent(0.4)), dark: true) == [255, 255, 255, 40])
  }

  @Test func componentsOfOtherSpaces() {
    #expect(bytes(Color(hue: 0, saturation: 1, brightness: 1)) == [255, 0, 0, 100])
    #expect(bytes(Color(hue: 1.0 / 3, saturation: 1, brightness: 0.5)) == [0, 128, 0, 100])
    #expect(bytes(Color(hue: 2.0 / 3, saturation: 0.5, brightness: 1)) == [128, 128, 255, 100])
    #expect(bytes(Color(white: 0.5)) == [128, 128, 128, 100])
    #expect(bytes(Color(.sRGBLinear, red: 0.2159, green: 0, blue: 0)) == [128, 0, 0, 100])
    // White is white in every space with the same white point, and a P3 red lies outside sRGB.
    #expect(bytes(Color(.displayP3, red: 1, green: 1, blue: 1)) == [255, 255, 255, 100])
    #expect(Color(.displayP3, red: 1, green: 0, blue: 0).rgba(in: ResolutionContext()).red > 1.05)
  }

  @Test func mixesInBothSpaces() {
    #expect(bytes(Color.black.mix(with: .white, by: 0.5, in: .device)) == [128, 128, 128, 100])
    // Oklab's middle gray has lightness 0.5: linear 0.125, which is 99 of 255.
    #expect(bytes(Color.black.mix(with: .white, by: 0.5)) == [99, 99, 99, 100])
    #expect(bytes(Color(red: 1, green: 0, blue: 0).mix(with: .clear, by: 0.5)) == [255, 0, 0, 50])
    #expect(bytes(Color.red.mix(with: .blue, by: 0)) == [255, 56, 60, 100])
    #expect(bytes(Color.red.mix(with: .blue, by: 1)) == [0, 136, 255, 100])
  }

  @Test func resolvedColorKeepsLinearComponents() throws {
    let resolved = Color.Resolved(red: 0.5, green: 0.25, blue: 1, opacity: 0.75)
    #expect(abs(resolved.linearRed - 0.21404) < 0.0001)
    #expect(abs(resolved.green - 0.25) < 0.0001)
    let decoded = try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(resolved))
    #expect(decoded == resolved)
  }

  @Test func accentOfTheContextWins() {
    let context = ResolutionContext(accent: .green)
    #expect(Color.accentColor.rgba(in: context) == RGBA(52, 199, 89))
    #expect(Color.accentColor.rgba(in: ResolutionContext(accent: .accentColor)) == RGBA(0, 136, 255))
  }
}
