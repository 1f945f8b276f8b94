import InputRules

extension JSONFields {
  /// The symbols of a locale with ASCII digits, which Babel uses by default.
  func symbols(_ key: String) throws(MalformedVector) -> NumberSymbols {
    let locale = try text(key)
    guard let symbols = NumberSymbols(locale: locale, numberingSystem: "latn") else {
      throw malformed(key, "is \(locale.escaped), which isn't in CLDR; write one such as “de_CH”")
    }
    return symbols
  }
}
