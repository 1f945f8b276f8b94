/// The reason a generator can't be created or used.
public enum GeneratorError: Error, Hashable, Sendable {
  /// The range is empty, or a bound is NaN.
  case emptyRange(String)
  /// The number of elements is negative.
  case negativeCount(Int)
  /// The list of values, characters or generators to choose from is empty.
  case nothingToChoose
  /// A probability, or the share of a kind, isn't a number from 0 to 1.
  case badShare(Double)
  /// The depth of a value could overflow the stack.
  case tooDeep(Int)
  /// A repetition in a grammar or a pattern requires more parts than the limit.
  case tooManyParts(most: Int)
  /// A weight isn't from 0 to 4294967295.
  case badWeight(Int)
  /// No option has a weight above zero.
  case noWeight
  /// A grammar describes no text, because every option requires another rule or is empty.
  case noText
  /// A grammar uses a rule's placeholder outside the rule's definition.
  case unknownRule(String)
  /// A grammar defines two rules with the same name.
  case ambiguousRule(String)
  /// A state machine's model depends on the system's results, so its traces require the system.
  case needsSystem
  /// A type's decoder rejects every value drawn for the type, for the given reason.
  case undecodable(type: String, String)
  /// A type doesn't have a field with the given name; `fields` lists the valid names.
  case unknownField(String, of: String, fields: [String])
  /// A regular expression can't be used, because of a problem at the given character, counted from
  /// 1.
  case badPattern(String, at: Int, RegexProblem)
}

extension GeneratorError: CustomStringConvertible {
  /// A description of the problem, with advice.
  public var description: String {
    switch self {
    case .emptyRange(let range): "the range \(range) is empty; give a range that contains a value"
    case .negativeCount(let count): "the number of elements is \(count); give 0 or more"
    case .nothingToChoose: "there is nothing to choose from; give at least one option"
    case .badShare(let share):
      "the probability or share \(share) isn't a number from 0 to 1; give a number from 0 to 1"
    case .tooDeep(let depth):
      "\(depth) levels may overflow the stack; give a depth of at most \(Self.largestDepth)"
    case .tooManyParts(let most):
      "a repetition needs more than \(most) parts; give it smaller counts"
    case .badWeight(let weight): "the weight is \(weight); give 0 to \(UInt32.max)"
    case .noWeight: "all weights are 0; give at least one a weight above 0"
    case .noText: "the grammar never ends; give each rule an alternative without recursion"
    case .unknownRule(let name):
      "the grammar's rule “\(name)” is used outside its definition; use the whole rule there"
    case .ambiguousRule(let name):
      "the grammar has two rules named “\(name)”; give each its own name"
    case .needsSystem:
      "the model depends on the system's answers, so traces need the system; "
        + "check the machine's claim"
    case .undecodable(let type, let reason):
      "\(type) can't be decoded: \(reason); "
        + "make the type Arbitrary, or override the fields that the decoder rejects"
    case .unknownField(let name, let type, let fields):
      "\(type) has no field “\(name)”; give one of: \(fields.joined(separator: ", "))"
    case .badPattern(let pattern, let place, let problem):
      "the pattern \(pattern) can't be used: at character \(place), \(problem)"
    }
  }
}

extension GeneratorError {
  /// The maximum depth of trees, grammars and recursive types.
  ///
  /// Each level requires a few hundred bytes, and a thread's stack may have only half a megabyte.
  @usableFromInline static let largestDepth = 1_000

  /// Creates the error for a negative number of elements, or returns `nil` for any other number.
  @usableFromInline
  init?(counts: ClosedRange<Int>) {
    if counts.lowerBound >= 0 { return nil }
    self = .negativeCount(counts.lowerBound)
  }

  /// Creates the error for a depth above the limit, or returns `nil` for any other depth.
  @usableFromInline
  init?(depth: Int) {
    if depth <= Self.largestDepth { return nil }
    self = .tooDeep(depth)
  }

  /// Creates the error for a number that isn't from 0 to 1, or returns `nil` for any other number.
  @usableFromInline
  init?(share: Double) {
    if (0...1).contains(share) { return nil }
    self = .badShare(share)
  }
}
