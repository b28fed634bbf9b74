/// The sources that the loop is measured with.
enum LoopSource {
  /// 60 lines as people write them.
  /// - Parameters:
  ///   - name: of a constant; another one is another program.
  ///   - width: a literal in an argument.
  static func card(name: String, width: Int) -> String {
    """
    import SwiftUI

    struct Person: Identifiable {
      let id: Int
      let name: String
      let role: String
    }

    struct PersonRow: View {
      let person: Person
      @State private var isFavourite = false

      var body: some View {
        HStack(spacing: 12) {
          Circle()
            .fill(Color.blue.opacity(0.2))
            .frame(width: 44, height: 44)
          VStack(alignment: .leading, spacing: 2) {
            Text(person.name)
              .font(.headline)
            Text(person.role)
              .font(.subheadline)
              .foregroundStyle(.secondary)
          }
          Spacer()
          Button {
            isFavourite.toggle()
          } label: {
            Image(systemName: isFavourite ? "star.fill" : "star")
              .foregroundStyle(.yellow)
          }
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
      }
    }

    struct Card: View {
      let people: [Person]

      var body: some View {
        let \(name) = people.count
        VStack(alignment: .leading, spacing: 0) {
          Text("Team of \\(\(name))")
            .font(.title2.bold())
            .padding(16)
          ForEach(people) { person in
            PersonRow(person: person)
            Divider()
          }
        }
        .background(Color.white)
        .clipShape(RoundedRectangle(cornerRadius: 16))
        .frame(width: \(width))
      }
    }

    #Preview { Card(people: [Person(id: 1, name: "Ada", role: "Engineer"), Person(id: 2, name: "Grace", role: "Admiral")]) }
    """
  }

  /// 1,000 views with 100 texts; one more follows the pointer.
  static let page = """
    import SwiftUI

    struct Page: View {
      @State private var place = 0.0

      var body: some View {
        VStack(spacing: 0) {
          Text("\\(place)")
          Color.red.frame(width: place, height: 4)
          ForEach(0..<100) { row in
            HStack(spacing: 1) {
              Text("Row \\(row)").font(.system(size: 5))
              ForEach(0..<9) { _ in Color.blue.frame(width: 4, height: 4) }
            }
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
        .gesture(DragGesture(minimumDistance: 0).onChanged { place = Double($0.location.x) })
      }
    }

    #Preview { Page() }
    """
}
