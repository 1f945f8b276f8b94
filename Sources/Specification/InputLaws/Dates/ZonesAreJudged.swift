import InputRules
import PropertyTesting

extension Law {
  package static let zonesAreJudged = Law(
    """
    A zone's offsets are within 26 hours, and its changes are at whole seconds, in ascending \
    order. The reason is the first that applies to the first change that breaks this.
    """,
    about: .dates, clauses: ["D7.2", "D7.3"],
    Property(forAll: .zoneParts) { subject, zone in
      let problem = subject.civilTimes.problemOfZone(zone.offset, zone.changes, nil)
      let ofChange = zone.changes.indices.lazy.compactMap { zone.problem(ofChange: $0) }.first
      let isOffset = ZoneParts.isOffset(zone.offset)
      try requireEqual(problem, isOffset ? ofChange : .offset(zone.offset), "the reason")
      guard let made = try? CivilZone(offset: zone.offset, changes: zone.changes) else { return }
      try requireEqual(made.offset, zone.offset, "the offset of the zone that is made")
      try requireEqual(made.changes, zone.changes, "the changes of the zone that is made")
    })
}

extension ZoneParts {
  fileprivate static func isOffset(_ offset: Int) -> Bool { offset >= -93_600 && offset <= 93_600 }

  /// The problem of a change, if those before it are valid.
  fileprivate func problem(ofChange index: Int) -> CivilZoneError? {
    let change = changes[index]
    if !Self.isOffset(change.offset) { return .offset(change.offset) }
    if change.instant.microseconds % 1_000_000 != 0 { return .notWhole(change: index) }
    let seconds = changes.map(\.instant.wholeSeconds)
    if index > 0 && seconds[index] <= seconds[index - 1] { return .notAfter(change: index) }
    return nil
  }
}
