public import Foundation

/// Is told what happens in a text view.
@MainActor @preconcurrency
public protocol UITextViewDelegate: NSObjectProtocol {
  func textViewDidChange(_ textView: UITextView)
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
}

/// A text of UIKit's that can be edited.
open class UITextView: UIView {
  open var text: String! = ""
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true, isSelectable = true, isScrollEnabled = true
  open var returnKeyType = UIReturnKeyType.default
  open var keyboardType = UIKeyboardType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// UIKit's own distance of 8 points above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open weak var delegate: (any UITextViewDelegate)?

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let label = UILabel(frame: .zero)
    (label.text, label.font, label.numberOfLines) = (text, font ?? .systemFont(ofSize: 12), 0)
    let inset = textContainerInset
    // UIKit's padding of 5 points before and after a line.
    let across = inset.left + inset.right + 10, down = inset.top + inset.bottom
    let own = label.sizeThatFits(CGSize(width: size.width - across, height: .infinity))
    return CGSize(width: own.width + across, height: own.height + down)
  }

  @MainActor override var content: AnyView? {
    let text = Binding<String>(
      get: { self.text ?? "" },
      set: {
        self.text = $0
        self.delegate?.textViewDidChange(self)
      })
    let color = Color(uiColor: textColor ?? .label), inset = textContainerInset
    let looks = Font(font ?? .systemFont(ofSize: 12))
    let alignment = textAlignment.alignment
    guard isEditable, isUserInteractionEnabled else {
      return AnyView(
        Text(verbatim: self.text ?? "").font(looks).foregroundStyle(color).multilineTextAlignment(alignment)
          .padding(EdgeInsets(top: inset.top, leading: inset.left + 5, bottom: inset.bottom, trailing: inset.right + 5))
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
    }
    return AnyView(
      TextEditor(text: text).scrollContentBackground(.hidden).font(looks).foregroundStyle(color)
        .multilineTextAlignment(alignment))
  }
}

/// Is told what happens in a field.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// A field of UIKit's.
open class UITextField: UIView {
  /// What is drawn around a field.
  public enum BorderStyle: Int, Hashable, Sendable { case none, line, bezel, roundedRect }
  open var text: String? = ""
  open var placeholder: String?
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var isSecureTextEntry = false, isEnabled = true
  open var returnKeyType = UIReturnKeyType.default
  open var keyboardType = UIKeyboardType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open weak var delegate: (any UITextFieldDelegate)?

  open override var intrinsicContentSize: CGSize {
    let label = UILabel(frame: .zero)
    (label.text, label.font) = ((text ?? "").isEmpty ? placeholder ?? " " : text, font ?? .systemFont(ofSize: 17))
    let own = label.intrinsicContentSize
    // UIKit's field with a border is 34 points high, with 7 before and after its text.
    return borderStyle == .roundedRect ? CGSize(width: own.width + 14, height: 34) : own
  }

  @MainActor override var content: AnyView? {
    let text = Binding<String>(
      get: { self.text ?? "" },
      set: {
        self.text = $0
        self.delegate?.textFieldDidChangeSelection(self)
      })
    let field = Group {
      if isSecureTextEntry {
        SecureField(placeholder ?? "", text: text)
      } else {
        TextField(placeholder ?? "", text: text)
      }
    }
    .font(Font(font ?? .systemFont(ofSize: 17))).foregroundStyle(Color(uiColor: textColor ?? .label))
    .multilineTextAlignment(textAlignment.alignment).disabled(!isEnabled)
    .onSubmit { _ = self.delegate?.textFieldShouldReturn(self) }
    return borderStyle == .none ? AnyView(field) : AnyView(field.textFieldStyle(.roundedBorder))
  }
}
