extension View {
  public typealias _AccessibleView = ModifiedContent<Self, _AccessibilityModifier>

  nonisolated public func accessibilityLabel(_ label: Text) -> _AccessibleView { accessibilityText(label, \.label) }
  nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> _AccessibleView {
    accessibilityText(Text(key), \.label)
  }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> _AccessibleView {
    accessibilityText(Text(label), \.label)
  }
  nonisolated public func accessibilityValue(_ value: Text) -> _AccessibleView { accessibilityText(value, \.value) }
  nonisolated public func accessibilityValue(_ key: LocalizedStringKey) -> _AccessibleView {
    accessibilityText(Text(key), \.value)
  }
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> _AccessibleView {
    accessibilityText(Text(value), \.value)
  }
  nonisolated public func accessibilityHint(_ hint: Text) -> _AccessibleView { accessibilityText(hint, \.hint) }
  nonisolated public func accessibilityHint(_ key: LocalizedStringKey) -> _AccessibleView {
    accessibilityText(Text(key), \.hint)
  }
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> _AccessibleView {
    accessibilityText(Text(hint), \.hint)
  }
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> _AccessibleView {
    accessibility { $0.identifier = identifier }
  }
  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> _AccessibleView {
    accessibility { if isEnabled { $0.identifier = identifier } }
  }

  nonisolated public func accessibilityHidden(_ hidden: Bool) -> _AccessibleView {
    accessibility { $0.isHidden = hidden }
  }
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> _AccessibleView {
    accessibility { if isEnabled { $0.isHidden = hidden } }
  }
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> _AccessibleView {
    accessibility {
      $0.addedTraits.formUnion(traits)
      $0.removedTraits.subtract(traits)
    }
  }
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> _AccessibleView {
    accessibility {
      $0.removedTraits.formUnion(traits)
      $0.addedTraits.subtract(traits)
    }
  }
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> _AccessibleView {
    accessibility { $0.heading = level }
  }
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> _AccessibleView {
    accessibility { $0.sortPriority = sortPriority }
  }
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> _AccessibleView {
    accessibility { $0.children = children }
  }
  nonisolated public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> _AccessibleView {
    accessibility { $0.respondsToUserInteraction = responds }
  }
  nonisolated public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> _AccessibleView {
    accessibilityInputLabels(labels.map { Text($0) })
  }
  nonisolated public func accessibilityInputLabels(_ labels: [Text]) -> _AccessibleView {
    modifier(
      _AccessibilityModifier { $0.inputLabels = labels.map { [environment = $1] in $0.plainString(in: environment) } })
  }
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> _AccessibleView {
    accessibilityInputLabels(labels.map { Text($0) })
  }
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> _AccessibleView {
    accessibility { $0.content.append("text content: \(value.name)") }
  }
  nonisolated public func accessibilityCustomContent(_ label: Text, _ value: Text) -> _AccessibleView {
    modifier(
      _AccessibilityModifier { $0.content.append("\(label.plainString(in: $1)): \(value.plainString(in: $1))") })
  }
  nonisolated public func accessibilityCustomContent(_ label: LocalizedStringKey, _ value: LocalizedStringKey)
    -> _AccessibleView
  {
    accessibilityCustomContent(Text(label), Text(value))
  }
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(_ label: LocalizedStringKey, _ value: V)
    -> _AccessibleView
  {
    accessibilityCustomContent(Text(label), Text(value))
  }
  /// Colours that are inverted for better sight leave this view as it is.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> _AccessibleView {
    accessibility { if active { $0.content.append("ignores inverted colours") } }
  }
  nonisolated public func accessibilityShowsLargeContentViewer() -> _AccessibleView {
    accessibility { $0.content.append("large content viewer") }
  }
}

/// What can be done with a view by assistive technologies.
extension View {
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> _AccessibleView {
    accessibility { $0.actions.append(actionKind.name) }
  }
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> _AccessibleView {
    modifier(_AccessibilityModifier { $0.actions.append(name.plainString(in: $1)) })
  }
  nonisolated public func accessibilityAction(named key: LocalizedStringKey, _ handler: @escaping () -> Void)
    -> _AccessibleView
  {
    accessibilityAction(named: Text(key), handler)
  }
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)
    -> _AccessibleView
  {
    accessibilityAction(named: Text(name), handler)
  }
  /// An action named by a view.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> _AccessibleView {
    let name = String(describing: Label.self)
    return accessibility { $0.actions.append(name) }
  }
  /// Actions for the buttons in a view.
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    overlay {
      content().opacity(0).frame(width: 0, height: 0).allowsHitTesting(false)
    }
    .accessibility { $0.actions.append("those of the buttons in it") }
  }
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> _AccessibleView {
    accessibility { $0.actions += ["increment", "decrement"] }
  }
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> _AccessibleView {
    accessibility { $0.actions.append("scroll") }
  }
  nonisolated public func accessibilityActivationPoint(_ point: UnitPoint) -> _AccessibleView {
    accessibility { $0.content.append("activation point \(point.x), \(point.y)") }
  }

  /// Has assistive technologies see another view in this one's place.
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> _AccessibleView
  {
    let name = TypeLayout.name(of: V.self)
    _ = representation()
    _ = SourceLines.take()
    return accessibility { $0.content.append("represented by \(name)") }
  }
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> _AccessibleView {
    let name = TypeLayout.name(of: V.self)
    _ = children()
    _ = SourceLines.take()
    return accessibility { $0.content.append("children \(name)") }
  }
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> _AccessibleView {
    modifier(_AccessibilityModifier { $0.rotors.append(label.plainString(in: $1)) })
  }
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> _AccessibleView {
    accessibilityRotor(Text(labelKey), entries: entries)
  }
  nonisolated public func accessibilityRotor<Entry: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> _AccessibleView {
    let names = entries.map { $0[keyPath: entryLabel] }.joined(separator: ", ")
    return modifier(_AccessibilityModifier { $0.rotors.append("\(Text(rotorLabelKey).plainString(in: $1)): \(names)") })
  }
}

/// The spellings before iOS 14.
extension View {
  nonisolated public func accessibility(label: Text) -> _AccessibleView { accessibilityLabel(label) }
  nonisolated public func accessibility(value: Text) -> _AccessibleView { accessibilityValue(value) }
  nonisolated public func accessibility(hint: Text) -> _AccessibleView { accessibilityHint(hint) }
  nonisolated public func accessibility(identifier: String) -> _AccessibleView { accessibilityIdentifier(identifier) }
  nonisolated public func accessibility(hidden: Bool) -> _AccessibleView { accessibilityHidden(hidden) }
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> _AccessibleView {
    accessibilityAddTraits(traits)
  }
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> _AccessibleView {
    accessibilityRemoveTraits(traits)
  }
  nonisolated public func accessibility(sortPriority: Double) -> _AccessibleView {
    accessibilitySortPriority(sortPriority)
  }
}
