extension Mutant {
  static let numberDeletions: [Mutant] = [
    .numberDeletion("B20", "If a deletion leaves no number, the text after it is lost.") {
      question in
      guard let next = question.decision.newState, let problem = question.problem(of: next.text)
      else { return nil }
      let head = question.bare(next.text).utf16.prefix(problem.offset)
      return question.showing(text: String(decoding: head, as: UTF16.self))
    }.killed(by: .deletionTakesTheAdjacentDigit).bug("igorescobar/jQuery-Mask-Plugin#376"),
    .numberDeletion("B21", "A deletion next to a separator leaves one digit: 1,234,567 becomes 2.")
    {
      let isBefore = $0.tail.unicodeScalars.first == $0.format.symbols.groupingSeparator
      return isBefore ? $0.showing(text: String($0.bare($0.tail).prefix(1))) : nil
    }.killed(by: .deletionTakesTheAdjacentDigit).bug("RobinHerbots/Inputmask#444"),
    .numberDeletion(
      "B22", "Only backspace keeps the required decimal separator: 123.00 becomes 12,300."
    ) { question in
      let isBackspace = question.edit.range.end == question.state.selection.location
      return isBackspace && question.state.selection.length == 0
        ? nil : question.decisionWithoutFraction
    }.killed(by: .requiredSeparatorStays).bug("taiga-family/maskito#2135"),
    .numberDeletion(
      "DeletionsNotRegrouped", "After a deletion, the separators stay where they were."
    ) {
      let next = $0.decision.newState.map { $0.text } ?? ""
      return $0.bare(next) == $0.bare($0.plain.text) ? .accept($0.plain) : nil
    }.killed(by: .numberFieldEqualsModel).bug("ericberman/MyFlightbookiOS#43"),
    .numberInsertion(
      "FillsWhileTyping", "Zeros that the format requires are added during typing."
    ) { question in
      question.changing { next in
        let value = ModelNumbers().value(of: next.text, in: question.format)
        let text = value.flatMap { try? ModelNumbers().text(of: $0, in: question.format) }
        return text == next.text ? next : text.map { FieldState($0) } ?? next
      }
    }.killed(by: .caretStaysBesideItsDigit).bug("customd/jquery-number#76"),
    .numberDeletion(
      "ForwardDeletesBackward", "A forward deletion of a separator deletes the digit before it."
    ) { question in
      let after = question.state.selecting(.caret(at: question.end))
      return question.takesGrouping ? question.decision(about: question.edit, on: after) : nil
    }.killed(by: .deletionTakesTheAdjacentDigit).bug("s-yadav/react-number-format#359"),
    .numberInsertion("FractionPushedOut", "A digit in a full fraction removes the last digit.") {
      question in
      let isWhole = !question.state.text.contains(question.separator)
      guard question.decision.reason != nil, question.isKey, question.edit.range.length == 0,
        !question.isAtEnd, !isWhole
      else { return nil }
      return question.decision(
        about: question.edit, on: FieldState(String(question.state.text.dropLast())))
    }.killed(by: .caretStaysBesideItsDigit).bug("RobinHerbots/Inputmask#2302"),
    .numberInsertion(
      "GroupsAtTheEnd", "Digits are grouped when the field is left, not while they are typed."
    ) { question in
      if case .rewrite = question.decision { .accept(question.plain) } else { nil }
    }.killed(by: .typedNumberIsGrouped).bug("MudBlazor/MudBlazor#9539"),
    .numberDeletion(
      "LeadingZerosDropped", "Deleting the first digit also deletes the zeros after it."
    ) { question in
      let left = question.decision.newState.map { question.bare($0.text) } ?? ""
      let rest = left.drop { $0 == "0" }
      return left.hasPrefix("0") && rest.first?.isWholeNumber == true
        ? question.showing(text: String(rest)) : nil
    }.killed(by: .deletionTakesTheAdjacentDigit).bug("s-yadav/react-number-format#96"),
    .numberDeletion(
      "RadixAddsZero",
      "A backspace on the decimal separator inserts a zero before it: 12,00 becomes 120,00."
    ) { question in
      let caret = TextRange.caret(at: question.edit.range.location)
      return question.replaced == question.separator
        ? question.decision(typing: "0", over: caret) : nil
    }.killed(by: .deletionTakesTheAdjacentDigit).bug("RobinHerbots/Inputmask#2376"),
    .numberDeletion(
      "SeparatorGoesWithOthers",
      "The required decimal separator is deleted together with other characters."
    ) { $0.edit.range.length > 1 ? $0.decisionWithoutFraction : nil }
    .killed(by: .requiredSeparatorStays).bug("taiga-family/maskito#2062"),
    .numberDeletion("SeparatorTakesTwo", "A backspace on a separator deletes two digits.") {
      question in
      guard question.takesGrouping, let next = question.decision.newState,
        next.selection.location > 0
      else { return nil }
      let before = TextRange(location: next.selection.location - 1, length: 1)
      return question.decision(about: Edit(replacing: before, with: ""), on: next)
    }.killed(by: .deletionTakesTheAdjacentDigit).bug("RobinHerbots/Inputmask#2232"),
    .numberDeletion(
      "StuckOnSeparator", "A backspace on a separator moves the caret, but deletes no digit."
    ) { question in
      let moved = question.state.selecting(.caret(at: question.edit.range.location))
      return question.takesGrouping ? question.showing(moved) : nil
    }.killed(by: .deletionTakesTheAdjacentDigit).bug("s-yadav/react-number-format#626"),
    .numberInsertion(
      "TypesAfterSeparator", "Text typed before a separator is inserted after the next digit."
    ) { question in
      let next = question.tail.scalars.prefix(2)
      guard question.edit.range.length == 0, next.count == 2,
        next.first == question.format.symbols.groupingSeparator
      else { return nil }
      let place = question.end + String(scalars: Array(next)).utf16.count
      return question.decision(typing: question.edit.replacement, over: .caret(at: place))
    }.killed(by: .editingKeepsOtherDigits).bug("uNmAnNeR/imaskjs#99"),
    .numberInsertion("TypesAtTheEnd", "Typed text is added at the end, wherever the caret is.") {
      let end = TextRange.caret(at: $0.state.text.utf16.count)
      return $0.edit.range.length == 0 ? $0.decision(typing: $0.edit.replacement, over: end) : nil
    }.killed(by: .caretStaysBesideItsDigit).bug("TobyMosque/app-extension-qdecimal#1"),
  ]
}
