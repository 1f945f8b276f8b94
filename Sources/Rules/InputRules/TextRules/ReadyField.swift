/// A rule that knows what an app sets beside it, and what is read aloud (K4).
public protocol ReadyField: TextRule {
  /// Its example, its keyboard, and what the system may fill in (K10).
  var traits: InputTraits { get }

  /// What VoiceOver says of a text: what it is so far, such as a card's brand, then the content of
  /// each group, scalar by scalar (K4).
  func accessibilityValue(of text: String) -> String
}

/// A field whose texts depend on the locale (K18).
package protocol LocalizedField: TextRule {
  /// The field as a locale of CLDR writes its texts, if its locale wasn't chosen.
  func localized(to locale: String) -> Self
}
