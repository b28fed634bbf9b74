import SwiftUI

/// What covers a screen for a while: sheets, covers, popovers, alerts and dialogs.
struct Presentations: View {
  enum Kind: String, CaseIterable { case sheet, medium, cover, popover, alert, dialog }
  @State var shown: Kind?

  private func isShown(_ kind: Kind) -> Binding<Bool> {
    Binding(get: { shown == kind }, set: { shown = $0 ? kind : nil })
  }

  var body: some View {
    VStack(spacing: 16) {
      ForEach(Kind.allCases, id: \.self) { kind in
        Button(kind.rawValue.capitalized) { shown = kind }
      }
    }
    .buttonStyle(.bordered)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .sheet(isPresented: isShown(.sheet)) { Note(title: "A sheet") }
    .sheet(isPresented: isShown(.medium)) {
      Note(title: "Half a sheet")
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
    }
    .fullScreenCover(isPresented: isShown(.cover)) { Note(title: "A cover") }
    .popover(isPresented: isShown(.popover)) {
      Text("A few words beside the view.").padding()
        .presentationCompactAdaptation(.popover)
    }
    .alert("Delete the note?", isPresented: isShown(.alert)) {
      Button("Cancel", role: .cancel) {}
      Button("Delete", role: .destructive) {}
    } message: {
      Text("It cannot be brought back.")
    }
    .confirmationDialog("Move the note", isPresented: isShown(.dialog), titleVisibility: .visible) {
      Button("To the archive") {}
      Button("To the bin", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("It stays for thirty days.")
    }
  }
}

private struct Note: View {
  let title: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        LabeledContent("Written", value: "Today")
        LabeledContent("Words", value: "120")
      }
      .navigationTitle(title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) { Button("Save") { dismiss() } }
      }
    }
  }
}

#Preview("Buttons") { Presentations() }
#Preview("Sheet") { Presentations(shown: .sheet) }
#Preview("Medium") { Presentations(shown: .medium) }
#Preview("Cover") { Presentations(shown: .cover) }
#Preview("Popover") { Presentations(shown: .popover) }
#Preview("Alert") { Presentations(shown: .alert) }
#Preview("Dialog") { Presentations(shown: .dialog) }
