extension Implementation {
  /// The wheels of chapter W, as functions of plain data; the defaults are the package's functions.
  package struct Wheels: Sendable {
    package var problem: @Sendable ([Wheel], Int) -> WheelSetError? = { wheels, fractionDigits in
      refusal { () throws(WheelSetError) in try WheelSet(wheels, fractionDigits: fractionDigits) }
    }
    package var rowsAtCount: @Sendable (Int, WheelSet) throws(WheelProblem) -> [Int] = {
      try $1.rows(at: $0)
    }
    package var countOfRows: @Sendable ([Int], WheelSet) throws(WheelProblem) -> Int = {
      try $1.count(of: $0)
    }
    package var textOfRows: @Sendable ([Int], WheelSet) throws(WheelProblem) -> String = {
      try $1.text(of: $0)
    }
    package var rowsOfText: @Sendable (String, WheelSet) throws(WheelProblem) -> [Int] = {
      try $1.rows(of: $0)
    }
    package var countOfValue = {
      @Sendable (value: Double, rounding: ValueRounding, set: WheelSet) throws(WheelProblem) in
      try set.count(of: value, rounding: rounding)
    }
    package var countOfNumber = {
      @Sendable (value: ExactNumber, rounding: ValueRounding, set: WheelSet) throws(WheelProblem) in
      try set.count(exactly: value, rounding: rounding)
    }
    package var clampedCount = {
      @Sendable (value: Double, rounding: ValueRounding, set: WheelSet) throws(WheelProblem) in
      try set.clampedCount(of: value, rounding: rounding)
    }
    /// The exact value at a position (W3).
    package var valueAtCount: @Sendable (Int, WheelSet) throws(WheelProblem) -> ExactNumber = {
      try $1.value(at: $0)
    }
    package var doubleAtCount: @Sendable (Int, WheelSet) throws(WheelProblem) -> Double = {
      try $1.double(at: $0)
    }
    package var perform: @Sendable (WheelAction, inout WheelSelection) -> WheelEvent = {
      action, selection in selection.perform(action)
    }
    package var moves: @Sendable ([Int], [Int], WheelSet) throws(WheelProblem) -> Int = {
      try $2.moves(from: $0, to: $1)
    }
    package var advice = {
      @Sendable (set: WheelSet, rows: [Int], mostRows: Int) throws(WheelProblem) in
      // Arguments that equal the default values are omitted, which tests the defaults.
      let isFirst = rows.count == set.wheels.count && rows.allSatisfy { $0 == 0 }
      if mostRows == 20 { return try isFirst ? set.advice() : set.advice(from: rows) }
      return try set.advice(from: isFirst ? nil : rows, mostRows: mostRows)
    }
  }
}

extension Implementation.Wheels {
  private static let plain = ModelWheels()

  static let model = Self(
    problem: plain.problem(of:fractionDigits:), rowsAtCount: plain.rows(at:of:),
    countOfRows: plain.count(of:in:), textOfRows: plain.text(of:in:),
    rowsOfText: plain.rows(of:in:), countOfValue: plain.count(of:rounding:in:),
    countOfNumber: plain.count(of:rounding:in:), clampedCount: plain.clampedCount(of:rounding:in:),
    valueAtCount: plain.value(at:of:), doubleAtCount: plain.double(at:of:),
    perform: { action, selection in
      let event = plain.event(of: action, on: selection)
      selection = event.selection
      return event
    }, moves: plain.moves(from:to:in:), advice: plain.advice(on:from:mostRows:))
}
