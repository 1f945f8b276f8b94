#if canImport(UIKit) && !os(watchOS)
  import InputRules
  import UIKit

  extension UITextField {
    /// Sets a ready field's traits; they replace only the traits of an earlier rule or UIKit's
    /// defaults (K10).
    ///
    /// Autocorrection is turned off, because the text of a ready field doesn't contain words.
    /// - Parameters:
    ///   - new: the traits of the field's rule, or `nil` if these are UIKit's defaults.
    ///   - old: the traits of the earlier rule, or `nil` if these are UIKit's defaults.
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
