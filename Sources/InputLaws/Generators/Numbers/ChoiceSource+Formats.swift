import InputRules
import PropertyTesting

extension ChoiceSource {
  /// Any format: of any kind of symbols, with any options.
  mutating func format() -> NumberFormat {
    NumberFormat(
      element(of: NumberSymbols.samples),
      signs: element(of: [.both, .minus, .none]),
      grouping: element(of: GroupingPolicy.allCases),
      allowsExponent: !flip(0.4),
      allowsLeadingZeros: !flip(0.25),
      allowsLeadingSeparator: !flip(0.2),
      allowsTrailingSeparator: !flip(0.2),
      fractionDigits: fractionDigits())
  }

  /// Usually any number, otherwise a few, or none.
  private mutating func fractionDigits() -> ClosedRange<Int> {
    guard flip(0.4) else { return 0...Int.max }
    if flip(0.05) { return -2 ... -1 }
    if flip(0.03) { return 0...(990 + Int(choose(upTo: 20))) }
    let most = Int(choose(upTo: 4))
    return min(most, Int(choose(upTo: 2)))...most
  }

  /// A format without an exponent, as a field that groups digits has.
  mutating func fieldFormat() -> NumberFormat {
    var format = format()
    format.allowsExponent = false
    return format
  }
}
