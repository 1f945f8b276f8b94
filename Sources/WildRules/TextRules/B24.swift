import InputLaws
import InputRules

extension WildRule {
  static let b24 = WildRule(
    "B24", mistake: "Truncation cuts inside a character.",
    source: "https://github.com/whatwg/html/issues/7861",
    caughtBy: ["TruncationNeverSplitsCluster"],
    subject: RuleSubject("B24") { field throws(RuleError) in
      SplittingRule(field: field, model: try field.model())
    })
}

/// The text is cut in the unit that the limit is counted in, and that isn't what a person sees.
private struct SplittingRule: WrongRule {
  let field: FieldDescription
  let model: any TextRule

  func decide(_ edit: Edit, on state: FieldState) -> Decision {
    let decision = model.decide(edit, on: state)
    guard field.insertion == .truncated && !decision.isAccepted else { return decision }
    let scalars = edit.replacement.unicodeScalars
    for end in scalars.indices.dropFirst().reversed() {
      let beginning = Edit(replacing: edit.range, with: String(scalars[..<end]))
      if case .accept(let next) = model.decide(beginning, on: state) { return .rewrite(next) }
    }
    return decision
  }
}
