import InputRules
import InputRulesUIKit
import Testing
import UIKit

/// Text that an input method composes, in a text field and a text view (E10.3, E10.6 to E10.8).
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
  func `Composed letters are shown, and the chosen text is checked`(ranges: Bool, asking: Bool) {
    field.asksAboutRanges = ranges
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

  @Test func `Text that is still composed when the user leaves the field is checked`() {
    field.type("王")
    field.compose("zhong")
    field.leave()
    #expect(field.text == "王" && reasons.all == [nil, .notAllowed("z")])
    field.leave()
    #expect(reasons.all.count == 2)
  }

  @Test func `Text set by code replaces composed text`() {
    field.compose("wang")
    (field.delegate as? RuleTextFieldDelegate)?.set("中", in: field)
    field.type("国")
    #expect(field.text == "中国")
  }

  @Test func `A field reports its text only when composing has ended`() {
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
