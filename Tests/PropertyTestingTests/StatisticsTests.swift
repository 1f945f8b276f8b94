import Testing

@testable import PropertyTesting

/// Kinds are counted once a case, and a share is missed only where that is certain.
@Suite struct StatisticsTests {
  @Test func aKindNoticedTwiceInACaseCountsOnce() throws {
    var statistics = Statistics()
    let hit = Observation(label: "x", minimum: 0, isHit: true)
    let miss = Observation(label: "x", minimum: 0, isHit: false)
    statistics.count([miss, hit, hit])
    statistics.count([miss])
    let kind = try #require(statistics.kinds.first)
    #expect(statistics.cases == 2 && kind.hits == 1)
  }

  @Test(arguments: [(100, 2, false), (2_000, 2, true), (10_000, 190, false), (10_000, 100, true)])
  func aShareIsMissedOnlyWhereThatIsCertain(cases: Int, hits: Int, isMissed: Bool) {
    var statistics = Statistics()
    for index in 0..<cases {
      statistics.count([Observation(label: "x", minimum: 0.02, isHit: index < hits)])
    }
    #expect(statistics.missed.isEmpty == !isMissed)
  }
}
