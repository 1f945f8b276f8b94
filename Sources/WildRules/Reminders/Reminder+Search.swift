import InputRules
import InputRulesModel

extension Reminder {
  /// When it fires next after an instant, if it fires only where `isMeant` says so; nil too where
  /// none of the first dozen is meant.
  func firing(
    after instant: Instant, in zone: CivilZone, where isMeant: (Instant) -> Bool
  ) -> Instant? {
    let search = repeating
    var found = trigger.repeats ? instant : scheduled
    for _ in 0..<12 {
      let next = ModelReminders().nextFiring(of: search, after: found, in: zone)
      guard let next else { return nil }
      if isMeant(next) { return next > instant ? next : nil }
      found = next
    }
    return nil
  }

  /// The next firing if instants that `shift` moves fire then, and not before.
  func shiftedFiring(
    after instant: Instant, in zone: CivilZone, by shift: (Instant) -> Instant
  ) -> Instant? {
    let search = repeating
    // Far enough back for every shift, none of which is more than a day.
    let start = trigger.repeats ? max(scheduled, instant.advanced(by: -90_000)) : scheduled
    var found = start
    for _ in 0..<40 {
      let next = ModelReminders().nextFiring(of: search, after: found, in: zone)
      guard let next else { return nil }
      if shift(next) > instant { return shift(next) }
      if !trigger.repeats { return nil }
      found = next
    }
    return ModelReminders().nextFiring(of: self, after: instant, in: zone)
  }
}
