import PropertyTesting

/// A law about code that answers values rather than edits.
struct ValueLaw<Input: Sendable>: Sendable {
  /// The law's name in reports.
  let name: String
  /// The law as a sentence.
  let sentence: String
  /// What usually breaks it.
  let cause: String
  /// How that is fixed.
  let remedy: String
  /// Whether it only asks for an answer; the laws after it would break the same way.
  var isFirst = false
  /// Whether one input is enough, as nothing is made of it.
  var isAskedOnce = false
  /// Throws `BrokenLaw` where the answer is wrong.
  let check: @Sendable (Input) throws -> Void
}

/// Code that answers values, as its reports see it.
struct ValueSubject<Input: Sendable>: Sendable {
  /// The name in reports.
  let name: String
  /// What a test calls its functions: “parse and write”.
  let functions: String
  /// What its inputs are: “texts”.
  let counted: String
  let inputs: Generator<Input>
  /// What a report and its test say of an input.
  let step: @Sendable (Input) -> (words: String, call: String)
  /// What the code does with an input, or with each of its parts.
  let effects: @Sendable (Input) -> [EditAnswer.Effect]
  /// The laws that don't apply, and why.
  var left: [String] = []
  /// What the code does that the meaning neither asks for nor forbids; nil for nothing.
  var remark: @Sendable () -> String? = { nil }
}
