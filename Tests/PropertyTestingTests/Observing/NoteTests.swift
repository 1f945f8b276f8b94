import Foundation
import Synchronization
import Testing

@testable import PropertyCorpus
@testable import PropertyExpectations
@testable import PropertyTesting

/// Only the shrunk input's notes are kept, wherever the claim is checked.
@Suite struct NoteTests {
  @Test func `A report shows only the notes of the shrunk input`() throws {
    let report = Run.check(
      RunTests.claim(.int(in: 0...1_000_000)) { number in
        note("half is \(number / 2)")
        note([number])
        try require(number < 700)
      })
    let found = try #require(report.counterexample)
    #expect(found.notes == ["half is 350", "[700]"])
    #expect("\(report)".contains("\n  700\n  noted  half is 350\n  noted  [700]\n  after "))
  }

  @Test func `A note's text is evaluated only if it is recorded`() {
    let count = Counter()
    note(count.next())
    collect(count.next())
    target(1)
    let claim = RunTests.claim(.int()) { _ in
      note(count.next())
      collect(count.next())
    }
    _ = Run.check(claim, RunSettings(cases: 100_000))
    #expect(count.next() < 2 * Run.explored + 10)
  }

  @Test func `A report ignores notes from tasks and threads that a claim starts`() async {
    let report = await Task.detached {
      Run.check(
        RunTests.claim(.int(in: 0...99)) { number in
          DispatchQueue.concurrentPerform(iterations: 8) { _ in collect(number, as: "threads") }
          let end = DispatchSemaphore(value: 0)
          Task {
            for _ in 0..<100 { collect(number, as: "task") }
            note("from a task")
            end.signal()
          }
          Task.detached { note("from a detached task") }
          end.wait()
          note("own")
          try require(number < 10)
        })
    }.value
    #expect(report.counterexample?.notes == ["own"])
    #expect(!report.statistics.tables.contains { $0.label == "task" })
  }

  @Test(.properties(keepsFailures: false))
  func `A report contains an async claim's notes, tables and targets`() async {
    let reports = Mutex<[Report]>([])
    await withKnownIssue {
      let report = await expectHolds(forAll: .int(in: 0...1_000_000)) { number in
        await Task.yield()
        note("at \(number)")
        collect(number % 2 == 0, as: "even")
        target(number)
        try require(number < 900_000)
      }
      reports.withLock { $0 = [report] }
    }
    let report = reports.withLock { $0.first }
    #expect(report?.counterexample?.notes == ["at 900000"])
    #expect(report?.statistics.targets.isEmpty == false)
    #expect(report?.statistics.tables.map(\.label) == ["even"])
  }

  #if os(Linux) || os(macOS)
    @Test(arguments: [false, true])
    func `A report contains a child process's notes, tables and targets`(isWhole: Bool) {
      // The range is small, because on a busy machine, a child process may have little time for
      // shrinking.
      let claim = RunTests.claim(.int(in: 0...100)) { number in
        note("at \(number)")
        collect(number % 2 == 0, as: "even")
        target(number, as: "size")
        try require(number < 90)
      }
      let settings = RunSettings(cases: 200)
      let report =
        isWhole
        ? Run.checkIsolated(claim, settings, cpuSeconds: 1) : Run.check(claim.isolated(), settings)
      #expect(report.counterexample?.notes == ["at 90"])
      #expect(report.statistics.targets.map(\.label) == ["size"])
      #expect(report.statistics.tables.map(\.label) == ["even"])
    }
  #endif

  @Test func `A note is always one line in a report`() {
    let report = Run.check(
      RunTests.claim(.just(1)) { _ in
        note("one\n  repeat  rm\u{2028}\u{1B}[2J")
        try require(false)
      })
    #expect(report.counterexample?.notes == ["one\\n  repeat  rm\\u{2028}\\u{1B}[2J"])
  }
}

/// A report shows collected values as a table, or as a histogram if they are numbers.
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

  @Test func `A table of collected values lists the most frequent values and the rest`() throws {
    let values = (0..<14).flatMap { Array(repeating: "text \($0)", count: $0 + 1) }
    let rows = try #require(Self.table(values)).summary
    #expect(rows.count == 11)
    #expect(rows.first.map { "\($0)" } == #"(label: "text 13", hits: 14)"#)
    #expect(rows.last.map { "\($0)" } == #"(label: "others", hits: 10)"#)
  }

  @Test func `A table of few different numbers lists them in order`() throws {
    let rows = try #require(Self.table([3, 1, 3, 2.5, -4])).summary
    #expect(rows.map(\.label) == ["-4", "1", "2.5", "3"])
    #expect(rows.map(\.hits) == [1, 1, 1, 2])
  }

  @Test func `A table of many different numbers has ranges of equal width`() throws {
    let rows = try #require(Self.table(Array(0..<95))).summary
    #expect(rows.map(\.label) == (0..<10).map { "from \($0 * 10)" })
    #expect(rows.map(\.hits) == [10, 10, 10, 10, 10, 10, 10, 10, 10, 5])
    let wide = try #require(Self.table((0...200).map { $0 * 5 - 500 })).summary
    #expect(wide.first?.label == "from -500" && wide.count == 11)
    let small = try #require(Self.table((0..<50).map { Double($0) / 100 - 0.2 })).summary
    #expect(small.first?.label == "from -0.2" && small.reduce(0) { $0 + $1.hits } == 50)
  }

  @Test func `A report shows collected values even if the claim fails`() throws {
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

  @Test func `A table's ranges include collected numbers of any size`() throws {
    let ends: [Any] = [Int.min, Int.max, -Double.greatestFiniteMagnitude, 1e-300, Double.infinity]
    for scale in [1e-300, 1, 1e300] {
      let numbers = (0..<30).map { Double($0) * scale }
      #expect(try #require(Self.table(numbers)).summary.reduce(0) { $0 + $1.hits } == 30)
    }
    let all = try #require(Self.table(ends + Array(0..<20).map { $0 as Any })).summary
    #expect(all.reduce(0) { $0 + $1.hits } == 25)
  }
}
