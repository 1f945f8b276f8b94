private let model = ModelPatterns()

extension Mutant {
  static let patternNotations: [Mutant] = [
    .notationText("BackslashKept", "A backslash escapes the next character, but is also a literal.")
    { text in
      text.rewritingNotation { scalar, isEscaped in (isEscaped ? "\\\\\\" : "") + String(scalar) }
    }.killed(by: .notationMeansItsParts).bug("openwall/john#841"),
    .notationText(
      "BracketsUnescaped",
      "A backslash before a bracket is ignored: the tail begins or ends there."
    ) { text in
      text.rewritingNotation { scalar, isEscaped in
        let isBracket = scalar == "[" || scalar == "]"
        return (isEscaped && !isBracket ? "\\" : "") + String(scalar)
      }
    }.killed(by: .notationMeansItsParts).bug("RobinHerbots/Inputmask#930"),
    .notationText(
      "EscapeForgotten", "A backslash is a literal, and the next slot stays a slot."
    ) { text in
      text.rewritingNotation { scalar, isEscaped in (isEscaped ? "\\\\" : "") + String(scalar) }
    }.killed(by: .notationMeansItsParts, .notationEqualsModel).bug("text-mask/text-mask#42"),
    .notationReading("LastBackslashTaken", "A backslash at the end is a literal.") {
      (text, notation) throws(PatternError) in
      do throws(PatternError) { return try ModelPatterns().pattern(text, in: notation) } catch {
        guard case .nothingEscaped = error else { throw error }
        return try ModelPatterns().pattern(text + "\\", in: notation)
      }
    }.killed(by: .malformedNotationIsRefused, .notationEqualsModel),
    .notationReading("TailDemanded", "The slots of the optional tail must be filled.") {
      (text, notation) throws(PatternError) in
      let model = ModelPatterns()
      _ = try model.pattern(text, in: notation)
      return try model.pattern(text.withoutBrackets, in: notation)
    }.killed(by: .notationMeansItsParts).bug("xceedsoftware/wpftoolkit#208"),
  ]
}
