import Testing

@testable import PropertyTesting

/// The values that a claim collects are shown as a table or, for numbers, as a histogram.
@Suite struct CollectTests {
  private static func table(_ values: [Any], as label: String = "value") -> Statistics.Table? {
    var statistics = Statistics()
    for value in values {
      var recorded = CaseLog.Content()
      recorded.values = [RecordedValue(value, as: label)]
      statistics.count(recorded, isCollecting: true, after: 1)
    }
    return statistics.tables.first
  }

  @Test func `The most frequent collected values come first, and others share a row`() throws {
    let values = (0..<14).flatMap { Array(repeating: "text \($0)", count: $0 + 1) }
    let rows = try #require(Self.table(values)).summary
    #expect(rows.count == 11)
    #expect(rows.first.map { "\($0)" } == #"(label: "text 13", hits: 14)"#)
    #expect(rows.last.map { "\($0)" } == #"(label: "others", hits: 10)"#)
  }

  @Test func `A few different collected numbers are listed in order`() throws {
    let rows = try #require(Self.table([3, 1, 3, 2.5, -4])).summary
    #expect(rows.map(\.label) == ["-4", "1", "2.5", "3"])
    #expect(rows.map(\.hits) == [1, 1, 1, 2])
  }

  @Test func `Many different collected numbers are shown in ranges of equal width`() throws {
    let rows = try #require(Self.table(Array(0..<95))).summary
    #expect(rows.map(\.label) == (0..<10).map { "from \($0 * 10)" })
    #expect(rows.map(\.hits) == [10, 10, 10, 10, 10, 10, 10, 10, 10, 5])
    let wide = try #require(Self.table((0...200).map { $0 * 5 - 500 })).summary
    #expect(wide.first?.label == "from -500" && wide.count == 11)
    let small = try #require(Self.table((0..<50).map { Double($0) / 100 - 0.2 })).summary
    #expect(small.first?.label == "from -0.2" && small.reduce(0) { $0 + $1.hits } == 50)
  }

  @Test func `Values are collected in the first cases, and shown even if the claim fails`() throws {
    let claim = RunTests.claim(.array(of: .int(in: 0...9), 0...30)) { list in
      collect(list.count, as: "length")
      try require(list.count < 30 || list.first != 7)
    }
    let report = Run.check(claim, RunSettings(cases: 5_000))
    let table = try #require(report.statistics.tables.first)
    #expect(table.label == "length" && table.rows.count > 15)
    #expect(report.statistics.chart.contains("length\n  from 0 "))
    #expect(!report.passed)
    let text = "\(report)"
    #expect(text.contains("\n  collected\n  length\n    from 0 "))
    #expect(text.hasSuffix("choices: \"\(report.counterexample?.choices ?? "")\""))
  }

  @Test func `Collected numbers of any size are shown in ranges`() throws {
    let ends: [Any] = [Int.min, Int.max, -Double.greatestFiniteMagnitude, 1e-300, Double.infinity]
    for scale in [1e-300, 1, 1e300] {
      let numbers = (0..<30).map { Double($0) * scale }
      #expect(try #require(Self.table(numbers)).summary.reduce(0) { $0 + $1.hits } == 30)
    }
    let all = try #require(Self.table(ends + Array(0..<20).map { $0 as Any })).summary
    #expect(all.reduce(0) { $0 + $1.hits } == 25)
  }
}
