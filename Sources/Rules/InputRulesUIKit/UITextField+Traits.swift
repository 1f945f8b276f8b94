#if canImport(UIKit) && !os(watchOS)
  import InputRules
  import UIKit

  extension UITextField {
    /// Sets what a ready field asks for, where nobody has set it yet (K10).
    ///
    /// No word is in such a field, so none is corrected.
    func apply(_ traits: InputTraits) {
      if placeholder == nil && !traits.example.isEmpty { placeholder = traits.example }
      if keyboardType == .default { keyboardType = UIKeyboardType(traits.keyboard) }
      if textContentType == nil { textContentType = traits.contentType.map { .init($0) } }
      autocapitalizationType = traits.keyboard == .capitals ? .allCharacters : .none
      autocorrectionType = .no
      spellCheckingType = .no
    }
  }

  extension UIKeyboardType {
    /// The keyboard of UIKit.
    init(_ keyboard: InputTraits.Keyboard) {
      self =
        switch keyboard {
        case .any: .default
        case .digits: .numberPad
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
        }
    }
  }
#endif
