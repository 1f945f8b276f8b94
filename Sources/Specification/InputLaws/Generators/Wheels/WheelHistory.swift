/// A position, and actions that begin there, in order.
struct WheelHistory: Hashable, Sendable {
  var start: WheelPosition
  var actions: [WheelAction]
}

extension WheelHistory {
  /// Calls `look` with each action, the selection before it, and the event that `wheels` gives.
  func follow(
    by wheels: Implementation.Wheels,
    _ look: (WheelAction, WheelSelection, WheelEvent) throws -> Void
  ) throws {
    var selection = try WheelSelection(start.set, count: start.count)
    for action in actions {
      let before = selection
      let event = wheels.perform(action, &selection)
      try look(action, before, event)
      // The selection is the shown one, not the one of the event.
      try requireEqual(selection.count, event.selection.count, "shown after \(action.words)")
      try requireEqual(
        selection.set.words, event.selection.set.words, "wheels after \(action.words)")
    }
  }

  /// The actions, each with the set before it.
  private var scenes: [(action: WheelAction, set: WheelSet)] {
    var set = start.set
    return actions.map { action in
      defer { set = set.after(action) }
      return (action, set)
    }
  }

  fileprivate func selects(_ isSuch: (Int, Wheel) -> Bool) -> Bool {
    scenes.contains { action, set in
      guard case .select(let row, let wheel) = action else { return false }
      return set.wheels.indices.contains(wheel) && isSuch(row, set.wheels[wheel])
    }
  }

  fileprivate var shrinks: Bool {
    scenes.contains { action, set in
      zip(set.wheels, set.after(action).wheels).contains { $0.size > $1.size }
    }
  }

  fileprivate var asksForNoSet: Bool {
    scenes.contains { action, set in
      guard case .reload(let place, let wheel) = action else { return false }
      return set.wheels.indices.contains(place) && !set.after(action).wheels[place].isLike(wheel)
    }
  }
}

extension Generator<WheelHistory> {
  /// Up to six actions, of any kind.
  static let wheelHistory = Generator { source in
    let set = source.wheelSet()
    let start = WheelPosition(set: set, count: source.positionCount(of: set))
    var shown = set
    var actions: [WheelAction] = []
    source.repeated(1...6, label: "action") { source in
      let action = source.wheelAction(on: shown)
      actions.append(action)
      shown = shown.after(action)
    }
    return WheelHistory(start: start, actions: actions)
  }
  .cover("a row that isn't there", atLeast: 0.05) { $0.selects { $1.row(for: $0) == nil } }
  .cover("a row round a wheel", atLeast: 0.01) {
    $0.selects { $1.isCyclic && !(0..<$1.size).contains($0) }
  }
  .cover("a wheel with fewer rows", atLeast: 0.1) { $0.shrinks }
  .cover("no set", atLeast: 0.02) { $0.asksForNoSet }
}

extension Wheel {
  /// Whether both wheels are the same, code unit by code unit.
  fileprivate func isLike(_ other: Wheel) -> Bool { words == other.words }
}
