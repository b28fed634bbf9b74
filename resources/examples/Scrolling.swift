import SwiftUI

/// A million rows, of which only those in sight are made.
struct LongList: View {
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
        ForEach(0..<1000, id: \.self) { section in
          Section {
            ForEach(0..<1000, id: \.self) { row in
              Text("Row \(section * 1000 + row)")
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.horizontal)
                .padding(.vertical, 10)
            }
          } header: {
            Text("Thousand \(section)")
              .font(.headline)
              .frame(maxWidth: .infinity, alignment: .leading)
              .padding(.horizontal)
              .padding(.vertical, 6)
              .background(Color(white: 0.9))
          }
        }
      }
    }
  }
}

/// Pages of the scroll view's own width.
struct Pages: View {
  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(1..<5, id: \.self) { page in
          RoundedRectangle(cornerRadius: 24)
            .fill(Color.indigo.opacity(0.2 + 0.15 * Double(page)))
            .overlay { Text("Page \(page)").font(.title) }
            .padding()
            .containerRelativeFrame(.horizontal)
        }
      }
    }
    .scrollTargetBehavior(.paging)
  }
}

/// A strip at the bottom takes its room from the safe area: the content scrolls under it.
struct WithBar: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 8) {
        ForEach(0..<20, id: \.self) { Text("Line \($0)").frame(maxWidth: .infinity) }
      }
    }
    .safeAreaInset(edge: .bottom) {
      Text("12 new")
        .frame(maxWidth: .infinity)
        .padding(.vertical, 12)
        .background(Color.yellow)
    }
  }
}

#Preview("A million rows") { LongList() }
#Preview("Pages", traits: .fixedLayout(width: 320, height: 200)) { Pages() }
#Preview("Bar", traits: .fixedLayout(width: 320, height: 240)) { WithBar() }
