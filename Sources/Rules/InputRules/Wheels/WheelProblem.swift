/// The reason wheels refuse an action or can't show a value (W4, W5.1, W5.3, W6).
public enum WheelProblem: Error, Hashable, Sendable {
  /// The value is NaN.
  case notANumber
  /// The value is infinite.
  case infinite
  /// The value is below zero.
  case negative
  /// The value is above that of the last position, whose count is `last`.
  case beyond(last: Int)
  /// The count is below zero or beyond the last position, whose count is `last`.
  case noPosition(count: Int, last: Int)
  /// The wheel with this index doesn't exist.
  case noWheel(Int, wheels: Int)
  /// The wheel doesn't have this row.
  case noRow(Int, wheel: Int, rows: Int)
  /// The number of rows differs from the number of wheels.
  case rowCount(Int, wheels: Int)
  /// The text at this offset, in UTF-16 units, doesn't begin with any of the wheel's titles.
  case noTitle(wheel: Int, offset: Int)
  /// The text continues at the offset, in UTF-16 units, where it should end.
  case textGoesOn(offset: Int)
  /// The text matches several positions.
  case ambiguous
  /// The new wheels don't form a valid set.
  case noSet(WheelSetError)
}

extension WheelProblem: Explained {
  var sentence: String {
    switch self {
    case .notANumber: "the value is NaN; give a finite number"
    case .infinite: "the value is infinite; give a finite number"
    case .negative: "the value is below zero; give zero or more"
    case .beyond(let last): "the value is beyond the last position, \(last); give a smaller value"
    case .noPosition(let count, let last):
      "there is no position \(count); give one from 0 to \(last)"
    case .noWheel(let wheel, let wheels):
      "there is no wheel \(wheel); give one from 0 to \(wheels &- 1)"
    case .noRow(let row, let wheel, let rows):
      "wheel \(wheel) has no row \(row); give one from 0 to \(rows &- 1)"
    case .rowCount(let rows, let wheels):
      "there are \(rows) rows for \(wheels) wheels; give one row for each wheel"
    case .noTitle(let wheel, let offset):
      "wheel \(wheel) has no row for the text at offset \(offset); correct the text there"
    case .textGoesOn(let offset): "the text should end at offset \(offset); remove the rest"
    case .ambiguous: "the text matches several positions; select the rows instead"
    case .noSet(let error): error.description
    }
  }
}
