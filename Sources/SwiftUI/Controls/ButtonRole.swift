/// What a button is for.
public nonisolated struct ButtonRole: Equatable, Sendable {
  private enum Kind: Sendable { case destructive, cancel, confirm, close }
  private let kind: Kind

  public static let destructive = ButtonRole(kind: .destructive)
  public static let cancel = ButtonRole(kind: .cancel)
  public static let confirm = ButtonRole(kind: .confirm)
  public static let close = ButtonRole(kind: .close)
}
