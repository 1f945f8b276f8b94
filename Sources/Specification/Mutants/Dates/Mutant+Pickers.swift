private let model = Implementation.model.datePickers

extension Mutant {
  /// A picker that misreads its settings.
  static func misreading(
    _ id: String, _ mistake: String,
    _ change: @escaping @Sendable (inout DatePickerSettings) -> Void
  ) -> Mutation {
    Mutation(id, mistake) {
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

  /// `change` gives the result of an action on a picker.
  static func pickerStep(
    _ id: String, _ mistake: String, _ change: @escaping @Sendable (inout PickerStep) -> Void
  ) -> Mutation {
    Mutation(id, mistake) {
      $0.datePickers.perform = { action, picker in
        var step = PickerStep(action, on: picker, by: model)
        change(&step)
        picker = step.after
        return step.event
      }
    }
  }

  /// A picker whose instant, when it is set or the picker is created, becomes the value that
  /// `answer` computes from the model's value, the instant and the settings, in microseconds.
  static func settling(
    _ id: String, _ mistake: String,
    _ answer: @escaping @Sendable (Int, Int, DatePickerSettings) -> Int
  ) -> Mutation {
    Mutation(id, mistake) {
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

  /// A picker whose rows are enabled if `answer` is true for the model's answer, the row, the wheel
  /// and the picker.
  static func enabledRow(
    _ id: String, _ mistake: String,
    _ answer: @escaping @Sendable (Bool, Int, DateWheel.Kind, DatePicker) -> Bool
  ) -> Mutation {
    Mutation(id, mistake) {
      $0.datePickers.isEnabled = { row, wheel, picker in
        let wheels = model.wheels(picker.settings)
        let isEnabled = model.isEnabled(row, wheel, picker)
        guard wheels.indices.contains(wheel) else { return isEnabled }
        return answer(isEnabled, row, wheels[wheel].kind, picker)
      }
    }
  }
}
