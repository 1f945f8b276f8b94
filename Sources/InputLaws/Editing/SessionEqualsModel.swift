import InputRules
import PropertyTesting

extension Property where Subject == RuleSubject {
  /// Whatever is done in a session, what comes of it and what it shows is what the specification's
  /// model says (E9–E12).
  static var sessionEqualsModel: Self { sessionEqualsModel(steps: 24) }
}

extension Property<RuleSubject> {
  /// The same for sessions of up to `steps` actions.
  public static func sessionEqualsModel(steps: Int) -> Self {
    Property(forEach: { zip(.trace(for: $0, steps: steps)) }) { _, session in
      try session.trace.run()
    }
  }
}
