#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import InputRules
  import UIKit

  /// A picker view's data source and delegate, with which the view shows a selection's wheels
  /// (W5.4).
  ///
  /// Call `attach(to:)`, and retain the object, because a picker view doesn't retain it.
  @MainActor public final class WheelPicker: NSObject, UIPickerViewDataSource, UIPickerViewDelegate
  {
    /// The selection, which consists of the wheels and their position.
    public private(set) var selection: WheelSelection
    /// Called with the event when a wheel stops, and after each action.
    public var onEvent: (WheelEvent) -> Void
    private var windows: [WheelWindow]

    /// Creates the object for a selection.
    /// - Parameters:
    ///   - selection: the initial selection.
    ///   - onEvent: called with the event when a wheel stops, and after each action.
    public init(_ selection: WheelSelection, onEvent: @escaping (WheelEvent) -> Void = { _ in }) {
      self.selection = selection
      self.onEvent = onEvent
      windows = selection.windows
    }

    /// Makes this object the data source and delegate of a picker view, and shows the selection.
    /// - Parameter picker: the view; this object must not be attached to another view.
    public func attach(to picker: UIPickerView) {
      picker.dataSource = self
      picker.delegate = self
      reload(picker)
    }

    /// Performs an action, and turns the view's wheels to their new rows.
    /// - Parameters:
    ///   - action: the action on the selection.
    ///   - picker: the view that shows the selection.
    public func perform(_ action: WheelAction, in picker: UIPickerView) {
      let wheels = selection.set.wheels
      let event = selection.perform(action)
      if selection.set.wheels == wheels { show(in: picker) } else { reload(picker) }
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

    /// The title of the row.
    public func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
      guard windows.indices.contains(component) else { return nil }
      let row = windows[component].row(at: row)
      return try? selection.set.title(ofRow: row, wheel: component)
    }

    /// Selects the row at which a wheel has stopped.
    public func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) {
      guard windows.indices.contains(component) else { return }
      perform(
        .select(row: windows[component].row(at: row), wheel: component), in: pickerView)
    }

    private func reload(_ picker: UIPickerView) {
      windows = selection.windows
      picker.reload(showing: selection.rows, of: windows)
    }

    private func show(in picker: UIPickerView) {
      picker.turn(windows.turns(toShow: selection.rows, from: picker.indices(of: windows)))
    }
  }

  extension WheelSelection {
    fileprivate var windows: [WheelWindow] {
      zip(set.wheels, rows).map { wheel, row in
        WheelWindow(rowCount: wheel.rowCount, isCyclic: wheel.isCyclic, around: row)
      }
    }
  }
#endif
