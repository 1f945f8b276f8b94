extension Mutant {
  /// Insertions and carets in fields that group digits, and their formats.
  static let numberFields: [Mutant] = [
    .numberField("BoundsUnknown", "The field ignores its bounds.") { field, edit, state, _ in
      ModelNumberField(field.format, bounds: .none).decide(edit, on: state)
    }.killed(by: .numberFieldEqualsModel).bug("palantir/blueprint/issues/2071"),
    .numberField("CaretAtEnd", "Where separators come or go, the caret moves to the end.") {
      field, edit, state, decision in
      guard case .rewrite(let next, _) = decision else { return decision }
      return decision.rewriting(to: FieldState(next.text))
    }.killed(by: .caretStaysBesideItsDigit, .numberFieldEqualsModel).bug(
      "text-mask/text-mask/pull/931"),
    .numberField(
      "CaretBehindSeparator", "A digit typed before a separator leaves the caret after it."
    ) { field, edit, state, decision in
      decision.changingState { next in
        let place = next.selection.location
        let tail = String(decoding: next.text.utf16.dropFirst(place), as: UTF16.self)
        let separator = field.format.symbols.groupingSeparator
        guard tail.unicodeScalars.first == separator else { return next }
        return next.selecting(.caret(at: place + UTF16.width(separator)))
      }
    }.killed(by: .caretStaysBesideItsDigit, .numberFieldEqualsModel).bug(
      "RobinHerbots/Inputmask/issues/2044"),
    .numberField(
      "CaretInScalars",
      "The caret is counted in scalars, and digits beyond the first plane take two units."
    ) { field, edit, state, decision in
      guard case .rewrite(let next, _) = decision else { return decision }
      let head = String(decoding: next.text.utf16.prefix(next.selection.location), as: UTF16.self)
      return decision.rewriting(to: next.selecting(.caret(at: head.unicodeScalars.count)))
    }.killed(by: .numberFieldEqualsModel).bug("bruits/satteri/issues/185"),
    .numberField(
      "CaretOneBefore", "If a separator is added, the caret is one place before the typed digit."
    ) { field, edit, state, decision in
      guard case .rewrite(let next, _) = decision, next.selection.location > 0 else {
        return decision
      }
      return decision.rewriting(to: next.selecting(.caret(at: next.selection.location - 1)))
    }.killed(by: .typedNumberIsGrouped, .numberFieldEqualsModel).bug(
      "fabiomcosta/jquery-meiomask/issues/23"),
    .numberField("DeletionsNotRegrouped", "After a deletion the separators stay where they were.") {
      field, edit, state, decision in
      guard case .rewrite(let next, _) = decision, edit.isDeletion,
        let plain = try? state.replacing(edit), field.bare(plain.text) == field.bare(next.text)
      else { return decision }
      return .accept(plain)
    }.killed(by: .numberFieldEqualsModel).bug("ericberman/MyFlightbookiOS/issues/43"),
    .numberField("DoubledCharacters", "A digit that makes a separator appear is inserted twice.") {
      field, edit, state, decision in
      guard case .rewrite(let next, _) = decision, !edit.isDeletion else { return decision }
      let again = Edit(replacing: .caret(at: next.selection.location), with: edit.replacement)
      return field.model.decide(again, on: next).newState.map(decision.rewriting) ?? decision
    }.killed(by: .typedNumberIsGrouped, .numberFieldEqualsModel).bug(
      "taiga-family/maskito/issues/418"),
    .numberFormat("FractionOneShort", "The last digit that the fraction may have is refused.") {
      format in
      let most = format.maximumFractionDigits
      if most > 1 && most < .max { format.fractionDigits = 0...(most - 1) }
    }.killed(by: .everyCompleteNumberCanBeTyped, .writingEqualsModel).bug(
      "SamWM/jQuery-Plugins/issues/78"),
    .numberField("GroupsByThrees", "While typing, digits are grouped by threes in every locale.") {
      field, edit, state, _ in
      var threes = field.format
      threes.regroup(NumberGrouping())
      return ModelNumberField(threes, bounds: field.bounds).decide(edit, on: state)
    }.killed(by: .typedNumberIsGrouped, .numberFieldEqualsModel).bug(
      "openexchangerates/accounting.js/issues/113"),
    .numberFormat(
      "IndianAsThrees", "Digits are grouped by threes where the locale groups them differently."
    ) {
      $0.regroup(NumberGrouping(minimum: $0.symbols.grouping.minimum))
    }.killed(by: .valueKeepsEveryDigit, .numberFieldEqualsModel).bug(
      "andyearnshaw/Intl.js/issues/51"),
    .numberFormat(
      "LeadingZerosAllowed", "A number may begin with zeros, though its format allows none."
    ) {
      $0.allowsLeadingZeros = true
    }.killed(by: .judgingEqualsModel).bug("haskell/aeson/issues/480"),
    .numberField(
      "PasteReinterpreted", "Separators anywhere in a paste are dropped: 1,5 becomes 15."
    ) { field, edit, state, decision in
      let bare = Edit(replacing: edit.range, with: field.bare(edit.replacement))
      return bare.isDeletion ? decision : field.model.decide(bare, on: state)
    }.killed(by: .editingKeepsOtherDigits, .numberFieldEqualsModel).bug(
      "bishopZ/Typecast.js/issues/21"),
    .numberField("RepeatedSign", "A sign typed anywhere toggles that of the number.") {
      field, edit, state, decision in
      guard decision.reason != nil, edit.replacement == "-", (try? state.replacing(edit)) != nil
      else { return decision }
      let text = state.text.hasPrefix("-") ? String(state.text.dropFirst()) : "-" + state.text
      return decision.rewriting(to: field.showing(text))
    }.killed(by: .editingKeepsOtherDigits, .numberFieldEqualsModel).bug(
      "assisrafael/angular-input-masks/issues/147"),
    .numberField("SecondSeparatorClears", "A second decimal separator clears the field.") {
      field, edit, state, decision in
      let separator = field.format.symbols.decimalSeparator
      let isSecond =
        state.text.unicodeScalars.contains(separator)
        && edit.replacement.unicodeScalars.contains(separator)
      return isSecond && decision.reason != nil ? decision.rewriting(to: .empty) : decision
    }.killed(by: .editingKeepsOtherDigits, .numberFieldEqualsModel).bug("47vigen/raqam/pull/17"),
    .numberField(
      "SeparatorCutsTail", "A misplaced separator deletes everything after it."
    ) { field, edit, state, decision in
      let separator = String(field.format.symbols.decimalSeparator)
      guard decision.reason != nil, edit.replacement == separator,
        (try? state.replacing(edit)) != nil
      else { return decision }
      let head = state.text.utf16.prefix(edit.range.location)
      return decision.rewriting(to: field.showing(String(decoding: head, as: UTF16.self)))
    }.killed(by: .editingKeepsOtherDigits, .numberFieldEqualsModel).bug(
      "s-yadav/react-number-format/issues/266"),
    .replacing(
      \.numbers.fieldOfFormat, "SeparatorsMadePlain",
      "Normalisation turns a field’s own separators into spaces and apostrophes."
    ) {
      MutantRule(ModelNumberField($0, bounds: $1), hasFormat: false)
    }.killed(by: .normalisingKeepsGroupedNumbers),
  ]
}
