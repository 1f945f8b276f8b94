import InputRules
import PropertyTesting

extension Law {
  package static let clampingTakesTheNearerEnd = Law(
    """
    Clamped, what is below zero is the first position, what is beyond the last is the last, and \
    what has a position keeps it; what isn't a number is still none.
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
