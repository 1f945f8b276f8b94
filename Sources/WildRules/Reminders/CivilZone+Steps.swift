import InputRules

extension CivilZone {
  /// A change, and by how many seconds the clock is set forward; backward if it is below zero.
  struct Step {
    /// When.
    let instant: Instant
    /// By how many seconds.
    let seconds: Int

    /// Whether an instant shows a time that an earlier one has shown already.
    func repeats(_ other: Instant) -> Bool {
      seconds < 0 && other >= instant && other < instant.advanced(by: -seconds)
    }

    /// Whether an instant shows a time that a later one will show again.
    func isRepeated(_ other: Instant) -> Bool {
      seconds < 0 && other < instant && other >= instant.advanced(by: seconds)
    }

    /// Whether an instant stands where a time would be that the clock left out.
    func leavesOut(_ other: Instant) -> Bool {
      seconds > 0 && other >= instant && other < instant.advanced(by: seconds)
    }
  }

  /// The changes, as steps of the clock.
  var steps: [Step] {
    zip(changes, [offset] + changes.map(\.offset)).map { change, before in
      Step(instant: change.instant, seconds: change.offset - before)
    }
  }

  /// The offset at an instant.
  func offset(at instant: Instant) -> Int {
    changes.last { $0.instant <= instant }?.offset ?? offset
  }

  /// The zone with every offset changed; as it was, if there is no such zone.
  func changingOffsets(_ change: (Int) -> Int) -> CivilZone {
    let changes = changes.map { Change(at: $0.instant, to: change($0.offset)) }
    return (try? CivilZone(offset: change(offset), changes: changes)) ?? self
  }
}
