import InputRules
import PropertyTesting

extension Law {
  package static let unitsAgreeOnTheMile = Law(
    "A mile is 1609.344 meters, as a distance, in a speed, in a pace and in a text.",
    about: .runs, clauses: ["R1.5", "R1.6", "R4.4", "R4.6"],
    Property(forAll: .int(in: 1...600_000)) { subject, miles in
      let runs = subject.runs
      let number = ExactNumber(miles)
      let meters = ExactNumber(
        trusting: String(miles * 1_609_344).utf8.map { $0 - 48 }, exponent: .near(-3))
      let distance = try runs.distance(meters, .meters)
      try requireEqual(try runs.distance(number, .miles), distance, "\(miles) miles")
      try requireEqual(runs.value(of: distance, in: .miles), Double(miles), "in miles")
      try requireEqual(
        runs.text(of: distance, in: .miles, with: .posix), "\(miles).00", "in miles, as a text")
      let hour = try runs.time(hours: 1, minutes: 0, seconds: 0)
      let speed = try runs.speed(of: distance, in: hour)
      try requireEqual(try runs.speed(number, .milesPerHour), speed, "\(miles) miles an hour")
      try requireEqual(runs.value(of: speed, in: .milesPerHour), Double(miles), "in miles an hour")
      try requireEqual(
        runs.text(of: speed, in: .milesPerHour, with: .posix), "\(miles).00", "as a text")
      try requirePace(of: miles, by: runs)
    })
}

/// Requires so many seconds for a mile to equal as many for 1609.344 meters.
private func requirePace(of seconds: Int, by runs: Implementation.Runs) throws {
  let (mile, time) = (
    try runs.distance(ExactNumber(1), .miles), try runs.time(seconds: Double(seconds))
  )
  let pace = try Pace(time, for: mile)
  try requireEqual(try runs.pace(seconds: Double(seconds), per: .miles), pace, "for a mile")
  try requireEqual(runs.seconds(of: pace, per: .miles), Double(seconds), "for a mile")
  let text = "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
  let written = runs.text(of: pace, per: .miles, isPadded: false, rounding: .down)
  try requireEqual(written, text, "for a mile")
  try requireEqual(try runs.pace(of: text, per: .miles), pace, "read for a mile")
}
