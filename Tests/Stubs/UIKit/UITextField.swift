/// A stand-in for UIKit's class, which a user can type into.
@MainActor open class UITextField: UIControl, TypedInput {
  /// Asked about edits.
  public weak var delegate: (any UITextFieldDelegate)?
  /// The text that an empty field shows.
  public var placeholder: String?
  /// The font.
  public var font: UIFont?
  /// Whether the font has the user's size.
  public var adjustsFontForContentSizeCategory = false
  /// Whether words are corrected.
  public var autocorrectionType = UITextAutocorrectionType.default
  /// Whether words are checked.
  public var spellCheckingType = UITextSpellCheckingType.default
  /// Which letters become capitals.
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The keyboard.
  public var keyboardType = UIKeyboardType.default
  /// Whether the text is hidden.
  public var isSecureTextEntry = false
  /// What the text is; nil if nobody says so.
  public var textContentType: UITextContentType!
  /// The text, the selection and the mark.
  public let stored = StoredText()
  /// Whether several ranges are asked about, as of iOS 26.
  public var asksAboutRanges = true
  /// Whether `replace` asks, and tells of a change.
  public var tellsOfReplacing = false

  /// Why editing ended.
  public enum DidEndEditingReason: Sendable {
    case committed
  }

  /// The text; setting it moves the caret to the end, and tells nobody.
  public var text: String? {
    get { stored.text }
    set { stored.text = newValue ?? "" }
  }

  /// Asks the delegate.
  public func asks(_ ranges: [NSRange], _ text: String) -> Bool {
    if asksAboutRanges {
      return delegate?.textField(
        self, shouldChangeCharactersInRanges: ranges.map { NSValue(range: $0) },
        replacementString: text) ?? true
    }
    return delegate?.textField(
      self, shouldChangeCharactersIn: ranges[0], replacementString: text) ?? true
  }

  /// Tells of a change.
  public func tells() {
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
  }

  /// A user clears the field.
  public func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    stored.text = ""
    tells()
  }

  /// A user leaves the field, which ends composing.
  public func leave() {
    stored.marked = nil
    delegate?.textFieldDidEndEditing(self, reason: .committed)
  }
}

/// A stand-in for UIKit's enumeration.
public enum UIKeyboardType: Sendable {
  case `default`
  case asciiCapable
  case numbersAndPunctuation
  case numberPad
  case decimalPad
  case phonePad
}

/// A stand-in for UIKit's enumeration.
public enum UITextAutocapitalizationType: Sendable {
  case none
  case words
  case sentences
  case allCharacters
}

/// A stand-in for UIKit's enumeration.
public enum UITextSpellCheckingType: Sendable {
  case `default`
  case no
  case yes
}

/// A stand-in for UIKit's enumeration.
public enum UITextAutocorrectionType: Sendable {
  case `default`
  case no
  case yes
}
