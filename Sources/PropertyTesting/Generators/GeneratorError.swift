/// Why there can be no generator of what was asked for.
public enum GeneratorError: Error, Hashable, Sendable {
  /// The range has nothing in it.
  case emptyRange(String)
  /// There is a bound that isn't a number, or the first is greater than the second.
  case unorderedBounds(String, String)
  /// A number of elements is below zero.
  case negativeCount(Int)
  /// The list of values, characters or generators to choose from is empty.
  case nothingToChoose
  /// A weight isn't a whole number from 0 to 4294967295.
  case badWeight(Int)
  /// No option has a weight above zero.
  case noWeight
  /// A grammar has no text: whatever is chosen, something more is needed.
  case noText
  /// A grammar refers to a rule outside of that rule's definition.
  case unknownRule(String)
  /// A grammar defines two rules of one name.
  case ambiguousRule(String)
}

extension GeneratorError: CustomStringConvertible {
  /// A sentence a user can act on.
  public var description: String {
    switch self {
    case .emptyRange(let range): "the range \(range) is empty; nothing can be taken from it"
    case .unorderedBounds(let lower, let upper):
      "\(lower) and \(upper) are no bounds; give two numbers, the smaller one first"
    case .negativeCount(let count): "there can't be \(count) elements; give a count from 0 up"
    case .nothingToChoose: "there is nothing to choose from; give at least one option"
    case .badWeight(let weight): "the weight \(weight) isn't one from 0 to \(UInt32.max)"
    case .noWeight: "no option is ever chosen; give at least one a weight above 0"
    case .noText:
      "the grammar has no text: every way through it needs more; give each rule a way to end"
    case .unknownRule(let name):
      "the grammar's rule “\(name)” is used outside of its definition; use the whole rule there"
    case .ambiguousRule(let name):
      "the grammar has two rules named “\(name)”; give each a name of its own"
    }
  }
}
