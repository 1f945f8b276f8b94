/// An action on wheels (W5.5).
public enum WheelAction: Hashable, Sendable {
  /// A row comes to rest; on a cyclic wheel, any integer is a row.
  case select(row: Int, wheel: Int)
  /// The wheels show a value, or the nearest that they have; a value outside their range is
  /// refused.
  case show(Double)
  /// The wheels show a value, or the nearest that they have; a value outside their range gives an
  /// end.
  case clamp(Double)
  /// The wheels show a text.
  case write(String)
  /// Another wheel replaces one: its rows were reloaded.
  case reload(wheel: Int, Wheel)
  /// Another set replaces this one.
  case replace(WheelSet)
}
