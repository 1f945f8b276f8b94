import InputRules
import InputRulesModel
import PropertyTesting

/// An implementation of constrained fields that the laws can be about.
///
/// Either it makes a rule from any description, as the reference, the model and the wrong rules do,
/// or it is one rule, such as an app's own. Its sessions are the reference's with its rules in
/// them, unless it brings sessions of its own.
public struct RuleSubject: LawSubject {
  /// What the implementation is called.
  public let name: String
  /// Whether it is one rule and takes no description.
  public let isOneRule: Bool
  /// Texts worth typing into its fields.
  public let texts: Generator<String>
  private let make: @Sendable (FieldDescription) throws(RuleError) -> any TextRule
  private let makeSession: SessionMaker?

  /// Makes a session of a description that shows a state at first.
  public typealias SessionMaker =
    @Sendable (SessionDescription, FieldState) throws(RuleError) -> any TextSession

  /// An implementation that makes its rules by `make`, and its sessions, if it has its own, by
  /// `makeSession`.
  public init(
    _ name: String,
    make: @escaping @Sendable (FieldDescription) throws(RuleError) -> any TextRule,
    sessions makeSession: SessionMaker? = nil
  ) {
    self.name = name
    isOneRule = false
    texts = .text(upTo: 4)
    self.make = make
    self.makeSession = makeSession
  }

  /// An implementation of sessions, whose rules are the reference's.
  public init(_ name: String, sessions makeSession: @escaping SessionMaker) {
    self.init(
      name, make: { description throws(RuleError) in try FieldRule(description) },
      sessions: makeSession)
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
    self.name = name
    isOneRule = true
    self.texts = .oneOf(weighted: (3, texts), (1, .text(upTo: 6)))
    make = { _ in rule }
    makeSession = nil
  }

  /// The implementation's rule for `description`.
  ///
  /// - Throws: `RuleError` where there can't be such a rule.
  public func rule(_ description: FieldDescription) throws(RuleError) -> any TextRule {
    try make(description)
  }

  /// The implementation's session of `description`, showing `state` at first.
  ///
  /// - Throws: `RuleError` where there can't be such a session.
  public func session(
    _ description: SessionDescription, showing state: FieldState
  ) throws(RuleError) -> any TextSession {
    if let makeSession { return try makeSession(description, state) }
    return try FieldSession(
      make(description.field), showing: state, normalisation: description.normalisation,
      undoLimit: description.undoLimit)
  }

  /// The reference implementation.
  public static let reference = RuleSubject("reference") { description throws(RuleError) in
    try FieldRule(description)
  }

  /// The specification's model.
  public static let model = RuleSubject(
    "model",
    make: { description throws(RuleError) in try ModelRule(description) },
    sessions: { description, state throws(RuleError) in
      try ModelSession(description, showing: state)
    })
}
