import DrawingCore
import Foundation
import LayoutCore
import Testing

@testable import SwiftUI

/// Pictures that are drawn, and pictures at addresses.
@MainActor @Suite struct PictureTests {
  private func drawing(_ image: Image) -> DisplayList? {
    if case .picture(let picture) = image.source, case .drawing(let list, _) = picture.content { return list }
    return nil
  }

  @Test func renderersMakePicturesOfViews() throws {
    // Pictures are made with what the view shown last is made with.
    let host = Harness(Color.clear)
    defer { host.render() }
    let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20).padding(5))
    renderer.scale = 3
    let picture = try #require(renderer.uiImage)
    #expect(picture.size == CGSize(width: 40, height: 30) && picture.scale == 3)
    #expect(renderer.cgImage?.width == 120)
    let shown = Harness(Image(uiImage: picture).resizable().frame(width: 80, height: 60), width: 80, height: 60)
    #expect(shown.commands.contains(.push(.transform(CGAffineTransform(scaleX: 2, y: 2)))))
    var size = CGSize.zero
    renderer.render { proposed, _ in size = proposed }
    #expect(size == CGSize(width: 40, height: 30))
    renderer.proposedSize = ProposedViewSize(width: 7, height: 7)
    renderer.content = Color.red.frame(width: 1, height: 1).padding(1)
    #expect(renderer.uiImage?.size == CGSize(width: 3, height: 3))
  }

  @Test func functionsDrawPictures() throws {
    let host = Harness(Color.clear)
    defer { host.render() }
    let image = Image(size: CGSize(width: 20, height: 10)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.black))
    }
    #expect(drawing(image)?.commands.count == 1)
    let harness = Harness(image.border(.red))
    #expect(harness.frames(of: "Image") == [CGRect(x: 190, y: 195, width: 20, height: 10)])
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8))
    let picture = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 2, height: 2)).fill()
    }
    #expect(picture.size == CGSize(width: 8, height: 8))
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(drawing(Image(uiImage: picture))?.commands.count == 4)
    // A template lends its form alone.
    let tinted = Harness(Image(uiImage: picture).renderingMode(.template).foregroundStyle(.blue))
    #expect(tinted.commands.contains { if case .push(.mask) = $0 { true } else { false } })
  }

  @Test func picturesAreTurned() throws {
    let pixels = Bitmap(width: 4, height: 2, scale: 1, pixels: Data(repeating: 255, count: 32))
    let image = try #require(UIImage(.bitmap(pixels)).cgImage)
    #expect(image.turned(.right).size == CGSize(width: 2, height: 4))
    #expect(image.turned(.down).size == CGSize(width: 4, height: 2))
    #expect(image.cropping(to: CGRect(x: 0, y: 0, width: 2, height: 2))?.width == 2)
    for orientation in Image.Orientation.allCases where orientation != .up {
      guard case .drawing(let list, _) = image.turned(orientation).content,
        case .push(.transform(let transform)) = list.commands[0]
      else {
        Issue.record("\(orientation) does not turn.")
        continue
      }
      let moved = CGRect(x: 0, y: 0, width: 4, height: 2).applying(transform)
      #expect(moved == CGRect(origin: .zero, size: list.size), "\(orientation)")
    }
  }

  @Test func addressesHavePhases() throws {
    func name(_ phase: AsyncImagePhase?) -> String {
      switch phase {
      case .empty: "empty"
      case .success: "success"
      case .failure: "failure"
      case nil: "network"
      }
    }
    #expect(name(RemotePicture.local(nil, scale: 1)) == "empty")
    #expect(name(RemotePicture.local(URL(fileURLWithPath: "/no/such.png"), scale: 1)) == "failure")
    #expect(name(RemotePicture.local(URL(string: "https://example.invalid/a.png"), scale: 1)) == "network")
    let url = try #require(URL(string: "data:text/plain;base64,SGVsbG8="))
    #expect(RemotePicture.data(of: url) == Data("Hello".utf8))
    let plain = try #require(URL(string: "data:,Hi%20there"))
    #expect(RemotePicture.data(of: plain) == Data("Hi there".utf8))
    let harness = Harness(
      AsyncImage(url: URL(fileURLWithPath: "/no/such.png")) { phase in
        if phase.error != nil { Text("failed") } else { Text("waiting") }
      })
    #expect(harness.views.contains { $0.text == "failed" })
  }
}
