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

  @Test func `A share that is too small is explained`() {
    let numbers = Generator<Int>.int(in: 0...99).cover("high", atLeast: 0.5) { $0 > 90 }
    let claim = RunTests.claim(numbers) { _ in }
    let text = "\(Run.check(claim, RunSettings(cases: 1_000)))"
    #expect(text.contains("inputs were of the kind “high”; its share must be at least 0.5. So few"))
    #expect(text.contains("draw the kind more often, or lower the share"))
  }
}
