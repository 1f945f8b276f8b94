import InputRules
import InputRulesUIKit
import Testing
import UIKit

/// A text view with a rule, which a user types into.
@MainActor @Suite struct RuleTextViewDelegateTests {
  private let view = UITextView()

  @Test(arguments: [false, true], [false, true])
  func `A text view shows a decision, and reports it once`(asksAboutRanges: Bool, tells: Bool) {
    view.asksAboutRanges = asksAboutRanges
    view.tellsOfReplacing = tells
    var (reasons, texts) = ([Reason?](), [String]())
    let delegate = RuleTextViewDelegate(NumberField()) { reasons.append($0) }
    let next = Next()
    (delegate.next, view.delegate) = (next, delegate)
    delegate.onChange = { texts.append($0) }
    view.type("1x234")
    #expect(view.text == "1,234" && texts == ["1", "12", "123", "1,234"])
    #expect(reasons.map { $0 == nil } == [true, false, true, true, true])
    #expect(next.changes == ["1", "12", "123", "1,234"])
    view.select(2..<2)
    view.backspace()
    #expect(view.text == "234" && view.selected == 0..<0)
  }

  @Test func `An edit of several ranges changes all ranges or none, and undo is refused`() {
    let delegate = RuleTextViewDelegate(FieldRule.digits)
    view.delegate = delegate
    view.type("123")
    view.edit([0..<1, 2..<3], "45")
    view.undo(NSRange(location: 1, length: 5), "0")
    #expect(view.text == "452")
    delegate.set("any text", in: view)
    #expect(view.text == "any text")
    delegate.rule = FieldRule.vowels
    view.select(0..<8)
    view.enter("a")
    #expect(view.text == "a")
  }

  @Test func `Delegate calls are forwarded to the next delegate, and refusals announced`() {
    let delegate = RuleTextViewDelegate(FieldRule.digits)
    #expect(delegate.textViewShouldBeginEditing(view) && delegate.textViewShouldEndEditing(view))
    let next = Next()
    (delegate.next, view.delegate) = (next, delegate)
    #expect(!delegate.textViewShouldBeginEditing(view) && !delegate.textViewShouldEndEditing(view))
    delegate.textViewDidBeginEditing(view)
    delegate.announcesRefusals = true
    UIAccessibility.announcements = []
    view.type("x")
    #expect(UIAccessibility.announcements == [Reason.notAllowed("x").description])
    view.type("1")
    view.leave()
    #expect(next.calls == ["began", "selection", "ended"])
  }

  /// Refuses every request.
  private final class Next: NSObject, UITextViewDelegate {
    var calls: [String] = []
    var changes: [String] = []

    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { false }
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { false }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { false }
    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("began") }
    func textViewDidEndEditing(_ textView: UITextView) { calls.append("ended") }
    func textViewDidChange(_ textView: UITextView) { changes.append(textView.text) }
    func textViewDidChangeSelection(_ textView: UITextView) { calls.append("selection") }
  }
}
