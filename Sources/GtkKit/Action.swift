internal import CGtk

/// Something that a person can do by a key, a menu or a button.
public final class Action: Object {
  /// An action without state.
  public init(_ name: String, _ body: @escaping @MainActor () -> Void) {
    super.init(owning: g_simple_action_new(name, nil))
    connect("activate", body)
  }

  /// A choice that is on or off.
  public init(_ name: String, isOn: Bool, _ body: @escaping @MainActor (Bool) -> Void) {
    super.init(owning: g_simple_action_new_stateful(name, nil, g_variant_new_boolean(isOn.c)))
    connect("change-state") { [weak self] arguments in
      guard let self, let state = arguments.variant(0) else { return }
      let isOn = g_variant_get_boolean(state) != 0
      self.isOn = isOn
      body(isOn)
    }
  }

  /// A choice among texts, named by the target of a menu's item.
  public init(_ name: String, choice: String, _ body: @escaping @MainActor (String) -> Void) {
    let type = g_variant_type_new("s")
    super.init(owning: g_simple_action_new_stateful(name, type, g_variant_new_string(choice)))
    g_variant_type_free(type)
    connect("change-state") { [weak self] arguments in
      guard let self, let state = arguments.variant(0) else { return }
      let choice = String(cString: g_variant_get_string(state, nil))
      self.choice = choice
      body(choice)
    }
  }

  /// An action on a text, such as a file to open.
  public init(_ name: String, onText body: @escaping @MainActor (String) -> Void) {
    let type = g_variant_type_new("s")
    super.init(owning: g_simple_action_new(name, type))
    g_variant_type_free(type)
    connect("activate") { arguments in
      guard let parameter = arguments.variant(0) else { return }
      body(String(cString: g_variant_get_string(parameter, nil)))
    }
  }

  /// Does what a menu's item does; with a text where the action takes one.
  public func activate(text: String? = nil) {
    g_action_activate(pointer, text.map { g_variant_new_string($0) })
  }

  public var isEnabled: Bool {
    get { g_action_get_enabled(pointer) != 0 }
    set { g_simple_action_set_enabled(pointer, newValue.c) }
  }
  /// The state of an action that is on or off; setting it does not call its closure.
  public var isOn: Bool {
    get {
      let state = g_action_get_state(pointer)
      defer { g_variant_unref(state) }
      return g_variant_get_boolean(state) != 0
    }
    set { g_simple_action_set_state(pointer, g_variant_new_boolean(newValue.c)) }
  }
  /// The state of a choice among texts; setting it does not call its closure.
  public var choice: String {
    get {
      let state = g_action_get_state(pointer)
      defer { g_variant_unref(state) }
      return String(cString: g_variant_get_string(state, nil))
    }
    set { g_simple_action_set_state(pointer, g_variant_new_string(newValue)) }
  }
}

/// A menu's items, in sections.
public final class Menu: Object {
  public init() { super.init(owning: g_menu_new()) }

  /// - Parameter action: a full name such as `win.open`, with a target as in `win.scheme::dark`.
  public func append(_ title: String, action: String) { g_menu_append(pointer, title, action) }
  /// Appends an item whose action gets a text that may hold anything.
  public func append(_ title: String, action: String, text: String) {
    let item = g_menu_item_new(title, nil)
    g_menu_item_set_action_and_target_value(item, action, g_variant_new_string(text))
    g_menu_append_item(pointer, item)
    g_object_unref(UnsafeMutableRawPointer(item))
  }
  public func appendSection(_ title: String? = nil, _ section: Menu) {
    g_menu_append_section(pointer, title, section.cast())
  }
  public func removeAll() { g_menu_remove_all(pointer) }
}
