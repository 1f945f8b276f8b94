/// The indices of a pattern's elements, in order, for each literal and each kind of slot.
struct PatternPlaces: Sendable {
  private let placeholder: Unicode.Scalar?
  private var literals: [Unicode.Scalar: [Int]] = [:]
  private var kinds: [Kind] = []
  /// The index of each kind of slot in `kinds`.
  private var indices: [PatternSlot: Int] = [:]
  private var members: Set<Unicode.Scalar> = []

  /// A kind of slot: all slots that are equal.
  private struct Kind {
    let slot: PatternSlot
    /// The ASCII scalars that the slots accept.
    let plain: PlainScalars
    var places: [Int] = []
  }

  /// Creates an empty index; no slot accepts the placeholder.
  init(placeholder: Unicode.Scalar?) {
    self.placeholder = placeholder
  }

  /// Adds an element at the end, and returns the ASCII scalars that its slot accepts.
  mutating func add(_ element: PatternElement, at place: Int) -> PlainScalars {
    switch element {
    case .literal(let scalar, _):
      literals[scalar, default: []].append(place)
      return PlainScalars()
    case .slot(let slot):
      let kind = indices[slot] ?? add(slot)
      kinds[kind].places.append(place)
      return kinds[kind].plain
    }
  }

  private mutating func add(_ slot: PatternSlot) -> Int {
    let plain = PlainScalars { slot.takes($0, placeholder: placeholder) }
    if case .set(let set) = slot.content { members.formUnion(set) }
    kinds.append(Kind(slot: slot, plain: plain))
    indices[slot] = kinds.count - 1
    return kinds.count - 1
  }

  /// Whether a scalar is a literal, or a member of a slot's set.
  func lists(_ scalar: Unicode.Scalar) -> Bool {
    literals[scalar] != nil || members.contains(scalar)
  }

  func takes(_ scalar: Unicode.Scalar) -> Bool { kinds.contains { takes(scalar, in: $0) } }

  func literal(_ scalar: Unicode.Scalar, from start: Int) -> Int? {
    literals[scalar]?.first(from: start)
  }

  /// The first slot at or after `start` that accepts a scalar, or `nil` if there is none.
  func slot(taking scalar: Unicode.Scalar, from start: Int) -> Int? {
    kinds.lazy.filter { takes(scalar, in: $0) }.compactMap { $0.places.first(from: start) }.min()
  }

  private func takes(_ scalar: Unicode.Scalar, in kind: Kind) -> Bool {
    scalar.isASCII
      ? kind.plain.contains(scalar) : kind.slot.takes(scalar, placeholder: placeholder)
  }
}

extension [Int] {
  /// The first number in a sorted list that is at least `number`, or `nil` if there is none.
  fileprivate func first(from number: Int) -> Int? {
    let place = place(of: number)
    return place < count ? self[place] : nil
  }
}
