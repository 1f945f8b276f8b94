extension WheelEvent: CustomStringConvertible {
  /// What became of the action, and the text that the wheels show now.
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
  /// Which wheel, from which row to which.
  public var description: String { "wheel \(wheel) from \(from) to \(to)" }
}
