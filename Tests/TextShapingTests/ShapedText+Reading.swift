import DrawingCore
import Foundation

func makeSpan(
  _ text: String, font: FontRequest = FontRequest(size: 17), tracking: CGFloat = 0, attachment: CGSize? = nil
) -> TextSpan {
  TextSpan(text: text, font: font, metrics: .ios(size: font.size), tracking: tracking, attachment: attachment)
}

extension ShapedText {
  var width: CGFloat { clusters.reduce(0) { $0 + $1.advance } }

  /// The clusters' texts, cut out of the string that was shaped.
  func texts(in string: String) -> [String] {
    let bytes = Array(string.utf8)
    return clusters.indices.map { index in
      let start = Int(clusters[index].textOffset)
      let end = index + 1 < clusters.count ? Int(clusters[index + 1].textOffset) : bytes.count
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }
  }

  func face(ofCluster index: Int) -> String? {
    runs[Int(clusters[index].run)].face?.description
  }
}
