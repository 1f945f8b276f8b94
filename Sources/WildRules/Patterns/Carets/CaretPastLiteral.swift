import InputLaws
import InputRules

extension WildRule {
  static let caretPastLiteral = WildRule(
    "CaretPastLiteral",
    mistake: "A deletion that moves literals leaves the caret one place too far.",
    source: "https://github.com/NepipenkoIgor/ngx-mask/pull/437",
    caughtBy: ["DeletionTakesOnlyItsContent", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(deletions: { question in
      guard case .rewrite(let next) = question.decision else { return question.decision }
      let tail = next.text.utf16.dropFirst(next.selection.location)
      let width = String(decoding: tail, as: UTF16.self).unicodeScalars.first.map(UTF16.width)
      let caret = next.selection.location + (width ?? 0)
      return question.showing(next.selecting(.caret(at: caret)))
    }))
}
