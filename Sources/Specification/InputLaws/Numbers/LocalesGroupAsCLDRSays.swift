extension Law {
  package static let localesGroupAsCLDRSays = Law(
    """
    In locales with each of CLDR's sets of symbols, numbers of four, five and nine digits are \
    grouped as CLDR says, and are read back.
    """,
    about: .numbers, clauses: ["N3.1", "N3.4", "N4.2", "N7.1", "N7.2"],
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

/// A locale's texts for 1234, 12345 and 123456789.5.
private struct GroupedLocale: Sendable {
  let locale: String
  let texts: [String]

  init(_ locale: String, _ texts: String...) {
    self.locale = locale
    self.texts = texts
  }
}

extension Generator<GroupedLocale> {
  /// The best known, and then a locale and a numbering system of each set of symbols that CLDR's
  /// table has.
  fileprivate static var groupedLocale: Generator {
    Generator { $0.element(of: GroupedLocale.known + GroupedLocale.ofEachSet) }
  }
}

extension GroupedLocale {
  /// Groups of three, and of three and then two; with a minimum of one, two and three digits before
  /// the first separator; and groups of one before the last.
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
  ]

  /// Made once from CLDR 49's data, and not from the table that is checked.
  fileprivate static let ofEachSet: [GroupedLocale] = [
    GroupedLocale("aa-u-nu-latn", "1,234", "12,345", "123,456,789.5"),
    GroupedLocale("af-u-nu-latn", "1\u{A0}234", "12\u{A0}345", "123\u{A0}456\u{A0}789,5"),
    GroupedLocale(
      "ar-u-nu-arab", "\u{661}\u{66C}\u{662}\u{663}\u{664}",
      "\u{661}\u{662}\u{66C}\u{663}\u{664}\u{665}",
      "\u{661}\u{662}\u{663}\u{66C}\u{664}\u{665}\u{666}\u{66C}"
        + "\u{667}\u{668}\u{669}\u{66B}\u{665}"),
    GroupedLocale("ar-u-nu-latn", "1,234", "12,345", "123,456,789.5"),
    GroupedLocale("ar-DZ-u-nu-latn", "1.234", "12.345", "123.456.789,5"),
    GroupedLocale(
      "as-u-nu-beng", "\u{9E7},\u{9E8}\u{9E9}\u{9EA}", "\u{9E7}\u{9E8},\u{9E9}\u{9EA}\u{9EB}",
      "\u{9E7}\u{9E8},\u{9E9}\u{9EA},\u{9EB}\u{9EC},\u{9ED}\u{9EE}\u{9EF}.\u{9EB}"),
    GroupedLocale("ast-u-nu-latn", "1.234", "12.345", "123.456.789,5"),
    GroupedLocale(
      "az-Arab-u-nu-arabext", "\u{6F1}\u{66C}\u{6F2}\u{6F3}\u{6F4}",
      "\u{6F1}\u{6F2}\u{66C}\u{6F3}\u{6F4}\u{6F5}",
      "\u{6F1}\u{6F2}\u{6F3}\u{66C}\u{6F4}\u{6F5}\u{6F6}\u{66C}"
        + "\u{6F7}\u{6F8}\u{6F9}\u{66B}\u{6F5}"),
    GroupedLocale("be-u-nu-latn", "1234", "12\u{A0}345", "123\u{A0}456\u{A0}789,5"),
    GroupedLocale(
      "bgn-u-nu-latn", "1\u{60C}234", "12\u{60C}345", "123\u{60C}456\u{60C}789\u{66B}5"),
    GroupedLocale(
      "ckb-u-nu-arab", "\u{661}\u{66C}\u{662}\u{663}\u{664}",
      "\u{661}\u{662}\u{66C}\u{663}\u{664}\u{665}",
      "\u{661}\u{662}\u{663}\u{66C}\u{664}\u{665}\u{666}\u{66C}"
        + "\u{667}\u{668}\u{669}\u{66B}\u{665}"),
    GroupedLocale("ckb-u-nu-latn", "1,234", "12,345", "123,456,789.5"),
    GroupedLocale("de-CH-u-nu-latn", "1'234", "12'345", "123'456'789.5"),
    GroupedLocale("dje-u-nu-latn", "1\u{A0}234", "12\u{A0}345", "123\u{A0}456\u{A0}789.5"),
    GroupedLocale(
      "dv-u-nu-arab", "\u{661}\u{66C}\u{662}\u{663}\u{664}",
      "\u{661}\u{662}\u{66C}\u{663}\u{664}\u{665}",
      "\u{661}\u{662}\u{663}\u{66C}\u{664}\u{665}\u{666}\u{66C}"
        + "\u{667}\u{668}\u{669}\u{66B}\u{665}"),
    GroupedLocale("ee-u-nu-latn", "1234", "12345", "123,456,789.5"),
    GroupedLocale("el-u-nu-latn", "1.234", "12.345", "123.456.789,5"),
    GroupedLocale("en-AU-u-nu-latn", "1,234", "12,345", "123,456,789.5"),
    GroupedLocale(
      "en-FR-u-nu-latn", "1\u{202F}234", "12\u{202F}345", "123\u{202F}456\u{202F}789,5"),
    GroupedLocale("en-SE-u-nu-latn", "1\u{A0}234", "12\u{A0}345", "123\u{A0}456\u{A0}789,5"),
    GroupedLocale("en-SK-u-nu-latn", "1\u{A0}234", "12\u{A0}345", "123\u{A0}456\u{A0}789,5"),
    GroupedLocale("es-u-nu-latn", "1234", "12.345", "123.456.789,5"),
    GroupedLocale("et-u-nu-latn", "1234", "12\u{A0}345", "123\u{A0}456\u{A0}789,5"),
    GroupedLocale("eu-u-nu-latn", "1.234", "12.345", "123.456.789,5"),
    GroupedLocale(
      "fa-u-nu-arabext", "\u{6F1}\u{66C}\u{6F2}\u{6F3}\u{6F4}",
      "\u{6F1}\u{6F2}\u{66C}\u{6F3}\u{6F4}\u{6F5}",
      "\u{6F1}\u{6F2}\u{6F3}\u{66C}\u{6F4}\u{6F5}\u{6F6}\u{66C}"
        + "\u{6F7}\u{6F8}\u{6F9}\u{66B}\u{6F5}"),
    GroupedLocale("fa-u-nu-latn", "1,234", "12,345", "123,456,789.5"),
    GroupedLocale(
      "ff-Adlm-u-nu-adlm", "\u{1E951}\u{2E41}\u{1E952}\u{1E953}\u{1E954}",
      "\u{1E951}\u{1E952}\u{2E41}\u{1E953}\u{1E954}\u{1E955}",
      "\u{1E951}\u{1E952}\u{1E953}\u{2E41}\u{1E954}\u{1E955}\u{1E956}\u{2E41}"
        + "\u{1E957}\u{1E958}\u{1E959}.\u{1E955}"
    ),
    GroupedLocale(
      "ff-Adlm-u-nu-latn", "1\u{2E41}234", "12\u{2E41}345", "123\u{2E41}456\u{2E41}789.5"),
    GroupedLocale("fi-u-nu-latn", "1\u{A0}234", "12\u{A0}345", "123\u{A0}456\u{A0}789,5"),
    GroupedLocale("gsw-u-nu-latn", "1'234", "12'345", "123'456'789.5"),
    GroupedLocale("it-CH-u-nu-latn", "1234", "12'345", "123'456'789.5"),
    GroupedLocale("ks-u-nu-latn", "1\u{60C}234", "12\u{60C}345", "123\u{60C}456\u{60C}789.5"),
    GroupedLocale("ksh-u-nu-latn", "1\u{A0}234", "12\u{A0}345", "123\u{A0}456\u{A0}789,5"),
    GroupedLocale("lmo-u-nu-latn", "1'234", "12'345", "123'456'789,5"),
    GroupedLocale("ps-u-nu-latn", "1.234", "12.345", "123.456.789,5"),
    GroupedLocale(
      "sd-u-nu-arab", "\u{661}\u{66C}\u{662}\u{663}\u{664}",
      "\u{661}\u{662}\u{66C}\u{663}\u{664}\u{665}",
      "\u{661}\u{662}\u{663}\u{66C}\u{664}\u{665}\u{666}\u{66C}\u{667}\u{668}\u{669}.\u{665}"),
    GroupedLocale("se-u-nu-latn", "1\u{A0}234", "12\u{A0}345", "123\u{A0}456\u{A0}789,5"),
    GroupedLocale("sl-u-nu-latn", "1234", "12.345", "123.456.789,5"),
    GroupedLocale(
      "tok-u-nu-latn", "12\u{A0}34", "1\u{A0}23\u{A0}45", "1\u{A0}23\u{A0}45\u{A0}67\u{A0}89,5"),
    GroupedLocale("uk-u-nu-latn", "1\u{A0}234", "12\u{A0}345", "123\u{A0}456\u{A0}789,5"),
  ]
}
