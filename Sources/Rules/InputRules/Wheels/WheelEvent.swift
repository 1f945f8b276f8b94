/// The effect of an action on wheels (W5.6).
public struct WheelEvent: Hashable, Sendable {
  /// The effect of the action.
  public let effect: Effect
  /// The wheels that show another row now, in order.
  public let moves: [Move]
  /// The count of the previous position, in places.
  package let oldCount: Int
  /// The selection afterwards.
  public let selection: WheelSelection

  /// An event.
  /// - Parameters:
  ///   - effect: whether it was done.
  ///   - moves: the wheels that show another row, in order.
  ///   - oldCount: the count of the previous position.
  ///   - selection: the selection afterwards.
  package init(effect: Effect, moves: [Move], oldCount: Int, selection: WheelSelection) {
    self.effect = effect
    self.moves = moves
    self.oldCount = oldCount
    self.selection = selection
  }

  /// The count of the new position, in places.
  package var newCount: Int { selection.count }

  /// Whether an action was done.
  public enum Effect: Hashable, Sendable {
    /// As requested.
    case done
    /// Except that a row or value didn't exist; the last or first one was used.
    case clamped
    /// The action was refused, and nothing changed.
    case refused(WheelProblem)
  }

  /// A wheel that shows another row than before.
  public struct Move: Hashable, Sendable {
    /// The index of the wheel.
    public let wheel: Int
    /// The row that it showed.
    public let from: Int
    /// The row that it shows.
    public let to: Int

    /// A move of this wheel between these rows.
    package init(wheel: Int, from: Int, to: Int) {
      self.wheel = wheel
      self.from = from
      self.to = to
    }
  }
}

extension WheelEvent: CustomStringConvertible {
  /// The effect of the action, and the text that the wheels show now.
  public var description: String { "\(effect), showing \(selection.text.escaped)" }
}

extension WheelEvent.Effect: CustomStringConvertible {
  /// One word, and the reason if the action was refused.
  public var description: String {
    switch self {
    case .done: "done"
    case .clamped: "clamped"
    case .refused(let problem): "refused: \(problem)"
    }
  }
}

extension WheelEvent.Move: CustomStringConvertible {
  /// The wheel, the old row and the new row.
  public var description: String { "wheel \(wheel) from \(from) to \(to)" }
}
