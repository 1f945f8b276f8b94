/// A rule with its keyboard and placeholder, and with words for VoiceOver (K4).
public protocol ReadyField: TextRule {
  /// Its example, its keyboard, and what the system may fill in (K10).
  var traits: InputTraits { get }

  /// The words that VoiceOver speaks: the kind, such as a card's brand, then each group, scalar by
  /// scalar (K4).
  /// - Parameter text: a text of the field.
  func accessibilityValue(of text: String) -> String
}

/// A field whose texts depend on the locale (K18).
package protocol LocalizedField: TextRule {
  /// The field as a locale of CLDR writes its texts, if its locale wasn't chosen.
  func localized(to locale: String) -> Self
}
