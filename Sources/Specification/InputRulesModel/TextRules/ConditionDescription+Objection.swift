extension ConditionDescription {
  /// The reason the condition doesn't hold for `text`; nil if it does (T1, T2, T3, T6).
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

  /// The reason the condition doesn't hold for `text` at the end (T4).
  func finalObjection(to text: String) -> Reason? {
    switch self {
    case .maximumLength, .allowed, .banned, .otherThan: objection(to: text)
    case .numeric(let number): ModelNumbers().finalObjection(to: text, of: number)
    }
  }

  /// Whether `text` is within the limit, if the condition is a limit (T1).
  func keepsLimit(_ text: String) -> Bool {
    switch self {
    case .maximumLength(let limit, let unit): count(of: unit, in: text) <= limit
    case .allowed, .banned, .otherThan, .numeric: true
    }
  }

  /// The text in quotation marks, with all scalars but printable ASCII escaped.
  private func quoted(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
  }

  /// The length of `text`, counted in `unit` (T1).
  private func count(of unit: LengthUnit, in text: String) -> Int {
    switch unit {
    case .characters: text.count
    case .scalars: text.unicodeScalars.count
    case .utf16: text.utf16.count
    case .utf8: text.utf8.count
    }
  }

  /// The first scalar, or by characters the first character, that isn't admitted (T2, T3).
  private func firstNotAdmitted(in text: String) -> String? {
    for scalar in text.unicodeScalars where !admits(scalar) { return String(scalar) }
    for character in text where !admits(character) { return String(character) }
    return nil
  }

  /// Whether the condition admits the scalar; only a condition by scalars may refuse it (T2, T3).
  func admits(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .maximumLength, .otherThan, .numeric: true
    case .allowed(let listing, .scalars): listing.unicodeScalars.contains(scalar)
    case .banned(let listing, .scalars): !listing.unicodeScalars.contains(scalar)
    case .allowed(_, .characters), .banned(_, .characters): true
    }
  }

  /// Whether the condition admits the character; only a condition by characters may refuse it (T2,
  /// T3).
  func admits(_ character: Character) -> Bool {
    switch self {
    case .maximumLength, .otherThan, .numeric: true
    case .allowed(let listing, .characters): listing.contains(character)
    case .banned(let listing, .characters): !listing.contains(character)
    case .allowed(_, .scalars), .banned(_, .scalars): true
    }
  }
}
