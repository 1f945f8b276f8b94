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
