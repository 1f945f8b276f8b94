private let model = ModelNumbers()

extension Mutant {
  /// Numeric text rules, and texts that are checked while they are edited.
  static let numericRules: [Mutant] = [
    .filter("BracketsDropped", "Brackets are dropped from a paste, so a debt becomes a credit.") {
      edit, state, model, _ in
      let kept = edit.replacement.filter { !"()".contains($0) }
      guard kept.count < edit.replacement.count else { return nil }
      return model.decide(Edit(replacing: edit.range, with: kept), on: state)
    }.killed(by: .pastedAmountsMeanTheirValue, .filteringNeverChangesANumber),
    .editedProblems("DeletionKeepsVerdict", "After a deletion, the earlier problem is kept.") {
      edits, text, isComplete, format in
      let grammar = isComplete ? NumberGrammar.complete : .partial
      var state = FieldState(text)
      var known = model.problem(of: text, as: grammar, in: format)
      return edits.map { edit in
        state = (try? state.replacing(edit)) ?? state
        if !edit.isDeletion { known = model.problem(of: state.text, as: grammar, in: format) }
        return known
      }
    }.killed(by: .editedTextIsJudgedAsWritten).bug("TypeCobolTeam/TypeCobol#2458"),
    .description(
      "DeletionsUnjudged",
      "Deletions of a numeric field are never checked, though its policy requires it."
    ) { if !$0.numbers.isEmpty { $0.deletions = .always } }.killed(by: .numericFieldEqualsModel)
      .bug(.numericArticle),
    .rules("EmptyRequired", "A field with a minimum can't be left empty.") {
      field throws(RuleError) in
      let bounds = field.numbers.map(\.bounds).first { $0.minimum != nil }
      let model = try field.model()
      return MutantRule(
        model,
        finalObjection: { text in
          text.isEmpty ? bounds.map(Reason.outOfBounds) : model.finalObjection(to: text)
        })
    }.killed(by: .numericFieldEqualsModel).bug("craftcms/cms#1223"),
    .numberDescription(
      "LeadingZerosInDigits", "A positive integer may begin with zeros, whatever its format."
    ) { $0.format.allowsLeadingZeros = true }
    .killed(by: .positiveIntegerIsDigitsOnly).bug("maciejhirsz/json-rust#40"),
    .conditions(
      "LowerCaseBanned", "Integers are scanned numbers without “-”, “e” and the separator."
    ) { $0.flatMap(\.asInTheArticle) }
    .killed(by: .positiveIntegerIsDigitsOnly).bug(.numericArticle),
    .editedProblems(
      "RereadsInsertedOnly",
      "After an edit only the inserted text is read again, not the text after it."
    ) { edits, text, isComplete, format in
      let grammar = isComplete ? NumberGrammar.complete : .partial
      var state = FieldState(text)
      var known = model.problem(of: text, as: grammar, in: format)
      return edits.map { edit in
        guard let next = try? state.replacing(edit) else { return known }
        state = next
        let isInside = next.selection.location < next.text.utf16.count
        let head = String(decoding: next.text.utf16.prefix(next.selection.location), as: UTF16.self)
        let fresh = model.problem(of: isInside ? head : next.text, as: grammar, in: format)
        known = isInside && fresh?.found == nil ? known : fresh
        return known
      }
    }.killed(by: .editedTextIsJudgedAsWritten).bug("tree-sitter/tree-sitter#633"),
    .editedProblems(
      "StateOneBehind", "After a deletion, reading continues with the state after the deleted text."
    ) { edits, text, isComplete, format in
      let grammar = isComplete ? NumberGrammar.complete : .partial
      var state = FieldState(text)
      return edits.map { edit in
        let before = state.text
        state = (try? state.replacing(edit)) ?? state
        let isCut = edit.isDeletion && !before.hasSameUnits(as: state.text)
        return model.problem(of: isCut ? before : state.text, as: grammar, in: format)
      }
    }.killed(by: .editedTextIsJudgedAsWritten).bug("odvcencio/gotreesitter#360"),
    .numberDescription("WholeWhileTyping", "Every text during typing must be a complete number.") {
      number in if number.grammar == .partial { number.grammar = .complete }
    }.killed(by: .numericFieldEqualsModel).bug("gcanti/tcomb-form#98"),
  ]

  /// Numeric fields that filter insertions, and whose decisions are those of `decide`, given the
  /// model and the model of a field that doesn't filter; if `decide` returns nil, the model
  /// decides.
  private static func filter(
    _ id: String, _ mistake: String,
    _ decide: @escaping @Sendable (Edit, FieldState, any TextRule, any TextRule) -> Decision?
  ) -> Mutation {
    rules(id, mistake) { field throws(RuleError) in
      var plain = field
      plain.insertion = .whole
      let (model, whole) = (try field.model(), try plain.model())
      let isFiltered = field.insertion == .filtered && !field.numbers.isEmpty
      return MutantRule(model) { isFiltered ? decide($0, $1, model, whole) : nil }
    }
  }
}

extension ConditionDescription {
  /// The field that the *Text Field* article builds for a positive integer: it accepts 1E5, +5 and
  /// a space.
  fileprivate var asInTheArticle: [ConditionDescription] {
    guard case .numeric(let number) = self, number.format.signs == .none,
      number.format.maximumFractionDigits == 0
    else { return [self] }
    let banned = "-e" + String(number.format.symbols.decimalSeparator)
    let scanned = NumberDescription(NumberFormat(number.format.symbols), grammar: .scanner)
    return [.numeric(scanned), .banned(banned, .scalars)]
  }
}
