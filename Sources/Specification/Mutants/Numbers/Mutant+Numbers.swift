private let model = ModelNumbers()

extension Mutant {
  /// `answer` returns the problems of texts, except for those of the *Text Field* article's
  /// scanner, which are the model's.
  static func numberProblem(
    _ id: String, _ mistake: String,
    _ answer: @escaping @Sendable (NumberQuestion) -> NumberProblem?
  ) -> Mutation {
    let judge: @Sendable (String, NumberGrammar, NumberFormat) -> NumberProblem? = {
      let problem = model.problem(of: $0, as: $1, in: $2)
      if $1 == .scanner { return problem }
      return answer(
        NumberQuestion(text: $0, isComplete: $1 == .complete, format: $2, problem: problem))
    }
    return Mutation(id, mistake) {
      $0.numbers.problem = judge
      $0.numbers.valueOfText = { text, format in
        judge(text, .complete, format) == nil ? model.value(of: text, in: format) : nil
      }
    }
  }

  /// Texts are refused at the first scalar for which `isWrong` is true, before any other problem.
  static func numberRefusal(
    _ id: String, _ mistake: String,
    _ isWrong: @escaping @Sendable (Int, [Unicode.Scalar], NumberFormat) -> Bool
  ) -> Mutation {
    numberProblem(id, mistake) { question in
      let scalars = Array(question.text.unicodeScalars)
      guard let place = scalars.indices.first(where: { isWrong($0, scalars, question.format) })
      else { return question.problem }
      let offset = scalars[..<place].reduce(0) { $0 + UTF16.width($1) }
      if let problem = question.problem, problem.offset <= offset { return problem }
      return NumberProblem(offset: offset, found: scalars[place], expected: [.digit])
    }
  }

  /// Texts are misread before they are checked; the scanner of the *Text Field* article reads them
  /// unchanged.
  static func numberText(
    _ id: String, _ mistake: String, _ misread: @escaping @Sendable (String, NumberFormat) -> String
  ) -> Mutation {
    Mutation(id, mistake) {
      $0.numbers.problem = { text, grammar, format in
        let read = grammar == .scanner ? text : misread(text, format)
        return model.problem(of: read, as: grammar, in: format)
      }
      $0.numbers.valueOfText = { model.value(of: misread($0, $1), in: $1) }
    }
  }

  /// Each scalar is replaced with the scalar that `misread` returns, if any.
  static func numberScalar(
    _ id: String, _ mistake: String,
    _ misread: @escaping @Sendable (Unicode.Scalar, NumberFormat) -> Unicode.Scalar?
  ) -> Mutation {
    numberText(id, mistake) { text, format in
      String(scalars: text.unicodeScalars.map { misread($0, format) ?? $0 })
    }
  }

  /// Formats are always misread.
  static func numberFormat(
    _ id: String, _ mistake: String, _ misread: @escaping @Sendable (inout NumberFormat) -> Void
  ) -> Mutation {
    let read: @Sendable (NumberFormat) -> NumberFormat = {
      var format = $0
      misread(&format)
      return format
    }
    return Mutation(id, mistake) {
      $0.numbers.problem = { model.problem(of: $0, as: $1, in: read($2)) }
      $0.numbers.valueOfText = { model.value(of: $0, in: read($1)) }
      $0.numbers.textOfNumber = { (number, format) throws(NumberWritingError) in
        try model.text(of: number, in: read(format))
      }
      $0.numbers.canTextBeCompleted = { model.canBeCompleted($0, in: read($1), to: $2) }
      $0.numbers.fieldOfFormat = { ModelNumberField(read($0), bounds: $1) }
    }
  }

  /// `answer` returns the problems of edited texts.
  static func editedProblems(
    _ id: String, _ mistake: String,
    _ answer: @escaping @Sendable ([Edit], String, Bool, NumberFormat) -> [NumberProblem?]
  ) -> Mutation { Mutation(id, mistake) { $0.numbers.problemsAfterEdits = answer } }

  /// `answer` computes the values of texts from the model's.
  static func numberValue(
    _ id: String, _ mistake: String,
    _ answer: @escaping @Sendable (ExactNumber?, String, NumberFormat) -> ExactNumber?
  ) -> Mutation { change(\.numbers.valueOfText, id, mistake, by: answer) }

  /// `answer` decides whether texts can be continued to a number within the bounds, given the
  /// question and the model's answer.
  static func numberReaches(
    _ id: String, _ mistake: String, _ answer: @escaping @Sendable (BoundsQuestion, Bool) -> Bool
  ) -> Mutation {
    replacing(\.numbers.canTextBeCompleted, id, mistake) { text, format, bounds in
      answer(
        BoundsQuestion(text: text, format: format, bounds: bounds),
        model.canBeCompleted(text, in: format, to: bounds))
    }
  }

  /// Fields in which `decide` makes the decisions; its last argument is the model's decision.
  static func numberField(
    _ id: String, _ mistake: String,
    _ decide: @escaping @Sendable (NumberFieldQuestion, Edit, FieldState, Decision) -> Decision
  ) -> Mutation {
    replacing(\.numbers.fieldOfFormat, id, mistake) {
      let field = NumberFieldQuestion(format: $0, bounds: $1)
      return MutantRule(field.model) { decide(field, $0, $1, field.model.decide($0, on: $1)) }
    }
  }

  static func numberWriting(
    _ id: String, _ mistake: String,
    _ write: @escaping @Sendable (ExactNumber, NumberFormat) throws(NumberWritingError) -> String
  ) -> Mutation { replacing(\.numbers.textOfNumber, id, mistake, by: write) }

  /// Numbers are written as `change` returns them, given the model's text.
  static func writtenNumber(
    _ id: String, _ mistake: String, _ change: @escaping @Sendable (String, NumberFormat) -> String
  ) -> Mutation {
    numberWriting(id, mistake) { (number, format) throws(NumberWritingError) in
      change(try model.text(of: number, in: format), format)
    }
  }
}

/// A question about a number's text, and the model's answer.
struct NumberQuestion {
  let text: String
  let isComplete: Bool
  let format: NumberFormat
  let problem: NumberProblem?
}

/// A question about bounds while a number is typed.
struct BoundsQuestion {
  let text: String
  let format: NumberFormat
  let bounds: NumberBounds
  /// The text's value, if it is a complete number.
  var value: ExactNumber? { model.value(of: text, in: format) }
}

extension Mutant {
  /// Numeric text rules, and texts that are checked while they are edited.
  static let numericRules: [Mutant] = [
    .filter("BracketsDropped", "Brackets are dropped from a paste, so a debt becomes a credit.") {
      edit, state, model, _ in
      let kept = edit.replacement.filter { !"()".contains($0) }
      guard kept.count < edit.replacement.count else { return nil }
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
    .editedProblems(
      "StateOneBehind", "A deletion doesn't change the problem of the text."
    ) { edits, text, isComplete, format in
      let grammar = isComplete ? NumberGrammar.complete : .partial
      var state = FieldState(text)
      return edits.map { edit in
        let before = state.text
        state = (try? state.replacing(edit)) ?? state
        let isCut = edit.isDeletion && !before.hasSameUnits(as: state.text)
        return model.problem(of: isCut ? before : state.text, as: grammar, in: format)
      }
    }.killed(by: .editedTextIsCheckedAsWritten).bug("odvcencio/gotreesitter#360"),
    .numberDescription("WholeWhileTyping", "Even while typing, only complete numbers are accepted.")
    {
      number in if number.grammar == .partial { number.grammar = .complete }
    }.killed(by: .numericFieldEqualsModel).bug("gcanti/tcomb-form#98"),
  ]

  /// Numeric fields in which `decide` decides about filtered insertions, given the model's fields
  /// with and without the filter; it returns `nil` for the model's decision.
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
