import PropertyTesting

/// The code behind wheels that select a value, such as an hour and a minute, or three digits.
public struct TestedWheels<Value: Equatable & Sendable>: TestedCode {
  /// The wheels' name in reports.
  public let name: String
  let rows: [Int]
  let select: @Sendable ([Int]) -> Value
  let show: @Sendable (Value) -> [Int]

  /// Creates wheels with the given numbers of rows.
  /// - Parameters:
  ///   - name: the wheels' name in reports.
  ///   - rows: the number of rows in each wheel, at least one.
  ///   - select: returns the value for a selected row in each wheel; the first row is 0.
  ///   - show: returns, for a value, the row that each wheel shows.
  public init(
    _ name: String, rows: [Int], select: @escaping @Sendable ([Int]) -> Value,
    show: @escaping @Sendable (Value) -> [Int]
  ) {
    (self.name, self.rows, self.select, self.show) = (name, rows, select, show)
  }

  /// The laws of the wheels.
  /// - Parameter meaning: what the wheels must do.
  public func laws(of meaning: WheelsMeaning<Value>) -> CodeLaws {
    CodeLaws(
      name, rows.isEmpty || rows.contains { $0 < 1 } ? .emptyWheel : nil,
      ValueSubject(
        name: name, functions: "select and show", counted: "selections", inputs: selections,
        step: { .init("select rows \($0)", "select(\($0))") },
        effects: { [show(select($0)) == $0 ? .accepted : .rewritten] },
        laws: laws(meaning)))
  }

  /// Generates a row for each wheel, often the first or the last.
  var selections: Generator<[Int]> {
    Generator { [rows] source in
      rows.map { count in
        source.draw(.oneOf(.int(in: 0...(count - 1)), .just(count - 1)))
      }
    }
  }
}

/// The requirements of wheels.
public struct WheelsMeaning<Value: Equatable & Sendable>: Sendable {
  let value: (@Sendable ([Int]) -> Value)?
  let isBefore: (@Sendable (Value, Value) -> Bool)?

  /// Each combination of rows has a different value.
  public static var rows: WheelsMeaning { WheelsMeaning(value: nil, isBefore: nil) }

  /// Each combination of rows has the value that an independent function computes.
  /// - Parameter value: returns the value for a row in each wheel; the first row is 0.
  public static func value(_ value: @escaping @Sendable ([Int]) -> Value) -> WheelsMeaning {
    WheelsMeaning(value: value, isBefore: nil)
  }
}

extension WheelsMeaning where Value: Comparable {
  /// Larger rows have larger values, and the first wheel is the most significant.
  public static var ordered: WheelsMeaning {
    WheelsMeaning(value: nil, isBefore: { $0 < $1 })
  }
}

extension TestedWheels {
  func laws(_ meaning: WheelsMeaning<Value>) -> [ValueLaw<[Int]>] { showing + values(meaning) }

  private var showing: [ValueLaw<[Int]>] {
    [
      ValueLaw(
        name: "EverySelectionIsAnswered",
        sentence: "Every selection returns a value that can be shown, and doesn't end the app.",
        cause: "An index into a list of titles that is shorter than the wheel.",
        remedy: "Derive the titles and the number of rows from one list.", isFirst: true
      ) { rows in _ = show(select(rows)) },
      ValueLaw(
        name: "AnswersDependOnlyOnTheSelection", sentence: "The same rows return the same value.",
        cause: "The code keeps state between its calls, or reads the time.",
        remedy: "Compute the value from the rows alone."
      ) { rows in
        let (one, other) = (select(rows), select(rows))
        try expect(
          one == other, "the same value, \(one)", found: "\(other)",
          "#expect(select(\(rows)) == select(\(rows)))")
      },
      ValueLaw(
        name: "ShownRowsExist", sentence: "Each value is shown in existing rows of the wheels.",
        cause: "Rows are counted from 1, or 60 seconds are shown instead of a minute.",
        remedy: "Count rows from 0, and take the remainder for all wheels but the first."
      ) { chosen in
        let shown = show(select(chosen))
        try expect(
          zip(shown, rows).allSatisfy({ 0..<$1 ~= $0 }) && shown.count == rows.count,
          "rows that exist; the wheels have \(rows) rows", found: "rows \(shown)",
          "#expect(show(select(\(chosen))) == \(chosen))")
      },
    ]
  }

  private func values(_ meaning: WheelsMeaning<Value>) -> [ValueLaw<[Int]>] {
    [
      ValueLaw(
        name: "SelectedRowsAreShown", sentence: "The selected rows are shown.",
        cause:
          "The value is rounded, such as seconds to minutes, or a wheel is omitted.",
        remedy: "Keep the value in the smallest unit, as a whole number."
      ) { rows in
        let shown = show(select(rows))
        try expect(
          shown == rows, "rows \(rows)", found: "rows \(shown), for \(select(rows))",
          "#expect(show(select(\(rows))) == \(rows))")
      },
      ValueLaw(
        name: "SelectedValueIsRight", sentence: "The selected rows have the right value.",
        cause: "A wheel uses the wrong unit.", remedy: "Check the amount that each wheel adds."
      ) { rows in
        guard let value = meaning.value else { return }
        let (found, meant) = (select(rows), value(rows))
        try expect(
          found == meant, "\(meant)", found: "\(found)", Self.expectation("select(\(rows))", meant))
      }.left(because: meaning.value == nil ? "the meaning has no values" : nil),
      ValueLaw(
        name: "LargerRowsAreLarger",
        sentence: "The next row of a wheel, with later wheels at row 0, has a larger value.",
        cause: "The wheels are in the wrong order, or titles are sorted as text.",
        remedy: "Make the first wheel the most significant."
      ) { chosen in
        guard let isBefore = meaning.isBefore, let next = rowsAfter(chosen) else { return }
        let (one, other) = (select(chosen), select(next))
        try expect(
          isBefore(one, other), "more than \(one) at rows \(next)", found: "\(other)",
          "#expect(select(\(chosen)) < select(\(next)))")
      }.left(because: meaning.isBefore == nil ? "the meaning has no order" : nil),
    ]
  }

  /// A line of a test that compiles for any value; the line compares values such as enum cases as
  /// text.
  private static func expectation(_ call: String, _ meant: Value) -> String {
    if let text = meant as? String { return "#expect(\(call) == \(text.literal))" }
    return meant is any Numeric || meant is Bool
      ? "#expect(\(call) == \(meant))" : "#expect(\"\\(\(call))\" == \("\(meant)".literal))"
  }

  /// The rows with the next larger value, or `nil` after the last rows.
  private func rowsAfter(_ chosen: [Int]) -> [Int]? {
    guard let wheel = chosen.indices.last(where: { chosen[$0] + 1 < rows[$0] }) else { return nil }
    return chosen[..<wheel] + [chosen[wheel] + 1] + chosen[(wheel + 1)...].map { _ in 0 }
  }
}
