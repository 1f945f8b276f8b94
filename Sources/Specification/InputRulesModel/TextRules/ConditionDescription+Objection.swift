extension ConditionDescription {
  /// The reason the condition doesn't hold for `text`, or `nil` if it does (T1, T2, T3, T6).
  func objection(to text: String) -> Reason? {
    switch self {
    case .maximumLength(let limit, let unit):
      return keepsLimit(text) ? nil : .tooLong(limit: limit, unit: unit)
    case .allowed:
      guard let outsider = firstNotAdmitted(in: text) else { return nil }
      return .notAllowed(ExactText(outsider))
    case .banned:
      guard let member = firstNotAdmitted(in: text) else { return nil }
      return .banned(ExactText(member))
    case .otherThan(let refused):
      let name = "other than " + quoted(refused)
      return text.isSame(as: refused) ? .refusedByRule(ExactText(name)) : nil
    case .numeric(let number): return ModelNumbers().objection(to: text, of: number)
    }
  }

  /// The reason the condition doesn't hold for `text` when editing ends, or `nil` if it does (T4).
  func finalObjection(to text: String) -> Reason? {
    switch self {
    case .maximumLength, .allowed, .banned, .otherThan: objection(to: text)
    case .numeric(let number): ModelNumbers().finalObjection(to: text, of: number)
    }
  }

  /// Whether `text` is within the limit; true for a condition that isn't a limit (T1).
  func keepsLimit(_ text: String) -> Bool {
    switch self {
    case .maximumLength(let limit, let unit): count(of: unit, in: text) <= limit
    case .allowed, .banned, .otherThan, .numeric: true
    }
  }

  /// The text in quotation marks, with everything but printable ASCII escaped.
  private func quoted(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
  }

  /// The length of `text` in this unit (T1).
  private func count(of unit: LengthUnit, in text: String) -> Int {
    switch unit {
    case .characters: text.count
    case .scalars: text.unicodeScalars.count
    case .utf16: text.utf16.count
    case .utf8: text.utf8.count
    }
  }

  /// The first forbidden scalar or, if there is none, the first forbidden character (T2, T3).
  private func firstNotAdmitted(in text: String) -> String? {
    for scalar in text.unicodeScalars where !admits(scalar) { return String(scalar) }
    for character in text where !admits(character) { return String(character) }
    return nil
  }

  /// Whether the condition allows the scalar; only a condition on scalars can forbid it (T2, T3).
  func admits(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .maximumLength, .otherThan, .numeric: true
    case .allowed(let listing, .scalars): listing.unicodeScalars.contains(scalar)
    case .banned(let listing, .scalars): !listing.unicodeScalars.contains(scalar)
    case .allowed(_, .characters), .banned(_, .characters): true
    }
  }

  /// Whether the condition allows the character; only a condition on characters can forbid it (T2,
  /// T3).
  func admits(_ character: Character) -> Bool {
    switch self {
    case .maximumLength, .otherThan, .numeric: true
    case .allowed(let listing, .characters): listing.contains(character)
    case .banned(let listing, .characters): !listing.contains(character)
    case .allowed(_, .scalars), .banned(_, .scalars): true
    }
  }

  /// Whether the condition's own format uses the scalar (E8.14).
  func isMadeOf(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .allowed(let listing, _): listing.unicodeScalars.contains(scalar)
    case .numeric(let number) where number.grammar == .scanner:
      scalar == number.format.symbols.storage.decimalSeparator
    case .numeric(let number): number.format.writtenScalars.contains(scalar)
    case .maximumLength, .banned, .otherThan: false
    }
  }

  /// The minus sign that the condition's format uses, or `nil` (E8.17).
  var minusSign: Unicode.Scalar? {
    switch self {
    case .numeric(let number): number.grammar == .scanner ? "-" : number.format.minusWithoutMarks
    case .maximumLength, .allowed, .banned, .otherThan: nil
    }
  }
}

extension NumberFormat {
  /// The scalars that numbers in this format may contain, which normalization keeps (E8.15).
  var writtenScalars: [Unicode.Scalar] {
    let mayHaveMinus = signs != .none || allowsExponent
    let mayHavePlus = signs == .both || allowsExponent
    let words =
      (mayHaveMinus ? symbols.storage.minusSign : "")
      + (mayHavePlus ? symbols.storage.plusSign : "")
      + (allowsExponent ? symbols.storage.exponentMark : "")
    return [symbols.storage.decimalSeparator] + Alphabet.groupingSeparators(of: self)
      + symbols.storage.digits + Array(words.unicodeScalars)
  }

  /// The minus sign without bidi marks, or `nil` if numbers can't have one (E8.17).
  var minusWithoutMarks: Unicode.Scalar? {
    if signs == .none && !allowsExponent { return nil }
    return symbols.storage.minusSign.unicodeScalars.first { !Alphabet.bidiMarks.contains($0) }
  }
}

/// A rule of the model; its new states and its decisions about several ranges follow from `decide`.
package protocol ModelFieldRule: TextRule {}

extension ModelFieldRule {
  /// The state after an edit, or the same state if the edit is refused (E7).
  package func apply(_ edit: Edit, to state: FieldState) -> FieldState {
    self.state(after: edit, of: state)
  }

  /// Returns the decision about an edit of several ranges (E11).
  package func decide(_ edit: SeveralRangesEdit, on state: FieldState) -> SeveralRangesDecision {
    decision(about: edit, on: state)
  }
}

// Results that follow from decisions about edits of one range.
extension TextRule {
  /// The state after an edit, or the same state if the edit is refused (E7).
  func state(after edit: Edit, of state: FieldState) -> FieldState {
    switch decide(edit, on: state) {
    case .accept(let new), .rewrite(let new, _): new
    case .refuse: state
    }
  }

  /// Returns the decision about an edit of several ranges by checking each choice alone (E11).
  func decision(about edit: SeveralRangesEdit, on state: FieldState) -> SeveralRangesDecision {
    do throws(Reason) {
      let units = Units(state.text)
      let spans = try units.spans(of: edit.ranges)
      var states: [FieldState] = []
      for chosen in spans {
        let wanted = units.state(deleting: spans, putting: edit.replacement, at: chosen)
        let choice = units.edit(deleting: spans, putting: edit.replacement, at: chosen)
        try requireWhole(choice, on: state)
        states.append(wanted)
      }
      return .accept(states)
    } catch { return .refuse(error) }
  }

  /// Throws a reason if the rule would refuse or rewrite an edit (E11).
  private func requireWhole(_ edit: Edit, on state: FieldState) throws(Reason) {
    switch decide(edit, on: state) {
    case .accept: return
    case .rewrite: throw .refusedByRule("all or nothing")
    case .refuse(let reason): throw reason
    }
  }
}
