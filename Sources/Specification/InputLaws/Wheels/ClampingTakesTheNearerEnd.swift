import InputRules
import PropertyTesting

extension Law {
  package static let clampingTakesTheNearerEnd = Law(
    """
    Clamping gives the first position below zero, the last position beyond the last, and the \
    value's own position otherwise. It refuses what isn't a number.
    """,
    about: .wheels, clauses: ["W4"],
    Property(forAll: .wheelValue) { subject, input in
      let answer = input.clampedCount(by: subject.wheels)
      if input.value.isNaN {
        try requireEqual(answer, .refused(.notANumber), "clamped")
      } else if input.value < 0 {
        try requireEqual(answer, .value(0), "clamped")
      } else if input.value.isInfinite || input.isBeyond {
        try requireEqual(answer, .value(input.set.lastCount), "clamped")
      } else {
        try requireEqual(answer, input.count(by: subject.wheels), "within the positions")
      }
    })
}
