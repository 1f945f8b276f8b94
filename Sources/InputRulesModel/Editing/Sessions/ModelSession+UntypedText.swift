import InputRules

extension ModelSession {
  /// Puts in a suggestion as it is, or without the spaces around it, or as a paste goes in (E12).
  mutating func suggest(_ asked: Edit) throws(Reason) -> Effect {
    let plain = normalisation.plain(asked)
    if isOnlySpaces(plain.replacement) { return .done }
    let trimmed = Edit(
      replacing: plain.range, with: withoutSpacesAtEnds(plain.replacement))
    if !isAccepted(plain) && goesIn(trimmed) && !hasSameUnits(trimmed, plain) {
      let objection = objectionToWhole(plain)
      change(to: rule.apply(trimmed, to: state))
      return .rewritten(objection)
    }
    return try edit(asked)
  }

  /// Whether the rule accepts the edit as it is (E12).
  private func isAccepted(_ edit: Edit) -> Bool {
    switch rule.decide(edit, on: state) {
    case .accept: true
    case .rewrite, .refuse: false
    }
  }

  /// Whether the rule accepts or rewrites the edit (E12).
  private func goesIn(_ edit: Edit) -> Bool {
    switch rule.decide(edit, on: state) {
    case .accept, .rewrite: true
    case .refuse: false
    }
  }

  private func hasSameUnits(_ one: Edit, _ other: Edit) -> Bool {
    hasSameUnits(one.replacement, other.replacement)
  }

  /// Whether there are spaces and nothing else; the empty text has none (E12).
  private func isOnlySpaces(_ text: String) -> Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy { isSpace($0) }
  }

  /// The spaces that systems put around a suggestion (E12).
  private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{20}" || scalar == "\u{A0}"
  }

  /// The text from its first scalar that is no space to the last one (E12).
  private func withoutSpacesAtEnds(_ text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    while let scalar = scalars.first, isSpace(scalar) { scalars.removeFirst() }
    while let scalar = scalars.last, isSpace(scalar) { scalars.removeLast() }
    return scalars.map { String($0) }.joined()
  }

  /// Takes the text as it is, without a mark; a composition is dropped (E10, E12).
  mutating func set(_ new: FieldState) -> Effect {
    dropComposition()
    change(to: FieldState(trusting: new.text, selection: new.selection, marked: nil))
    return .done
  }

  /// Makes the text acceptable; refused where it wouldn't be, and nothing where it is (E12).
  mutating func repair() throws(Reason) -> Effect {
    guard let violation else { return .done }
    let repaired = rule.repaired(state)
    if rule.objection(to: repaired.text) != nil { throw violation }
    change(to: repaired)
    return .rewritten(violation)
  }
}
