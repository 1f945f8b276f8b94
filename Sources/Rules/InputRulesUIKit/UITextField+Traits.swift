#if canImport(UIKit) && !os(watchOS)
  import InputRules
  import UIKit

  extension UITextField {
    /// Sets what a ready field asks for, where the field has what the one before it asked for, or
    /// UIKit's own (K10).
    ///
    /// No word is in such a field, so none is corrected.
    /// - Parameters:
    ///   - new: what the field's rule asks for; nil for UIKit's own.
    ///   - old: what the rule before it asked for; nil for UIKit's own.
    func apply(_ new: InputTraits?, after old: InputTraits?) {
      func renewed<Value: Equatable>(_ value: Value, _ asked: (InputTraits?) -> Value) -> Value {
        value == asked(old) ? asked(new) : value
      }
      let hint = renewed(placeholder ?? "") { $0?.example ?? "" }
      placeholder = hint.isEmpty ? nil : hint
      keyboardType = renewed(keyboardType) { UIKeyboardType($0?.keyboard ?? .any) }
      textContentType = renewed(textContentType) { $0?.contentType.map { UITextContentType($0) } }
      autocapitalizationType = renewed(autocapitalizationType) { traits in
        traits.map { $0.keyboard == .capitals ? .allCharacters : .none } ?? .sentences
      }
      autocorrectionType = renewed(autocorrectionType) { $0 == nil ? .default : .no }
      spellCheckingType = renewed(spellCheckingType) { $0 == nil ? .default : .no }
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
