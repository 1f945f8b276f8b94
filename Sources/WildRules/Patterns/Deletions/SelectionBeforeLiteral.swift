import InputLaws
import InputRules

extension WildRule {
  static let selectionBeforeLiteral = WildRule(
    "SelectionBeforeLiteral", mistake: "A selection that ends before a literal can't be deleted.",
    source: "https://github.com/NepipenkoIgor/ngx-mask/pull/1417",
    caughtBy: ["DeletionTakesOnlyItsContent", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(deletions: { question in
      let isSelection = question.edit.range == question.state.selection
      let before = question.head + question.replaced
      return isSelection && question.beginsWithLiteral(question.tail, behind: before)
        ? question.showing(question.state) : question.decision
    }))
}
