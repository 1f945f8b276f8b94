/// The rows that a picker view shows of one wheel.
///
/// A picker view has a first row and a last one. A cyclic wheel is repeated between them. For a
/// wheel with very many rows, such as the dates of ten thousand years, the view has those near the
/// selected one.
package struct WheelWindow: Hashable, Sendable {
  /// The number of rows of the wheel.
  private let rowCount: Int
  private let isCyclic: Bool
  /// The row of the wheel that is the view's first.
  private let first: Int
  /// The number of rows of the view.
  package let count: Int

  /// The most rows that a view has of a wheel, or nearly, if the wheel is cyclic.
  private static let most = 10_000

  /// The part of a wheel around a row.
  /// - Parameters:
  ///   - rowCount: the number of rows of the wheel.
  ///   - isCyclic: whether every integer is a row of the wheel.
  ///   - row: the selected row of the wheel.
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

  /// The wheel's row that the view has at an index; 0 without rows.
  package func row(at index: Int) -> Int {
    if !isCyclic { return first + index }
    let remainder = index % rowCount
    return remainder < 0 ? remainder + rowCount : remainder
  }

  /// The index at which the view shows a row of the wheel: the one nearest to its middle.
  package func index(of row: Int) -> Int {
    isCyclic ? count / rowCount / 2 * rowCount + row : row - first
  }

  /// The index of a row that is nearest to another index, so that a wheel turns little.
  package func index(of row: Int, near index: Int) -> Int {
    if !isCyclic { return row - first }
    let ahead = index + self.row(at: row - self.row(at: index))
    let isShorter = 2 * (ahead - index) <= rowCount
    return ahead < rowCount || ahead < count && isShorter ? ahead : ahead - rowCount
  }

  /// Whether the view must be loaded again to show the rows around a row: it is near an end of the
  /// view that isn't an end of the wheel, or outside the view.
  package func mustMove(toShow row: Int) -> Bool {
    if isCyclic || count == rowCount { return false }
    let margin = count / 4
    let isLow = first > 0 && row < first + margin
    return isLow || first + count < rowCount && row >= first + count - margin
  }
}

/// How a picker view's component gets to a row.
package struct WheelTurn: Hashable, Sendable {
  /// The component.
  package let component: Int
  /// The row of the view.
  package let index: Int
  /// Whether the turning is visible; it isn't where the view shows the same row.
  package let isAnimated: Bool
  /// Whether the component's rows are loaded first.
  package let reloads: Bool

  /// A turn to a row of the view.
  package init(component: Int, index: Int, isAnimated: Bool, reloads: Bool) {
    self.component = component
    self.index = index
    self.isAnimated = isAnimated
    self.reloads = reloads
  }
}

extension [WheelWindow] {
  /// The turns that show rows of wheels; windows move if they must.
  /// - Parameters:
  ///   - rows: the rows of the wheels, one for each.
  ///   - indices: the rows of the view that are shown now, one for each component.
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
