extension Mutant {
  static let patternTexts: [Mutant] = [
    .slot("AlphanumericIsASCII", "A slot for a letter or a digit refuses other scripts' digits.") {
      slot in slot.content == .letterOrDigit ? slot.with(content: .set(members)) : slot
    }.killed(by: .formattingKeepsItsContent).bug("infor-design/enterprise#1846"),
    .slot("AnyDigitIsASCII", "A slot for any digit accepts only 0 to 9.") { slot in
      slot.content == .anyDigit ? slot.with(content: .digit) : slot
    }.killed(by: .formattingKeepsItsContent).bug("jackocnr/intl-tel-input#2105"),
    .slot(
      "CaseUnfolded", "A slot with a letter case shows letters as they are typed, in any case."
    ) { $0.with(letterCase: .kept) }.killed(by: .slotsTakeTheirKind).bug(
      "xceedsoftware/wpftoolkit#907"),
    .completeness(
      "CompleteByLength",
      "A text is complete if it is at least as long as the pattern, including all literals."
    ) { question in question.text.unicodeScalars.count >= question.pattern.elements.count }
    .killed(by: .textsAreReadByPlace).bug("RobinHerbots/Inputmask#169"),
    .completeness("CompleteOnceBegun", "A text is complete if it contains a digit.") {
      $0.isComplete || !$0.content.isEmpty
    }.killed(by: .textsAreReadByPlace).bug("RobinHerbots/Inputmask#1272"),
    .completeness(
      "CompleteWithOptional", "A text isn't complete before its optional slots are filled."
    ) { question in
      let filled = question.content.unicodeScalars.count
      return question.isComplete && filled >= question.pattern.slots.count
    }.killed(by: .patternTextsEqualModel).bug("igorescobar/jQuery-Mask-Plugin#265"),
    .formatting(
      "ContentSwallowed", "A formatted text loses a first digit that equals one in the prefix."
    ) { $0.quirkyFormat { $0.takesLookalikes = true } }
    .killed(by: .formattingKeepsItsContent).bug("RedMadRobot/input-mask-ios#109"),
    .content("ContentWithoutLookalikes", "A character that equals a literal is never content.") {
      question in
      String(scalars: question.content.scalars.filter { !question.pattern.literals.contains($0) })
    }.killed(by: .textsAreReadByPlace).bug("text-mask/text-mask#689"),
    .slot("DigitTakesAnyScript", "A slot for ASCII digits accepts digits of any script.") { slot in
      slot.content == .digit ? slot.with(content: .anyDigit) : slot
    }.killed(by: .junkChangesNothing).bug("apache/commons-validator#380"),
    .formatting(
      "DigitsOfLiterals", "Formatting a formatted text turns the digits of literals into content."
    ) { question in
      let content = question.text.scalars.filter(question.pattern.admits)
      return question.pattern.elements.isEmpty
        ? question.text
        : ModelPatternField(question.pattern, question.policies)
          .formatted(String(scalars: content))
    }
    .killed(by: .literalsAreNeverContent, .formattingIsIdempotent).bug(.formattingArticle),
    .formatting(
      "FormattedByTyping", "A formatted text isn't recognized, and is typed scalar by scalar."
    ) { question in question.pattern.elements.isEmpty ? question.text : question.typed }
    .killed(by: .literalsAreNeverContent, .formattingIsIdempotent).bug("uNmAnNeR/imaskjs#368"),
    Mutant(
      "InputIsLiteral", "A character that equals a literal ahead always becomes that literal."
    ) {
      $0.patterns.formattedText = { text, pattern, policies in
        PatternTextQuestion(text, pattern, policies).quirkyFormat { $0.takesLookalikes = true }
      }
      $0.patterns.fieldOfPattern = { pattern, policies in
        MutantRule(model: ModelPatternField(pattern, policies)) { edit, state in
          PatternQuestion(pattern, policies, edit, state)?.quirkyDecision {
            $0.takesLookalikes = true
          }
        }
      }
    }.killed(by: .lookalikesAfterLiteralsAreLiterals).bug("text-mask/text-mask#944"),
    .slot("LettersAreASCII", "A slot for a letter accepts only a to z.") { slot in
      slot.content == .letter ? slot.with(content: .set(letters)) : slot
    }.killed(by: .slotsTakeTheirKind).bug("igorescobar/jQuery-Mask-Plugin#75"),
    .slot("OptionalDemanded", "An optional slot must be filled before later slots.") { slot in
      slot.occurrence == .optional ? slot.with(occurrence: .once) : slot
    }.killed(by: .patternTextsEqualModel).bug("angular-ui/ui-mask#196"),
    .formatting("PrefixStripped", "The prefix of a formatted text is removed repeatedly.") {
      let pattern = $0.pattern
      let prefix = pattern.firstLiterals.filter(pattern.admits)
      var rest = $0.text.scalars[...]
      while !prefix.isEmpty && rest.starts(with: prefix) { rest = rest.dropFirst(prefix.count) }
      return ModelPatternField(pattern, $0.policies).formatted(String(scalars: rest))
    }.killed(by: .formattingKeepsItsContent).bug("RobinHerbots/Inputmask#1728"),
    .slot(
      "SetBeforeCase", "A set is checked before the case is changed, so a isn't accepted for A."
    ) { slot in if case .set = slot.content { slot.with(letterCase: .kept) } else { slot } }
    .killed(by: .formattingKeepsItsContent).bug("probil/v-mask#67"),
  ]
}

private let members = Set<Unicode.Scalar>.letters.union("0123456789".unicodeScalars)

private let letters = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".unicodeScalars)

extension Mutant {
  static let patternNotations: [Mutant] = [
    .notationText("BackslashKept", "A backslash escapes the next character, but is also a literal.")
    { text in
      text.rewritingNotation { scalar, isEscaped in (isEscaped ? "\\\\\\" : "") + String(scalar) }
    }.killed(by: .notationMeansItsParts).bug("openwall/john#841"),
    .notationText(
      "BracketsUnescaped",
      "A backslash before a bracket is ignored, so the tail begins or ends there."
    ) { text in
      text.rewritingNotation { scalar, isEscaped in
        (isEscaped && scalar != "[" && scalar != "]" ? "\\" : "") + String(scalar)
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
