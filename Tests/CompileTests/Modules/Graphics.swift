import CoreGraphics
import Foundation
import Observation
import SwiftUI

struct Graphics: View {
  private var path: CGPath { CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil) }

  var body: some View {
    Path(path).applying(CGAffineTransform(scaleX: 2, y: 2)).fill(.red)
  }
}
