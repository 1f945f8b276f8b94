import InputRules

extension WheelEvent {
  /// The event with another effect.
  func with(_ effect: Effect) -> WheelEvent {
    WheelEvent(effect: effect, moves: moves, oldCount: oldCount, selection: selection)
  }

  /// The event with other moves.
  func with(_ moves: [Move]) -> WheelEvent {
    WheelEvent(effect: effect, moves: moves, oldCount: oldCount, selection: selection)
  }

  /// An event that leads from one selection to another.
  static func changing(
    _ old: WheelSelection, to new: WheelSelection, _ effect: Effect = .done
  ) -> WheelEvent {
    WheelEvent(effect: effect, moves: old.moves(to: new), oldCount: old.count, selection: new)
  }

  /// Why it was refused, if it was.
  var problem: WheelProblem? {
    switch effect {
    case .done, .clamped: nil
    case .refused(let problem): problem
    }
  }
}
