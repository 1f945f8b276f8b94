extension DatePicker {
  /// Performs an action, and returns its event (D4.4).
  ///
  /// A refused action changes nothing (D4.6).
  /// - Parameter action: an action that a person or the app performs.
  @discardableResult public mutating func perform(_ action: DatePickerAction) -> DatePickerEvent {
    do throws(DatePickerProblem) {
      switch action {
      case .select, .selectAll, .turn, .adjust: return try turn(by: action)
      case .set, .setSeconds, .clampSeconds, .otherPass, .replace:
        let old = self
        let effect = try act(action)
        return event(effect, from: old)
      }
    } catch {
      return DatePickerEvent(
        effect: .refused(error), moves: [], oldValue: value, newValue: value, reportsChange: false)
    }
  }

  private mutating func act(
    _ action: DatePickerAction
  ) throws(DatePickerProblem) -> DatePickerEvent.Effect {
    switch action {
    case .set(let instant): return set(instant.microseconds)
    case .setSeconds(let seconds): return try setSeconds(seconds, clamped: false)
    case .clampSeconds(let seconds): return try setSeconds(seconds, clamped: true)
    case .select, .selectAll, .turn, .adjust: return .done
    case .otherPass: return try takeOtherPass()
    case .replace(let settings): return try replace(settings)
    }
  }

  /// Sets the instant, or only stores it in `countDown` mode (D11.1, D11.5).
  private mutating func set(_ instant: Int) -> DatePickerEvent.Effect {
    let (value, effect) =
      settings.mode == .countDown ? (instant, .done) : settings.setting(instant)
    self.instant = value
    return effect
  }

  /// Sets a duration (D5.2 to D5.4).
  private mutating func setSeconds(
    _ seconds: Double, clamped: Bool
  ) throws(DatePickerProblem) -> DatePickerEvent.Effect {
    guard settings.mode == .countDown else { throw .noCountDown }
    let (value, effect) = try CountDown(settings).setting(seconds, clamped: clamped)
    minutes = value
    return effect
  }

  /// Replaces the settings, and sets the instant and the duration again (D11.6).
  private mutating func replace(
    _ settings: DatePickerSettings
  ) throws(DatePickerProblem) -> DatePickerEvent.Effect {
    do throws(DatePickerError) { try settings.checkCalendar() } catch { throw .calendar(error) }
    self.settings = settings
    let duration = minutes
    minutes = CountDown(settings).rounded(duration)
    let effect = set(instant)
    return settings.mode == .countDown && minutes != duration ? .rounded : effect
  }
}

extension DatePicker {
  private func event(_ effect: DatePickerEvent.Effect, from old: DatePicker) -> DatePickerEvent {
    DatePickerEvent(
      effect: effect, moves: moves(from: old), oldValue: old.value, newValue: value,
      reportsChange: value != old.value)
  }

  /// The moves of the wheels that existed before the action and now show another row (D11.6).
  private func moves(from old: DatePicker) -> [WheelEvent.Move] {
    let (before, rows) = (zip(old.settings.wheelKinds, old.rows), self.rows)
    return settings.wheelKinds.enumerated().compactMap { wheel, kind in
      guard let from = before.first(where: { $0.0 == kind })?.1, from != rows[wheel] else {
        return nil
      }
      return WheelEvent.Move(wheel: wheel, from: from, to: rows[wheel])
    }
  }
}
