/// The value of a date picker (D4.1).
public enum DatePickerValue: Hashable, Sendable {
  /// An instant, in every mode except `countDown`.
  case instant(Instant)
  /// A duration in `countDown` mode, in minutes from 0 to 1,439.
  case minutes(Int)
}

/// The effect of an action on a date picker (D4.4).
public struct DatePickerEvent: Hashable, Sendable {
  /// The effect of the action.
  public let effect: Effect
  /// The wheels that now show a different row, in order; added and removed wheels aren't included
  /// (D11.6).
  public let moves: [WheelEvent.Move]
  /// The value before the action.
  public let oldValue: DatePickerValue
  /// The value after the action.
  public let newValue: DatePickerValue
  /// Whether the event reports a changed value (D4.5).
  public let reportsChange: Bool

  package init(
    effect: Effect, moves: [WheelEvent.Move], oldValue: DatePickerValue,
    newValue: DatePickerValue, reportsChange: Bool
  ) {
    self.effect = effect
    self.moves = moves
    self.oldValue = oldValue
    self.newValue = newValue
    self.reportsChange = reportsChange
  }

  /// The effect of an action.
  public enum Effect: Hashable, Sendable {
    /// The action was performed as requested.
    case done
    /// The requested value was rounded to a value that the picker can show.
    case rounded
    /// The requested value is out of range, or the picker can't show it; a nearby value was set.
    case clamped
    /// The action was refused, and had no effect (D4.6).
    case refused(DatePickerProblem)
  }
}

extension DatePickerEvent: CustomStringConvertible {
  /// The effect and the value, or both values if they differ.
  public var description: String {
    oldValue == newValue ? "\(effect), \(newValue)" : "\(effect), \(oldValue) to \(newValue)"
  }
}

extension DatePickerEvent.Effect: CustomStringConvertible {
  /// The effect in one word, with the reason if the action was refused.
  public var description: String {
    switch self {
    case .done: "done"
    case .rounded: "rounded"
    case .clamped: "clamped"
    case .refused(let problem): "refused: \(problem)"
    }
  }
}

extension DatePickerValue: CustomStringConvertible {
  /// The instant, or the number of minutes.
  public var description: String {
    switch self {
    case .instant(let instant): "\(instant)"
    case .minutes(let minutes): "\(minutes) min"
    }
  }
}

/// An action on a date picker.
public enum DatePickerAction: Hashable, Sendable {
  /// An instant is set from code (D11.1); the mode `countDown` only stores the instant (D11.5).
  case set(Instant)
  /// A duration is set from code, in seconds; if it is out of range, it is refused (D5.3).
  case setSeconds(Double)
  /// A duration is set from code, in seconds; if it is out of range, the nearest possible duration
  /// is set (D5.4).
  case clampSeconds(Double)
  /// A wheel stops at a row; on a cyclic wheel, any integer identifies a row (D8.1).
  case select(row: Int, wheel: Int)
  /// A row is selected on every wheel (D8.12).
  case selectAll([Int])
  /// A wheel is turned by a number of rows (D8.13).
  case turn(wheel: Int, by: Int)
  /// The next enabled row is selected: a later one if `up` is true, otherwise an earlier one
  /// (D9.5).
  case adjust(wheel: Int, up: Bool)
  /// The value becomes the other instant at which clocks show the same local time (D8.14).
  case otherPass
  /// New settings replace the picker's settings (D11.6).
  case replace(DatePickerSettings)
}
