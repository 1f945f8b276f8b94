/// A run: how far, how long, how fast (R2).
public struct Run: Hashable, Sendable {
  /// How far it goes.
  public let distance: Distance
  /// How long it takes.
  public let time: ElapsedTime
  /// How fast it is: of the three, the one that was derived is the nearest to what the others say.
  public let speed: Speed

  /// A run whose parts were derived elsewhere.
  public init(distance: Distance, time: ElapsedTime, speed: Speed) {
    self.distance = distance
    self.time = time
    self.speed = speed
  }

  /// How fast it is, turned over.
  public var pace: Pace { Pace(speed) }

  /// What a run has three of.
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

    /// Which of the three it is.
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
