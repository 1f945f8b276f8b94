extension Law {
  package static let quantitiesEndAtTheirLimits = Law(
    """
    A quantity of 10¹⁵ parts is accepted and one of a part more is too large, whether it comes \
    from a number, a derivation, a sum or a text.
    """,
    about: .runs, clauses: ["R1.1", "R1.7", "R5"],
    Property(forAll: .int(in: -2...2)) { subject, difference in
      let (runs, count) = (subject.runs, 1_000_000_000_000_000 + difference)
      try requireEnd(RunAnswer(try Distance(micrometers: count).micrometers), count, "distance")
      try requireEnd(RunAnswer(try ElapsedTime(microseconds: count).microseconds), count, "time")
      try requireEndOfNumbers(count, by: runs)
      try requireEndOfResults(count, by: runs)
      try requireEndOfTexts(difference, by: runs)
    })
}

/// Requires the count if it is at most 10¹⁵, and otherwise a refusal.
private func requireEnd(_ answer: RunAnswer<Int>, _ count: Int, _ name: String) throws {
  let isThere = count <= 1_000_000_000_000_000
  try requireEqual(answer, isThere ? .value(count) : .refused(.tooLarge), "\(name) of \(count)")
}

private func requireEndOfNumbers(_ count: Int, by runs: Implementation.Runs) throws {
  let digits = String(count).utf8.map { $0 - 48 }
  let (millionths, billionths) = (
    ExactNumber(trusting: digits, exponent: .near(-6)),
    ExactNumber(trusting: digits, exponent: .near(-9))
  )
  try requireEnd(
    RunAnswer(try runs.distanceOfNumber(millionths, .meters).micrometers), count, "meters")
  try requireEnd(
    RunAnswer(try runs.distanceOfNumber(billionths, .kilometers).micrometers), count, "kilometers")
  try requireEnd(
    RunAnswer(try runs.timeOfSeconds(Double(count) / 1e6).microseconds), count, "seconds")
  try requireEnd(
    RunAnswer(try runs.speedOfNumber(billionths, .kilometersPerHour).hourly ?? 0), count,
    "kilometers an hour")
  let pace = RunAnswer(try runs.paceOfSeconds(Double(count) / 1e9, .meters))
  try requireEqual(
    pace.value == nil, count > 1_000_000_000_000_000, "\(pace) of \(count) µs for 1,000 m")
}

private func requireEndOfResults(_ count: Int, by runs: Implementation.Runs) throws {
  // 10¹⁵ and its neighbours are divisible by one of these.
  guard let factor = [2, 3, 7].first(where: { count % $0 == 0 }) else { return }
  let (many, one) = (try Distance(micrometers: factor), try ElapsedTime(microseconds: 1))
  let fast = try runs.speedNeeded(many, one)
  let slow = try runs.speedNeeded(
    try Distance(micrometers: 1), try ElapsedTime(microseconds: factor))
  let part = count / factor
  let (distance, time) = (try Distance(micrometers: part), try ElapsedTime(microseconds: part))
  try requireEnd(
    RunAnswer(try runs.distanceCovered(fast, time).micrometers), count, "derived distance")
  try requireEnd(
    RunAnswer(try runs.timeTaken(distance, slow).microseconds), count, "derived time")
  let rest = count - part
  let distances = [
    try Interval(distance, in: one), try Interval(Distance(micrometers: rest), in: one),
  ]
  try requireEnd(
    RunAnswer(try runs.totalOfIntervals(distances).distance.micrometers), count, "total distance")
  let times = [try Interval(rest: time), try Interval(rest: ElapsedTime(microseconds: rest))]
  try requireEnd(RunAnswer(try runs.totalOfIntervals(times).time.microseconds), count, "total time")
}

/// A text counts whole seconds: so many more or less than 10⁹, which are 277,777:46:40.
private func requireEndOfTexts(_ difference: Int, by runs: Implementation.Runs) throws {
  let (count, seconds) = (1_000_000_000_000_000 + difference, 1_000_000_000 + difference)
  let time = RunAnswer(
    try runs.timeOfText("277777:46:\(40 + difference)", .hoursMinutesSeconds).microseconds)
  try requireEqual(
    time, difference > 0 ? .refused(.tooLarge) : .value(seconds * 1_000_000), "\(seconds) s, read")
  let minutes = RunAnswer(
    try runs.timeOfText("16666666:\(40 + difference)", .minutesSeconds).microseconds)
  try requireEqual(minutes, time, "\(seconds) s, read in minutes")
  let digits = String(count)
  let meters = "\(digits.dropLast(6)).\(digits.suffix(6))"
  try requireEnd(
    RunAnswer(try runs.distanceOfText(meters, .meters, .posix).micrometers), count,
    "meters, read")
}
