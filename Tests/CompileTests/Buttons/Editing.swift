import SwiftUI

struct Editing: View {
  var body: some View {
    EditButton()
  }
}
