/// A position, and a list of actions that start from it.
struct WheelHistory: Hashable, Sendable {
  var start: WheelPosition
  var actions: [WheelAction]
}

extension WheelHistory {
  /// Calls `look` with each action, the selection before the action, and the resulting event.
  func follow(
    by wheels: Implementation.Wheels,
    _ look: (WheelAction, WheelSelection, WheelEvent) throws -> Void
  ) throws {
    var selection = try WheelSelection(start.set, count: start.count)
    for action in actions {
      let before = selection
      let event = wheels.perform(action, &selection)
      try look(action, before, event)
      // The selection that is then shown must equal the event's selection.
      try requireEqual(selection.count, event.selection.count, "shown after \(action.words)")
      try requireEqual(
        selection.set.words, event.selection.set.words, "wheels after \(action.words)")
    }
  }

  /// Each action, with the set of wheels before it.
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

  fileprivate var requestsNoSet: Bool {
    scenes.contains { action, set in
      guard case .reload(let place, let wheel) = action else { return false }
      return set.wheels.indices.contains(place) && !set.after(action).wheels[place].isLike(wheel)
    }
  }
}

extension Generator<WheelHistory> {
  /// A position, and up to six actions of any kind.
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
  .cover("selects a missing row", atLeast: 0.05) { $0.selects { $1.row(for: $0) == nil } }
  .cover("selects a row beyond a cyclic wheel", atLeast: 0.01) {
    $0.selects { $1.isCyclic && !(0..<$1.size).contains($0) }
  }
  .cover("a wheel loses rows", atLeast: 0.1) { $0.shrinks }
  .cover("requests invalid wheels", atLeast: 0.02) { $0.requestsNoSet }
}

extension Wheel {
  /// Whether the wheels are equal, down to the code units of their titles.
  fileprivate func isLike(_ other: Wheel) -> Bool { words == other.words }
}

extension ChoiceSource {
  mutating func wheelAction(on set: WheelSet) -> WheelAction {
    switch choose(upTo: 5) {
    case 0: return selection(in: set)
    case 1: return .show(wheelValue(for: set))
    case 2: return .clamp(wheelValue(for: set))
    case 3: return .write(wheelText(for: set))
    case 4: return reload(of: set)
    default: return .replace(flip(0.2) ? set.inOtherForm : wheelSet())
    }
  }

  private mutating func selection(in set: WheelSet) -> WheelAction {
    let wheel = anyWheel(of: set)
    let known = set.wheels.indices.contains(wheel) ? set.wheels[wheel] : set.wheels[0]
    return .select(row: anyRow(of: known), wheel: wheel)
  }

  private mutating func reload(of set: WheelSet) -> WheelAction {
    let place = anyWheel(of: set)
    let known = set.wheels.indices.contains(place) ? set.wheels[place] : set.wheels[0]
    switch choose(upTo: 2) {
    case 0: return .reload(wheel: place, wheel())
    case 1: return .reload(wheel: place, similarWheel(to: known))
    default: return .reload(wheel: place, flip(0.5) ? flawedWheel() : wheel())
    }
  }

  /// The wheel with its last row removed, its titles in another form, or its cyclic setting
  /// changed.
  private mutating func similarWheel(to wheel: Wheel) -> Wheel {
    switch choose(upTo: 2) {
    case 0: Wheel(.titles(wheel.rowTitles.dropLast()), isCyclic: wheel.isCyclic)
    case 1: wheel.inOtherForm
    default: Wheel(wheel.rows, isCyclic: !wheel.isCyclic)
    }
  }
}

extension WheelSet {
  func after(_ action: WheelAction) -> WheelSet {
    switch action {
    case .select, .show, .clamp, .write: return self
    case .replace(let set): return set
    case .reload(let place, let wheel):
      guard wheels.indices.contains(place) else { return self }
      var wheels = wheels
      wheels[place] = wheel
      return (try? WheelSet(wheels, fractionDigits: fractionDigits)) ?? self
    }
  }

  fileprivate var inOtherForm: WheelSet {
    (try? WheelSet(wheels.map(\.inOtherForm), fractionDigits: fractionDigits)) ?? self
  }
}

extension Wheel {
  /// The wheel with the titles' composed letters decomposed and vice versa.
  fileprivate var inOtherForm: Wheel {
    switch rows {
    case .digits: self
    case .separator(let title): Wheel(.separator(title.inOtherForm), isCyclic: isCyclic)
    case .titles(let titles): Wheel(.titles(titles.map(\.inOtherForm)), isCyclic: isCyclic)
    }
  }
}
