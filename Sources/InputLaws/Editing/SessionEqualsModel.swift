import InputRules
import PropertyTesting

extension Property where Subject == RuleSubject {
  /// Whatever is done in a session, what comes of it and what it shows is what the specification's
  /// model says (E9–E12).
  static var sessionEqualsModel: Self {
    Property(forEach: { zip(.trace(for: $0, steps: 24)) }) { _, session in
      try session.trace.run()
    }
  }
}
