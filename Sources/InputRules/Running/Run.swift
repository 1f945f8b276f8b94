/// A workout run: its distance, time and speed (R2).
public struct Run: Hashable, Sendable {
  /// Its distance.
  public let distance: Distance
  /// Its time.
  public let time: ElapsedTime
  /// Its speed; of the three quantities, the derived one is the value nearest to what the others
  /// give.
  public let speed: Speed

  /// A workout run whose parts were derived elsewhere.
  public init(distance: Distance, time: ElapsedTime, speed: Speed) {
    self.distance = distance
    self.time = time
    self.speed = speed
  }

  /// Its pace: the inverse of its speed.
  public var pace: Pace { Pace(speed) }

  /// One of the three quantities of a run.
  public enum Quantity: Hashable, Sendable, CaseIterable {
    case distance
    case time
    case speed
  }

  /// One of the three, changed.
  public enum Change: Hashable, Sendable {
    case distance(Distance)
    case time(ElapsedTime)
    case speed(Speed)
    case pace(Pace)

    /// Which quantity it is.
    public var quantity: Quantity {
      switch self {
      case .distance: .distance
      case .time: .time
      case .speed, .pace: .speed
      }
    }
  }
}

extension Run: CustomStringConvertible {
  /// Its three quantities.
  public var description: String { "\(distance) in \(time), \(speed)" }
}
