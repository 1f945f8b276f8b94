import InputRules
import InputRulesUIKit
import Testing
import UIKit

/// Text that is composed in a field or a text view (E10.3, E10.6 to E10.8).
@MainActor @Suite struct ComposingTests {
  private let field = UITextField()
  private let rule: FieldRule
  private var reasons = Reasons()

  init() throws {
    rule = FieldRule([AllowedCharacters("王中国"), try MaximumLength(2)])
    field.textInputMode = UITextInputMode(primaryLanguage: "zh-Hans")
    RuleTextFieldDelegate(rule) { [reasons] in reasons.all.append($0) }.attach(to: field)
  }

  @Test(arguments: [false, true], [false, true])
  func `A field shows composed letters and checks the chosen text`(ranges: Bool, asking: Bool) {
    field.passesRanges = ranges
    for letters in ["w", "wa", "wang"] {
      field.compose(letters, asking: asking)
      #expect(field.text == letters)
    }
    #expect(reasons.all == [])
    field.choose("王")
    #expect(field.text == "王" && field.selected == 1..<1)
    #expect(reasons.all == [nil])
    field.compose("guo", asking: asking)
    field.choose("国王")
    #expect(field.text == "王" && field.selected == 1..<1)
    #expect(reasons.all == [nil, .tooLong(limit: 2, unit: .characters)])
  }

  @Test func `A field checks text that is still composed when the user leaves the field`() {
    field.type("王")
    field.compose("zhong")
    field.leave()
    #expect(field.text == "王" && reasons.all == [nil, .notAllowed("z")])
    field.leave()
    #expect(reasons.all.count == 2)
  }

  @Test func `A field replaces composed text with text that code sets`() {
    field.compose("wang")
    (field.delegate as? RuleTextFieldDelegate)?.set("中", in: field)
    field.type("国")
    #expect(field.text == "中国")
  }

  @Test func `A field reports its text only after composing ends`() {
    var texts: [String] = []
    (field.delegate as? RuleTextFieldDelegate)?.onChange = { texts.append($0) }
    field.compose("w")
    field.compose("wang")
    field.choose("王")
    field.type("x")
    #expect(texts == ["王", "王"])
  }

  @Test func `A text view checks composed text as a text field does`() {
    let view = UITextView()
    let delegate = RuleTextViewDelegate(rule) { [reasons] in reasons.all.append($0) }
    view.delegate = delegate
    view.compose("guo", asking: false)
    #expect(view.text == "guo" && reasons.all == [])
    view.choose("国")
    view.compose("zhong", asking: false)
    view.leave()
    #expect(view.text == "国" && reasons.all == [nil, .notAllowed("z")])
  }

  private final class Reasons {
    var all: [Reason?] = []
  }
}

@MainActor @Suite struct RuleTextViewDelegateTests {
  private let view = UITextView()

  @Test(arguments: [false, true], [false, true])
  func `A text view shows a decision and reports it once`(passesRanges: Bool, notifies: Bool) {
    view.passesRanges = passesRanges
    view.reportsReplacing = notifies
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

  @Test func `A text view changes all ranges of an edit or none, and refuses undo`() {
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

  @Test func `A text view's delegate forwards its calls and announces refusals`() {
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

  /// A delegate that refuses every request.
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

/// A field with the delegate gives the same results as a session for the same steps.
@MainActor @Suite struct SessionComparisonTests {
  nonisolated private static let rules: [any TextRule] = [
    FieldRule.digits, FieldRule.vowels, NumberField(),
    FieldRule([AllowedCharacters("a1")], insertion: .filtered),
    FieldRule([AllowedCharacters("a1"), FieldRule.digits.conditions[1]], deletions: .judged),
  ]

  @Test(arguments: rules.indices, [nil, "zh-Hans"])
  func `A field shows the text and selection of a session`(rule: Int, language: String?) {
    var random = Digits(state: UInt64(rule))
    let field = UITextField()
    field.textInputMode = UITextInputMode(primaryLanguage: language)
    RuleTextFieldDelegate(Self.rules[rule]).attach(to: field)
    var session = FieldSession(Self.rules[rule])
    var steps = ""
    for _ in 0..<2_000 {
      let step = Step.random(in: field, by: &random)
      step.perform(in: field)
      step.perform(in: &session, of: field)
      steps = "\(steps.suffix(200)); \(step)"
      #expect(field.text == session.state.text, "after \(steps)")
      let selected = session.state.selection
      #expect(field.selected == selected.location..<(selected.location + selected.length))
      if field.text != session.state.text { return }
    }
  }

  /// A user's action.
  private enum Step {
    case enter(String)
    case backspace
    case select(Range<Int>)
    case compose(String)
    case choose(String)
    case leave
    case edit([Range<Int>], String)

    private static let texts = ["1", "2", "a", "e", "x", "12", "1,234", "😀", "aeiou1", "-", "."]

    @MainActor static func random(in field: UITextField, by random: inout Digits) -> Step {
      let text = texts.randomElement(using: &random) ?? ""
      let isComposing = field.markedTextRange != nil
      let kind = Int.random(in: 0...9, using: &random)
      if isComposing { return kind < 5 ? .compose(text) : kind < 9 ? .choose(text) : .leave }
      let length = field.text?.unicodeScalars.count ?? 0
      let ends = (0..<4).map { _ in Int.random(in: 0...length, using: &random) }
        .map { field.offset(ofScalar: $0) }.sorted()
      return switch kind {
      case 0...3: .enter(text)
      case 4, 5: .backspace
      case 6: .select(ends[0]..<ends[3])
      case 7: .edit([ends[0]..<ends[1], ends[2]..<ends[3]], text)
      default: .compose(text)
      }
    }

    @MainActor func perform(in field: UITextField) {
      switch self {
      case .enter(let text): field.enter(text)
      case .backspace: field.backspace()
      case .select(let range): field.select(range)
      case .compose(let text):
        field.compose(text, asking: field.textInputMode?.primaryLanguage != nil)
      case .choose(let text): field.choose(text)
      case .leave: field.leave()
      case .edit(let ranges, let text): field.edit(ranges, text)
      }
    }

    @MainActor func perform(in session: inout FieldSession, of field: UITextField) {
      switch self {
      case .enter(let text):
        let edit = Edit(replacing: session.state.selection, with: text)
        session.perform(text.count > 1 ? .suggest(edit) : .replace(edit))
      case .backspace: session.perform(.deleteBackward(.character))
      case .select(let range): session.perform(.select(TextRange(range)))
      case .compose(let text):
        session.perform(.compose(text, selecting: .caret(at: text.utf16.count)))
      case .choose(let text): session.perform(.type(text))
      case .leave: session.perform(.commit)
      case .edit(let ranges, let text):
        let edit = SeveralRangesEdit(replacingOneOf: ranges.map { TextRange($0) }, with: text)
        session.perform(.replaceOneOf(edit, using: 0))
      }
    }
  }
}

extension UITextField {
  fileprivate func offset(ofScalar index: Int) -> Int {
    (text ?? "").unicodeScalars.prefix(index).reduce(0) { $0 + UTF16.width($1) }
  }
}

extension TextRange {
  fileprivate init(_ range: Range<Int>) {
    self.init(location: range.lowerBound, length: range.count)
  }
}

private struct Digits: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1
    return state
  }
}
