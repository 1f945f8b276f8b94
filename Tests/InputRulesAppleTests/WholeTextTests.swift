import Foundation
import InputRules
import InputRulesSwiftUI
import InputRulesUIKit
import Testing

/// Texts that are replaced as a whole, and the states that a platform's field provides.
@Suite struct WholeTextTests {
  @Test func `A field accepts, rewrites or reverts text set by a binding`() {
    var editing = FieldEditing(NumberField(), locale: Locale(identifier: "en"))
    #expect(editing.changed(from: "", to: "1") == .proceed)
    #expect(editing.changed(from: "123", to: "1234")?.newState?.text == "1,234")
    #expect(editing.changed(from: "1,234", to: "1,234x")?.newState?.text == "1,234")
  }

  @Test func `A field doesn't check its own answer again as an edit`() {
    let rule = DelegateRule("nothing ever") { _, _, _ in false }
    var editing = FieldEditing(rule)
    #expect(editing.changed(from: "a", to: "ab")?.newState == FieldState("a"))
    #expect(editing.changed(from: "ab", to: "a") == nil)
    #expect(editing.changed(from: "a", to: "ac")?.newState == FieldState("a"))
  }

  @Test func `An edit between two texts turns the first into the second`() throws {
    for old in texts(of: ["a", "😀", "😁"], upTo: 3) {
      for selection in ranges(upTo: old.utf16.count) {
        let state = try FieldState(text: old, selection: selection)
        for new in texts(of: ["a", "b", "😁"], upTo: 3) {
          #expect(try state.replacing(state.edit(to: new)).text == new, "\(state) to \(new)")
        }
      }
    }
  }

  @Test func `An edit between two texts replaces the selection or is the shortest edit`() throws {
    let state = try FieldState(text: "aaa", selection: TextRange(location: 1, length: 1))
    #expect(state.edit(to: "aaaa") == Edit(replacing: state.selection, with: "aa"))
    #expect(
      state.edit(to: "aab")
        == Edit(replacing: TextRange(location: 2, length: 1), with: "b"))
  }

  @Test func `A field ignores platform ranges that are missing or outside the text`() {
    let one = NSRange(location: 1, length: 1)
    let none = NSRange(location: NSNotFound, length: 0)
    let here = TextRange(location: 1, length: 1)
    let state = FieldState(shown: "abc", selection: one, marked: one)
    #expect(state.selection == here && state.marked == here)
    #expect(FieldState(shown: nil, selection: nil, marked: nil) == .empty)
    #expect(FieldState(shown: "abc", selection: none, marked: nil) == FieldState("abc"))
    #expect(FieldState(shown: "abc", selection: nil, marked: none) == FieldState("abc"))
    let far = NSRange(location: 3, length: 1)
    #expect(FieldState(shown: "abc", selection: one, marked: far) == FieldState("abc"))
  }

  @Test func `A bound text is set only if its code units change`() {
    var bound = BoundText("")
    #expect(bound.isSet(to: "e\u{301}") == true)
    #expect(bound.isSet(to: "e\u{301}") == false)
    #expect(bound.isSet(to: "é") == true)
  }
}
