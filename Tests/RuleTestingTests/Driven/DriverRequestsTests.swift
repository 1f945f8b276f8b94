import Foundation
import InputRules
import PropertyTesting
import Testing

@testable import RuleTesting

/// The requests to a driver, line by line, and the interpretation of its answers and its exit.
@Suite struct DriverRequestsTests {
  private let limits = DriverLimits(answer: 20, start: 20)
  private static let hello = #""hello","version":1"#

  /// All kinds of actions that a person can perform, including some that have no effect.
  private static let keystrokes: [Keystroke] = [
    .type("1"), .paste("2\"/é"), .pasteAgain, .paste(""), .backspace, .type("a"),
    .moveCaret(fromEnd: 1), .cut, .selectAll, .cut, .cut, .select(count: 1, fromEnd: 0), .delete,
    .undo, .redo, .compose("x"), .commit, .cancel, .replace(location: 0, length: 0, with: "x"),
  ]

  @Test func `A driver receives a request for each key that has an effect`() throws {
    let driver = try OddDriver()
    let field = try driver.field("all", limits)
    var typist = Typist(at: field)
    #expect(typist.value == "2")
    for keystroke in Self.keystrokes { typist.press(keystroke) }
    let asked = [
      Self.hello, #""new""#, #""type","text":"1""#, #""paste","text":"2\"/é""#,
      #""paste","text":"2\"/é""#, #""backspace""#, #""type","text":"a""#,
      #""select","selection":[0,0]"#, #""select","selection":[0,1]"#, #""cut""#,
      #""select","selection":[0,1]"#, #""delete""#, #""undo""#, #""redo""#,
      #""compose","text":"x""#, #""commit""#, #""cancel""#,
    ]
    #expect(try driver.requests() == asked)
    // The value is the index of the last request.
    #expect(typist.value == "\(asked.count)")
    #expect(typist.steps[3].value == "5" && typist.steps[3].after.text == "12\"/é2\"/é")
  }

  @Test func `A driver without further abilities receives only typing and Backspace`() throws {
    let driver = try OddDriver()
    let field = try driver.field("nothing", limits)
    var typist = Typist(at: field)
    for keystroke in Self.keystrokes { typist.press(keystroke) }
    let typed = [#""type","text":"1""#, #""backspace""#, #""type","text":"a""#]
    #expect(try driver.requests() == [Self.hello, #""new""#] + typed)
    #expect(typist.text == "a" && typist.value == nil)
  }

  @Test func `A driver's field has the abilities that the driver reports`() throws {
    let driver = try OddDriver()
    let all = try driver.field("all", limits, named: "mine")
    #expect(all.name == "mine" && all.placesCaret && all.hasValue && all.rewrites)
    #expect(!all.abilities.isOneLine && all.abilities.deletion == .scalar)
    let words = [
      "caret", "compose", "cut", "delete", "paste", "redo", "select", "set", "undo", "value",
    ]
    #expect(all.abilities.can.union(["caret"]).sorted() == words)
    let nothing = try driver.field("nothing", limits)
    #expect(nothing.name == "odd" && !nothing.placesCaret && !nothing.hasValue)
    #expect(nothing.abilities.can.isEmpty && nothing.abilities.isOneLine)
    #expect(nothing.abilities.deletion == .character)
    #expect(try driver.field("none", limits).abilities.pastes)
    let unnamed = driver.command("unnamed")
    #expect(try TestedField.driven(by: unnamed, limits: limits).name == unnamed.last)
  }

  @Test func `A driver receives all earlier keys again if a new field replaces another`() throws {
    let driver = try OddDriver()
    let field = try driver.field("any", limits)
    var (one, other) = (Typist(at: field), Typist(at: field))
    one.type("12")
    other.type("3")
    one.type("45")
    let new = #""new""#
    let typed = ["1", "2", "3", "1", "2", "4", "5"].map { "\"type\",\"text\":\"\($0)\"" }
    #expect(
      try driver.requests() == [Self.hello, new, new, new] + typed[..<2] + [new, typed[2], new]
        + typed[3...])
    #expect(one.text == "1245" && other.text == "3")
  }

  @Test func `A driver that doesn't read its requests gives no answer`() throws {
    let driver = try OddDriver()
    let limits = DriverLimits(answer: 0.2, start: 20)
    var typist = Typist(at: try driver.field("deaf", limits))
    let found = typist.press(.paste(String(repeating: "1", count: 200_000))).problem
    #expect(found == .noAnswer("the driver didn't read its requests in time"))
  }

  @Test func `A driver's standard error never blocks, and its last line is reported`()
    throws
  {
    let driver = try OddDriver()
    var noisy = Typist(at: try driver.field("noisy", limits))
    noisy.type("12")
    #expect(noisy.text == "12")
    var dies = Typist(at: try driver.field("dies", limits))
    let found = dies.press(.type("1")).problem
    #expect(found == .noAnswer("the driver ended with code 5: 300 times \"0\""))
  }

  @Test func `A driver that has ended causes no signal when a request is written`() throws {
    let driver = try OddDriver()
    var typist = Typist(at: try driver.field("once", limits))
    typist.type("1")
    try driver.expectNoneLeft()
    #expect(typist.press(.type("2")).problem == .noAnswer("the driver ended before it answered"))
    #expect(typist.text == "1")
  }
}
