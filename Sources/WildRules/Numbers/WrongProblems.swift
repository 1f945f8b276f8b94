import InputLaws
import InputRules
import InputRulesModel

/// Numbers by the model, but for what is said of texts: `partial` and `complete` ones, not the
/// scanner's.
struct WrongProblems: WrongNumbers {
  /// What a text is judged by.
  struct Question {
    /// The text.
    let text: String
    /// Whether it must be complete.
    let isComplete: Bool
    /// The format.
    let format: NumberFormat
    /// What the model says.
    let problem: NumberProblem?
  }

  private let answer: @Sendable (Question) -> NumberProblem?

  /// Numbers of which is said what `answer` says.
  init(_ answer: @escaping @Sendable (Question) -> NumberProblem?) {
    self.answer = answer
  }

  /// Numbers that are refused at the first scalar that `isWrong` says of that it can't stand there,
  /// before any other problem.
  init(refusing isWrong: @escaping @Sendable (Int, [Unicode.Scalar], NumberFormat) -> Bool) {
    answer = { question in
      let scalars = Array(question.text.unicodeScalars)
      guard let place = scalars.indices.first(where: { isWrong($0, scalars, question.format) })
      else { return question.problem }
      let offset = scalars[..<place].reduce(0) { $0 + UTF16.width($1) }
      if let problem = question.problem, problem.offset <= offset { return problem }
      return NumberProblem(offset: offset, found: scalars[place], expected: [.digit])
    }
  }

  func problem(
    of text: String, as grammar: NumberGrammar, in format: NumberFormat
  ) -> NumberProblem? {
    let problem = model.problem(of: text, as: grammar, in: format)
    switch grammar {
    case .scanner: return problem
    case .partial, .complete:
      let isComplete = grammar == .complete
      return answer(Question(text: text, isComplete: isComplete, format: format, problem: problem))
    }
  }

  func value(of text: String, in format: NumberFormat) -> ExactNumber? {
    problem(of: text, as: .complete, in: format) == nil ? model.value(of: text, in: format) : nil
  }
}
