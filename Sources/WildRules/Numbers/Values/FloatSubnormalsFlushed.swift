import InputLaws
import InputRules

extension WildRule {
  static let floatSubnormalsFlushed = WildRule(
    "FloatSubnormalsFlushed", mistake: "The least floats are read as zero.",
    source: "https://github.com/wrandelshofer/FastDoubleParser/issues/14",
    caughtBy: ["DoublesAreNearest"],
    numbers: NormalFloats())
}

/// Without the floats that have fewer bits.
private struct NormalFloats: WrongNumbers {
  func float(_ number: ExactNumber) throws(NumberConversionError) -> Float {
    let float = try model.float(number)
    return float.isSubnormal ? (number.isNegative ? -0.0 : 0) : float
  }
}
