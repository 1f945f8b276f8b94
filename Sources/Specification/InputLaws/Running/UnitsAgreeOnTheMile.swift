extension Law {
  package static let unitsAgreeOnTheMile = Law(
    "Distances, speeds, paces and texts all use a mile of 1609.344 meters.",
    clauses: ["R1.5", "R1.6", "R4.4", "R4.6"],
    Property(forAll: .int(in: 1...600_000)) { subject, miles in
      let runs = subject.runs
      let number = ExactNumber(miles)
      let meters = ExactNumber(
        trusting: String(miles * 1_609_344).utf8.map { $0 - 48 }, exponent: .near(-3))
      let distance = try runs.distanceOfNumber(meters, .meters)
      try requireEqual(try runs.distanceOfNumber(number, .miles), distance, "\(miles) miles")
      try requireEqual(
        runs.valueOfDistance(distance, .miles), Double(miles), "the distance in miles")
      try requireEqual(
        runs.textOfDistance(distance, .miles, .posix), "\(miles).00", "the text in miles")
      let hour = try runs.timeOfClock(1, 0, 0)
      let speed = try runs.speedNeeded(distance, hour)
      try requireEqual(
        try runs.speedOfNumber(number, .milesPerHour), speed, "\(miles) miles per hour")
      try requireEqual(runs.valueOfSpeed(speed, .milesPerHour), Double(miles), "the speed")
      try requireEqual(
        runs.textOfSpeed(speed, .milesPerHour, .posix), "\(miles).00", "the speed's text")
      try requirePace(of: miles, by: runs)
    })
}

/// Requires that the pace of one mile in `seconds` is computed, written and read correctly.
private func requirePace(of seconds: Int, by runs: Implementation.Runs) throws {
  let (mile, time) = (
    try runs.distanceOfNumber(ExactNumber(1), .miles), try runs.timeOfSeconds(Double(seconds))
  )
  let pace = try Pace(time, for: mile)
  try requireEqual(try runs.paceOfSeconds(Double(seconds), .miles), pace, "the pace")
  try requireEqual(runs.secondsOfPace(pace, .miles), Double(seconds), "seconds per mile")
  let text = "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
  let written = runs.textOfPace(pace, .miles, false, .down)
  try requireEqual(written, text, "the pace's text")
  try requireEqual(try runs.paceOfText(text, .miles), pace, "the pace that is read")
}
