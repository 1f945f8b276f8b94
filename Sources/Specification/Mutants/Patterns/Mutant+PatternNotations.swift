import InputLaws
import InputRules
import InputRulesModel

private let model = ModelPatterns()

extension Mutant {
  /// Notations.
  static let patternNotations: [Mutant] = [
    .notationReading(
      "B35Notation", "Patterns are kept by their text alone, and one of another notation is found."
    ) { (text, _) throws(PatternError) in
      try ModelPatterns().pattern(text, in: .digits)
    }.killed(by: .notationMeansItsParts, .notationEqualsModel)
      .bug("RedMadRobot/input-mask-ios/tree/b01794f"),
    .notationText(
      "BackslashKept", "A backslash makes a literal of what is after it, and stays one itself."
    ) { text in
      text.rewritingNotation { scalar, isEscaped in (isEscaped ? "\\\\\\" : "") + String(scalar) }
    }.killed(by: .notationMeansItsParts, .notationEqualsModel).bug("openwall/john/issues/841"),
    .notationWriting(
      "BackslashUnescaped", "A literal backslash is written as one, and escapes what is after it."
    ) { (pattern, notation) throws(PatternError) in
      let text = try ModelPatterns().text(of: pattern, in: notation)
      return text.rewritingNotation { scalar, isEscaped in
        (isEscaped && scalar != "\\" ? "\\" : "") + String(scalar)
      }
    }.killed(by: .notationIsReadBack),
    .notationText(
      "BracketsUnescaped",
      "A backslash before a bracket is overlooked: the tail begins or ends there."
    ) { text in
      text.rewritingNotation { scalar, isEscaped in
        let isBracket = scalar == "[" || scalar == "]"
        return (isEscaped && !isBracket ? "\\" : "") + String(scalar)
      }
    }.killed(by: .notationMeansItsParts, .notationIsReadBack)
      .bug("RobinHerbots/Inputmask/issues/930"),
    .notationText(
      "EscapeForgotten", "A backslash is a literal, and what stands after it still is a slot."
    ) { text in
      text.rewritingNotation { scalar, isEscaped in (isEscaped ? "\\\\" : "") + String(scalar) }
    }.killed(by: .notationMeansItsParts, .notationEqualsModel).bug("text-mask/text-mask/pull/42"),
    .notationReading(
      "EscapeOffsetBehind", "Where nothing is escaped, the offset is after the backslash."
    ) { (text, notation) throws(PatternError) in
      do throws(PatternError) {
        return try ModelPatterns().pattern(text, in: notation)
      } catch {
        guard case .nothingEscaped = error else { throw error }
        throw error.moving { $0 + 1 }
      }
    }.killed(by: .malformedNotationIsRefused, .notationEqualsModel),
    .notationWriting(
      "EscapeUnwritten", "A literal that looks like a slot is written without a backslash."
    ) { (pattern, notation) throws(PatternError) in
      let text = try ModelPatterns().text(of: pattern, in: notation)
      return text.rewritingNotation { scalar, isEscaped in
        (isEscaped && notation.slots[scalar] == nil ? "\\" : "") + String(scalar)
      }
    }.killed(by: .notationIsReadBack, .notationEqualsModel),
    .notationReading("LastBackslashTaken", "A backslash at the end is a literal.") {
      (text, notation) throws(PatternError) in
      do throws(PatternError) {
        return try ModelPatterns().pattern(text, in: notation)
      } catch {
        guard case .nothingEscaped = error else { throw error }
        return try ModelPatterns().pattern(text + "\\", in: notation)
      }
    }.killed(by: .malformedNotationIsRefused, .notationEqualsModel),
    .notationText("LoneBracketTaken", "A closing bracket without its partner is a literal.") {
      text in
      var isOpen = false
      return text.rewritingNotation { scalar, isEscaped in
        if scalar == "[" && !isEscaped { isOpen = true }
        let isLone = scalar == "]" && !isOpen
        return (isEscaped || isLone ? "\\" : "") + String(scalar)
      }
    }.killed(by: .malformedNotationIsRefused, .notationEqualsModel),
    .notationText(
      "NotationByCharacter",
      "A slot's sign with a combining mark after it is no slot, but a literal."
    ) { text in
      text.map { character in
        let scalars = character.unicodeScalars
        return scalars.count == 1 ? String(character) : scalars.map { "\\" + String($0) }.joined()
      }.joined()
    }.killed(by: .notationMeansItsParts, .notationEqualsModel),
    .notationReading(
      "NotationInScalars", "The offset of what is wrong counts scalars, not UTF-16 units."
    ) { (text, notation) throws(PatternError) in
      do throws(PatternError) {
        return try ModelPatterns().pattern(text, in: notation)
      } catch {
        throw error.moving { offset in
          String(decoding: text.utf16.prefix(offset), as: UTF16.self).unicodeScalars.count
        }
      }
    }.killed(by: .malformedNotationIsRefused, .notationEqualsModel),
    .notationReading("OpenTailTaken", "A tail that is never closed ends with the text.") {
      (text, notation) throws(PatternError) in
      do throws(PatternError) {
        return try ModelPatterns().pattern(text, in: notation)
      } catch {
        guard let pattern = try? ModelPatterns().pattern(text + "]", in: notation) else {
          throw error
        }
        return pattern
      }
    }.killed(by: .malformedNotationIsRefused, .notationEqualsModel),
    .notationReading("TailDemanded", "A tail is read, and its slots must be filled all the same.") {
      (text, notation) throws(PatternError) in
      let model = ModelPatterns()
      _ = try model.pattern(text, in: notation)
      return try model.pattern(text.withoutBrackets, in: notation)
    }.killed(by: .notationMeansItsParts).bug("xceedsoftware/wpftoolkit/issues/208"),
    .notationReading("TailInTheMiddle", "Elements may follow a tail, and another tail too.") {
      (text, notation) throws(PatternError) in
      let model = ModelPatterns()
      do throws(PatternError) {
        return try model.pattern(text, in: notation)
      } catch {
        guard case .afterTail(let offset) = error else { throw error }
        let head = String(decoding: text.utf16.prefix(offset), as: UTF16.self)
        let tail = String(decoding: text.utf16.dropFirst(offset), as: UTF16.self)
        let after = try model.pattern(tail, in: notation).elements
        return Pattern(try model.pattern(head, in: notation).elements + after)
      }
    }.killed(by: .malformedNotationIsRefused, .notationEqualsModel),
    .notationReading("TailKeepsRepeating", "A repeating slot still repeats in the tail.") {
      (text, notation) throws(PatternError) in
      let model = ModelPatterns()
      let pattern = try model.pattern(text, in: notation)
      let open = try model.pattern(text.withoutBrackets, in: notation)
      return Pattern(
        zip(pattern.elements, open.elements).map { element, listed in
          listed.slot?.occurrence == .repeating ? listed : element
        })
    }.killed(by: .notationMeansItsParts),
    .notationWriting("TailUnwritten", "A tail is written without its brackets.") {
      (pattern, notation) throws(PatternError) in
      try ModelPatterns().text(of: pattern, in: notation).withoutBrackets
    }.killed(by: .notationIsReadBack, .notationEqualsModel),
    .notationWriting(
      "ValueLiteralWritten", "A literal that belongs to the value is written as if it didn't."
    ) { (pattern, notation) throws(PatternError) in
      let elements = pattern.elements.map { $0.literal.map { .literal($0) } ?? $0 }
      return try ModelPatterns().text(of: Pattern(elements), in: notation)
    }.killed(by: .notationEqualsModel),
  ]
}
