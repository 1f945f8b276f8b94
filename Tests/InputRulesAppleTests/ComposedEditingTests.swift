import Foundation
import InputRules
import InputRulesUIKit
import Testing

/// How a field behaves while text is composed, and afterward (E10.3, E10.6 to E10.8, E10.13).
@Suite struct ComposedEditingTests {
  /// A rule that accepts at most two Chinese characters.
  private let rule: FieldRule

  private let chinese = FieldKeyboard(language: "zh-Hans", fillsIn: false)

  init() throws { rule = FieldRule([AllowedCharacters("王中国"), try MaximumLength(2)]) }

  @Test func `A field accepts every edit while text is being composed`() throws {
    var editing = FieldEditing(rule)
    let state = try marked("中wa", 1, 2)
    #expect(editing.changed(to: state) == .proceed)
    #expect(editing.answer(to: insertion("ng123", at: 3), in: state) == .proceed)
    let several = SeveralRangesEdit(replacingOneOf: [.caret(at: 0), .caret(at: 1)], with: "x")
    #expect(editing.answer(to: several, in: state) == .proceed)
    #expect(editing.isComposing)
  }

  @Test func `A field removes refused text when composing ends`() throws {
    var editing = FieldEditing(rule)
    let before = try FieldState(text: "中国", selection: .caret(at: 1))
    #expect(editing.changed(to: before) == .proceed)
    #expect(editing.changed(to: try marked("中wang国", 1, 4)) == .proceed)
    let reason = Reason.tooLong(limit: 2, unit: .characters)
    #expect(editing.changed(to: FieldState("中王国")) == .restore(before, because: reason))
  }

  @Test func `A field rewrites composed text only after composing ends`() throws {
    var editing = FieldEditing(FieldRule(rule.conditions, insertion: .filteredAndTruncated))
    #expect(editing.changed(to: try marked("wang", 0, 4)) == .proceed)
    let answer = editing.changed(to: FieldState("王x中国"))
    #expect(answer.newState == FieldState("王中"))
  }

  @Test func `A field refuses a composed space but drops a suggested space`() throws {
    var editing = FieldEditing(rule)
    #expect(editing.changed(to: try marked("wang", 0, 4)) == .proceed)
    #expect(
      editing.changed(to: FieldState("中王 ")) == .restore(.empty, because: .notAllowed(" ")))
    #expect(editing.answer(to: insertion("中王 ", at: 0), in: .empty).newState?.text == "中王")
  }

  @Test func `A field doesn't check a canceled composition as an edit`() throws {
    var editing = FieldEditing(rule)
    editing.set("other text")
    #expect(editing.changed(to: try marked("other textw", 10, 1)) == .proceed)
    #expect(editing.changed(to: FieldState("other text")) == .proceed)
  }

  @Test func `A field checks a keyboard's first letter after composing ends`() throws {
    var editing = FieldEditing(rule)
    let letter = insertion("w", at: 0)
    #expect(editing.answer(to: letter, in: .empty, from: chinese) == .proceed)
    #expect(editing.changed(to: try marked("w", 0, 1)) == .proceed)
    #expect(editing.changed(to: FieldState("王")) == .proceed)
    // The next letter isn't marked.
    let next = insertion("w", at: 1)
    #expect(editing.answer(to: next, in: FieldState("王"), from: chinese) == .proceed)
    #expect(
      editing.changed(to: FieldState("王w"))
        == .restore(FieldState("王"), because: .notAllowed("w")))
    #expect(editing.answer(to: next, in: FieldState("王")) == .refuse(.notAllowed("w")))
  }

  @Test func `A field whose earlier text is unknown restores the text outside the mark`() throws {
    var editing = FieldEditing(rule)
    #expect(editing.changed(to: try marked("中x国", 1, 1)) == .proceed)
    let before = try FieldState(text: "中国", selection: .caret(at: 1))
    #expect(
      editing.changed(to: FieldState("中x国")) == .restore(before, because: .notAllowed("x")))
  }

  @Test func `A field checks unreported composed text together with the next edit`() throws {
    var editing = FieldEditing(rule)
    #expect(editing.changed(to: try marked("wang", 0, 4)) == .proceed)
    // A tap elsewhere in the text ends the composition, and the platform doesn't call the field's
    // code.
    #expect(editing.answer(to: insertion("中", at: 0), in: FieldState("wang")) == .proceed)
    #expect(
      editing.changed(to: FieldState("中wang"))
        == .restore(.empty, because: .notAllowed("w")))
  }

  @Test(arguments: [
    ("zh-Hans", true), ("zh", true), ("yue-Hant", true), ("ja-JP", true), ("en-US", false),
    ("ko-KR", false), ("zha-CN", false), ("", false), (nil, false),
  ])
  func `Only keyboards for Chinese and Japanese compose text`(language: String?, composes: Bool) {
    let keyboard = FieldKeyboard(language: language, fillsIn: false)
    #expect(keyboard.composes == composes && !keyboard.fillsIn)
  }

  private func marked(_ text: String, _ location: Int, _ length: Int) throws -> FieldState {
    let range = TextRange(location: location, length: length)
    return try FieldState(text: text, selection: .caret(at: location + length), marked: range)
  }
}
