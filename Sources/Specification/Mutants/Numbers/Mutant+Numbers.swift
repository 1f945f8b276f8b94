private let model = ModelNumbers()

extension Mutant {
  /// Creates a mutant that uses `answer` to find the problems of texts, but keeps the *Text
  /// Field* article's scanner.
  static func numberProblem(
    _ id: String, _ mistake: String,
    _ answer: @escaping @Sendable (NumberQuestion) -> NumberProblem?
  ) -> Mutant {
    let judge: @Sendable (String, NumberGrammar, NumberFormat) -> NumberProblem? = {
      let problem = model.problem(of: $0, as: $1, in: $2)
      if $1 == .scanner { return problem }
      return answer(
        NumberQuestion(text: $0, isComplete: $1 == .complete, format: $2, problem: problem))
    }
    return Mutant(id, mistake) {
      $0.numbers.problem = judge
      $0.numbers.valueOfText = { text, format in
        judge(text, .complete, format) == nil ? model.value(of: text, in: format) : nil
      }
    }
  }

  /// Creates a mutant that refuses a text at the first scalar for which `isWrong` is true.
  static func numberRefusal(
    _ id: String, _ mistake: String,
    _ isWrong: @escaping @Sendable (Int, [Unicode.Scalar], NumberFormat) -> Bool
  ) -> Mutant {
    numberProblem(id, mistake) { question in
      let scalars = Array(question.text.unicodeScalars)
      guard let place = scalars.indices.first(where: { isWrong($0, scalars, question.format) })
      else { return question.problem }
      let offset = scalars[..<place].reduce(0) { $0 + UTF16.width($1) }
      if let problem = question.problem, problem.offset <= offset { return problem }
      return NumberProblem(offset: offset, found: scalars[place], expected: [.digit])
    }
  }

  /// Creates a mutant that misreads texts before they are checked, but keeps the *Text Field*
  /// article's scanner.
  static func numberText(
    _ id: String, _ mistake: String, _ misread: @escaping @Sendable (String, NumberFormat) -> String
  ) -> Mutant {
    Mutant(id, mistake) {
      $0.numbers.problem = { text, grammar, format in
        let read = grammar == .scanner ? text : misread(text, format)
        return model.problem(of: read, as: grammar, in: format)
      }
      $0.numbers.valueOfText = { model.value(of: misread($0, $1), in: $1) }
    }
  }

  /// Creates a mutant that reads each scalar as the scalar that `misread` returns, unless
  /// `misread` returns `nil`.
  static func numberScalar(
    _ id: String, _ mistake: String,
    _ misread: @escaping @Sendable (Unicode.Scalar, NumberFormat) -> Unicode.Scalar?
  ) -> Mutant {
    numberText(id, mistake) { text, format in
      String(scalars: text.unicodeScalars.map { misread($0, format) ?? $0 })
    }
  }

  static func numberFormat(
    _ id: String, _ mistake: String, _ misread: @escaping @Sendable (inout NumberFormat) -> Void
  ) -> Mutant {
    let read: @Sendable (NumberFormat) -> NumberFormat = {
      var format = $0
      misread(&format)
      return format
    }
    return Mutant(id, mistake) {
      $0.numbers.problem = { model.problem(of: $0, as: $1, in: read($2)) }
      $0.numbers.valueOfText = { model.value(of: $0, in: read($1)) }
      $0.numbers.textOfNumber = { (number, format) throws(NumberWritingError) in
        try model.text(of: number, in: read(format))
      }
      $0.numbers.canTextBeCompleted = { model.canBeCompleted($0, in: read($1), to: $2) }
      $0.numbers.fieldOfFormat = { ModelNumberField(read($0), bounds: $1) }
    }
  }

  /// Creates a mutant that uses `answer` to find the problem after each edit.
  ///
  /// The arguments are the edit, the problem before it, the states before and after it, and a
  /// function that returns the problem of a text.
  static func editedProblem(
    _ id: String, _ mistake: String,
    _ answer:
      @escaping @Sendable (
        Edit, NumberProblem?, FieldState, FieldState, (String) -> NumberProblem?
      ) -> NumberProblem?
  ) -> Mutant {
    Mutant(id, mistake) {
      $0.numbers.problemsAfterEdits = { edits, text, isComplete, format in
        let judge = { model.problem(of: $0, as: isComplete ? .complete : .partial, in: format) }
        var (state, problem) = (FieldState(text), judge(text))
        return edits.map { edit in
          let before = state
          state = (try? state.replacing(edit)) ?? state
          problem = answer(edit, problem, before, state, judge)
          return problem
        }
      }
    }
  }

  /// Creates a mutant that uses `answer` to change the values that the model reads.
  static func numberValue(
    _ id: String, _ mistake: String,
    _ answer: @escaping @Sendable (ExactNumber?, String, NumberFormat) -> ExactNumber?
  ) -> Mutant { change(\.numbers.valueOfText, id, mistake, by: answer) }

  /// Creates a mutant that uses `answer` to decide whether a text can become a number within
  /// bounds; `answer` also receives the model's answer.
  static func numberReaches(
    _ id: String, _ mistake: String, _ answer: @escaping @Sendable (BoundsQuestion, Bool) -> Bool
  ) -> Mutant {
    replacing(\.numbers.canTextBeCompleted, id, mistake) { text, format, bounds in
      answer(
        BoundsQuestion(text: text, format: format, bounds: bounds),
        model.canBeCompleted(text, in: format, to: bounds))
    }
  }

  /// Creates a mutant whose number fields use `decide` for edits that change the text.
  static func numberEdit(
    _ id: String, _ mistake: String,
    _ decide: @escaping @Sendable (NumberFieldQuestion) -> Decision?
  ) -> Mutant {
    replacing(\.numbers.fieldOfFormat, id, mistake) { format, bounds in
      let model = ModelNumberField(format, bounds: bounds)
      let parts = NumberFieldParts(format: format, bounds: bounds)
      return MutantRule(model: model) { NumberFieldQuestion(parts, model, $0, $1).flatMap(decide) }
    }
  }

  static func numberInsertion(
    _ id: String, _ mistake: String,
    _ decide: @escaping @Sendable (NumberFieldQuestion) -> Decision?
  ) -> Mutant { numberEdit(id, mistake) { $0.edit.isDeletion ? nil : decide($0) } }

  static func numberDeletion(
    _ id: String, _ mistake: String,
    _ decide: @escaping @Sendable (NumberFieldQuestion) -> Decision?
  ) -> Mutant { numberEdit(id, mistake) { $0.edit.isDeletion ? decide($0) : nil } }

  static func numberWriting(
    _ id: String, _ mistake: String,
    _ write: @escaping @Sendable (ExactNumber, NumberFormat) throws(NumberWritingError) -> String
  ) -> Mutant { replacing(throwing: \.numbers.textOfNumber, id, mistake, by: write) }

  /// Creates a mutant that uses `change` to change the texts that the model writes.
  static func writtenNumber(
    _ id: String, _ mistake: String, _ change: @escaping @Sendable (String, NumberFormat) -> String
  ) -> Mutant {
    numberWriting(id, mistake) { (number, format) throws(NumberWritingError) in
      change(try model.text(of: number, in: format), format)
    }
  }
}

/// A question about the problem with a text, with the model's answer.
struct NumberQuestion {
  let text: String
  let isComplete: Bool
  let format: NumberFormat
  let problem: NumberProblem?
}

/// A question about whether a number can get within its bounds as digits are typed.
struct BoundsQuestion {
  let text: String
  let format: NumberFormat
  let bounds: NumberBounds
  /// The value of the text if it is a complete number, otherwise `nil`.
  var value: ExactNumber? { model.value(of: text, in: format) }
}

extension Mutant {
  /// Mistakes in numeric text rules, and in checking a text again after edits.
  static let numericRules: [Mutant] = [
    .fieldDecision(
      "BracketsDropped", "Brackets are dropped from a paste, so a debt becomes a credit."
    ) { edit, state, model, field in
      let isFiltered = field.insertion == .filtered && !field.numbers.isEmpty
      let kept = edit.replacement.filter { !isFiltered || !"()".contains($0) }
      return model.decide(Edit(replacing: edit.range, with: kept), on: state)
    }.killed(by: .pastedAmountsMeanTheirValue, .filteringNeverChangesANumber),
    .description(
      "DeletionsUnjudged",
      "Deletions in a numeric field are never checked, whatever its policy."
    ) { if !$0.numbers.isEmpty { $0.deletions = .always } }.killed(by: .numericFieldEqualsModel)
      .bug(.numericArticle),
    .numberDescription(
      "LeadingZerosInDigits", "A positive integer may begin with zeros, whatever its format."
    ) { $0.format.allowsLeadingZeros = true }
    .killed(by: .positiveIntegerIsDigitsOnly).bug("maciejhirsz/json-rust#40"),
    .editedProblem("DeletionKeepsProblem", "After a deletion, the earlier problem is kept.") {
      edit, problem, _, state, judge in edit.isDeletion ? problem : judge(state.text)
    }.killed(by: .editedTextIsCheckedAsWritten).bug("TypeCobolTeam/TypeCobol#2458"),
    .rules("EmptyRequired", "A field with a minimum can't be left empty.") {
      field throws(RuleError) in
      let bounds = field.numbers.map(\.bounds).first { $0.minimum != nil }
      let model = try field.model()
      return MutantRule(
        model: model,
        objectFinally: {
          $0.isEmpty ? bounds.map(Reason.outOfBounds) : model.finalObjection(to: $0)
        })
    }.killed(by: .numericFieldEqualsModel).bug("craftcms/cms#1223"),
    .editedProblem(
      "RereadsInsertedOnly", "After an edit, only the text up to the caret is read again."
    ) { _, problem, _, state, judge in
      let (place, units) = (state.selection.location, state.text.utf16)
      let fresh = judge(String(decoding: units.prefix(place), as: UTF16.self))
      return place < units.count && fresh?.found == nil ? problem : fresh
    }.killed(by: .editedTextIsCheckedAsWritten).bug("tree-sitter/tree-sitter#633"),
    .editedProblem("StateOneBehind", "A deletion doesn't change the problem of the text.") {
      edit, _, before, state, judge in judge(edit.isDeletion ? before.text : state.text)
    }.killed(by: .editedTextIsCheckedAsWritten).bug("odvcencio/gotreesitter#360"),
    .numberDescription("WholeWhileTyping", "Even while typing, only complete numbers are accepted.")
    {
      number in if number.grammar == .partial { number.grammar = .complete }
    }.killed(by: .numericFieldEqualsModel).bug("gcanti/tcomb-form#98"),
  ]
}
