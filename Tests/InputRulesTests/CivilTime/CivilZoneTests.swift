import InputRules
import Testing

/// Local times where clocks are changed (M2.6, M2.7).
@Suite struct CivilZoneTests {
  /// Berlin's offsets around the changes of 2026: 29 March and 25 October, at 01:00 universal time.
  private func berlin() throws -> CivilZone {
    try CivilZone(
      offset: 3_600,
      changes: [
        .init(at: Instant(seconds: 1_774_746_000), to: 7_200),
        .init(at: Instant(seconds: 1_792_890_000), to: 3_600),
      ])
  }

  private func firings(
    _ components: [DateComponent: Int], from instant: Int, _ count: Int
  ) throws -> [String?] {
    let (pattern, zone) = (try DatePattern(components), try berlin())
    var (instant, texts) = (Instant(seconds: instant), [String?]())
    for _ in 0..<count {
      guard let next = pattern.firstInstant(after: instant, in: zone) else { break }
      texts.append(zone.civilTime(at: next)?.description)
      instant = next
    }
    return texts
  }

  @Test func `A time inside a gap is moved forward by it (M2.6)`() throws {
    #expect(
      try firings([.hour: 2, .minute: 30], from: 1_774_746_000 - 86_400, 3) == [
        "2026-03-28 02:30:00", "2026-03-29 03:30:00", "2026-03-30 02:30:00",
      ])
  }

  @Test func `A repeated time means the first occurrence (M2.6)`() throws {
    let night = try firings([.hour: 2, .minute: 30], from: 1_792_886_400 - 3_600, 2)
    #expect(night == ["2026-10-25 02:30:00", "2026-10-26 02:30:00"])
  }

  @Test func `Without an hour, every existing hour counts (M2.7)`() throws {
    #expect(
      try firings([.minute: 30], from: 1_792_886_400, 4) == [
        "2026-10-25 02:30:00", "2026-10-25 02:30:00", "2026-10-25 03:30:00", "2026-10-25 04:30:00",
      ])
    #expect(
      try firings([.minute: 30], from: 1_774_742_400, 2) == [
        "2026-03-29 01:30:00", "2026-03-29 03:30:00",
      ])
  }

  private static func change(_ second: Int, _ offset: Int) -> CivilZone.Change {
    CivilZone.Change(at: Instant(seconds: second), to: offset)
  }

  @Test(
    arguments: [
      (93_601, [], .offset(93_601)), (.min, [], .offset(.min)),
      (0, [CivilZone.Change(at: Instant(microseconds: 1), to: 0)], .notWhole(change: 0)),
      (0, [change(0, 1), change(0, 0)], .notAfter(change: 1)),
      (0, [change(0, 1), change(-9, 0)], .notAfter(change: 1)),
    ] as [(Int, [CivilZone.Change], CivilZoneError)])
  func `Offsets and changes that don't form a zone are refused (D7.3)`(
    offset: Int, changes: [CivilZone.Change], error: CivilZoneError
  ) {
    #expect(throws: error) { try CivilZone(offset: offset, changes: changes) }
  }

  @Test func `A change skips or repeats local times (D7.12)`() throws {
    let berlin = try CivilZone(rule: ZoneRule(posix: "CET-1CEST,M3.5.0,M10.5.0/3"))
    let spring = try #require(berlin.nextChange(after: Instant(seconds: 1_774_700_000)))
    let skipped = try #require(berlin.clockChange(at: spring.instant))
    #expect(skipped.kind == .skips)
    #expect(skipped.start?.description == "2026-03-29 02:00:00")
    #expect(skipped.end?.description == "2026-03-29 03:00:00")
    let autumn = try #require(berlin.nextChange(after: spring.instant))
    let repeated = try #require(berlin.clockChange(at: autumn.instant))
    #expect(repeated.kind == .repeats)
    #expect(repeated.start?.description == "2026-10-25 02:00:00")
    #expect(berlin.clockChange(at: Instant(seconds: 0)) == nil)
  }
}
