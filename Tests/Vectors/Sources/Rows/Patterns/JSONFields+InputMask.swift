import InputRules

extension JSONFields {
  func gravity() throws(MalformedVector) -> InputMaskGravity {
    if let gravity = InputMaskGravity(rawValue: try text("gravity")) { return gravity }
    let names = InputMaskGravity.allCases.map { "“\($0.rawValue)”" }
    throw malformed("gravity", "is not known; write \(names.joined(separator: ", "))")
  }

  /// The parts before and after the caret.
  func parts() throws(MalformedVector) -> (head: String, tail: String) {
    let input = try text("text")
    let caret = try integer("caret")
    guard caret <= input.count else {
      throw malformed("caret", "is after the end of “text”; write \(input.count) or less")
    }
    return (String(input.prefix(caret)), String(input.dropFirst(caret)))
  }

  /// The slots of input-mask and of the row, with only those scalars that occur in `input`.
  func slots(for input: String) throws(MalformedVector) -> [Unicode.Scalar: PatternSlot] {
    var slots = Pattern.inputMaskSlots
    for node in try node("customNotations").list("“customNotations”") {
      let notation = try JSONFields(node, of: "a notation")
      let scalar = try notation.scalar("character")
      slots[scalar] = PatternSlot(
        .set(try notation.set(of: input)), occurrence: try notation.occurrence())
    }
    return slots
  }

  /// A text of one Unicode scalar.
  func scalar(_ key: String) throws(MalformedVector) -> Unicode.Scalar {
    let scalars = try text(key).unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1 else {
      throw malformed(key, "is not one character; write just one")
    }
    return scalar
  }

  /// The scalars in `input` that a slot accepts; a set lists its scalars, and all letters would be
  /// too many.
  private func set(of input: String) throws(MalformedVector) -> Set<Unicode.Scalar> {
    switch try text("set") {
    case ".": return ["."]
    case "letters+":
      return Set(input.unicodeScalars.filter { $0.isLetter || " -'.".unicodeScalars.contains($0) })
    default: throw malformed("set", "is not known; write “letters+” or “.”")
    }
  }

  private func occurrence() throws(MalformedVector) -> PatternSlot.Occurrence {
    switch try text("optional") {
    case "true": return .optional
    case "false": return .once
    default: throw malformed("optional", "is not known; write “true” or “false”")
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isLetter: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }
}
