private let model = ModelNumbers()

extension Mutant {
  /// Deletions in fields that group digits.
  static let numberDeletions: [Mutant] = [
    .numberField("B20", "If a deletion leaves no number, the text after it is lost.") {
      field, edit, state, decision in
      guard edit.isDeletion, let next = decision.newState,
        let problem = field.problem(of: next.text)
      else { return decision }
      let head = field.bare(next.text).utf16.prefix(problem.offset)
      return decision.rewriting(to: field.showing(String(decoding: head, as: UTF16.self)))
    }.killed(by: .deletionTakesTheAdjacentDigit).bug("igorescobar/jQuery-Mask-Plugin#376"),
    .numberField(
      "B22", "Only backspace keeps the required decimal separator: 123.00 becomes 12,300."
    ) { field, edit, state, decision in
      let isBackspace = edit.range.end == state.selection.location && state.selection.length == 0
      var unkept = field.format
      unkept.fractionDigits = 0...field.format.maximumFractionDigits
      let wrong = ModelNumberField(unkept, bounds: field.bounds)
      return edit.isDeletion && !isBackspace ? wrong.decide(edit, on: state) : decision
    }.killed(by: .requiredSeparatorStays).bug("taiga-family/maskito#2135"),
    .numberField(
      "ForwardDeletesBackward", "A forward deletion of a separator deletes the digit before it."
    ) { field, edit, state, decision in
      guard edit.isDeletion, (try? state.replacing(edit)) != nil,
        field.isGrouping(FieldState(state.text).text(in: edit.range))
      else { return decision }
      let after = TextRange.caret(at: edit.range.location + edit.range.length)
      return field.model.decide(edit, on: state.selecting(after))
    }.killed(by: .deletionTakesTheAdjacentDigit).bug("s-yadav/react-number-format#359"),
    .numberField("FractionPushedOut", "A digit in a full fraction removes the last digit.") {
      field, edit, state, decision in
      guard decision.reason != nil, !edit.isDeletion, edit.range.length == 0,
        edit.replacement.utf16.count == 1, state.text.utf16.count > edit.range.location,
        state.text.unicodeScalars.contains(field.format.symbols.decimalSeparator)
      else { return decision }
      let shorter = FieldState(String(state.text.dropLast()))
      return field.model.decide(edit, on: shorter).newState.map(decision.rewriting) ?? decision
    }.killed(by: .caretStaysBesideItsDigit).bug("RobinHerbots/Inputmask#2302"),
    .numberField(
      "GroupsAtTheEnd", "Digits are grouped when the field is left, not while they are typed."
    ) { field, edit, state, decision in
      guard case .rewrite = decision, !edit.isDeletion, let plain = try? state.replacing(edit)
      else { return decision }
      return .accept(plain)
    }.killed(by: .typedNumberIsGrouped).bug("MudBlazor/MudBlazor#9539"),
    .numberField("LeadingZerosDropped", "Deleting the first digit also deletes the zeros after it.")
    { field, edit, state, decision in
      guard edit.isDeletion, let next = decision.newState else { return decision }
      let rest = field.bare(next.text).drop { $0 == "0" }
      let isZeroed = field.bare(next.text).hasPrefix("0") && rest.first?.isWholeNumber == true
      return isZeroed ? decision.rewriting(to: field.showing(String(rest))) : decision
    }.killed(by: .deletionTakesTheAdjacentDigit).bug("s-yadav/react-number-format#96"),
    .numberField(
      "SeparatorGoesWithOthers",
      "The required decimal separator is deleted together with other characters."
    ) { field, edit, state, decision in
      var unkept = field.format
      unkept.fractionDigits = 0...field.format.maximumFractionDigits
      let wrong = ModelNumberField(unkept, bounds: field.bounds)
      let isLonger = edit.isDeletion && edit.range.length > 1
      return isLonger ? wrong.decide(edit, on: state) : decision
    }.killed(by: .requiredSeparatorStays).bug("taiga-family/maskito#2062"),
    .numberField("SeparatorTakesTwo", "A backspace on a separator deletes two digits.") {
      field, edit, state, decision in
      guard edit.isDeletion, (try? state.replacing(edit)) != nil,
        field.isGrouping(FieldState(state.text).text(in: edit.range)), let next = decision.newState,
        next.selection.location > 0
      else { return decision }
      let before = TextRange(location: next.selection.location - 1, length: 1)
      return field.model.decide(Edit(replacing: before, with: ""), on: next)
    }.killed(by: .deletionTakesTheAdjacentDigit).bug("RobinHerbots/Inputmask#2232"),
    .numberField(
      "StuckOnSeparator", "A backspace on a separator moves the caret, but deletes no digit."
    ) { field, edit, state, decision in
      guard edit.isDeletion, (try? state.replacing(edit)) != nil,
        field.isGrouping(FieldState(state.text).text(in: edit.range))
      else { return decision }
      return decision.rewriting(to: state.selecting(.caret(at: edit.range.location)))
    }.killed(by: .deletionTakesTheAdjacentDigit).bug("s-yadav/react-number-format#626"),
    .numberField("TypesAtTheEnd", "Typed text is added at the end, wherever the caret is.") {
      field, edit, state, decision in
      guard !edit.isDeletion, edit.range.length == 0, (try? state.replacing(edit)) != nil else {
        return decision
      }
      let end = TextRange.caret(at: state.text.utf16.count)
      let appended = Edit(replacing: end, with: edit.replacement)
      return field.model.decide(appended, on: state)
    }.killed(by: .caretStaysBesideItsDigit).bug("TobyMosque/app-extension-qdecimal#1"),
  ]
}
