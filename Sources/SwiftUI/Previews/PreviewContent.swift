/// The root of a preview: runs the preview's closure as a body, so that what it reads is followed and what it makes
/// knows its line.
struct PreviewContent: View, FrameworkView {
  let make: @MainActor () -> any View

  // Returned outright, since a builder here would put this file's line in the place of the user's.
  var body: some View { return AnyView(make()) }
}

extension Preview {
  /// The view to show.
  public var content: any View {
    var content: any View = PreviewContent(make: body)
    for trait in traits {
      if case .modifier(let modifier) = trait.kind { content = modifier.apply(AnyView(content)) }
    }
    return content
  }
}
