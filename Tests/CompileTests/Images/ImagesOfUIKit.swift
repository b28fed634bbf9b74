import SwiftUI

struct ImagesOfUIKit: View {
  private let picture = UIImage(named: "photo")

  var body: some View {
    Image(uiImage: picture ?? UIImage())
    if let picture { Image(uiImage: picture).resizable() }
  }
}
