import SwiftUI

struct Remote: View {
  var body: some View {
    AsyncImage(url: URL(string: "https://www.swift.org/a.png"))
    AsyncImage(url: nil) {
      $0.resizable()
    } placeholder: {
      ProgressView()
    }
    AsyncImage(url: nil) { phase in
      if let image = phase.image { image } else if phase.error != nil { Color.red } else { Color.gray }
    }
  }
}
