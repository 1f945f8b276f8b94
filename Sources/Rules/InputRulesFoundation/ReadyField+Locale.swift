import Foundation
import InputRules

extension TextRule {
  /// The field as a locale writes its texts, if its locale wasn't chosen (K18).
  ///
  /// Adapters do this for their own locale. Do it where code reads a field's text or writes it:
  /// `AmountField.amount(.eur).localized(to: .current).value(of: text)`.
  /// - Parameter locale: that of the interface; one that CLDR's tables don't list changes nothing.
  /// - Returns: the field for that locale, or this one.
  public func localized(to locale: Locale) -> Self {
    guard let identifier = locale.listedIdentifier else { return self }
    return (self as? any LocalizedField)?.localized(to: identifier) as? Self ?? self
  }
}
