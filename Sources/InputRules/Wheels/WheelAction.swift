/// What happens to wheels (W5.5).
public enum WheelAction: Hashable, Sendable {
  /// A row comes to rest; on a cyclic wheel, any integer is one.
  case select(row: Int, wheel: Int)
  /// The wheels are to show a value, or the nearest that they have, but none outside them.
  case show(Double)
  /// The wheels are to show a value, or the nearest that they have, their ends included.
  case clamp(Double)
  /// The wheels are to show a text.
  case write(String)
  /// Another wheel takes the place of one: its rows were loaded again.
  case reload(wheel: Int, Wheel)
  /// Another set takes the place of this one.
  case replace(WheelSet)
}
