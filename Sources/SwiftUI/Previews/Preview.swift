/// A view to show, with its name and how it is to be laid out; made by `#Preview`.
@MainActor public struct Preview {
  /// Marks the traits that belong to previews of views.
  public enum ViewTraits {}

  /// nil where it has none.
  public let name: String?
  public let traits: [PreviewTrait<ViewTraits>]
  /// Makes the view.
  public let body: @MainActor () -> any View

  @preconcurrency public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    self.body = body
  }

  /// The preview of a provider, with the traits that its first view's modifiers say.
  public init<Provider: PreviewProvider>(of provider: Provider.Type, traits: PreviewTrait<ViewTraits>...) {
    name = nil
    self.traits = traits
    body = { Provider.previews }
  }

  /// The preview of one of a provider's views, with the traits that its modifiers say.
  /// - Parameter part: which of the views that stand in the provider's block, or in the only group there.
  public init<Provider: PreviewProvider>(
    of provider: Provider.Type, part: Int, traits: PreviewTrait<ViewTraits>...
  ) {
    name = nil
    self.traits = traits
    body = {
      let views = Provider.previews
      let parts = (views as? any ViewParts)?.parts ?? []
      return parts.indices.contains(part) ? parts[part] : views
    }
  }

  /// Puts the preview into memory of its own, for the agent that has called a compiled module's entry point.
  public func handedOver() -> UnsafeMutableRawPointer {
    let memory = UnsafeMutablePointer<Preview>.allocate(capacity: 1)
    memory.initialize(to: self)
    return UnsafeMutableRawPointer(memory)
  }

  /// Takes the preview back from what `handedOver()` gave.
  /// - Precondition: the pointer comes from `handedOver()` and was not taken before.
  public static func taken(from pointer: UnsafeMutableRawPointer) -> Preview {
    let memory = pointer.assumingMemoryBound(to: Preview.self)
    defer { memory.deallocate() }
    return memory.move()
  }
}

/// Views that stand for several.
@MainActor protocol ViewParts {
  var parts: [any View] { get }
}

extension TupleView: ViewParts {
  var parts: [any View] { Mirror(reflecting: value).children.compactMap { $0.value as? any View } }
}

extension Group: ViewParts where Content: View {
  var parts: [any View] { (content as? any ViewParts)?.parts ?? [content] }
}
