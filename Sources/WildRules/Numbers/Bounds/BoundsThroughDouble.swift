import InputLaws
import InputRules

extension WildRule {
  static let boundsThroughDouble = WildRule(
    "BoundsThroughDouble",
    mistake:
      "Bounds are compared as doubles, so a digit far behind the point isn’t seen.",
    source: "https://github.com/web-platform-tests/wpt/pull/20548",
    caughtBy: ["NumbersAreOrdered"],
    numbers: DoubleBounds())
}

/// What `<=` is for in most languages.
private struct DoubleBounds: WrongNumbers {
  func isWithin(_ bounds: NumberBounds, _ number: ExactNumber) -> Bool {
    guard bounds.step == nil, let value = try? model.double(number) else {
      return model.isWithin(bounds, number)
    }
    let minimum = bounds.minimum.flatMap { try? model.double($0) } ?? -.infinity
    let maximum = bounds.maximum.flatMap { try? model.double($0) } ?? .infinity
    return minimum <= value && value <= maximum
  }
}
