private let model = Implementation.model.datePickers

extension Mutant {
  static func misreading(
    _ id: String, _ mistake: String,
    _ change: @escaping @Sendable (inout DatePickerSettings) -> Void
  ) -> Mutant {
    Mutant(id, mistake) {
      $0.datePickers.picker = { (settings, instant) throws(DatePickerError) in
        try model.picker(settings.changed(by: change), instant).under(settings)
      }
      $0.datePickers.perform = { action, picker in
        var other = picker.under(picker.settings.changed(by: change))
        guard case .replace(let settings) = action else {
          let event = model.perform(action, &other)
          picker = other.under(picker.settings)
          return event
        }
        let event = model.perform(.replace(settings.changed(by: change)), &other)
        if case .refused = event.effect { return event }
        picker = other.under(settings)
        return event
      }
      $0.datePickers.wheels = { model.wheels($0.changed(by: change)) }
      $0.datePickers.rows = { model.rows($0.under($0.settings.changed(by: change))) }
      $0.datePickers.isEnabled = {
        model.isEnabled($0, $1, $2.under($2.settings.changed(by: change)))
      }
    }
  }

  /// Creates a mutant whose pickers use `change` to change the result of each action.
  static func pickerStep(
    _ id: String, _ mistake: String, _ change: @escaping @Sendable (inout PickerStep) -> Void
  ) -> Mutant {
    Mutant(id, mistake) {
      $0.datePickers.perform = { action, picker in
        var step = PickerStep(action, on: picker, by: model)
        change(&step)
        picker = step.after
        return step.event
      }
    }
  }

  /// Creates a mutant whose pickers use `answer` to compute the value at the start and after it
  /// is set.
  ///
  /// The arguments are the model's value, the instant and the settings; times are in microseconds.
  static func settling(
    _ id: String, _ mistake: String,
    _ answer: @escaping @Sendable (Int, Int, DatePickerSettings) -> Int
  ) -> Mutant {
    Mutant(id, mistake) {
      $0.datePickers.picker = { (settings, instant) throws(DatePickerError) in
        let picker = try model.picker(settings, instant)
        guard settings.mode != .countDown else { return picker }
        return picker.showing(answer(picker.instant, instant.microseconds, settings))
      }
      $0.datePickers.perform = { action, picker in
        var step = PickerStep(action, on: picker, by: model)
        if case .set(let instant) = action, picker.settings.mode != .countDown {
          step.show(answer(step.after.instant, instant.microseconds, picker.settings))
        }
        picker = step.after
        return step.event
      }
    }
  }

  /// Creates a mutant whose pickers use `answer` to decide whether a row is enabled; `answer`
  /// receives the model's answer, the row, the kind of wheel, and the picker.
  static func enabledRow(
    _ id: String, _ mistake: String,
    _ answer: @escaping @Sendable (Bool, Int, DateWheel.Kind, DatePicker) -> Bool
  ) -> Mutant {
    Mutant(id, mistake) {
      $0.datePickers.isEnabled = { row, wheel, picker in
        let wheels = model.wheels(picker.settings)
        let isEnabled = model.isEnabled(row, wheel, picker)
        guard wheels.indices.contains(wheel) else { return isEnabled }
        return answer(isEnabled, row, wheels[wheel].kind, picker)
      }
    }
  }
}

/// An action on a picker, with the result that the model gives.
struct PickerStep {
  let action: DatePickerAction
  let before: DatePicker
  private let model: Implementation.DatePickers
  private(set) var after: DatePicker
  private(set) var event: DatePickerEvent

  init(_ action: DatePickerAction, on picker: DatePicker, by model: Implementation.DatePickers) {
    (self.action, self.before, self.model, after) = (action, picker, model, picker)
    event = model.perform(action, &after)
  }

  /// The kind of the wheel on which a row is selected, and the row; `nil` for other actions.
  var selected: (kind: DateWheel.Kind, row: Int)? {
    guard case .select(let row, let wheel) = action else { return nil }
    let wheels = model.wheels(before.settings)
    return wheels.indices.contains(wheel) ? (wheels[wheel].kind, row) : nil
  }

  var isRefused: Bool { if case .refused = event.effect { true } else { false } }

  /// Changes the result to a value: microseconds since 1970, or minutes in the mode `countDown`.
  mutating func show(_ value: Int, _ effect: DatePickerEvent.Effect? = nil) {
    after = after.showing(value)
    let new = after.valueToShow
    event = DatePickerEvent(
      effect: effect ?? event.effect, moves: moves, oldValue: event.oldValue, newValue: new,
      reportsChange: event.oldValue != new)
  }

  /// Changes the result to one that keeps the old value and reports this effect.
  mutating func stay(_ effect: DatePickerEvent.Effect) {
    after = before
    event = DatePickerEvent(
      effect: effect, moves: [], oldValue: event.oldValue, newValue: event.oldValue,
      reportsChange: false)
  }

  mutating func hideChange() {
    event = DatePickerEvent(
      effect: event.effect, moves: event.moves, oldValue: event.oldValue, newValue: event.newValue,
      reportsChange: false)
  }

  private var moves: [WheelEvent.Move] {
    guard before.settings == after.settings else { return event.moves }
    return zip(model.rows(before), model.rows(after)).enumerated().compactMap { wheel, rows in
      rows.0 == rows.1 ? nil : WheelEvent.Move(wheel: wheel, from: rows.0, to: rows.1)
    }
  }
}

extension DatePicker {
  func under(_ settings: DatePickerSettings) -> DatePicker {
    DatePicker(unchecked: settings, at: instant, minutes: minutes)
  }

  func showing(_ value: Int) -> DatePicker {
    let isCountDown = settings.mode == .countDown
    // Beyond these values, local times would overflow.
    let near = min(max(value, -9_000_000_000_000_000_000), 9_000_000_000_000_000_000)
    return DatePicker(
      unchecked: settings, at: isCountDown ? instant : near, minutes: isCountDown ? value : minutes)
  }
}

extension DatePickerSettings {
  func changed(by change: (inout DatePickerSettings) -> Void) -> DatePickerSettings {
    var settings = self
    change(&settings)
    return settings
  }

  /// Whether the interval is allowed and isn't one minute (D3.1).
  var allowsInterval: Bool { 2...30 ~= minuteInterval && 60 % minuteInterval == 0 }

  var showsTimes: Bool { mode == .time || mode == .dateAndTime }
}

extension Mutant {
  /// Mistakes in the titles, the formats and the spoken texts of pickers.
  static let pickerTitles: [Mutant] = [
    .result(of: \.datePickers.title, "MidnightIsZero", "Noon and midnight are shown as 0, not 12.")
    {
      title, row, wheel, settings in
      guard case .success = title, settings.format.hourCycle == .h12, row == 0,
        model.wheels(settings)[wheel].kind == .hour
      else { return title }
      return .success(String(settings.format.names.digits[0]))
    }.killed(by: .pickersEqualModel),
    .change(
      \.datePickers.problemOfFormat, "YearlessDates", "A date format without a year is accepted."
    ) { problem, _ in problem == .missing(.year) ? nil : problem }
    .killed(by: .formatsAreChecked),
    .change(
      \.datePickers.element, "PluralsOnly", "A single hour or minute is spoken in the plural."
    ) { element, _, _ in
      element.map { element in
        let isOne = element.value.hasSuffix(" hour") || element.value.hasSuffix(" minute")
        return SpokenElement(value: element.value + (isOne ? "s" : ""), hint: element.hint)
      }
    }.killed(by: .pickersEqualModel),
  ]
}
