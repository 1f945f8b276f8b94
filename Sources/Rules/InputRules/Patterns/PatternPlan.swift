/// A pattern and its policies, made ready once: what every keystroke looks at.
///
/// What is done for each scalar of a text is inlined, for a keystroke is to cost what a loop
/// written by hand does.
final class PatternPlan: Sendable {
  let pattern: Pattern
  let policies: PatternPolicies
  let quirks: PatternQuirks
  let steps: [PatternStep]
  /// For each element and the end, the first slot from there on, or the end.
  let nextSlots: [Int]
  /// What any slot takes of ASCII.
  private let plain: PlainScalars
  /// The slots, each once.
  private let kinds: [PatternSlot]

  init(_ pattern: Pattern, _ policies: PatternPolicies, _ quirks: PatternQuirks) {
    self.pattern = pattern
    self.policies = policies
    self.quirks = quirks
    var known: [PatternSlot: PlainScalars] = [:]
    let steps = pattern.elements.map {
      PatternStep($0, placeholder: policies.placeholder, knowing: &known)
    }
    kinds = Array(known.keys)
    var next = [steps.count]
    for (index, step) in steps.enumerated().reversed() {
      next.append(step.isLiteral ? next[next.count - 1] : index)
    }
    nextSlots = next.reversed()
    plain = PlainScalars { scalar in steps.contains { $0.plain.contains(scalar) } }
    self.steps = steps
  }

  /// Whether the slot at an element takes a scalar (F1.2, F1.3).
  @inline(__always)
  func takes(_ scalar: Unicode.Scalar, at element: Int) -> Bool {
    scalar.isASCII ? steps[element].plain.contains(scalar) : takesForeign(scalar, at: element)
  }

  @inline(never)
  private func takesForeign(_ scalar: Unicode.Scalar, at element: Int) -> Bool {
    guard case .slot(let slot) = pattern.elements[element] else { return false }
    return slot.takes(scalar, placeholder: policies.placeholder)
  }

  /// Whether any slot takes a scalar; none takes the placeholder.
  func takesSomewhere(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == policies.placeholder { return false }
    if scalar.isASCII { return plain.contains(scalar) }
    return kinds.contains { $0.takes(scalar, placeholder: policies.placeholder) }
  }

  /// What a scalar becomes that is placed from an element on, and at which element that shows
  /// (F2.2 to F2.4).
  ///
  /// - Parameters:
  ///   - scalar: what is placed.
  ///   - start: the element that comes next.
  ///   - isLiteral: whether it may be read as a literal.
  ///   - isContent: whether it may be content.
  ///   - hole: what every slot takes as well: the placeholder, where a text is read.
  @inline(__always)
  func place(
    _ scalar: Unicode.Scalar, from start: Int, isLiteral: Bool, isContent: Bool,
    hole: Unicode.Scalar? = nil
  ) -> (kind: PatternCell.Kind, element: Int) {
    var at = start
    while at < steps.count {
      let step = steps[at]
      if step.isLiteral {
        if isLiteral && step.scalar == scalar { return (.literal, at) }
      } else if isContent && (takes(scalar, at: at) || scalar == hole) {
        return (.content, at)
      } else if !step.isOptional {
        break
      }
      at += 1
    }
    return (.junk, at)
  }

  /// The element after one that was filled: a repeating slot comes again.
  @inline(__always)
  func element(after element: Int) -> Int {
    steps[element].occurrence == .repeating ? element : element + 1
  }

  /// Whether every content of a tail finds a slot from an element on (F5.6).
  func hasRoom(for tail: ArraySlice<PatternCell>, from start: Int) -> Bool {
    var at = start
    for cell in tail where cell.kind == .content {
      let (kind, element) = place(cell.scalar, from: at, isLiteral: false, isContent: true)
      if kind == .junk { return false }
      at = self.element(after: element)
    }
    return true
  }
}
