import SwiftUI

struct FilledAndStroked: View {
  var body: some View {
    Circle().fill(.red).stroke(.blue, lineWidth: 2)
  }
}
