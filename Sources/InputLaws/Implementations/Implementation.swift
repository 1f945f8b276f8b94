import InputRules
import InputRulesModel
import PropertyTesting

/// What the laws are about: the functions of every chapter, as values that can be replaced.
///
/// The reference is one, and so is the model. A mutant is the model with one function replaced, and
/// a rule of your own is the reference with that rule in all of its fields.
public struct Implementation: Sendable {
  /// What the implementation is called in reports.
  public let name: String
  /// The chapters of which it brings functions of its own: those whose laws are worth asking.
  public let topics: Set<Law.Topic>
  /// Chapters E and T.
  public var fields: Fields
  /// Chapter N.
  public var numbers: Numbers
  /// Chapter F.
  public var patterns: Patterns
  /// Chapter W.
  public var wheels: Wheels
  /// Chapter R.
  public var runs: Runs
  /// Chapter M.
  public var reminders: Reminders

  /// What the package does.
  public static let reference = Implementation(
    name: "reference", topics: Set(Law.Topic.allCases), fields: .reference, numbers: .reference,
    patterns: .reference, wheels: .reference, runs: .reference, reminders: .reference)

  /// What the specification says.
  public static let model = Implementation(
    name: "model", topics: Set(Law.Topic.allCases), fields: .model, numbers: .model,
    patterns: .model, wheels: .model, runs: .model, reminders: .model)
}

extension Implementation {
  /// The model with some of its functions replaced.
  ///
  /// - Parameters:
  ///   - name: what it is called in reports.
  ///   - topics: the chapters of the functions that are replaced.
  ///   - change: replaces them.
  public init(
    _ name: String, replacing topics: Set<Law.Topic>, by change: (inout Implementation) -> Void
  ) {
    var changed = Implementation.model
    change(&changed)
    self.init(
      name: name, topics: topics, fields: changed.fields, numbers: changed.numbers,
      patterns: changed.patterns, wheels: changed.wheels, runs: changed.runs,
      reminders: changed.reminders)
  }

  /// One rule, put under the laws that hold of every rule.
  ///
  /// - Parameters:
  ///   - name: what the rule is called in reports.
  ///   - rule: the rule.
  ///   - texts: texts worth typing: the more of them the rule accepts, the more is tried.
  public init(
    _ name: String, _ rule: any TextRule, typing texts: Generator<String> = .text(upTo: 6)
  ) {
    let reference = Implementation.reference
    self.init(
      name: name, topics: [.anyRule], fields: Fields(rule, typing: texts),
      numbers: reference.numbers, patterns: reference.patterns, wheels: reference.wheels,
      runs: reference.runs, reminders: reference.reminders)
  }
}
