extension TestedWheels {
  /// The laws of a meaning, in order.
  func laws(_ meaning: WheelsMeaning<Value>) -> [ValueLaw<[Int]>] {
    [everySelectionIsAnswered, answersStayTheSame, shownRowsExist, selectedRowsAreShown]
      + (meaning.value.map { [selectedValueIsMeant($0)] } ?? [])
      + (meaning.isBefore.map { [largerRowsAreLarger($0)] } ?? [])
  }

  private var everySelectionIsAnswered: ValueLaw<[Int]> {
    ValueLaw(
      name: "EverySelectionIsAnswered",
      sentence: "Every selection gives a value that can be shown, and none ends the app.",
      cause: "An index into a list of titles that is shorter than the wheel.",
      remedy: "Make the titles and the number of rows from one list.", isFirst: true
    ) { rows in _ = show(select(rows)) }
  }

  private var answersStayTheSame: ValueLaw<[Int]> {
    ValueLaw(
      name: "AnswersDependOnlyOnTheSelection", sentence: "The same rows give the same value.",
      cause: "The code keeps state between its calls, or reads the time.",
      remedy: "Decide only from the rows."
    ) { rows in
      let (one, other) = (select(rows), select(rows))
      if one == other { return }
      throw BrokenLaw(
        expected: "the same again, \(one)", found: "\(other)",
        "#expect(select(\(rows)) == select(\(rows)))")
    }
  }

  private var shownRowsExist: ValueLaw<[Int]> {
    ValueLaw(
      name: "ShownRowsExist", sentence: "A value is shown at rows that the wheels have.",
      cause: "Rows counted from 1, or 60 seconds instead of a minute.",
      remedy: "Count rows from 0, and take the remainder for all wheels but the first."
    ) { chosen in
      let shown = show(select(chosen))
      if zip(shown, rows).allSatisfy({ 0..<$1 ~= $0 }) && shown.count == rows.count { return }
      throw BrokenLaw(
        expected: "one of \(rows) rows of each wheel", found: "rows \(shown)",
        "#expect(show(select(\(chosen))) == \(chosen))")
    }
  }

  private var selectedRowsAreShown: ValueLaw<[Int]> {
    ValueLaw(
      name: "SelectedRowsAreShown", sentence: "The selected rows are shown.",
      cause:
        "A value that is rounded, as minutes made of seconds are, or a wheel that is left out.",
      remedy: "Keep the value in the smallest unit, as a whole number."
    ) { rows in
      let shown = show(select(rows))
      if shown == rows { return }
      throw BrokenLaw(
        expected: "rows \(rows)", found: "rows \(shown), for \(select(rows))",
        "#expect(show(select(\(rows))) == \(rows))")
    }
  }

  private func selectedValueIsMeant(
    _ value: @escaping @Sendable ([Int]) -> Value
  ) -> ValueLaw<[Int]> {
    ValueLaw(
      name: "SelectedValueIsMeant", sentence: "The selected rows give the right value.",
      cause: "A wheel that counts a wrong unit.", remedy: "Compare what each wheel adds."
    ) { rows in
      let (found, meant) = (select(rows), value(rows))
      if found == meant { return }
      throw BrokenLaw(
        expected: "\(meant)", found: "\(found)", Self.expectation("select(\(rows))", meant))
    }
  }

  /// A line of a test that compiles, whatever the value is: an enum's case is compared as text.
  private static func expectation(_ call: String, _ meant: Value) -> String {
    if let text = meant as? String { return "#expect(\(call) == \(text.literal))" }
    return meant is any Numeric || meant is Bool
      ? "#expect(\(call) == \(meant))" : "#expect(\"\\(\(call))\" == \("\(meant)".literal))"
  }

  private func largerRowsAreLarger(
    _ isBefore: @escaping @Sendable (Value, Value) -> Bool
  ) -> ValueLaw<[Int]> {
    ValueLaw(
      name: "LargerRowsAreLarger",
      sentence: "The next row of a wheel, with later wheels at their first, is a larger value.",
      cause: "Wheels in another order than their values, or titles sorted as text.",
      remedy: "Let the first wheel count the most."
    ) { chosen in
      guard let next = rowsAfter(chosen) else { return }
      let (one, other) = (select(chosen), select(next))
      if isBefore(one, other) { return }
      throw BrokenLaw(
        expected: "more than \(one) at rows \(next)", found: "\(other)",
        "#expect(select(\(chosen)) < select(\(next)))")
    }
  }

  /// The rows of the next larger value; nil after the last.
  private func rowsAfter(_ chosen: [Int]) -> [Int]? {
    guard let wheel = chosen.indices.last(where: { chosen[$0] + 1 < rows[$0] }) else { return nil }
    return chosen[..<wheel] + [chosen[wheel] + 1] + chosen[(wheel + 1)...].map { _ in 0 }
  }
}

extension WheelsMeaning {
  /// The laws that need more than the meaning says.
  var leftOut: [String] {
    (value == nil ? ["SelectedValueIsMeant: the meaning has no values"] : [])
      + (isBefore == nil ? ["LargerRowsAreLarger: the meaning has no order"] : [])
  }
}
