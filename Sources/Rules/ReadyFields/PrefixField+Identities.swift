import InputRules

extension TextRule where Self == PrefixField {
  /// A field for United States Social Security numbers (K10).
  ///
  /// The first three digits can't be 000, 666, or 900 or above. The next two can't be 00, and the
  /// last four can't be 0000. Two numbers that were published as samples are also refused.
  ///
  ///     PrefixField.usSocialSecurity.formatted("536904399")  // "536-90-4399"
  public static var usSocialSecurity: PrefixField { .ssn }

  /// A field for United States employer identification numbers, whose first two digits must be in
  /// use (K10).
  ///
  ///     PrefixField.usEmployer.formatted("911144442")  // "91-1144442"
  public static var usEmployer: PrefixField { .ein }

  /// A field for Brazilian taxpayer numbers (CPF), which end with two check digits (K10).
  ///
  ///     PrefixField.brazilianTaxpayer.formatted("39053344705")  // "390.533.447-05"
  public static var brazilianTaxpayer: PrefixField { .cpf }
}

extension PrefixField {
  /// One ready field of each kind, and one postal code field for each region (K10, K17).
  package static let ready =
    [
      card, securityCode(ofCard: ""), iban, oneTimeCode(), usSocialSecurity, usEmployer,
      brazilianTaxpayer,
    ] + postalCodes.sorted { $0.key < $1.key }.map(\.value)

  fileprivate static let ssn = digits(
    [3, 2, 4], "--", example: "536-90-4399",
    check: ContentCheck("SSN") { number in
      let area = number.prefix(3)
      return area != "000" && area != "666" && area.first != "9"
        && number.dropFirst(3).prefix(2) != "00" && number.suffix(4) != "0000"
        && number != "078051120" && number != "219099999"
    })

  fileprivate static let ein = digits(
    [2, 7], "-", example: "91-1144442",
    check: ContentCheck("EIN") { number in
      let unused = "00 07 08 09 17 18 19 28 29 49 69 70 78 79 89 96 97".split(separator: " ")
      return !unused.contains(number.prefix(2))
    })

  fileprivate static let cpf = digits(
    [3, 3, 3, 2], "..-", example: "390.533.447-05",
    check: ContentCheck("CPF") { number in
      let digits = number.compactMap(\.wholeNumberValue)
      return digits.count == 11 && Set(digits).count > 1
        && [9, 10].allSatisfy { count in
          let sum = (0..<count).reduce(0) { $0 + digits[$1] * (count + 1 - $1) }
          return sum * 10 % 11 % 10 == digits[count]
        }
    })

  /// A field with a single pattern, which consists of groups of digits.
  private static func digits(
    _ sizes: [Int], _ separators: String, example: String, check: ContentCheck
  ) -> PrefixField {
    var elements: [PatternElement] = []
    for (index, size) in sizes.enumerated() {
      elements += Array(repeating: .slot(.digit), count: size)
      elements += separators.unicodeScalars.dropFirst(index).prefix(1).map { .literal($0) }
    }
    let row = PrefixTable.Row("", [Pattern(elements)], check: check)
    let table = PrefixTable(unchecked: [row], lead: nil).with(keepsGroups: true)
    return PrefixField(table, InputTraits(example: example))
  }
}
