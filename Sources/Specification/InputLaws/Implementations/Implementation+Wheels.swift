extension Implementation {
  /// Chapter W, wheels, as functions of plain data; by default the package's.
  public struct Wheels: Sendable {
    /// The reason the wheels don't form a set; nil if they do (W1).
    public var problem: @Sendable ([Wheel], Int) -> WheelSetError? = { wheels, fractionDigits in
      refusal { () throws(WheelSetError) in try WheelSet(wheels, fractionDigits: fractionDigits) }
    }
    /// The rows of the position with this count (W3).
    public var rowsAtCount: @Sendable (Int, WheelSet) throws(WheelProblem) -> [Int] = {
      try $1.rows(at: $0)
    }
    /// The count of the position with these rows (W3, W5.2, W5.3).
    public var countOfRows: @Sendable ([Int], WheelSet) throws(WheelProblem) -> Int = {
      try $1.count(of: $0)
    }
    /// The titles of these rows, one after another (W6).
    public var textOfRows: @Sendable ([Int], WheelSet) throws(WheelProblem) -> String = {
      try $1.text(of: $0)
    }
    /// The rows whose titles form the text (W6).
    public var rowsOfText: @Sendable (String, WheelSet) throws(WheelProblem) -> [Int] = {
      try $1.rows(of: $0)
    }
    /// The count of the position that shows a value (W3, W4).
    public var countOfValue = {
      @Sendable (value: Double, rounding: ValueRounding, set: WheelSet) throws(WheelProblem) in
      try set.count(of: value, rounding: rounding)
    }
    /// The count of the position that shows a decimal number (W3, W4).
    public var countOfNumber = {
      @Sendable (value: ExactNumber, rounding: ValueRounding, set: WheelSet) throws(WheelProblem) in
      try set.count(exactly: value, rounding: rounding)
    }
    /// The count of the position that shows a value, or of the nearer end (W4).
    public var clampedCount = {
      @Sendable (value: Double, rounding: ValueRounding, set: WheelSet) throws(WheelProblem) in
      try set.clampedCount(of: value, rounding: rounding)
    }
    /// The exact value of a position (W3).
    public var valueAtCount: @Sendable (Int, WheelSet) throws(WheelProblem) -> ExactNumber = {
      try $1.value(at: $0)
    }
    /// The double nearest to the value of a position (W3).
    public var doubleAtCount: @Sendable (Int, WheelSet) throws(WheelProblem) -> Double = {
      try $1.double(at: $0)
    }
    /// Performs an action on a selection, and returns the event (W5.5, W5.6).
    public var perform: @Sendable (WheelAction, inout WheelSelection) -> WheelEvent = {
      action, selection in selection.perform(action)
    }
    /// The row moves from one position to another (W7).
    public var moves: @Sendable ([Int], [Int], WheelSet) throws(WheelProblem) -> Int = {
      try $2.moves(from: $0, to: $1)
    }
    /// How quickly the wheels can be dialed from a position (W7).
    public var advice = {
      @Sendable (set: WheelSet, rows: [Int], mostRows: Int) throws(WheelProblem) in
      // Leaves out values that are the clause's defaults.
      let isFirst = rows.count == set.wheels.count && rows.allSatisfy { $0 == 0 }
      if mostRows == 20 { return try isFirst ? set.advice() : set.advice(from: rows) }
      return try set.advice(from: isFirst ? nil : rows, mostRows: mostRows)
    }
  }
}

extension Implementation.Wheels {
  private static let plain = ModelWheels()

  /// The specification's model.
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
