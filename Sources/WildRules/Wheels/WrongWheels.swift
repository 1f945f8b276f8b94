import InputLaws
import InputRules
import InputRulesModel

/// Wheels by the plain model but for one mistake: what a wrong implementation doesn't get wrong, it
/// leaves to the model.
protocol WrongWheels: WheelImplementation {}

extension WrongWheels {
  /// Wheels as they should be.
  var model: ModelWheels { ModelWheels() }

  func problem(of wheels: [Wheel], fractionDigits: Int) -> WheelSetError? {
    model.problem(of: wheels, fractionDigits: fractionDigits)
  }

  func rows(at count: Int, of set: WheelSet) throws(WheelProblem) -> [Int] {
    try model.rows(at: count, of: set)
  }

  func count(of rows: [Int], in set: WheelSet) throws(WheelProblem) -> Int {
    try model.count(of: rows, in: set)
  }

  func text(of rows: [Int], in set: WheelSet) throws(WheelProblem) -> String {
    try model.text(of: rows, in: set)
  }

  func rows(of text: String, in set: WheelSet) throws(WheelProblem) -> [Int] {
    try model.rows(of: text, in: set)
  }

  func count(
    of value: Double, rounding: ValueRounding, in set: WheelSet
  ) throws(WheelProblem) -> Int {
    try model.count(of: value, rounding: rounding, in: set)
  }

  func count(
    of value: ExactNumber, rounding: ValueRounding, in set: WheelSet
  ) throws(WheelProblem) -> Int {
    try model.count(of: value, rounding: rounding, in: set)
  }

  func clampedCount(
    of value: Double, rounding: ValueRounding, in set: WheelSet
  ) throws(WheelProblem) -> Int {
    try model.clampedCount(of: value, rounding: rounding, in: set)
  }

  func value(at count: Int, of set: WheelSet) throws(WheelProblem) -> ExactNumber {
    try model.value(at: count, of: set)
  }

  func double(at count: Int, of set: WheelSet) throws(WheelProblem) -> Double {
    try model.double(at: count, of: set)
  }

  func perform(
    _ action: WheelAction, on selection: inout WheelSelection
  ) -> WheelEvent {
    model.perform(action, on: &selection)
  }

  func moves(from: [Int], to: [Int], in set: WheelSet) throws(WheelProblem) -> Int {
    try model.moves(from: from, to: to, in: set)
  }

  func advice(
    on set: WheelSet, from rows: [Int], mostRows: Int
  ) throws(WheelProblem) -> WheelAdvice {
    try model.advice(on: set, from: rows, mostRows: mostRows)
  }
}
