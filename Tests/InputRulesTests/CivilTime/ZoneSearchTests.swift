import InputRules
import InputRulesModel
import Testing

/// Zones whose changes are close to each other, and zones with rules, compared with a search second
/// by second and with the model (D7.9 to D7.14, M2.4, M2.6).
@Suite struct ZoneSearchTests {
  /// Repeatable choices.
  private struct Choices {
    var state: UInt64

    mutating func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
  }

  private static let rules = [
    "EST5EDT,M3.2.0,M11.1.0", "AEST-10AEDT,M10.1.0,M4.1.0/3", "IST-1GMT0,M10.5.0,M3.5.0/1",
    "<-03>3<-02>,M3.5.0/-2,M10.5.0/-1", "AAA0BBB-24,J60/0,J62/0", "AAA5BBB,0/-167,365/167",
    "AAA3BBB2,0/0,J365/25", "UTC0", "AAA-2BBB,M3.4.4/50,J300",
  ]

  /// A zone of up to five changes, minutes, hours or days apart, and perhaps a rule.
  private func zone(_ choices: inout Choices) throws -> CivilZone {
    let text = Self.rules[choices.next(Self.rules.count)]
    let rule = choices.next(2) == 0 ? nil : try ZoneRule(posix: text)
    var (changes, second) = ([CivilZone.Change](), choices.next(6_000) * 60 + 1_774_599_960)
    for _ in 0..<choices.next(6) {
      second += [60, 3_600, 39_600, 100_800][choices.next(4)] * (1 + choices.next(5))
      let offset = (choices.next(105) - 52) * 1_800
      changes.append(CivilZone.Change(at: Instant(seconds: second), to: offset))
    }
    if let rule, let last = changes.popLast() {
      let continued = try CivilZone(rule: rule).offset(at: last.instant)
      changes.append(CivilZone.Change(at: last.instant, to: continued))
    }
    return try CivilZone(offset: (choices.next(105) - 52) * 1_800, changes: changes, rule: rule)
  }

  @Test func `A local time has the instants that a search minute by minute finds`() throws {
    var choices = Choices(state: 1)
    for _ in 0..<300 {
      let zone = try zone(&choices)
      let local = (1_774_600_000 + choices.next(1_500_000)) / 60 * 60
      let time = try #require(CivilZone.universal.civilTime(at: Instant(seconds: local)))
      let near = stride(from: local - 93_600, through: local + 93_600, by: 60)
      let found = near.map(Instant.init(seconds:)).filter { zone.civilTime(at: $0) == time }
      #expect(zone.instants(of: time) == found, "\(zone) \(time)")
      guard let first = found.first else { continue }
      #expect(zone.instant(of: time) == first)
      #expect(zone.instant(of: time, in: .second) == found.last)
    }
  }

  @Test func `Offsets and changes of a rule are the model's`() throws {
    let model = ModelZones()
    var choices = Choices(state: 2)
    for _ in 0..<3_000 {
      let zone = try zone(&choices)
      let instant = Instant(
        seconds: choices.next(2) == 0
          ? 1_774_600_000 + choices.next(80_000_000) : choices.next(1 << 33) - 1 << 32)
      #expect(
        zone.civilTime(at: instant) == model.civilTime(at: instant, in: zone), "\(zone) \(instant)")
      guard let change = zone.nextChange(after: instant) else { continue }
      let before = Instant(seconds: change.instant.microseconds / 1_000_000 - 1)
      #expect(zone.offset(at: change.instant) == change.offset)
      #expect(zone.offset(at: before) == zone.offset(at: instant), "\(zone) \(instant)")
    }
  }

  @Test func `Reminders fire as the model's, however close the changes are`() throws {
    let model = ModelReminders()
    var choices = Choices(state: 3)
    for _ in 0..<2_000 {
      let zone = try zone(&choices)
      var components: [DateComponent: Int] = [:]
      if choices.next(2) == 0 { components[.hour] = choices.next(24) }
      if choices.next(2) == 0 { components[.minute] = choices.next(60) }
      if choices.next(3) == 0 { components[.day] = 25 + choices.next(7) }
      if components.isEmpty { components[.weekday] = 1 + choices.next(7) }
      let trigger = CalendarTrigger(try DatePattern(components), repeats: true)
      let after = Instant(seconds: 1_774_600_000 + choices.next(1_500_000))
      let reminder = try Reminder("a", .calendar(trigger), scheduled: after)
      #expect(
        reminder.nextFiring(after: after, in: zone)
          == model.nextFiring(of: reminder, after: after, in: zone),
        "\(components) after \(after) in \(zone)")
    }
  }
}
