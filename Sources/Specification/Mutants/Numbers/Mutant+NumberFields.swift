extension Mutant {
  /// Insertions and carets in fields that group digits, and their formats.
  static let numberFields: [Mutant] = [
    .numberField("BoundsUnknown", "The field ignores its bounds.") { field, edit, state, _ in
      ModelNumberField(field.format, bounds: .none).decide(edit, on: state)
    }.killed(by: .numberFieldEqualsModel).bug("palantir/blueprint#2071"),
    .numberField("CaretAtEnd", "The caret moves to the end if separators change.") {
      field, edit, state, decision in
      guard case .rewrite(let next, _) = decision else { return decision }
      return decision.rewriting(to: FieldState(next.text))
    }.killed(by: .caretStaysBesideItsDigit).bug("text-mask/text-mask#931"),
    .numberField("DoubledCharacters", "A digit that makes a separator appear is inserted twice.") {
      field, edit, state, decision in
      guard case .rewrite(let next, _) = decision, !edit.isDeletion else { return decision }
      let again = Edit(replacing: .caret(at: next.selection.location), with: edit.replacement)
      return field.model.decide(again, on: next).newState.map(decision.rewriting) ?? decision
    }.killed(by: .typedNumberIsGrouped).bug("taiga-family/maskito#418"),
    .numberFormat("FractionOneShort", "The last digit that fits in the fraction is refused.") {
      format in
      let most = format.maximumFractionDigits
      if most > 1 && most < .max { format.fractionDigits = 0...(most - 1) }
    }.killed(by: .everyCompleteNumberCanBeTyped).bug("SamWM/jQuery-Plugins#78"),
    .numberField("GroupsByThrees", "Typed digits are grouped by threes in every locale.") {
      field, edit, state, _ in
      var threes = field.format
      threes.regroup(NumberGrouping())
      return ModelNumberField(threes, bounds: field.bounds).decide(edit, on: state)
    }.killed(by: .typedNumberIsGrouped).bug("openexchangerates/accounting.js#113"),
    .numberFormat(
      "IndianAsThrees", "Digits are grouped by threes where the locale groups them differently."
    ) { $0.regroup(NumberGrouping(minimum: $0.symbols.grouping.minimum)) }
    .killed(by: .valueKeepsEveryDigit).bug("andyearnshaw/Intl.js#51"),
    .numberFormat(
      "LeadingZerosAllowed", "A number may begin with zeros, although its format allows none."
    ) { $0.allowsLeadingZeros = true }.killed(by: .judgingEqualsModel).bug("haskell/aeson#480"),
    .numberField(
      "PasteReinterpreted", "Separators anywhere in a paste are dropped: 1,5 becomes 15."
    ) { field, edit, state, decision in
      let bare = Edit(replacing: edit.range, with: field.bare(edit.replacement))
      return bare.isDeletion ? decision : field.model.decide(bare, on: state)
    }.killed(by: .editingKeepsOtherDigits).bug("bishopZ/Typecast.js#21"),
    .numberField("RepeatedSign", "A sign typed anywhere toggles the number's sign.") {
      field, edit, state, decision in
      guard decision.reason != nil, edit.replacement == "-", (try? state.replacing(edit)) != nil
      else { return decision }
      let text = state.text.hasPrefix("-") ? String(state.text.dropFirst()) : "-" + state.text
      return decision.rewriting(to: field.showing(text))
    }.killed(by: .editingKeepsOtherDigits).bug("assisrafael/angular-input-masks#147"),
    .numberField("SecondSeparatorClears", "A second decimal separator clears the field.") {
      field, edit, state, decision in
      let separator = field.format.symbols.decimalSeparator
      let isSecond =
        state.text.unicodeScalars.contains(separator)
        && edit.replacement.unicodeScalars.contains(separator)
      return isSecond && decision.reason != nil ? decision.rewriting(to: .empty) : decision
    }.killed(by: .editingKeepsOtherDigits).bug("47vigen/raqam#17"),
    .replacing(
      \.numbers.fieldOfFormat, "SeparatorsMadePlain",
      "Normalization turns a field's own separators into spaces and apostrophes."
    ) { MutantRule(ModelNumberField($0, bounds: $1), hasFormat: false) }
    .killed(by: .normalizingKeepsGroupedNumbers),
  ]
}
