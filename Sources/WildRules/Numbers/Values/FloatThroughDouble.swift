import InputLaws
import InputRules

extension WildRule {
  static let floatThroughDouble = WildRule(
    "FloatThroughDouble", mistake: "A float is rounded from the double, so rounded twice.",
    source: "https://github.com/FasterXML/jackson-core/issues/755",
    caughtBy: ["DoublesAreNearest"],
    numbers: TwiceRounded())
}

/// Twice to the nearest isn’t always nearest.
private struct TwiceRounded: WrongNumbers {
  func float(_ number: ExactNumber) throws(NumberConversionError) -> Float {
    let float = Float(try model.double(number))
    guard float.isFinite else { throw .outOfRange }
    return float
  }
}
