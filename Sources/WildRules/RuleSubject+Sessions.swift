import InputLaws
import InputRules
import InputRulesModel

extension RuleSubject {
  /// An implementation of sessions that are made by `maker`; its rules are the model's.
  static func sessions(_ id: String, making maker: @escaping SessionMaker) -> RuleSubject {
    RuleSubject(
      id, make: { description throws(RuleError) in try description.model() }, sessions: maker)
  }

  /// An implementation of sessions that `wrong` makes of the model and the description; its rules
  /// are the model's.
  static func sessions(
    _ id: String,
    _ wrong: @escaping @Sendable (ModelSession, SessionDescription) -> any TextSession
  ) -> RuleSubject {
    sessions(
      id,
      making: { description, state throws(RuleError) in
        wrong(try ModelSession(description, showing: state), description)
      })
  }

  /// An implementation of sessions that `wrong` makes of the model.
  static func sessions(
    _ id: String, _ wrong: @escaping @Sendable (ModelSession) -> any TextSession
  ) -> RuleSubject {
    sessions(id) { model, _ in wrong(model) }
  }
}
