import InputRules
import Testing

/// What people type for a separator that their keys don't have (N4.5, N4.6).
@Suite struct LookalikeTests {
  private func read(_ text: String, _ locale: String, _ grouping: GroupingPolicy) throws
    -> ExactNumber?
  {
    let symbols = try #require(NumberSymbols(locale: locale))
    return try? NumberFormat(symbols, grouping: grouping).value(of: text)
  }

  @Test(arguments: ["de-CH", "it-CH", "en-CH", "de-LI", "gsw"])
  func `A typographic apostrophe separates groups`(locale: String) throws {
    #expect(try read("1\u{2019}234\u{2019}567", locale, .lenient) == 1_234_567)
    #expect(try read("1\u{2019}234'567", locale, .lenient) == 1_234_567)
    #expect(try read("1\u{2019}234", locale, .strict) == nil)
    #expect(try read("1\u{2019}50", locale, .lenient) == nil)
  }

  /// Members of CLDR's sets, for each locale whose separator is one of them.
  @Test func `Every locale accepts the set of its separator, and none of the others`() throws {
    let sets = [
      "\u{2019}'\u{2BC}\u{55A}\u{1FBD}\u{1FBF}\u{FF07}",
      ".\u{2024}\u{3002}\u{FE12}\u{FE52}\u{FF0E}\u{FF61}",
      ",\u{60C}\u{66B}\u{3001}\u{FE10}\u{FE11}\u{FE50}\u{FE51}\u{FF0C}\u{FF64}",
    ].map { Array($0.unicodeScalars) }
    for locale in NumberSymbols.localeIdentifiers {
      let symbols = try #require(NumberSymbols(locale: locale))
      guard symbols.grouping.secondary == 3 && symbols.grouping.primary == 3 else { continue }
      for scalar in sets.joined() where scalar != symbols.decimalSeparator {
        let own = symbols.groupingSeparator
        let isOfSet = sets.contains { $0.contains(own) && $0.contains(scalar) }
        let isDecimal = ".,\u{66B}".unicodeScalars.contains(scalar)
        let value = try read("1\(scalar)234\(scalar)567", locale, .lenient)
        let isTaken = scalar == own || isOfSet && !isDecimal
        #expect(value == (isTaken ? 1_234_567 : nil), "\(locale), \(scalar.value)")
      }
    }
  }
}
