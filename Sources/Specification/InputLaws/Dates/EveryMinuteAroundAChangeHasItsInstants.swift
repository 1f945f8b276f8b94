extension Law {
  /// A case is half an hour; a run with `--exhaustive` checks them all.
  package static let everyMinuteAroundAChangeHasItsInstants = Law(
    """
    In fourteen zones, each minute of the days before, at and after each of 1,104 changes has \
    exactly the instants that show it, as a clock that is followed minute by minute has them. The \
    first and the last of them are meant, as chosen. A minute in a gap moves forward by the gap.
    """,
    about: .dates, .proof, clauses: ["D7.7", "D7.9", "D7.10", "D7.11", "D7.12", "D7.13", "D7.14"],
    Property(forAll: .changeMinutes(30)) { subject, minutes in
      let (civil, zone) = (subject.civilTimes, minutes.zone.zone)
      for (local, seconds) in minutes.shown {
        let time = CivilTime(counting: local)
        let instants = seconds.map { Instant(seconds: $0) }
        try requireEqual(civil.instants(time, zone), instants, "\(time): the instants")
        for (second, instant) in zip(seconds, instants) {
          try requireEqual(civil.offset(instant, zone), local - second, "the offset at \(instant)")
          try requireEqual(civil.timeAtInstant(instant, zone), time, "what \(instant) shows")
        }
        let moved = seconds.isEmpty ? minutes.zone.moved(local).map { Instant(seconds: $0) } : nil
        for (choice, instant) in [
          (OverlapChoice.first, instants.first), (.second, instants.last),
        ] {
          try requireEqual(
            civil.instant(time, zone, choice), instant ?? moved, "\(time): the \(choice)")
        }
      }
      try subject.requireChange(of: minutes)
    })
}

extension Implementation {
  /// Claims that the change skips or repeats the minutes between its local times (D7.12).
  fileprivate func requireChange(of minutes: ChangeMinutes) throws {
    let (zone, turn) = (minutes.zone.zone, minutes.zone.turns[minutes.turn])
    guard minutes.first == 0, minutes.turn < zone.changes.count else { return }
    let ends = [turn.second + turn.before, turn.second + turn.after].sorted()
    let changed = ChangedTimes(
      isSkipping: turn.before < turn.after, seconds: ends[0]..<ends[1])
    try requireEqual(
      civilTimes.changedTimes(minutes.turn, zone), turn.before == turn.after ? nil : changed,
      "what the change skips or repeats")
  }
}
