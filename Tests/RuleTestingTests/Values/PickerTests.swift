import PropertyTesting
import RuleTesting
import Testing

@Suite struct PickerTests {
  private static let meaning = DatePickerMeaning(from: (1899, 3, 5), through: (2026, 11, 20))

  @Sendable private static func days(_ year: Int, _ month: Int) -> Int {
    if month == 2 { return year % 400 == 0 || year % 4 == 0 && year % 100 != 0 ? 29 : 28 }
    return [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  @Sendable private static func select(
    _ year: Int, _ month: Int, _ day: Int
  ) -> TestedDatePicker.Rows? {
    let rows = (year: year, month: month, day: min(day, days(year, month)))
    return rows < (1899, 3, 5) ? (1899, 3, 5) : rows > (2026, 11, 20) ? (2026, 11, 20) : rows
  }

  private func picker(
    select: @escaping @Sendable (Int, Int, Int) -> TestedDatePicker.Rows? = select,
    days: @escaping @Sendable (Int, Int) -> Int = days
  ) -> TestedDatePicker {
    TestedDatePicker("birthday", select: select, days: days)
  }

  @Test func `A correct date picker keeps its laws`() throws {
    let report = try requireKeepsLaws(of: picker(), meaning: Self.meaning)
    #expect(report.checked.count == 5 && report.cases == 5 * 2_001)
    #expect(report.counts.accepted > report.counts.rewritten && report.counts.rewritten > 0)
    let refusing = DatePickerMeaning(from: (1899, 3, 5), through: (2026, 11, 20), missing: .refused)
    let refuses = picker(select: { $2 > Self.days($0, $1) ? nil : Self.select($0, $1, $2) })
    #expect(try requireKeepsLaws(of: refuses, meaning: refusing).counts.refused > 0)
    #expect(refuses.broken(Self.meaning) == ["SelectionsShowTheMeantDate"])
    #expect(picker().broken(refusing) == ["SelectionsShowTheMeantDate"])
  }

  @Test func `A date picker with a mistake breaks the law about the mistake`() throws {
    let byFour = picker(days: { $1 == 2 && $0 % 4 == 0 ? 29 : Self.days($0 | 1, $1) })
    #expect(byFour.broken(Self.meaning) == ["DaysOfTheMonthAreRight"])
    #expect(picker(select: { ($0, $1, $2) }).broken(Self.meaning).contains("ShownDatesExist"))
    let byYear = picker { year, month, day in
      let year = min(max(year, 1899), 2026)
      return (year, month, min(day, Self.days(year, month)))
    }
    #expect(byYear.broken(Self.meaning) == ["SelectionsShowTheMeantDate"])
    nonisolated(unsafe) var calls = 0
    let remembers = picker {
      calls += 1
      return calls.isMultiple(of: 2) ? nil : Self.select($0, $1, $2)
    }
    #expect(remembers.broken(Self.meaning).contains("AnswersDependOnlyOnTheSelection"))
    let trap = picker { year, month, day in
      precondition(day <= Self.days(year, month))
      return Self.select(year, month, day)
    }
    let report = trap.examined(meaning: Self.meaning)
    #expect(report.checked == ["EverySelectionIsAnswered"])
    let failure = try #require(report.failures.first)
    let again = trap.examined(meaning: Self.meaning, choices: failure.choices)
    #expect(again.failures.map(\.steps) == [failure.steps])
  }

  @Test(
    arguments: [
      ((1, 1, 1), (9_999, 12, 31), nil), ((2000, 5, 5), (2000, 5, 5), nil),
      ((2023, 2, 29), (2024, 1, 1), .noSuchDate("2023-02-29")),
      ((0, 1, 1), (2000, 1, 1), .noSuchDate("0-01-01")),
      ((2000, 1, 1), (10_000, 1, 1), .noSuchDate("10000-01-01")),
      ((.min, 1, 1), (2024, 10, 10), .noSuchDate("\(Int.min)-01-01")),
      ((2024, 10, 2), (2024, 1, 1), .reversedDates("2024-10-02", "2024-01-01")),
    ] as [(TestedDatePicker.Rows, TestedDatePicker.Rows, MeaningProblem?)])
  func `A date picker's bounds must exist and be in order`(
    first: TestedDatePicker.Rows, last: TestedDatePicker.Rows, problem: MeaningProblem?
  ) {
    let meaning = DatePickerMeaning(from: first, through: last)
    let report = picker().examined(meaning: meaning, settings: RunSettings(cases: 1))
    #expect(report.problem == problem)
  }

  @Sendable private static func seconds(_ rows: [Int]) -> Int {
    rows[0] * 3_600 + rows[1] * 60 + rows[2]
  }

  @Sendable private static func rows(_ seconds: Int) -> [Int] {
    [seconds / 3_600, seconds / 60 % 60, seconds % 60]
  }

  private func wheels(
    rows counts: [Int] = [24, 60, 60], select: @escaping @Sendable ([Int]) -> Int = seconds,
    show: @escaping @Sendable (Int) -> [Int] = rows
  ) -> TestedWheels<Int> {
    TestedWheels("duration", rows: counts, select: select, show: show)
  }

  @Test func `Correct wheels keep their laws`() throws {
    let wheels = wheels { rows in
      precondition(zip(rows, [24, 60, 60]).allSatisfy { 0..<$1 ~= $0 })
      return Self.seconds(rows)
    }
    #expect(try requireKeepsLaws(of: wheels, meaning: .value(Self.seconds)).checked.count == 5)
    let ordered = try requireKeepsLaws(of: wheels, meaning: .ordered)
    #expect(ordered.checked.last == "LargerRowsAreLarger")
    let report = try requireKeepsLaws(of: wheels, meaning: .rows)
    #expect(report.left.count == 2 && report.counts.accepted == 200)
    for rows in [[3, 0], []] {
      #expect(self.wheels(rows: rows).examined(meaning: .rows).problem == .emptyWheel)
    }
    let one = TestedWheels("one", rows: [1], select: { $0 }, show: { $0 })
    #expect(one.examined(meaning: .rows).passed)
  }

  @Test func `A set of wheels with a mistake breaks the law about the mistake`() throws {
    let sixty = wheels(show: { [$0 / 3_600, max(0, $0 % 3_600 - 1) / 60, ($0 - 1) % 60 + 1] })
    #expect(sixty.broken(.rows).contains("ShownRowsExist"))
    let out = wheels(show: { [$0 / 3_600, $0 / 60 % 60, 0] })
    #expect(out.broken(.value(Self.seconds)) == ["SelectedRowsAreShown"])
    let unit = wheels(
      select: { $0[0] * 3_600 + $0[1] * 100 + $0[2] },
      show: { [$0 / 3_600, $0 % 3_600 / 100, $0 % 100] })
    #expect(unit.broken(.value(Self.seconds)).contains("SelectedValueIsRight"))
    let order = wheels(
      select: { $0[2] * 1_440 + $0[1] * 24 + $0[0] },
      show: { [$0 % 24, $0 / 24 % 60, $0 / 1_440] })
    #expect(order.broken(.ordered) == ["LargerRowsAreLarger"])
    for (wheel, row) in [(2, 0), (0, 23), (1, 59), (2, 59)] {
      let smaller = wheels(select: { Self.seconds($0) - ($0[wheel] == row ? 9_999 : 0) })
      #expect(smaller.broken(.ordered).contains("LargerRowsAreLarger"))
    }
    let fewer = wheels(show: { Self.rows($0).dropLast() })
    #expect(fewer.broken(.rows) == ["ShownRowsExist", "SelectedRowsAreShown"])
    #expect(wheels(show: { Self.rows($0) + [0] }).broken(.rows).contains("ShownRowsExist"))
    nonisolated(unsafe) var calls = 0
    let remembers = wheels(select: { rows in
      calls += 1
      return Self.seconds(rows) + calls % 2
    })
    #expect(remembers.broken(.rows).contains("AnswersDependOnlyOnTheSelection"))
    let titles = (0..<59).map(String.init)
    let trap = wheels(select: { titles[$0[1]].isEmpty ? 0 : Self.seconds($0) })
    let report = trap.examined(meaning: .rows)
    #expect(report.checked == ["EverySelectionIsAnswered"])
    #expect(report.failures.map(\.steps) == [["select rows [0, 59, 0]"]])
  }
}
