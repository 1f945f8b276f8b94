extension ChoiceSource {
  /// A reminder for a day that begins twice, or after midnight, because the clock changes at
  /// midnight.
  mutating func midnightScenario(repeats: Bool) -> ReminderScenario {
    let (days, rest) = landmark().quotientAndRemainder(dividingBy: 86_400)
    let midnight = (rest < 0 ? days - 1 : days) * 86_400
    let offset = element(of: [0, 3_600, -18_000, 20_700])
    let size = element(of: [3_600, 1_800, 7_200])
    let isPutBack = !flip(0.3)
    let inside = Int(choose(upTo: UInt64(size)))
    let change = midnight - offset + (isPutBack ? inside : -inside)
    let zone = CivilZone.checked(
      offset, [.init(at: Instant(seconds: change), to: offset + (isPutBack ? -size : size))])
    let after = Instant(seconds: change - size + Int(choose(upTo: UInt64(2 * size))))
    let trigger = CalendarTrigger(day(beginningAt: midnight), repeats: repeats)
    return ReminderScenario(
      zone: zone,
      reminder: .checked(.calendar(trigger), scheduled: flip() ? instant(near: change) : after),
      after: after)
  }

  /// A pattern with no component finer than a day, which matches a day that begins at a local time.
  private mutating func day(beginningAt local: Int) -> DatePattern {
    let time = CivilTime(counting: local)
    var components: [DateComponent: Int] = [:]
    for component in [DateComponent.month, .day, .weekday] where flip() {
      components[component] = component.value(of: time)
    }
    return .checked(
      components.isEmpty ? [.weekday: DateComponent.weekday.value(of: time)] : components)
  }
}
