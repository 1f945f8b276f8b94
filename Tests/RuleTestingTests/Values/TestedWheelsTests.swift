import PropertyTesting
import RuleTesting
import Testing

@Suite struct TestedWheelsTests {
  @Sendable private static func seconds(_ rows: [Int]) -> Int {
    rows[0] * 3_600 + rows[1] * 60 + rows[2]
  }

  @Sendable private static func rows(_ seconds: Int) -> [Int] {
    [seconds / 3_600, seconds / 60 % 60, seconds % 60]
  }

  private func broken(
    _ meaning: WheelsMeaning<Int> = .value(seconds),
    select: @escaping @Sendable ([Int]) -> Int = seconds,
    show: @escaping @Sendable (Int) -> [Int] = rows
  ) -> [String] {
    TestedWheels("duration", rows: [24, 60, 60], select: select, show: show)
      .examined(meaning: meaning).failures.map(\.law)
  }

  @Test func `Right wheels keep the laws`() throws {
    let wheels = TestedWheels(
      "duration", rows: [24, 60, 60],
      select: { rows in
        precondition(zip(rows, [24, 60, 60]).allSatisfy { 0..<$1 ~= $0 })
        return Self.seconds(rows)
      }, show: Self.rows)
    #expect(try requireKeepsLaws(of: wheels, meaning: .value(Self.seconds)).asked.count == 5)
    #expect(
      try requireKeepsLaws(of: wheels, meaning: .ordered).asked.last == "LargerRowsAreLarger")
    let report = try requireKeepsLaws(of: wheels, meaning: .rows)
    #expect(
      report.left.map { $0.prefix { $0 != ":" } } == [
        "SelectedValueIsMeant", "LargerRowsAreLarger",
      ])
    #expect(report.summary.hasSuffix("selections 200 were accepted, 0 rewritten and 0 refused"))
  }

  @Test func `Sixty seconds shown in place of a minute are found`() {
    #expect(
      broken(show: { [$0 / 3_600, max(0, $0 % 3_600 - 1) / 60, ($0 - 1) % 60 + 1] })
        .contains("ShownRowsExist"))
  }

  @Test func `A wheel that is left out is found`() {
    #expect(broken(show: { [$0 / 3_600, $0 / 60 % 60, 0] }) == ["SelectedRowsAreShown"])
  }

  @Test func `A wheel of a wrong unit is found`() {
    let found = broken(
      select: { $0[0] * 3_600 + $0[1] * 100 + $0[2] },
      show: { [$0 / 3_600, $0 % 3_600 / 100, $0 % 100] })
    #expect(found.contains("SelectedValueIsMeant"))
  }

  @Test func `Wheels in the order of other values are found`() {
    let found = broken(
      .ordered, select: { $0[2] * 1_440 + $0[1] * 24 + $0[0] },
      show: { [$0 % 24, $0 / 24 % 60, $0 / 1_440] })
    #expect(found == ["LargerRowsAreLarger"])
  }

  @Test func `A wheel whose first row, or last, is no larger is found`() {
    let first = broken(.ordered, select: { Self.seconds($0) - ($0[2] == 0 ? 1 : 0) })
    #expect(first.contains("LargerRowsAreLarger"))
    for (wheel, last) in [(0, 23), (1, 59), (2, 59)] {
      let found = broken(
        .ordered, select: { Self.seconds($0) - ($0[wheel] == last ? 9_999 : 0) })
      #expect(found.contains("LargerRowsAreLarger"))
    }
  }

  @Test func `Wheels that aren't shown, or that remember, are found`() {
    #expect(
      broken(show: { Self.rows($0).dropLast() }) == ["ShownRowsExist", "SelectedRowsAreShown"])
    #expect(broken(show: { Self.rows($0) + [0] }).contains("ShownRowsExist"))
    nonisolated(unsafe) var calls = 0
    let remembering = broken(select: { rows in
      calls += 1
      return Self.seconds(rows) + calls % 2
    })
    #expect(remembering.contains("AnswersDependOnlyOnTheSelection"))
  }

  @Test func `A value without a text is told`() throws {
    let wheels = TestedWheels<String>(
      "word", rows: [2], select: { $0[0] == 0 ? "" : "b" }, show: { [$0.count] })
    let report = wheels.examined(meaning: .value { $0[0] == 0 ? "a" : "" })
    let failure = try #require(report.failures.first)
    #expect(failure.law == "SelectedValueIsMeant")
    #expect(failure.expected == "a" && failure.found.isEmpty)
    #expect(failure.test.contains(#"#expect(select([0]) == "a")"#))
    #expect(wheels.examined(meaning: .value { _ in "" }).failures.first?.expected.isEmpty == true)
  }

  @Test func `A title that is missing is a trap with its rows`() throws {
    let titles = (0..<59).map(String.init)
    let wheels = TestedWheels(
      "duration", rows: [24, 60, 60],
      select: { rows in
        _ = titles[rows[1]]
        return Self.seconds(rows)
      }, show: Self.rows)
    let report = wheels.examined(meaning: .rows)
    let failure = try #require(report.failures.first)
    #expect(report.asked == ["EverySelectionIsAnswered"])
    #expect(failure.steps == ["select rows [0, 59, 0]"])
    let again = wheels.examined(meaning: .rows, choices: failure.choices)
    #expect(again.failures == [failure] && again.cases == 1)
  }

  @Test func `A wheel without a row is a problem`() {
    let wheels = TestedWheels("none", rows: [3, 0], select: Self.seconds, show: Self.rows)
    #expect(wheels.examined(meaning: .rows).problem == .emptyWheel)
    let none = TestedWheels("none", rows: [], select: Self.seconds, show: Self.rows)
    #expect(none.examined(meaning: .rows).problem == .emptyWheel)
    let one = TestedWheels("one", rows: [1], select: { $0 }, show: { $0 })
    #expect(one.examined(meaning: .rows).problem == nil)
  }
}
