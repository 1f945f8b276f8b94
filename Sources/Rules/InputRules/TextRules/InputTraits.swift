/// A field's placeholder and keyboard, and the content that the system may fill in (K10).
public struct InputTraits: Hashable, Sendable {
  /// A complete text to show as a placeholder.
  public let example: String
  /// The keyboard.
  public let keyboard: Keyboard
  /// The content that the system may fill in, or `nil` for none; the rule checks it like a paste.
  public let contentType: ContentType?

  /// Creates the traits of a field (K10).
  /// - Parameters:
  ///   - example: a complete text to show as a placeholder.
  ///   - keyboard: the field's keyboard.
  ///   - contentType: the content that the system may fill in, or `nil` for none.
  public init(
    example: String, keyboard: Keyboard = .digits, contentType: ContentType? = nil
  ) {
    (self.example, self.keyboard, self.contentType) = (example, keyboard, contentType)
  }

  /// The kind of keyboard to show for a field.
  public enum Keyboard: Hashable, Sendable, CaseIterable {
    /// The system's keyboard: UIKit's `default`.
    case any
    /// Digits only: UIKit's `numberPad`.
    case digits
    /// Digits and the decimal separator: UIKit's `decimalPad`.
    case decimal
    /// Digits and signs: UIKit's `numbersAndPunctuation`.
    case signed
    /// Digits and the symbols in phone numbers: UIKit's `phonePad`.
    case phone
    /// Digits and uppercase letters: UIKit's `asciiCapable`.
    case capitals
  }

  /// The content that the system may fill in, named as in UIKit's `UITextContentType`.
  public enum ContentType: Hashable, Sendable, CaseIterable {
    /// The number of a payment card.
    case creditCardNumber
    /// The security code of a payment card.
    case creditCardSecurityCode
    /// The month and year in which a payment card expires.
    case creditCardExpiration
    /// A one-time code from a message.
    case oneTimeCode
    /// A phone number.
    case telephoneNumber
    /// A postal code.
    case postalCode
  }
}
