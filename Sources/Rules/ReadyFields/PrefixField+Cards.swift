import InputRules

extension TextRule where Self == PrefixField {
  /// A field for card numbers, with the groups, the lengths and the check of each brand (K10).
  ///
  ///     PrefixField.card.formatted("378282246310005")  // "3782 822463 10005"
  public static var card: PrefixField { .anyCard }

  /// A field for a card's security code, with the number of digits that the brand uses, or three if
  /// the brand is unknown (K10).
  ///
  ///     PrefixField.securityCode(ofCard: "3782 82").traits.example  // "1234"
  /// - Parameter text: the text in the field that contains the card's number.
  public static func securityCode(ofCard text: String) -> PrefixField {
    let name = card.row(of: text).name
    let count = PrefixField.brands.first { $0.name == name }?.codeDigits ?? 3
    return .code(count, contentType: .creditCardSecurityCode)
  }

  /// A field for a code that the system may fill in from a message (K10).
  ///
  ///     PrefixField.oneTimeCode(6).isComplete("123456")  // true
  /// - Parameter count: the number of digits, limited to 1 through 12.
  public static func oneTimeCode(_ count: Int = 6) -> PrefixField {
    .code(min(max(count, 1), 12), contentType: .oneTimeCode)
  }
}

extension PrefixField {
  fileprivate static let anyCard = PrefixField(
    PrefixTable(unchecked: [anyBrand] + brands.flatMap(\.rows), lead: nil),
    InputTraits(example: "4242 4242 4242 4242", contentType: .creditCardNumber))

  private static let anyBrand = PrefixTable.Row(
    "", [.grouped([4, 4, 4, 4, 3], from: 12)], check: .luhn)

  fileprivate static let brands = CardTable.text.split(separator: "\n").map(CardBrand.init)

  /// A field for `count` digits without literals.
  fileprivate static func code(
    _ count: Int, contentType: InputTraits.ContentType
  ) -> PrefixField {
    let example = String("123456789012".prefix(count))
    return PrefixField(
      PrefixTable(unchecked: [PrefixTable.Row("", [.grouped([count])])], lead: nil)
        .with(keepsGroups: true),
      InputTraits(example: example, contentType: contentType))
  }
}

private struct CardBrand {
  let name: String
  let codeDigits: Int
  let rows: [PrefixTable.Row]

  init(_ line: Substring) {
    let fields = line.split(separator: "|")
    let sizes = fields[4].split(separator: " ").map { Self.size(of: $0) }
    let patterns = fields[3].split(separator: ",").map { lengths in
      let ends = lengths.split(separator: "-").compactMap { Int($0) }
      return Pattern.grouped(sizes, upTo: ends.last ?? 0, from: ends.first ?? 0)
    }
    let (name, check) = (String(fields[1]), fields[6] == "1" ? ContentCheck.luhn : .none)
    self.name = name
    codeDigits = Int(fields[5]) ?? 0
    rows = fields[2].split(separator: ",").flatMap(Self.prefixes).map {
      PrefixTable.Row($0, patterns, name: name, check: check)
    }
  }

  /// The maximum number of digits in a group, given by the group's last letter, where `a` is 1.
  private static func size(of group: Substring) -> Int {
    group.utf8.last.map { Int($0) - 96 } ?? 0
  }

  /// All prefixes that a prefix with classes of digits represents, such as 38 and 39 for 3[8-9].
  private static func prefixes(_ text: Substring) -> [String] {
    text.utf8.places.reduce([""]) { starts, digits in
      let digits = (0..<10).filter { digits >> UInt16($0) & 1 == 1 }
      return starts.flatMap { start in digits.map { "\(start)\($0)" } }
    }
  }
}

extension Pattern {
  /// A pattern with groups of slots, separated by spaces.
  /// - Parameters:
  ///   - sizes: the number of slots in each group.
  ///   - slot: a slot with the content and the letter case that all slots have.
  ///   - most: the total number of slots, if it is less than the sum of `sizes`.
  ///   - required: the number of slots that must be filled, if not all must be.
  static func grouped(
    _ sizes: [Int], _ slot: PatternSlot = .digit, upTo most: Int = .max, from required: Int = .max
  ) -> Pattern {
    let optional = PatternSlot(slot.content, letterCase: slot.letterCase, occurrence: .optional)
    var (elements, count) = ([PatternElement](), 0)
    for size in sizes where count < most {
      if count > 0 { elements.append(.literal(" ")) }
      for _ in 0..<min(size, most - count) {
        elements.append(.slot(count < required ? slot : optional))
        count += 1
      }
    }
    return Pattern(elements)
  }
}

extension InputTraits {
  /// The traits for a date field that contains a card's expiration date (K10).
  ///
  ///     var session = FieldSession(try DateField(DateLayout("mm/yy")))
  ///     session.perform(.type("1229")).state.text  // "12/29"
  public static let cardExpiry = InputTraits(
    example: "12/29", contentType: .creditCardExpiration)
}
