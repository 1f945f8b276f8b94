/// The effect of an action on wheels (W5.6).
public struct WheelEvent: Hashable, Sendable {
  /// The effect of the action.
  public let effect: Effect
  /// The wheels that now show a different row, in order.
  public let moves: [Move]
  package let oldCount: Int
  /// The selection after the action.
  public let selection: WheelSelection

  package init(effect: Effect, moves: [Move], oldCount: Int, selection: WheelSelection) {
    self.effect = effect
    self.moves = moves
    self.oldCount = oldCount
    self.selection = selection
  }

  package var newCount: Int { selection.count }

  /// The effect of an action.
  public enum Effect: Hashable, Sendable {
    /// The action was performed as requested.
    case done
    /// The requested row or value doesn't exist, so the first or the last was used.
    case clamped
    /// The action was refused, and had no effect.
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
