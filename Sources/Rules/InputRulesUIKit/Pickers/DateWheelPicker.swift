#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import InputRules
  import UIKit

  /// A picker view's data source and delegate, with which the view shows a date picker's wheels
  /// (D4.1).
  ///
  /// Call `attach(to:)`, and retain the object, because a picker view doesn't retain it. Rows that
  /// aren't enabled are gray; if such a row is selected, the wheels turn to the nearest value that
  /// the picker allows (D8.8, D8.11).
  @MainActor
  public final class DateWheelPicker: NSObject, UIPickerViewDataSource,
    UIPickerViewDelegate
  {
    /// The date picker, with its settings and its value.
    public private(set) var picker: DatePicker
    /// Called with the event when a wheel stops, and after each action.
    public var onEvent: (DatePickerEvent) -> Void
    private var windows: [WheelWindow]

    /// Creates the object for a date picker.
    /// - Parameters:
    ///   - picker: the date picker, with its settings and its initial value.
    ///   - onEvent: called with the event, which includes the new value, when a wheel stops and
    ///     after each action.
    public init(_ picker: DatePicker, onEvent: @escaping (DatePickerEvent) -> Void = { _ in }) {
      self.picker = picker
      self.onEvent = onEvent
      windows = picker.windows
    }

    /// The value: an instant, or a duration in `countDown` mode (D4.1).
    public var value: DatePickerValue { picker.value }

    /// Makes this object the data source and delegate of a picker view, and shows the value.
    /// - Parameter view: the view; this object must not be attached to another view.
    public func attach(to view: UIPickerView) {
      view.dataSource = self
      view.delegate = self
      reload(view)
    }

    /// Performs an action, and turns the view's wheels to their new rows.
    /// - Parameters:
    ///   - action: the action on the date picker.
    ///   - view: the view that shows the date picker.
    public func perform(_ action: DatePickerAction, in view: UIPickerView) {
      let wheels = picker.wheels
      let event = picker.perform(action)
      if picker.wheels == wheels { show(in: view) } else { reload(view) }
      onEvent(event)
    }

    /// The number of wheels.
    public func numberOfComponents(in pickerView: UIPickerView) -> Int { windows.count }

    /// The number of rows in the view, in which a cyclic wheel repeats its rows many times.
    public func pickerView(
      _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
    ) -> Int {
      windows.indices.contains(component) ? windows[component].count : 0
    }

    /// The title of the row, in gray if the row isn't enabled (D8.11).
    public func pickerView(
      _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
      guard windows.indices.contains(component) else { return nil }
      let row = windows[component].row(at: row)
      guard let title = try? picker.title(ofRow: row, wheel: component) else { return nil }
      let isEnabled = picker.isEnabled(row: row, wheel: component)
      return NSAttributedString(
        string: title,
        attributes: [.foregroundColor: isEnabled ? UIColor.label : UIColor.tertiaryLabel])
    }

    /// Selects the row at which a wheel has stopped.
    public func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) {
      guard windows.indices.contains(component) else { return }
      let row = windows[component].row(at: row)
      perform(.select(row: row, wheel: component), in: pickerView)
    }

    private func reload(_ view: UIPickerView) {
      windows = picker.windows
      view.reload(showing: picker.rows, of: windows)
    }

    /// Turns the wheels to their rows; the titles are reloaded, because other rows may now be
    /// enabled.
    private func show(in view: UIPickerView) {
      let indices = view.indices(of: windows)
      view.reloadAllComponents()
      view.turn(windows.turns(toShow: picker.rows, from: indices))
    }
  }

  extension DatePicker {
    fileprivate var windows: [WheelWindow] {
      zip(wheels, rows).map { wheel, row in
        WheelWindow(rowCount: wheel.rowCount, isCyclic: wheel.isCyclic, around: row)
      }
    }
  }
#endif
