/// Why a run says nothing, although its claim was not found to be false.
public enum HealthProblem: Hashable, Sendable, Codable {
  /// So few inputs were ones the claim speaks of that nothing can be said.
  case fewValid(valid: Int, of: Int)
  /// Most inputs needed more choices than a case may make, and were cut short.
  case tooLarge(choices: Int)
  /// The same input was judged twice, and not alike; the input, in words.
  case hiddenState(input: String)
  /// The same choices made two inputs: the generator isn't a function of its choices.
  case unsteadyGenerator
  /// The place to resume an enumeration at isn't one of this claim's.
  case foreignResumption
  /// The run's settings can't be used; no input was judged.
  case badSettings(SettingsError)
}

extension HealthProblem: CustomStringConvertible {
  /// A sentence a user can act on.
  public var description: String {
    switch self {
    case .fewValid(let valid, let count):
      "it speaks of \(valid) of \(count) inputs; make such inputs instead of filtering them"
    case .tooLarge(let choices):
      "most inputs take more than \(choices) choices and were cut short; make smaller ones"
    case .hiddenState(let input):
      "its verdict depends on more than its input, which failed and held: "
        + "\(input); look for state that outlives a case"
    case .unsteadyGenerator:
      "the same choices made different inputs; let the source of choices decide everything"
    case .foreignResumption:
      "the place to go on from is one of another claim, or of an older one; begin anew"
    case .badSettings(let error): "\(error)"
    }
  }
}
