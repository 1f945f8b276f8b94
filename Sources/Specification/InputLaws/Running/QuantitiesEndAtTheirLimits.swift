extension Law {
  package static let quantitiesEndAtTheirLimits = Law(
    """
    A quantity of 10¹⁵ parts is accepted, and a quantity of one part more is too large, whether it \
    is given in parts, as a double or as a decimal number.
    """,
    about: .runs, clauses: ["R1.1", "R1.7", "R5"],
    Property(forAll: .int(in: -2...2)) { subject, difference in
      let (runs, count) = (subject.runs, 1_000_000_000_000_000 + difference)
      try requireEnd(RunAnswer(try Distance(micrometers: count).micrometers), count, "distance")
      try requireEnd(RunAnswer(try ElapsedTime(microseconds: count).microseconds), count, "time")
      try requireEndOfNumbers(count, by: runs)
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
