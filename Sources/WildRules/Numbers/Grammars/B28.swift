import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let b28 = WildRule(
    "B28", mistake: "What stands behind a number is ignored.",
    source: "https://github.com/swiftlang/swift-corelibs-foundation/issues/3914",
    caughtBy: ["StrangersAreRefused", "SeparatorsAreNeverReinterpreted", "ValueEqualsModel"],
    numbers: MisreadTexts { text, format in
      let model = ModelNumbers()
      guard let problem = model.problem(of: text, as: .complete, in: format), problem.found != nil
      else { return text }
      let head = String(decoding: text.utf16.prefix(problem.offset), as: UTF16.self)
      return model.problem(of: head, as: .complete, in: format) == nil ? head : text
    })
}
