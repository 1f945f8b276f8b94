/// The effect of an action on wheels (W5.6).
public struct WheelEvent: Hashable, Sendable {
  /// The effect of the action.
  public let effect: Effect
  /// The wheels that now show another row, in order.
  public let moves: [Move]
  /// The count of the previous position.
  package let oldCount: Int
  /// The selection after the action.
  public let selection: WheelSelection

  /// Creates an event.
  /// - Parameters:
  ///   - effect: the effect of the action.
  ///   - moves: the wheels that now show another row, in order.
  ///   - oldCount: the count of the previous position.
  ///   - selection: the selection after the action.
  package init(effect: Effect, moves: [Move], oldCount: Int, selection: WheelSelection) {
    self.effect = effect
    self.moves = moves
    self.oldCount = oldCount
    self.selection = selection
  }

  /// The count of the new position.
  package var newCount: Int { selection.count }

  /// The effect of an action.
  public enum Effect: Hashable, Sendable {
    /// The action was performed as requested.
    case done
    /// The row or the value doesn't exist, so the first or the last one was used.
    case clamped
    /// The action was refused, and nothing changed.
    case refused(WheelProblem)
  }

  /// A wheel that shows a different row than before.
  public struct Move: Hashable, Sendable {
    /// The index of the wheel.
    public let wheel: Int
    /// The row that the wheel showed before.
    public let from: Int
    /// The row that the wheel shows now.
    public let to: Int

    /// Creates a move of a wheel from one row to another.
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
  /// The effect in one word, with the reason if the action was refused.
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
