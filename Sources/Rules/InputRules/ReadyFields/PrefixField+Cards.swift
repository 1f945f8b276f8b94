extension PrefixField {
  /// The number of a payment card: brand, groups and lengths by its prefix; Luhn's check (K10).
  public static let card = PrefixField(
    PrefixTable(unchecked: brands, lead: nil),
    InputTraits(example: "4242 4242 4242 4242", contentType: .creditCardNumber))

  /// The security code of a payment card: four digits for American Express, else three (K10).
  ///
  /// - Parameter text: what the card's field shows.
  public static func securityCode(ofCard text: String) -> PrefixField {
    let isFour = card.row(of: text).name == "American Express"
    return digits(
      isFour ? 4 : 3, example: isFour ? "1234" : "123", contentType: .creditCardSecurityCode)
  }

  /// A code of so many digits, from 1 to 12, that the system may fill in from a message; another
  /// count is the nearest of these (K10).
  public static func oneTimeCode(_ count: Int = 6) -> PrefixField {
    let count = min(max(count, 1), 12)
    return digits(
      count, example: String("123456789012".prefix(count)), contentType: .oneTimeCode)
  }

  /// Digits without literals.
  private static func digits(
    _ count: Int, example: String, contentType: InputTraits.ContentType
  ) -> PrefixField {
    PrefixField(
      PrefixTable(unchecked: [PrefixTable.Row("", [.grouped([count])])], lead: nil),
      InputTraits(example: example, contentType: contentType))
  }

  /// The brands with their prefixes; a number of no brand has any length of those.
  private static let brands =
    [PrefixTable.Row("", [.grouped(fours, from: 12)], check: .luhn)]
    + brand("Visa", [4...4], [.grouped([4, 4, 4, 4]), .grouped(fours, from: 18)])
    + brand(
      "Mastercard",
      [51...55, 2221...2229, 223...229, 23...26, 270...271, 2720...2720],
      [.grouped([4, 4, 4, 4])])
    + brand("American Express", [34...34, 37...37], [.grouped([4, 6, 5])])
    + brand(
      "Diners Club", [300...305, 36...36, 38...39],
      [.grouped([4, 6, 4]), .grouped([4, 6, 6]), .grouped([4, 6, 9])])
    + brand(
      "Discover", [6011...6011, 644...649, 65...65], [.grouped([4, 4, 4, 4]), .grouped(fours)])
    + brand(
      "JCB", [1800...1800, 2131...2131, 3528...3529, 353...358],
      [.grouped([4, 4, 4, 4]), .grouped(fours, from: 17)])
    + brand("Mir", [2200...2204], [.grouped([4, 4, 4, 4]), .grouped(fours, from: 17)])
    + brand("Maestro", [50...50, 56...59, 6...6], [.grouped(fours, from: 12)])
    + brand("UnionPay", [62...62, 81...81], [.grouped(fours, from: 14)], check: .none)

  private static let fours = [4, 4, 4, 4, 3]

  /// A row for each prefix of a brand.
  private static func brand(
    _ name: String, _ prefixes: [ClosedRange<Int>], _ patterns: [Pattern],
    check: ContentCheck = .luhn
  ) -> [PrefixTable.Row] {
    prefixes.flatMap { $0 }.map {
      PrefixTable.Row(String($0), patterns, name: name, check: check)
    }
  }
}

extension Pattern {
  /// Groups of slots, separated by spaces.
  ///
  /// - Parameters:
  ///   - sizes: how many slots each group has.
  ///   - slot: what they take.
  ///   - required: how many must be filled, if not all.
  static func grouped(
    _ sizes: [Int], _ slot: PatternSlot = .digit, from required: Int = .max
  ) -> Pattern {
    let optional = PatternSlot(slot.content, letterCase: slot.letterCase, occurrence: .optional)
    var (elements, count) = ([PatternElement](), 0)
    for size in sizes {
      if count > 0 { elements.append(.literal(" ")) }
      for _ in 0..<size {
        elements.append(.slot(count < required ? slot : optional))
        count += 1
      }
    }
    return Pattern(elements)
  }
}
