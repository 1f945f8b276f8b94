import InputRules
import PropertyTesting

extension Law {
  package static let repetitionsFillTheirTarget = Law(
    """
    The complete repetitions and what is left after them add up to the target, which isn't zero. \
    What is left is less than one repetition. The repetitions that reach the target are the \
    complete ones, or one more if something is left.
    """,
    about: .runs, clauses: ["R3"],
    Property(forAll: .intervalList) { subject, list in
      let (runs, intervals) = (subject.runs, list.intervals)
      let distance = intervals.reduce(0) { $0 + $1.distance.micrometers }
      let time = intervals.reduce(0) { $0 + $1.time.microseconds }
      let bySpace = RunAnswer(try runs.repetitionsFillingDistance(intervals, list.distance))
      let byTime = RunAnswer(try runs.repetitionsFillingTime(intervals, list.time))
      if intervals.isEmpty {
        try requireEqual(bySpace, .refused(.noIntervals), "of none")
        return try requireEqual(byTime, .refused(.noIntervals), "of none")
      }
      if max(distance, time) > .mostOfAQuantity {
        try require(bySpace.value == nil, "distance: \(bySpace) beyond the limit")
        return try require(byTime.value == nil, "time: \(byTime) beyond the limit")
      }
      try requireFilled(list.distance.micrometers, by: distance, bySpace, { $0.micrometers })
      try requireFilled(list.time.microseconds, by: time, byTime, { $0.microseconds })
    })
}

/// Requires as many repetitions of a length as fill the target.
private func requireFilled<Quantity>(
  _ target: Int, by size: Int, _ answer: RunAnswer<Repetitions<Quantity>>,
  _ count: (Quantity) -> Int
) throws {
  if size == 0 || target == 0 {
    return try requireEqual(answer, .refused(.zero), "\(target) filled by \(size)")
  }
  guard let repetitions = answer.value else {
    return try require(false, "\(target) can be filled by \(size), but is \(answer)")
  }
  let (complete, rest) = (repetitions.complete, count(repetitions.remainder))
  try requireEqual(complete, target / size, "repetitions of \(size) in \(target)")
  try requireEqual(rest, target - complete * size, "left of \(target)")
  try requireEqual(repetitions.toReach, rest > 0 ? complete + 1 : complete, "to reach \(target)")
}
