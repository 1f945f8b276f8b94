/// A pattern and its policies, with data that is computed once and used for every keystroke.
///
/// Code that runs for each scalar is inlined, so a keystroke is handled as fast as by a handwritten
/// loop.
final class PatternPlan: Sendable {
  let pattern: Pattern
  let policies: PatternPolicies
  let quirks: PatternQuirks
  let steps: [PatternStep]
  /// For each element and for the end: the index of the first slot not before it, or the end.
  let nextSlots: [Int]
  /// For each element and for the end: the index of the first slot that isn't before it and must be
  /// filled, or the end.
  private let nextNeeded: [Int]
  /// For each element and for the end: the number of scalars that fit in the slots from there on.
  private let room: [Int]
  /// The ASCII scalars that at least one slot accepts.
  private let plain: PlainScalars
  private let places: PatternPlaces

  init(_ pattern: Pattern, _ policies: PatternPolicies, _ quirks: PatternQuirks) {
    (self.pattern, self.policies, self.quirks) = (pattern, policies, quirks)
    var places = PatternPlaces(placeholder: policies.placeholder)
    steps = pattern.elements.enumerated().map {
      PatternStep($1, taking: places.add($1, at: $0))
    }
    (nextSlots, nextNeeded, room) = steps.ahead
    plain = PlainScalars { [places] in places.takes($0) }
    self.places = places
  }

  /// Whether the slot at an element accepts a scalar (F1.2, F1.3).
  @inline(__always)
  func takes(_ scalar: Unicode.Scalar, at element: Int) -> Bool {
    scalar.isASCII ? steps[element].plain.contains(scalar) : takesForeign(scalar, at: element)
  }

  @inline(never)
  private func takesForeign(_ scalar: Unicode.Scalar, at element: Int) -> Bool {
    guard case .slot(let slot) = pattern.elements[element] else { return false }
    return slot.takes(scalar, placeholder: policies.placeholder)
  }

  /// Whether any slot accepts a scalar; no slot accepts the placeholder.
  func takesSomewhere(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == policies.placeholder { return false }
    if scalar.isASCII { return plain.contains(scalar) }
    return places.takes(scalar)
  }

  /// Whether a scalar is a literal, the placeholder, or a member of a slot's set (E8.16).
  func isOwn(_ scalar: Unicode.Scalar) -> Bool {
    scalar == policies.placeholder || places.lists(scalar)
  }

  /// The role of a scalar placed at or after an element, and the index of the element that gives it
  /// this role (F2.2 to F2.4).
  /// - Parameters:
  ///   - scalar: the scalar to place.
  ///   - start: the index of the next element.
  ///   - isLiteral: whether the scalar may be read as a literal.
  ///   - isContent: whether the scalar may be content.
  ///   - hole: a scalar that every slot also accepts: the placeholder, when text is read.
  @inline(__always)
  func place(
    _ scalar: Unicode.Scalar, from start: Int, isLiteral: Bool, isContent: Bool,
    hole: Unicode.Scalar? = nil
  ) -> (kind: PatternCell.Kind, element: Int) {
    var at = start
    let near = min(steps.count, start + 8)
    while at < near {
      let step = steps[at]
      if step.isLiteral {
        if isLiteral && step.scalar == scalar { return (.literal, at) }
      } else if isContent && (takes(scalar, at: at) || scalar == hole) {
        return (.content, at)
      } else if !step.isOptional {
        return (.junk, at)
      }
      at += 1
    }
    if at == steps.count { return (.junk, at) }
    return placeFar(scalar, from: at, isLiteral: isLiteral, isContent: isContent, hole: hole)
  }

  /// The role of a scalar if many optional slots and literals follow; each kind of slot is checked
  /// only once, because checking every element would take too long.
  @inline(never)
  private func placeFar(
    _ scalar: Unicode.Scalar, from start: Int, isLiteral: Bool, isContent: Bool,
    hole: Unicode.Scalar?
  ) -> (kind: PatternCell.Kind, element: Int) {
    let end = nextNeeded[start]
    let literal = isLiteral ? places.literal(scalar, from: start) : nil
    var slot: Int?
    if isContent {
      slot = scalar == hole ? nextSlots[start] : places.slot(taking: scalar, from: start)
    }
    if let slot, slot <= min(end, literal ?? end), slot < steps.count { return (.content, slot) }
    if let literal, literal < end { return (.literal, literal) }
    return (.junk, end)
  }

  /// The index of the element that follows a filled element; a repeating slot follows itself.
  @inline(__always)
  func element(after element: Int) -> Int {
    steps[element].occurrence == .repeating ? element : element + 1
  }

  /// Whether the slots at or after an element have room for all content of a tail (F5.6).
  func hasRoom(for tail: ArraySlice<PatternCell>, from start: Int) -> Bool {
    // The scalars of a tail are either all content or all unread.
    guard tail.first?.kind == .content else { return true }
    if tail.count > room[start] { return false }
    var at = start
    for cell in tail {
      let (kind, element) = place(cell.scalar, from: at, isLiteral: false, isContent: true)
      if kind == .junk { return false }
      at = self.element(after: element)
    }
    return true
  }
}

extension PatternPlan {
  /// The role of each scalar of a field's text (F2.9).
  func read(_ text: String) -> [PatternCell] {
    var reader = PatternReader()
    return text.unicodeScalars.map {
      PatternCell(scalar: $0, kind: reader.read($0, by: self).kind)
    }
  }

  /// The content of `text`, and the literals that belong to its value (F2.11).
  func value(of text: String) -> [PatternCell] {
    var (reader, value) = (PatternReader(), [PatternCell]())
    for scalar in text.unicodeScalars {
      let (kind, element) = reader.read(scalar, by: self)
      let isOfValue = kind == .content || kind == .literal && steps[element].isInValue
      if isOfValue { value.append(PatternCell(scalar: scalar, kind: kind)) }
    }
    return value
  }
}
