import InputRules

extension TextRule where Self == PrefixField {
  /// A field for IBANs, which are written in groups of four, and must have their country's length
  /// and structure and correct check digits (K10).
  ///
  ///     PrefixField.iban.formatted("de89370400440532013000")  // "DE89 3704 0044 0532 0130 00"
  public static var iban: PrefixField { .anyIBAN }
}

extension PrefixField {
  fileprivate static let anyIBAN: PrefixField = {
    let other = PrefixTable.Row("", [.fours(34)], check: .never)
    var table = PrefixTable(unchecked: [other] + countries, lead: nil)
    table.label = "IBAN"
    let example = "DE89 3704 0044 0532 0130 00"
    return PrefixField(table, InputTraits(example: example, keyboard: .capitals))
  }()

  private static let countries = IBANTable.text.split(separator: "\n").map { line in
    let fields = line.split(separator: "|")
    let slots = [.capital, .capital, .digit, .digit] + structure(fields[2])
    let check = ContentCheck.filling(Pattern(slots.map { .slot($0) })).and(.mod97)
    let country = String(fields[0])
    return PrefixTable.Row(country, [.fours(slots.count)], name: country, check: check)
  }

  /// The slots for a structure such as `4a10n`, which means 4 letters and 10 digits.
  private static func structure(_ text: Substring) -> [PatternSlot] {
    var (slots, count) = ([PatternSlot](), 0)
    for character in text {
      if let digit = character.wholeNumberValue {
        count = count * 10 + digit
      } else {
        let slot: PatternSlot =
          character == "n" ? .digit : character == "a" ? .capital : .capitalOrDigit
        slots += Array(repeating: slot, count: count)
        count = 0
      }
    }
    return slots
  }
}

extension PatternSlot {
  static let capital = PatternSlot(.set(capitals), letterCase: .upper)
  /// A slot for an ASCII digit, or for a letter from A to Z, which is shown in uppercase.
  static let capitalOrDigit = PatternSlot(
    .set(capitals.union("0123456789".unicodeScalars)), letterCase: .upper)
}

private let capitals = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars)

extension Pattern {
  /// A pattern for `count` letters or digits in groups of four.
  fileprivate static func fours(_ count: Int) -> Pattern {
    let rest = count % 4
    return .grouped(
      Array(repeating: 4, count: count / 4) + (rest == 0 ? [] : [rest]), .capitalOrDigit)
  }
}

extension ContentCheck {
  fileprivate static let never = ContentCheck("never") { _ in false }
}
