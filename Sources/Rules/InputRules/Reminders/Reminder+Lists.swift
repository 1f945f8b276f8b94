extension [Reminder] {
  /// Adds a reminder, or replaces the reminder with the same identifier (M3).
  /// - Parameter reminder: the reminder, with its identifier and trigger.
  public mutating func schedule(_ reminder: Reminder) {
    if let index = firstIndex(where: reminder.hasIdentifier(of:)) {
      self[index] = reminder
    } else {
      append(reminder)
    }
  }

  /// Adds several reminders one after another, in time linear in the lengths of both lists (M3).
  /// - Parameter reminders: the reminders; of those with the same identifier, the last is kept.
  public mutating func schedule(_ reminders: some Sequence<Reminder>) {
    var places: [ExactText: Int] = [:]
    for (place, reminder) in enumerated().reversed() { places[reminder.key] = place }
    for reminder in reminders {
      if let place = places[reminder.key] {
        self[place] = reminder
      } else {
        places[reminder.key] = count
        append(reminder)
      }
    }
  }

  /// Removes the repeating reminders that have ended (M3).
  /// - Parameter instant: the current instant; reminders whose end isn't later are removed.
  public mutating func clean(at instant: Instant) {
    removeAll { reminder in reminder.end.map { $0 <= instant } ?? false }
  }

  /// The earliest firing after an instant; if several occur at the same time, the one whose
  /// reminder is first in the list (M3).
  /// - Parameters:
  ///   - instant: the instant after which to search.
  ///   - zone: the time zone whose clocks calendar triggers use.
  public func nextFiring(after instant: Instant, in zone: CivilZone = .universal) -> Firing? {
    var earliest: Firing?
    for reminder in self {
      guard let next = reminder.nextFiring(after: instant, in: zone) else { continue }
      if earliest.map({ next < $0.instant }) ?? true {
        earliest = Firing(at: next, of: reminder.identifier)
      }
    }
    return earliest
  }
}

extension Reminder {
  /// Whether another reminder has the same identifier; code units are compared, as on platforms.
  fileprivate func hasIdentifier(of other: Reminder) -> Bool {
    identifier.hasSameUnits(as: other.identifier)
  }

  fileprivate var key: ExactText { ExactText(identifier) }
}
