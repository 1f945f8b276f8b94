/// A rule that also provides a keyboard, a placeholder, and words for VoiceOver (K4).
public protocol ReadyField: TextRule {
  /// The field's example, keyboard and content type (K10).
  var traits: InputTraits { get }

  /// The words that VoiceOver speaks for a text: its kind, such as a card's brand, and then each
  /// group of the text, scalar by scalar (K4).
  /// - Parameter text: the field's text.
  func accessibilityValue(of text: String) -> String
}

/// A field whose text depends on a locale (K18).
package protocol LocalizedField: TextRule {
  /// This field, adapted to a CLDR locale; a field that already has a locale stays unchanged.
  func localized(to locale: String) -> Self
}
