import InputLaws
import InputRules

extension WildRule {
  static let wholeWhileTyping = WildRule(
    "WholeWhileTyping", mistake: "Every text on the way must be a whole number.",
    source: "https://github.com/gcanti/tcomb-form/issues/98",
    caughtBy: ["NumericFieldEqualsModel"],
    subject: .misreadingNumbers("WholeWhileTyping") { number in
      if number.grammar == .partial { number.grammar = .complete }
    })
}
