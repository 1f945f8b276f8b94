/// The part of a wheel's rows that a picker view contains.
///
/// A picker view has a first and a last row, so it contains the rows of a cyclic wheel many times.
/// If a wheel has very many rows, such as the dates in ten thousand years, the view contains only
/// the rows near the selected row.
package struct WheelWindow: Hashable, Sendable {
  private let rowCount: Int
  private let isCyclic: Bool
  /// The wheel's row that is the first in the view.
  private let first: Int
  package let count: Int

  /// The maximum number of rows in a view, or three times a cyclic wheel's rows if that is more.
  private static let most = 10_000

  package init(rowCount: Int, isCyclic: Bool, around row: Int) {
    self.rowCount = max(0, rowCount)
    self.isCyclic = isCyclic && rowCount > 1
    if self.isCyclic {
      count = max(3, Self.most / rowCount) * rowCount
      first = 0
    } else {
      count = min(self.rowCount, Self.most)
      first = min(max(0, row - count / 2), self.rowCount - count)
    }
  }

  package func row(at index: Int) -> Int {
    if !isCyclic { return first + index }
    let remainder = index % rowCount
    return remainder < 0 ? remainder + rowCount : remainder
  }

  /// The index of a wheel's row in the view; on a cyclic wheel, the index near the middle.
  package func index(of row: Int) -> Int {
    isCyclic ? count / rowCount / 2 * rowCount + row : row - first
  }

  /// The index of a wheel's row in the view, chosen near another index so that the turn is short.
  package func index(of row: Int, near index: Int) -> Int {
    if !isCyclic { return row - first }
    let ahead = index + self.row(at: row - self.row(at: index))
    let isShorter = 2 * (ahead - index) <= rowCount
    return ahead < rowCount || ahead < count && isShorter ? ahead : ahead - rowCount
  }

  /// Whether the view must be reloaded to show the rows around a row.
  ///
  /// This is true if the view doesn't contain the row, or if the row is near an end of the view
  /// that isn't an end of the wheel.
  package func mustMove(toShow row: Int) -> Bool {
    if isCyclic || count == rowCount { return false }
    let margin = count / 4
    let isLow = first > 0 && row < first + margin
    return isLow || first + count < rowCount && row >= first + count - margin
  }
}

/// A turn of a picker view's component to a row.
package struct WheelTurn: Hashable, Sendable {
  package let component: Int
  package let index: Int
  /// Whether the turn is animated; it isn't if the view already shows the row or is reloaded.
  package let isAnimated: Bool
  /// Whether the component's rows are reloaded first.
  package let reloads: Bool

  package init(component: Int, index: Int, isAnimated: Bool, reloads: Bool) {
    (self.component, self.index, self.isAnimated) = (component, index, isAnimated)
    self.reloads = reloads
  }
}

extension [WheelWindow] {
  /// Returns the turns after which the view shows the given rows; moves windows if necessary.
  /// - Parameters:
  ///   - rows: the rows to show, one for each wheel.
  ///   - indices: the indices of the rows that the view shows now, one for each component.
  package mutating func turns(toShow rows: [Int], from indices: [Int]) -> [WheelTurn] {
    var turns: [WheelTurn] = []
    for (component, (row, index)) in zip(rows, indices).enumerated() where component < count {
      let window = self[component]
      let isShown = window.row(at: index) == row
      let reloads = window.mustMove(toShow: row)
      if reloads { self[component] = window.moved(around: row) }
      let target =
        reloads || isShown ? self[component].index(of: row) : window.index(of: row, near: index)
      if reloads || target != index {
        turns.append(
          WheelTurn(
            component: component, index: target, isAnimated: !isShown && !reloads,
            reloads: reloads))
      }
    }
    return turns
  }
}

extension WheelWindow {
  fileprivate func moved(around row: Int) -> WheelWindow {
    WheelWindow(rowCount: rowCount, isCyclic: isCyclic, around: row)
  }
}
