import InputRules
import InputRulesModel
import PropertyTesting

extension Law {
  package static let averageIsTotalOverTotal = Law(
    """
    The average speed is the total distance in the total time, rests included, and not the mean of \
    speeds or paces. Without a distance there is none.
    """,
    about: .runs, clauses: ["R3"],
    Property(forAll: .intervalList) { subject, list in
      let (runs, intervals) = (subject.runs, list.intervals)
      let distance = intervals.reduce(0) { $0 + $1.distance.micrometers }
      let time = intervals.reduce(0) { $0 + $1.time.microseconds }
      let average = RunAnswer(try runs.averageOfIntervals(intervals))
      if max(distance, time) > .mostOfAQuantity {
        return try require(average.value == nil, "\(average) beyond the limit")
      }
      if intervals.isEmpty { return try requireEqual(average, .refused(.noIntervals), "of none") }
      if distance == 0 { return try requireEqual(average, .refused(.zero), "of rests") }
      guard let speed = average.value else { return try require(false, "\(average)") }
      try require(
        Rational(speed.micrometers, over: speed.microseconds) == Rational(distance, over: time),
        "\(speed) for \(distance) µm in \(time) µs")
    })
}
