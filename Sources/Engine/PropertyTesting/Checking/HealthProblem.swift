/// The reason a run is inconclusive, although it found no counterexample.
public enum HealthProblem: Hashable, Sendable, Codable {
  /// The claim applied to too few inputs.
  case fewValid(valid: Int, of: Int)
  /// Too many inputs were cut short, because they needed more choices than a case may make.
  case tooLarge(choices: Int)
  /// The same input was checked more than once, with different verdicts.
  ///
  /// The case is indirect, because a run reads its problem for every input, and would copy the
  /// state.
  indirect case hiddenState(HiddenState)
  /// The same choices generated two different inputs, so the generator depends on other data.
  ///
  /// The generator calls `Int.random`, for example, or reads a clock.
  case unsteadyGenerator
  /// A generator ended the process before the claim was called.
  ///
  /// `message` describes how the process ended; `choices` are those drawn so far, if known.
  case trappedGenerator(message: String, choices: String?)
  /// The system couldn't start a child process for an isolated claim, for the given reason.
  case noChildProcess(reason: String)
  /// The position from which to resume an enumeration doesn't belong to this claim.
  case foreignResumption
  /// The run's settings can't be used; no input was checked.
  case badSettings(SettingsError)
}

extension HealthProblem: CustomStringConvertible {
  /// A description of the problem, with advice.
  public var description: String {
    switch self {
    case .fewValid(let valid, let count):
      "only \(valid) of \(count) inputs met the conditions of filter and assume; generate valid "
        + "ones with map or flatMap"
    case .tooLarge(let choices):
      "too many inputs were cut short after \(choices) choices; generate smaller inputs"
    case .hiddenState(let state): "\(state)"
    case .unsteadyGenerator:
      "the same choices made different inputs; in generators, draw from the choice source instead "
        + "of Int.random, UUID() or the current time"
    case .trappedGenerator(let message, let choices):
      "a generator, not the claim, \(message)"
        + (choices.map { "\n  drawn   choices so far: \"\($0)\"" } ?? "")
        + "\n  advice  closures, such as that of map, must accept every value they receive"
    case .noChildProcess(let reason):
      "no child process could be started: \(reason); raise the limit on processes or open files, "
        + "or check the claim without isolation"
    case .foreignResumption:
      "the code to resume from belongs to another claim or an older version; "
        + "start the enumeration again without the code"
    case .badSettings(let error): "\(error)"
    }
  }
}
