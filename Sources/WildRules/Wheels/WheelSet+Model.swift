import InputRules
import InputRulesModel

extension WheelSet {
  /// The count of rows, by the model.
  func modelCount(of rows: [Int]) -> Result<Int, WheelProblem> {
    Result { () throws(WheelProblem) in try ModelWheels().count(of: rows, in: self) }
  }

  /// The rows of a text, by the model.
  func modelRows(of text: String) -> Result<[Int], WheelProblem> {
    Result { () throws(WheelProblem) in try ModelWheels().rows(of: text, in: self) }
  }

  /// The rows that wheels show, those of cyclic ones brought between 0 and the last.
  func rows(_ rows: [Int]) -> [Int] {
    guard case .success(let count) = modelCount(of: rows) else { return rows }
    return (try? ModelWheels().rows(at: count, of: self)) ?? rows
  }

  /// How many positions the wheels behind each have; also where there are too many to count.
  var places: [Int] {
    var places: [Int] = []
    var product = 1
    for wheel in wheels.reversed() {
      places.append(product)
      product = product &* wheel.rowCount
    }
    return places.reversed()
  }

  /// The titles of each wheel's rows.
  var titles: [[String]] { wheels.map(\.allTitles) }

  /// The wheels in another form, where they make a set then.
  func changing(_ change: (Wheel) -> Wheel) -> WheelSet {
    (try? WheelSet(wheels.map(change), fractionDigits: fractionDigits)) ?? self
  }
}
