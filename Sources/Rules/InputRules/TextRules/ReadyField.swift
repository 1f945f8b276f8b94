/// A rule with a keyboard, a placeholder, and words for VoiceOver (K4).
public protocol ReadyField: TextRule {
  /// The field's example, keyboard and content type (K10).
  var traits: InputTraits { get }

  /// The words that VoiceOver speaks: the kind, such as a card's brand, then each group, scalar by
  /// scalar (K4).
  /// - Parameter text: the field's text.
  func accessibilityValue(of text: String) -> String
}

/// A field whose text depends on the locale (K18).
package protocol LocalizedField: TextRule {
  /// This field, adapted to a CLDR locale, unless a locale was already chosen for the field.
  func localized(to locale: String) -> Self
}
