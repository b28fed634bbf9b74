import SwiftUI

struct ListsStyled: View {
  var body: some View {
    List { Text("a") }.listStyle(.plain)
    List { Text("a") }.listStyle(.insetGrouped)
    List { Text("a") }.listStyle(.grouped)
    List { Text("a") }.listStyle(.inset)
    List { Text("a") }.listStyle(.sidebar)
    List { Text("a") }.listStyle(PlainListStyle())
    List { Text("a") }.listStyle(InsetGroupedListStyle())
    List { Text("a") }.listStyle(GroupedListStyle())
    List { Text("a") }.listStyle(SidebarListStyle())
  }
}
