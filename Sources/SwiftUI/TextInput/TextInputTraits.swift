/// What a field tells the input method and the keyboard on the screen.
public struct TextInputTraits: Hashable, Sendable {
  var keyboard = UIKeyboardType.default
  var contentType: UITextContentType?
  var capitalization: TextInputAutocapitalization?
  var isAutocorrectionDisabled = false
  var submitLabel: SubmitLabel?
  var isSecure = false

  /// What is typed: `text`, `digits`, `number`, `phone`, `url`, `email`, `name`, `password`, `pin`.
  public var purpose: String {
    if isSecure { return keyboard == .numberPad ? "pin" : "password" }
    switch keyboard {
    case .numberPad, .asciiCapableNumberPad: return "digits"
    case .decimalPad, .numbersAndPunctuation: return "number"
    case .phonePad, .namePhonePad: return "phone"
    case .URL, .webSearch: return "url"
    case .emailAddress: return "email"
    case .default, .asciiCapable, .twitter: break
    }
    switch contentType {
    case .emailAddress?: return "email"
    case .telephoneNumber?: return "phone"
    case .URL?: return "url"
    case .oneTimeCode?: return "digits"
    case .password?, .newPassword?: return "password"
    case .name?, .givenName?, .familyName?: return "name"
    default: return "text"
    }
  }
  /// `none`, `words`, `sentences` or `characters`.
  public var capitals: String { (capitalization ?? .sentences).name }
  public var checksSpelling: Bool { !isAutocorrectionDisabled && !isSecure }
}

/// Which letters the keyboard on the screen makes capital by itself.
public nonisolated struct TextInputAutocapitalization: Hashable, Sendable {
  let name: String
  init(name: String) { self.name = name }
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(name: "none") }
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(name: "words") }
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(name: "sentences") }
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(name: "characters") }

  public init?(_ type: UITextAutocapitalizationType) {
    switch type {
    case .none: self = .never
    case .words: self = .words
    case .sentences: self = .sentences
    case .allCharacters: self = .characters
    }
  }
}

private struct TextInputTraitsKey: EnvironmentKey {
  static var defaultValue: TextInputTraits { TextInputTraits() }
}

extension EnvironmentValues {
  var textInputTraits: TextInputTraits {
    get { self[TextInputTraitsKey.self] }
    set { self[TextInputTraitsKey.self] = newValue }
  }
  public var autocorrectionDisabled: Bool {
    get { textInputTraits.isAutocorrectionDisabled }
    set { textInputTraits.isAutocorrectionDisabled = newValue }
  }
}

extension View {
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    transformEnvironment(\.textInputTraits) { $0.keyboard = type }
  }
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    transformEnvironment(\.textInputTraits) { $0.contentType = textContentType }
  }
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  {
    transformEnvironment(\.textInputTraits) { $0.capitalization = autocapitalization }
  }
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInputAutocapitalization(TextInputAutocapitalization(style))
  }
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    transformEnvironment(\.textInputTraits) { $0.isAutocorrectionDisabled = disable }
  }
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    transformEnvironment(\.textInputTraits) { $0.isAutocorrectionDisabled = disable ?? false }
  }
}
