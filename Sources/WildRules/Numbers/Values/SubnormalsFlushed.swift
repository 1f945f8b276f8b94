import InputLaws
import InputRules

extension WildRule {
  static let subnormalsFlushed = WildRule(
    "SubnormalsFlushed", mistake: "The least doubles are read as zero.",
    source: "https://github.com/JuliaData/Parsers.jl/issues/83",
    caughtBy: ["EveryDoubleIsReadBack"],
    numbers: NormalDoubles())
}

/// Without the doubles that have fewer bits.
private struct NormalDoubles: WrongNumbers {
  func double(_ number: ExactNumber) throws(NumberConversionError) -> Double {
    let double = try model.double(number)
    return double.isSubnormal ? (number.isNegative ? -0.0 : 0) : double
  }
}
