extension Mutant {
  /// Mistakes in how fields that group digits handle insertions, carets and formats.
  static let numberFields: [Mutant] = [
    .numberEdit("BoundsUnknown", "The field ignores its bounds.") { question in
      ModelNumberField(question.format, bounds: .none).decide(question.edit, on: question.state)
    }.killed(by: .numberFieldEqualsModel).bug("palantir/blueprint#2071"),
    .numberEdit("CaretAfterSeparator", "A caret before a separator is moved after it.") {
      question in
      question.changing { next in
        let separator = String(question.format.symbols.groupingSeparator).utf16
        let place = next.selection.location
        return next.text.utf16.dropFirst(place).starts(with: separator)
          ? next.selecting(.caret(at: place + separator.count)) : next
      }
    }.killed(by: .caretStaysBesideItsDigit).bug("RobinHerbots/Inputmask#2044"),
    .numberEdit("CaretAtEnd", "The caret moves to the end if separators change.") { question in
      guard case .rewrite(let next, _) = question.decision else { return nil }
      return question.showing(FieldState(next.text))
    }.killed(by: .caretStaysBesideItsDigit).bug("text-mask/text-mask#931"),
    .numberInsertion(
      "DoubledCharacters", "A digit that makes a separator appear is inserted twice."
    ) { question in
      guard case .rewrite(let next, _) = question.decision else { return nil }
      let caret = TextRange.caret(at: next.selection.location)
      return question.decision(
        about: Edit(replacing: caret, with: question.edit.replacement), on: next)
    }.killed(by: .typedNumberIsGrouped).bug("taiga-family/maskito#418"),
    .numberFormat("FractionOneShort", "The last digit that fits in the fraction is refused.") {
      format in
      let most = format.maximumFractionDigits
      if most > 1 && most < .max { format.fractionDigits = 0...(most - 1) }
    }.killed(by: .everyCompleteNumberCanBeTyped).bug("SamWM/jQuery-Plugins#78"),
    .numberEdit("GroupsByThrees", "Typed digits are grouped by threes in every locale.") {
      $0.decision { $0.regroup(NumberGrouping()) }
    }.killed(by: .typedNumberIsGrouped).bug("openexchangerates/accounting.js#113"),
    .numberFormat(
      "IndianAsThrees", "Digits are grouped by threes where the locale groups them differently."
    ) { $0.regroup(NumberGrouping(minimum: $0.symbols.grouping.minimum)) }
    .killed(by: .valueKeepsEveryDigit).bug("andyearnshaw/Intl.js#51"),
    .numberFormat(
      "LeadingZerosAllowed", "A number may begin with zeros, although its format allows none."
    ) { $0.allowsLeadingZeros = true }.killed(by: .judgingEqualsModel).bug("haskell/aeson#480"),
    .numberInsertion(
      "PasteReinterpreted", "Separators anywhere in a paste are dropped: 1,5 becomes 15."
    ) { question in
      let bare = question.bare(question.edit.replacement)
      return bare.isEmpty ? nil : question.decision(typing: bare)
    }.killed(by: .editingKeepsOtherDigits).bug("bishopZ/Typecast.js#21"),
    .numberInsertion("RepeatedSign", "A sign typed anywhere toggles the number's sign.") {
      question in
      guard question.decision.reason != nil, question.edit.replacement == "-" else { return nil }
      let text = question.state.text
      return question.showing(text: text.hasPrefix("-") ? String(text.dropFirst()) : "-" + text)
    }.killed(by: .editingKeepsOtherDigits).bug("assisrafael/angular-input-masks#147"),
    .numberInsertion("SecondSeparatorClears", "A second decimal separator clears the field.") {
      question in
      let texts = [question.state.text, question.edit.replacement]
      return texts.allSatisfy { $0.contains(question.separator) } && question.decision.reason != nil
        ? question.showing(.empty) : nil
    }.killed(by: .editingKeepsOtherDigits).bug("47vigen/raqam#17"),
    .numberInsertion("SeparatorCutsTail", "A misplaced separator deletes everything after it.") {
      $0.decision.reason != nil && $0.edit.replacement == $0.separator
        ? $0.showing(text: $0.head) : nil
    }.killed(by: .editingKeepsOtherDigits).bug("s-yadav/react-number-format#266"),
    .replacing(
      \.numbers.fieldOfFormat, "SeparatorsMadePlain",
      "Normalization turns a field's own separators into spaces and apostrophes."
    ) { MutantRule(model: ModelNumberField($0, bounds: $1), hasFormat: false) }
    .killed(by: .normalizingKeepsGroupedNumbers),
  ]
}
