#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  extension UIPickerView {
    func indices(of windows: [WheelWindow]) -> [Int] {
      windows.indices.map { selectedRow(inComponent: $0) }
    }

    func reload(showing rows: [Int], of windows: [WheelWindow]) {
      reloadAllComponents()
      for (component, (row, window)) in zip(rows, windows).enumerated() {
        selectRow(window.index(of: row), inComponent: component, animated: false)
      }
    }

    func turn(_ turns: [WheelTurn]) {
      for turn in turns {
        if turn.reloads { reloadComponent(turn.component) }
        selectRow(turn.index, inComponent: turn.component, animated: turn.isAnimated)
      }
    }
  }
#endif
