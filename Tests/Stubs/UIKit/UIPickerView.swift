// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A stand-in for UIKit's class, whose components a user can turn.
@MainActor open class UIPickerView: UIView {
  public weak var dataSource: (any UIPickerViewDataSource)?
  public weak var delegate: (any UIPickerViewDelegate)?
  /// The turns by code, in order, each with its component, its row, and whether it is animated.
  public var turns: [(component: Int, row: Int, isAnimated: Bool)] = []
  private var selected: [Int: Int] = [:]

  public var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  public func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// Loads the rows of all components; a removed row loses its selection.
  public func reloadAllComponents() { (0..<numberOfComponents).forEach(reloadComponent) }

  public func reloadComponent(_ component: Int) {
    selected[component] = min(
      selected[component] ?? 0, max(0, numberOfRows(inComponent: component) - 1))
  }

  /// Selects a row without a call; a missing row is a mistake that the tests see.
  public func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    turns.append((component, row, animated))
    selected[component] = 0..<numberOfRows(inComponent: component) ~= row ? row : -1
  }

  public func selectedRow(inComponent component: Int) -> Int { selected[component] ?? 0 }

  /// Turns a component by a number of rows as a user does, at most to the first or last row.
  public func turn(_ component: Int, by count: Int) {
    let last = numberOfRows(inComponent: component) - 1
    let row = min(max(0, selectedRow(inComponent: component) + count), last)
    selected[component] = row
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  /// The titles that a user sees.
  public var titles: [String] {
    (0..<numberOfComponents).map { component in
      let row = selectedRow(inComponent: component)
      let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)
      return title?.string
        ?? delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? ""
    }
  }
}

@MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }

  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }

  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
