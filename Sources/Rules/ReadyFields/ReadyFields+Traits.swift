import InputRules

extension PrefixField: ReadyField {
  /// The name of the content's row, followed by the groups, such as “Visa, 4 2 4 2, 4 2” (K4).
  public func accessibilityValue(of text: String) -> String {
    var groups: [[String]] = [[]]
    var isFirst = true
    for scalar in text.unicodeScalars {
      if let shown = forms.shown(scalar, isFirst: isFirst) {
        groups[groups.count - 1].append(String(shown))
        isFirst = false
      } else {
        groups.append([])
      }
    }
    if isFirst { return "" }
    let parts = [row(of: text).name] + groups.map { $0.joined(separator: " ") }
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension AmountField: ReadyField, LocalizedField {
  /// The text itself; VoiceOver reads a number with a currency's symbol as an amount (K4).
  public func accessibilityValue(of text: String) -> String { text }
}

extension PhoneField: ReadyField {
  /// The traits of a field for phone numbers; the example is a mobile number, if one is known
  /// (K12).
  public var traits: InputTraits {
    InputTraits(example: example, keyboard: .phone, contentType: .telephoneNumber)
  }

  /// The region of the number typed so far, followed by the groups, such as “US, 2 0 1, 5 5” (K4).
  public func accessibilityValue(of text: String) -> String {
    field.accessibilityValue(of: text)
  }
}
