extension Implementation {
  /// The fields and sessions of chapters E and T, as functions of their descriptions.
  package struct Fields: Sendable {
    package var rule: @Sendable (FieldDescription) throws(RuleError) -> any TextRule

    /// Creates the session of a description; the session initially shows the given state.
    ///
    /// The default is the reference's session with the rule that `rule` returns.
    package var session:
      @Sendable (SessionDescription, FieldState) throws(RuleError) -> any TextSession

    /// The default objections to a text that code sets, and the default repair (E12.8, E12.9).
    package var defaults: @Sendable (any TextRule, String) -> RuleDefaults = {
      RuleDefaults(of: DecidingRule($0), about: $1)
    }

    package var replaced = {
      @Sendable (state: FieldState, ranges: [TextRange], text: String) throws(Reason) in
      try state.replacing(ranges, with: text)
    }

    /// A generator of texts to type into the fields.
    package var texts: Generator<String>

    /// Creates an implementation whose fields use the rules that `rule` creates, and whose sessions
    /// are the reference's.
    /// - Parameters:
    ///   - texts: a generator of texts to type into the fields.
    ///   - rule: creates the rule that a description defines.
    package init(
      typing texts: Generator<String> = .text(upTo: 4),
      rule: @escaping @Sendable (FieldDescription) throws(RuleError) -> any TextRule
    ) {
      (self.texts, self.rule) = (texts, rule)
      session = { description, state throws(RuleError) in
        try FieldSession(
          rule(description.field), showing: state, normalization: description.normalization,
          undoLimit: description.undoLimit)
      }
    }

    /// Creates an implementation whose fields have the same rule for every description.
    init(_ rule: any TextRule, typing texts: Generator<String>) {
      self.init(typing: .oneOf(weighted: (3, texts), (1, .text(upTo: 6)))) { _ in rule }
    }
  }
}

extension Implementation.Fields {
  static let reference = Self { description throws(RuleError) in try FieldRule(description) }

  static let model: Self = {
    var fields = Self { description throws(RuleError) in try ModelRule(description) }
    fields.session = { description, state throws(RuleError) in
      try ModelSession(description, showing: state)
    }
    fields.replaced = { (state, ranges, text) throws(Reason) in
      try state.replacingEach(of: ranges, with: text)
    }
    fields.defaults = { rule, text in
      let decision = rule.decide(Edit(replacing: .caret(at: 0), with: text), on: FieldState(""))
      return RuleDefaults(byDecision: decision, about: text)
    }
    return fields
  }()
}

/// The default objections to a text that code sets, and the default repair (E12.8, E12.9).
public struct RuleDefaults: Equatable, Sendable {
  /// The reason the field must not show the text, or `nil`.
  public var objection: Reason?
  /// The reason the field must not show the text when editing ends, or `nil`.
  public var finalObjection: Reason?
  /// The field's state after it is repaired.
  public var repaired: FieldState
}

extension RuleDefaults {
  /// Creates a rule's objections to a text, and the state after the rule repairs the text.
  init(of rule: some TextRule, about text: String) {
    self.init(
      objection: rule.objection(to: text), finalObjection: rule.finalObjection(to: text),
      repaired: rule.repaired(FieldState(text)))
  }

  /// Creates the results that follow from the decision about typing the text into an empty field.
  init(byDecision decision: Decision, about text: String) {
    self.init(repaired: FieldState(text))
    switch decision {
    case .accept: return
    case .refuse(let reason): objection = reason
    case .rewrite(let state, _):
      repaired = state
      let isSame = Array(state.text.utf8) == Array(text.utf8)
      objection = isSame ? nil : .reformatted
    }
    finalObjection = objection
  }
}

/// A rule that implements only `decide`, as an app's own rule may.
struct DecidingRule: TextRule {
  private let rule: any TextRule

  init(_ rule: any TextRule) { self.rule = rule }

  func decide(_ edit: Edit, on state: FieldState) -> Decision { rule.decide(edit, on: state) }
}
