import Testing

@testable import PropertyTesting

/// The kinds of a run as bars, and why a share that is too small is no bad luck.
@Suite struct StatisticsChartTests {
  @Test func `Each kind has a bar as long as its share`() {
    var statistics = Statistics()
    for index in 0..<8 {
      statistics.count([
        Observation(label: "all", minimum: 0, isHit: true),
        Observation(label: "a quarter of them, with a long label", minimum: 0.25, isHit: index < 2),
        Observation(label: "none", minimum: 0, isHit: false),
      ])
    }
    let bar = { String(repeating: "█", count: $0) + String(repeating: " ", count: 24 - $0) }
    #expect(
      statistics.chart == """
        all                       \(bar(24)) 100.0 %
        a quarter of them, with…  \(bar(6))  25.0 %, at least 25.0 %
        none                      \(bar(0))   0.0 %
        """)
    #expect(statistics.chart.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(Statistics().chart.isEmpty)
  }
}
