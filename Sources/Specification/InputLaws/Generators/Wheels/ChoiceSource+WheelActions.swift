extension ChoiceSource {
  /// An action on a selection of the wheels in `set`.
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

  /// The wheel without its last row, with its titles in another form, or with the opposite cyclic
  /// property.
  private mutating func similarWheel(to wheel: Wheel) -> Wheel {
    switch choose(upTo: 2) {
    case 0: Wheel(.titles(wheel.rowTitles.dropLast()), isCyclic: wheel.isCyclic)
    case 1: wheel.inOtherForm
    default: Wheel(wheel.rows, isCyclic: !wheel.isCyclic)
    }
  }
}

extension WheelSet {
  /// The set after an action.
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
  /// The wheel with composed and decomposed letters swapped: equal, but with other code units.
  fileprivate var inOtherForm: Wheel {
    switch rows {
    case .digits: self
    case .separator(let title): Wheel(.separator(title.inOtherForm), isCyclic: isCyclic)
    case .titles(let titles): Wheel(.titles(titles.map(\.inOtherForm)), isCyclic: isCyclic)
    }
  }
}
