// swift-format-ignore-file: NoPlaygroundLiterals
import SwiftUI

struct Literals: View {
  private let tint = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)

  var body: some View {
    Text("Literal").foregroundColor(Color(tint))
    Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1))
    Image(uiImage: #imageLiteral(resourceName: "photo"))
    Text(NSLocalizedString("greeting", comment: "At the top"))
    Text(NSLocalizedString("greeting", tableName: "Other", comment: ""))
    Text(NSLocalizedString("greeting", tableName: "Other", bundle: .main, value: "Hello", comment: ""))
    Text(NSLocalizedString("greeting", bundle: .main, comment: ""))
    Text(NSLocalizedString("greeting", value: "Hello", comment: ""))
  }
}
