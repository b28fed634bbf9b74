import SwiftUI
import UIKit

struct Imported: View {
  private let color = UIColor.systemRed
  private let font = UIFont.preferredFont(forTextStyle: .body)

  var body: some View {
    Text("a").foregroundColor(Color(color)).font(Font(font))
  }
}
