/// The reason texts can't be generated from a regular expression.
public enum RegexProblem: Hashable, Sendable {
  /// A lookahead or a lookbehind.
  case lookaround
  /// A reference to the match of an earlier group.
  case backReference
  /// A possessive quantifier or an atomic group.
  case possessive
  /// An unsupported group with a question mark, such as one that sets options.
  case groupKind
  /// A group or class that isn't closed, or a closing bracket without an opening bracket.
  case bracket
  /// A word boundary, or an anchor that isn't at an end of the pattern.
  case anchor
  /// A Unicode property that isn't supported.
  case property(String)
  /// An escape that isn't supported.
  case escape(String)
  /// A quantifier without a part to repeat.
  case nothingToRepeat
  /// A quantifier in braces that is invalid or contains a number above 1000.
  case count
  /// A range whose bounds aren't two characters in ascending order.
  case range
  /// A class without members, or with an operator, a class or a character of several scalars in it.
  case characterClass
  /// More than 100 levels of nested groups.
  case tooDeep
}

extension RegexProblem: CustomStringConvertible {
  /// A description of the problem, with advice.
  public var description: String {
    switch self {
    case .lookaround: "lookarounds aren't supported; use flatMap or filter for context"
    case .backReference: "backreferences aren't supported; use flatMap to repeat a generated text"
    case .possessive: "possessive quantifiers and atomic groups aren't supported; make them greedy"
    case .groupKind: "this kind of group isn't supported; use (…), (?:…) or (?<name>…)"
    case .bracket: "a bracket is unmatched; add its counterpart, or escape it"
    case .anchor: "this anchor or boundary isn't supported here; use ^ or $ at an end, or remove it"
    case .property(let name):
      "the property \(name) isn't supported; use L, Lu, Ll, N, Nd or P, or list the characters"
    case .escape(let text): "\(text) isn't supported; write the character itself or \\u{…}"
    case .nothingToRepeat:
      "the quantifier has nothing to repeat; escape it to match the character itself"
    case .count: "the braces need counts up to 1000; write {2,5}, or escape the brace"
    case .range: "the range needs two characters in ascending order; write a-z, or escape the -"
    case .characterClass:
      "the class is empty, or contains another class or an operator; list its characters"
    case .tooDeep: "groups are nested more than 100 levels deep; nest fewer groups"
    }
  }
}
