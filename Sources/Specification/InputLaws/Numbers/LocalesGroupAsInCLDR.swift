extension Law {
  package static let localesGroupAsInCLDR = Law(
    """
    For each of CLDR's ways of grouping, numbers of four, five and nine digits are written as CLDR \
    specifies, and are read back.
    """, clauses: ["N3.1", "N3.4", "N4.2", "N7.1", "N7.2"],
    Property(forAll: .groupedLocale) { subject, row in
      guard let symbols = NumberSymbols(locale: row.locale) else {
        throw Failure("\(row.locale) has no symbols", at: "locale")
      }
      let format = NumberFormat(symbols, grouping: .strict)
      let numbers: [ExactNumber] = [
        ExactNumber(1_234), ExactNumber(12_345),
        ExactNumber(trusting: [1, 2, 3, 4, 5, 6, 7, 8, 9, 5], exponent: .near(-1)),
      ]
      for (number, text) in zip(numbers, row.texts) {
        let written = try subject.numbers.textOfNumber(number, format)
        try require(
          written.hasSameUnits(as: text),
          "\(number) is \(written.escaped) in \(row.locale), not \(text.escaped)")
        try requireEqual(subject.numbers.valueOfText(text, format), number, text.escaped)
      }
    })
}

/// A locale, with its forms of 1234, 12345 and 123456789.5.
private struct GroupedLocale: Sendable {
  let locale: String
  let texts: [String]

  init(_ locale: String, _ texts: String...) {
    (self.locale, self.texts) = (locale, texts)
  }
}

extension Generator<GroupedLocale> {
  fileprivate static var groupedLocale: Generator {
    Generator { $0.element(of: GroupedLocale.known) }
  }
}

extension GroupedLocale {
  /// Locales with different group sizes, and with different minimum numbers of digits (one to
  /// three) before the first separator.
  fileprivate static let known: [GroupedLocale] = [
    GroupedLocale("en", "1,234", "12,345", "123,456,789.5"),
    GroupedLocale("en-IN", "1,234", "12,345", "12,34,56,789.5"),
    GroupedLocale("hi", "1,234", "12,345", "12,34,56,789.5"),
    GroupedLocale("ta-IN", "1,234", "12,345", "12,34,56,789.5"),
    GroupedLocale(
      "mr", "\u{967},\u{968}\u{969}\u{96A}", "\u{967}\u{968},\u{969}\u{96A}\u{96B}",
      "\u{967}\u{968},\u{969}\u{96A},\u{96B}\u{96C},\u{96D}\u{96E}\u{96F}.\u{96B}"),
    GroupedLocale("de", "1.234", "12.345", "123.456.789,5"),
    GroupedLocale("de-CH", "1'234", "12'345", "123'456'789.5"),
    GroupedLocale("de-AT", "1\u{A0}234", "12\u{A0}345", "123\u{A0}456\u{A0}789,5"),
    GroupedLocale("fr", "1\u{202F}234", "12\u{202F}345", "123\u{202F}456\u{202F}789,5"),
    GroupedLocale("sv", "1\u{A0}234", "12\u{A0}345", "123\u{A0}456\u{A0}789,5"),
    GroupedLocale("es", "1234", "12.345", "123.456.789,5"),
    GroupedLocale("it", "1234", "12.345", "123.456.789,5"),
    GroupedLocale("es-MX", "1,234", "12,345", "123,456,789.5"),
    GroupedLocale("pl", "1234", "12\u{A0}345", "123\u{A0}456\u{A0}789,5"),
    GroupedLocale("pt-PT", "1234", "12\u{A0}345", "123\u{A0}456\u{A0}789,5"),
    GroupedLocale("ee", "1234", "12345", "123,456,789.5"),
    GroupedLocale(
      "tok-u-nu-latn", "12\u{A0}34", "1\u{A0}23\u{A0}45", "1\u{A0}23\u{A0}45\u{A0}67\u{A0}89,5"),
  ]
}
