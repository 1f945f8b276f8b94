extension Implementation {
  /// The fields and sessions of chapters E and T, as functions of descriptions.
  package struct Fields: Sendable {
    package var rule: @Sendable (FieldDescription) throws(RuleError) -> any TextRule

    /// The session for a description; it shows the given state at first.
    ///
    /// By default, this is the reference's session with the rule that `rule` returns.
    package var session:
      @Sendable (SessionDescription, FieldState) throws(RuleError) -> any TextSession

    /// The default objections to text set from code, and its default repair (E12.8, E12.9).
    package var defaults: @Sendable (any TextRule, String) -> RuleDefaults = {
      RuleDefaults(of: DecidingRule($0), about: $1)
    }

    package var replaced = {
      @Sendable (state: FieldState, ranges: [TextRange], text: String) throws(Reason) in
      try state.replacing(ranges, with: text)
    }

    /// A generator of texts that are useful to type into the fields.
    package var texts: Generator<String>

    /// Creates fields with the rules that `rule` returns, in sessions of the reference.
    ///
    /// - Parameters:
    ///   - texts: a generator of texts that are useful to type.
    ///   - rule: creates the rule for a description.
    package init(
      typing texts: Generator<String> = .text(upTo: 4),
      rule: @escaping @Sendable (FieldDescription) throws(RuleError) -> any TextRule
    ) {
      self.texts = texts
      self.rule = rule
      session = { description, state throws(RuleError) in
        try FieldSession(
          rule(description.field), showing: state, normalization: description.normalization,
          undoLimit: description.undoLimit)
      }
    }

    /// Creates fields that have the same rule for every description.
    init(_ rule: any TextRule, typing texts: Generator<String>) {
      self.init(typing: .oneOf(weighted: (3, texts), (1, .text(upTo: 6)))) { _ in rule }
    }
  }
}

extension Implementation.Fields {
  /// The package's implementation.
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

/// The default objections to text set from code, and its default repair (E12.8, E12.9).
public struct RuleDefaults: Equatable, Sendable {
  /// The reason the field must not contain the text.
  public var objection: Reason?
  /// The reason the field must not contain the text when editing ends.
  public var finalObjection: Reason?
  /// The field's state after a repair.
  public var repaired: FieldState
}

extension RuleDefaults {
  /// Creates the objections and the repaired state that a rule returns for a text.
  init(of rule: some TextRule, about text: String) {
    self.init(
      objection: rule.objection(to: text), finalObjection: rule.finalObjection(to: text),
      repaired: rule.repaired(FieldState(text)))
  }

  /// Creates the results that follow from a decision about typing the text into an empty field.
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

/// A rule that decides only about edits, as an app's own rule may do.
struct DecidingRule: TextRule {
  private let rule: any TextRule

  init(_ rule: any TextRule) { self.rule = rule }

  func decide(_ edit: Edit, on state: FieldState) -> Decision { rule.decide(edit, on: state) }
}
