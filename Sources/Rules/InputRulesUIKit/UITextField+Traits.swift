#if canImport(UIKit) && !os(watchOS)
  import InputRules
  import UIKit

  extension UITextField {
    /// Sets what a ready field asks for, where the field has what the one before it asked for, or
    /// UIKit's own (K10).
    ///
    /// No word is in such a field, so none is corrected.
    func apply(_ traits: InputTraits?, after old: InputTraits?) {
      let plain = InputTraits(example: "", keyboard: .any)
      let (new, old) = (traits ?? plain, old ?? plain)
      if placeholder ?? "" == old.example { placeholder = new.example.isEmpty ? nil : new.example }
      if keyboardType == UIKeyboardType(old.keyboard) {
        keyboardType = UIKeyboardType(new.keyboard)
      }
      if textContentType == old.contentType.map({ UITextContentType($0) }) {
        textContentType = new.contentType.map { UITextContentType($0) }
      }
      autocapitalizationType = new.keyboard == .capitals ? .allCharacters : .none
      autocorrectionType = .no
      spellCheckingType = .no
      if isFirstResponder { reloadInputViews() }
    }
  }

  extension UIKeyboardType {
    /// The keyboard of UIKit.
    init(_ keyboard: InputTraits.Keyboard) {
      self =
        switch keyboard {
        case .any: .default
        case .digits: .numberPad
        case .decimal: .decimalPad
        case .signed: .numbersAndPunctuation
        case .phone: .phonePad
        case .capitals: .asciiCapable
        }
    }
  }

  extension UITextContentType {
    /// The content type of UIKit.
    init(_ type: InputTraits.ContentType) {
      self =
        switch type {
        case .creditCardNumber: .creditCardNumber
        case .creditCardSecurityCode: .creditCardSecurityCode
        case .creditCardExpiration: .creditCardExpiration
        case .oneTimeCode: .oneTimeCode
        case .telephoneNumber: .telephoneNumber
        case .postalCode: .postalCode
        }
    }
  }
#endif
