/// What an action did to wheels (W5.6).
public struct WheelEvent: Hashable, Sendable {
  /// Whether it was done.
  public let effect: Effect
  /// The wheels that show another row now, in their order.
  public let moves: [Move]
  /// The count of the position before, in places.
  public let oldCount: Int
  /// The selection afterwards.
  public let selection: WheelSelection

  /// An event.
  ///
  /// - Parameters:
  ///   - effect: whether it was done.
  ///   - moves: the wheels that show another row, in their order.
  ///   - oldCount: the count of the position before.
  ///   - selection: the selection afterwards.
  public init(effect: Effect, moves: [Move], oldCount: Int, selection: WheelSelection) {
    self.effect = effect
    self.moves = moves
    self.oldCount = oldCount
    self.selection = selection
  }

  /// The count of the position afterwards, in places.
  public var newCount: Int { selection.count }

  /// Whether an action was done.
  public enum Effect: Hashable, Sendable {
    /// As it was asked.
    case done
    /// But for a row or a value that isn't there: the last or first one was taken.
    case clamped
    /// Not at all, and nothing changed.
    case refused(WheelProblem)
  }

  /// A wheel that shows another row than before.
  public struct Move: Hashable, Sendable {
    /// Which wheel, from 0.
    public let wheel: Int
    /// The row that it showed.
    public let from: Int
    /// The row that it shows.
    public let to: Int

    /// A move of that wheel between those rows.
    public init(wheel: Int, from: Int, to: Int) {
      self.wheel = wheel
      self.from = from
      self.to = to
    }
  }
}
