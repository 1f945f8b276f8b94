extension Law {
  package static let civilTimeEqualsFoundation = Law(
    """
    From 1583 to 9999, the local times of a zone with a single offset are those of Foundation's \
    Gregorian calendar.
    """, clauses: ["D7.10", "D10.1"],
    Property(forAll: .gregorianSecond, .int(in: -93_600...93_600)) { subject, local, offset in
      let zone = CivilZone.checked(offset, [])
      let instant = Instant(seconds: local - offset)
      let shown = subject.civilTimes.timeAtInstant(instant, zone)
      let expected = CivilTime.shownByFoundation(at: local)
      try requireEqual(shown, expected?.time, "the local time")
      try requireEqual(
        shown.map { subject.civilTimes.weekdayOfTime($0) }, expected?.weekday, "the weekday")
    })
}

extension Generator<Int> {
  /// A second in the years 1583 to 9999, often the last second of a day.
  fileprivate static var gregorianSecond: Generator {
    let range = -12_212_553_600...253_402_300_799
    return .oneOf(.int(in: range), .int(in: -141_349...2_932_896).map { day in day * 86_400 - 1 })
  }
}
