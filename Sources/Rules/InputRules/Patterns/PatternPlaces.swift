/// Where the literals and the slots of a pattern stand: for each of them, its elements in order.
struct PatternPlaces: Sendable {
  private let placeholder: Unicode.Scalar?
  private var literals: [Unicode.Scalar: [Int]] = [:]
  private var slots: [Slot] = []
  private var known: [PatternSlot: Int] = [:]
  /// The members of all sets.
  private var members: Set<Unicode.Scalar> = []

  private struct Slot {
    let slot: PatternSlot
    /// What it takes of ASCII.
    let plain: PlainScalars
    var places: [Int] = []
  }

  /// No elements; slots take nothing that shows as the placeholder.
  init(placeholder: Unicode.Scalar?) {
    self.placeholder = placeholder
  }

  /// Adds an element after the others, and says what a slot takes of ASCII.
  mutating func add(_ element: PatternElement, at place: Int) -> PlainScalars {
    switch element {
    case .literal(let scalar, _):
      literals[scalar, default: []].append(place)
      return PlainScalars()
    case .slot(let slot):
      let kind = known[slot] ?? add(slot)
      slots[kind].places.append(place)
      return slots[kind].plain
    }
  }

  private mutating func add(_ slot: PatternSlot) -> Int {
    let plain = PlainScalars { slot.takes($0, placeholder: placeholder) }
    if case .set(let set) = slot.content { members.formUnion(set) }
    slots.append(Slot(slot: slot, plain: plain))
    known[slot] = slots.count - 1
    return slots.count - 1
  }

  /// Whether a scalar is a literal, or a member of a slot's set.
  func lists(_ scalar: Unicode.Scalar) -> Bool {
    literals[scalar] != nil || members.contains(scalar)
  }

  /// Whether any slot takes a scalar.
  func takes(_ scalar: Unicode.Scalar) -> Bool { slots.contains { takes(scalar, in: $0) } }

  /// The first literal from an element on that is a scalar.
  func literal(_ scalar: Unicode.Scalar, from start: Int) -> Int? {
    literals[scalar]?.first(from: start)
  }

  /// The first slot from an element on that takes a scalar.
  func slot(taking scalar: Unicode.Scalar, from start: Int) -> Int? {
    slots.lazy.filter { takes(scalar, in: $0) }.compactMap { $0.places.first(from: start) }.min()
  }

  private func takes(_ scalar: Unicode.Scalar, in slot: Slot) -> Bool {
    scalar.isASCII
      ? slot.plain.contains(scalar) : slot.slot.takes(scalar, placeholder: placeholder)
  }
}

extension [Int] {
  /// The first number of a sorted list that isn't smaller.
  fileprivate func first(from number: Int) -> Int? {
    let place = place(of: number)
    return place < count ? self[place] : nil
  }
}

extension [PatternStep] {
  /// For each step and the end: the first slot from there on, the first that must be filled, and
  /// how many scalars the slots take at most.
  var ahead: (slots: [Int], duties: [Int], room: [Int]) {
    let ends = [Int](repeating: count, count: count + 1)
    var (slots, duties, room) = (ends, ends, [Int](repeating: 0, count: count + 1))
    for (index, step) in enumerated().reversed() {
      slots[index] = step.isLiteral ? slots[index + 1] : index
      duties[index] = step.isLiteral || step.isOptional ? duties[index + 1] : index
      let added = step.isLiteral ? 0 : step.occurrence == .repeating ? Int.max : 1
      let (sum, isEndless) = room[index + 1].addingReportingOverflow(added)
      room[index] = isEndless ? .max : sum
    }
    return (slots, duties, room)
  }
}
