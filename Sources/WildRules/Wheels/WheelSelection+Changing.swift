import InputRules
import InputRulesModel

extension WheelSelection {
  /// The rows that are shown.
  var shownRows: [Int] { (try? ModelWheels().rows(at: count, of: set)) ?? [] }

  /// The same wheels with other rows; as they were, if there are no such rows.
  func showing(_ rows: [Int]) -> WheelSelection {
    guard case .success(let count) = set.modelCount(of: rows) else { return self }
    return (try? WheelSelection(set, count: count)) ?? self
  }

  /// The wheels of both that show another row in `other`.
  func moves(to other: WheelSelection) -> [WheelEvent.Move] {
    zip(shownRows, other.shownRows).enumerated().compactMap { wheel, rows in
      rows.0 == rows.1 ? nil : WheelEvent.Move(wheel: wheel, from: rows.0, to: rows.1)
    }
  }
}
