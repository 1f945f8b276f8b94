#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import InputRules
  import UIKit

  /// A picker view's data source and delegate, with the wheels of a selection (W5.4).
  @MainActor public final class WheelPicker: NSObject, UIPickerViewDataSource, UIPickerViewDelegate
  {
    /// The selection.
    public private(set) var selection: WheelSelection
    /// Called with each row that comes to rest, and with each action's event.
    public var onEvent: (WheelEvent) -> Void

    /// How often a cyclic wheel's rows are repeated, because a picker view has ends.
    private static let laps = 200

    /// The source and delegate of pickers that show a selection.
    ///
    /// - Parameters:
    ///   - selection: the first selection.
    ///   - onEvent: called with each row that comes to rest, and with each action's event.
    public init(_ selection: WheelSelection, onEvent: @escaping (WheelEvent) -> Void = { _ in }) {
      self.selection = selection
      self.onEvent = onEvent
    }

    /// Performs an action, and turns the picker's wheels to their rows.
    ///
    /// - Parameters:
    ///   - action: the action on the selection.
    ///   - picker: the view that shows it.
    ///   - animated: whether the turning of the wheels is visible.
    public func perform(_ action: WheelAction, in picker: UIPickerView, animated: Bool = true) {
      let wheels = selection.set.wheels
      let event = selection.perform(action)
      if selection.set.wheels != wheels { picker.reloadAllComponents() }
      show(in: picker, animated: animated)
      onEvent(event)
    }

    /// Turns the picker's wheels to the selected rows; call it after the picker was made.
    ///
    /// - Parameters:
    ///   - picker: the view that shows the selection.
    ///   - animated: whether the turning of the wheels is visible.
    public func show(in picker: UIPickerView, animated: Bool = false) {
      for (component, row) in selection.rows.enumerated() {
        let wheel = selection.set.wheels[component]
        let lap = wheel.isCyclic ? Self.laps / 2 * wheel.rowCount : 0
        picker.selectRow(lap + row, inComponent: component, animated: animated)
      }
    }

    /// As many as there are wheels.
    public func numberOfComponents(in pickerView: UIPickerView) -> Int {
      selection.set.wheels.count
    }

    /// As many as the wheel has; for a cyclic one many times as many.
    public func pickerView(
      _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
    ) -> Int {
      guard selection.set.wheels.indices.contains(component) else { return 0 }
      let wheel = selection.set.wheels[component]
      return wheel.isCyclic ? wheel.rowCount * Self.laps : wheel.rowCount
    }

    /// The title of the row.
    public func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
      try? selection.set.title(ofRow: row, wheel: component)
    }

    /// The row came to rest.
    public func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) {
      onEvent(selection.perform(.select(row: row, wheel: component)))
    }
  }
#endif
