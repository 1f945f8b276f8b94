import InputLaws
import InputRules
import InputRulesModel

extension RuleSubject {
  /// An implementation of sessions that `wrong` makes of the model and the description; its rules
  /// are the reference's.
  static func sessions(
    _ id: String,
    _ wrong: @escaping @Sendable (ModelSession, SessionDescription) -> any TextSession
  ) -> RuleSubject {
    RuleSubject(
      id,
      sessions: { description, state throws(RuleError) in
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
