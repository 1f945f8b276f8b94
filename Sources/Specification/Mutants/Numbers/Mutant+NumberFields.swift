import InputLaws
import InputRules
import InputRulesModel

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
    }.killed(by: .caretStaysBesideItsDigit, .deletionTakesTheDigitMeant, .numberFieldEqualsModel)
      .bug("text-mask/text-mask/pull/931"),
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
    }.killed(by: .caretStaysBesideItsDigit, .numberFieldEqualsModel)
      .bug("RobinHerbots/Inputmask/issues/2044"),
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
    }.killed(
      by: .typedNumberIsGrouped, .caretStaysBesideItsDigit, .deletionTakesTheDigitMeant,
      .numberFieldEqualsModel
    )
    .bug("fabiomcosta/jquery-meiomask/issues/23"),
    .numberField("DeletionsNotRegrouped", "After a deletion the separators stay where they were.") {
      field, edit, state, decision in
      guard case .rewrite(let next, _) = decision, edit.isDeletion,
        let plain = try? state.replacing(edit), field.bare(plain.text) == field.bare(next.text)
      else { return decision }
      return .accept(plain)
    }.killed(by: .numberFieldKeepsItsForm, .numberFieldEqualsModel)
      .bug("ericberman/MyFlightbookiOS/issues/43"),
    .numberField("DoubledCharacters", "A digit that makes a separator appear is inserted twice.") {
      field, edit, state, decision in
      guard case .rewrite(let next, _) = decision, !edit.isDeletion else { return decision }
      let again = Edit(replacing: .caret(at: next.selection.location), with: edit.replacement)
      return field.model.decide(again, on: next).newState.map(decision.rewriting) ?? decision
    }.killed(
      by: .typedNumberIsGrouped, .caretStaysBesideItsDigit, .editingKeepsOtherDigits,
      .numberFieldEqualsModel
    )
    .bug("taiga-family/maskito/issues/418"),
    .numberField("ExponentTyped", "In a field that groups digits an exponent can be typed.") {
      field, edit, state, decision in
      guard decision.reason != nil, edit.replacement == "e" || edit.replacement == "E",
        let next = try? state.replacing(edit), next.selection.location == next.text.utf16.count,
        state.text.unicodeScalars.last?.properties.numericType == .decimal
      else { return decision }
      return .accept(next)
    }.killed(by: .numberFieldEqualsModel),
    .numberFormat("FractionOneShort", "The last digit that the fraction may have is refused.") {
      format in
      let most = format.maximumFractionDigits
      if most > 1 && most < .max { format.fractionDigits = 0...(most - 1) }
    }.killed(
      by: .everyCompleteNumberCanBeTyped, .strangersAreRefused, .valueKeepsEveryDigit,
      .writingEqualsModel
    )
    .bug("SamWM/jQuery-Plugins/issues/78"),
    .numberField("GroupsByThrees", "While typing, digits are grouped by threes in every locale.") {
      field, edit, state, _ in
      var threes = field.format
      threes.regroup(NumberGrouping())
      return ModelNumberField(threes, bounds: field.bounds).decide(edit, on: state)
    }.killed(by: .typedNumberIsGrouped, .deletionTakesTheDigitMeant, .numberFieldEqualsModel)
      .bug("openexchangerates/accounting.js/issues/113"),
    .numberFormat(
      "IndianAsThrees", "Digits are grouped by threes where the locale groups them differently."
    ) {
      $0.regroup(NumberGrouping(minimum: $0.symbols.grouping.minimum))
    }.killed(
      by: .valueKeepsEveryDigit, .everyCompleteNumberCanBeTyped, .strangersAreRefused,
      .numberFieldEqualsModel
    )
    .bug("andyearnshaw/Intl.js/issues/51"),
    .numberFormat(
      "LeadingSeparatorTaken",
      "“.5” is a number also where the format wants a digit before the separator."
    ) {
      $0.allowsLeadingSeparator = true
    }.killed(by: .judgingEqualsModel, .valueEqualsModel),
    .numberFormat(
      "LeadingZerosAllowed", "A number may begin with zeros, though its format allows none."
    ) {
      $0.allowsLeadingZeros = true
    }.killed(by: .judgingEqualsModel, .valueEqualsModel).bug("haskell/aeson/issues/480"),
    .numberField("LoneSeparatorDropped", "A grouping separator is refused, and digits go on.") {
      field, edit, state, decision in
      let separator = field.format.symbols.groupingSeparator
      return Array(edit.replacement.unicodeScalars) == [separator]
        ? .refuse(.reformatted) : decision
    }.killed(by: .typedNumbersMeanTheirValue, .numberFieldEqualsModel),
    .numberField("CommaIsThePoint", "Each comma or point is the decimal separator.") {
      field, edit, state, decision in
      let own = String(field.format.symbols.decimalSeparator)
      guard [".", ","].contains(edit.replacement) else { return decision }
      return field.model.decide(Edit(replacing: edit.range, with: own), on: state)
    }.killed(by: .typedNumbersMeanTheirValue, .numberFieldEqualsModel),
    .numberField("SeparatorStaysAlone", "A decimal separator stays after its last digit.") {
      field, edit, state, decision in
      let digits = decision.newState?.text.filter(\.isNumber) ?? "0"
      guard edit.isDeletion, digits.isEmpty else { return decision }
      var format = field.format
      format.fractionDigits = 0...format.maximumFractionDigits
      return ModelNumberField(format, bounds: field.bounds).decide(edit, on: state)
    }.killed(by: .deletionTakesTheDigitMeant, .numberFieldEqualsModel),
    .numberField("MarksKept", "Marks of direction stay in the field’s text.") {
      field, edit, state, decision in
      let marks: [Unicode.Scalar] = ["\u{61C}", "\u{200E}", "\u{200F}"]
      guard let first = edit.replacement.unicodeScalars.first, marks.contains(first) else {
        return decision
      }
      return decision.changingState { next in
        FieldState(String(first) + next.text)
      }
    }.killed(by: .editingKeepsOtherDigits, .numberFieldEqualsModel),
    .numberFormat("NegativeFractionLimit", "A limit of the fraction below zero is none.") {
      format in
      if format.fractionDigits.upperBound < 0 { format.fractionDigits = 0...Int.max }
    }.killed(by: .judgingEqualsModel),
    .numberFormat("OwnMarkRefused", "Of exponent marks only “e” and “E” are read.") { format in
      let symbols = format.symbols
      let plain = try? NumberSymbols(
        decimalSeparator: symbols.decimalSeparator, groupingSeparator: symbols.groupingSeparator,
        minusSign: symbols.minusSign, plusSign: symbols.plusSign,
        digits: String(String.UnicodeScalarView(symbols.digits)), grouping: symbols.grouping)
      format.symbols = plain ?? symbols
    }.killed(
      by: .everyCompleteNumberCanBeTyped, .strangersAreRefused, .valueKeepsEveryDigit,
      .judgingEqualsModel),
    .numberField(
      "PasteReinterpreted", "Separators anywhere in a paste are dropped: 1,5 becomes 15."
    ) { field, edit, state, decision in
      let bare = Edit(replacing: edit.range, with: field.bare(edit.replacement))
      return bare.isDeletion ? decision : field.model.decide(bare, on: state)
    }.killed(by: .editingKeepsOtherDigits, .numberFieldEqualsModel)
      .bug("bishopZ/Typecast.js/issues/21"),
    .numberFormat("PlusTaken", "A plus sign is accepted even if the format allows only the minus.")
    {
      if $0.signs == .minus { $0.signs = .both }
    }.killed(by: .judgingEqualsModel, .numberFieldEqualsModel),
    .numberField("RepeatedSign", "A sign typed anywhere toggles that of the number.") {
      field, edit, state, decision in
      guard decision.reason != nil, edit.replacement == "-", (try? state.replacing(edit)) != nil
      else { return decision }
      let text = state.text.hasPrefix("-") ? String(state.text.dropFirst()) : "-" + state.text
      return decision.rewriting(to: field.showing(text))
    }.killed(by: .editingKeepsOtherDigits, .numberFieldEqualsModel)
      .bug("assisrafael/angular-input-masks/issues/147"),
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
    }.killed(by: .editingKeepsOtherDigits, .numberFieldEqualsModel)
      .bug("s-yadav/react-number-format/issues/266"),
    .replacing(
      \.numbers.fieldOfFormat, "SeparatorsMadePlain",
      "Normalisation turns a field’s own separators into spaces and apostrophes."
    ) {
      MutantRule(ModelNumberField($0, bounds: $1), hasFormat: false)
    }.killed(by: .normalisingKeepsGroupedNumbers),
    .numberField(
      "SetTextIsFormed",
      "Text set from code is formatted before the next edit, which then misses its place."
    ) { field, edit, state, decision in
      let formed = field.showing(state.text).text
      guard field.problem(of: state.text) == nil,
        let set = try? FieldState(text: formed, selection: state.selection)
      else { return decision }
      return field.model.decide(edit, on: set)
    }.killed(by: .numberFieldEqualsModel),
    .numberFormat(
      "TrailingSeparatorTaken",
      "“1.” is a number also where the format wants a digit after the separator."
    ) {
      $0.allowsTrailingSeparator = true
    }.killed(by: .numberFieldEqualsModel, .judgingEqualsModel),
  ]
}
