import Foundation
import InputLaws
import InputRules
import PropertyConsole
import Testing

@testable import input_rules

/// `try`: commands in, a line for each decision out.
@Suite struct TryCommandTests {
  private func run(_ script: String, _ arguments: String...) throws -> CommandTests.Result {
    try run(script, arguments)
  }

  private func run(_ script: String, _ arguments: [String]) throws -> CommandTests.Result {
    let pipe = "printf '%s\\n' \"$1\" | (shift; exec \"$0\" try \"$@\")"
    return try CommandTests.run(
      ["-c", pipe, RunningCommand.binary, script] + arguments, program: "/bin/sh")
  }

  @Test func `Each decision is a line with its reason`() throws {
    let result = try run("# two digits\ntype 1x\n\npaste 234", "--at-most", "2", "--characters=0-9")
    #expect(result.code == 0)
    #expect(
      result.output == """
        type "1": replace 0+0 by "1": accepted, showing "1" selected 1+0
        type "x": replace 1+0 by "x": refused: "x" is not among the allowed characters; remove it, \
        showing "1" selected 1+0
        paste "234": replace 1+0 by "234": refused: the limit is 2 characters; shorten the text, \
        showing "1" selected 1+0
        the end: "1" is accepted

        """)
  }

  @Test func `A rewriting that drops nothing has no reason`() throws {
    let result = try run("type 471\nselect 1 1\ntype 8", "date:dd/mm/yyyy")
    let reasons = result.output.split(separator: "\n").filter { $0.contains("layout") }
    #expect(result.code == 0)
    #expect(reasons == [])
  }

  @Test func `Each decision is a line of JSON where asked`() throws {
    let result = try run("type 1\nselect 0 1\nundo", "--characters", "0-9", "--json")
    let lines = result.output.split(separator: "\n")
    #expect(result.code == 0)
    #expect(lines.count == 3)
    for line in lines {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(object?["result"] as? String == (line == lines[0] ? "accepted" : "done"))
    }
  }

  @Test(arguments: [
    ["nope"], [""], ["--at-most"], ["--at-most", "x"], ["--at-most", "-1"],
    ["--at-most", "4", "--unit", "furlongs"], ["anything:3"], ["--characters"],
    ["--characters", "z-a"], ["--banned", "a\\"], ["number:9...1"], ["number:a...b"], ["number:"],
    ["number:..."], ["pattern"], ["pattern:[9"], ["date:foo"], ["date:dd", "--at-most", "3"],
    ["pattern:9", "anything"], ["pattern:9", "--insertion", "whole"], ["--accepts", "("],
    ["anything", "--insertion", "none"], ["number", "--locale", "nowhere"], ["--caret"],
    ["--meaning", "nowhere"], ["phone"], ["phone:XX"], ["card:4"], ["code:0"], ["code:13"],
    ["iban", "--at-most", "3"], ["postal:UK"], ["amount"], ["cents:eur"],
  ])
  func `A wrong rule is one line and exits two`(arguments: [String]) throws {
    let result = try CommandTests.run(["try"] + arguments)
    #expect(result.code == 2)
    #expect(result.output.isEmpty)
    #expect(result.error.hasPrefix("error: "))
    #expect(result.error.split(separator: "\n").count == 1)
  }

  @Test(arguments: [
    ("phone:US", "2015550123", "(201) 555-0123"), ("phone:DE", "+12015550123", "+1 201-555-0123"),
    ("card", "378282246310005", "3782 822463 10005"), ("code", "123-456", "123456"),
    ("iban", "de89370400440532013000", "DE89 3704 0044 0532 0130 00"), ("code:4", "12-34", "1234"),
    ("ssn", "536904399", "536-90-4399"), ("ein", "911144442", "91-1144442"),
    ("cpf", "39053344705", "390.533.447-05"), ("postal:GB", "sw1a1aa", "SW1A 1AA"),
    ("amount:USD", "1234.5", "$1,234.5"), ("cents:USD", "1234", "$12.34"),
  ])
  func `A word names a ready field`(word: String, pasted: String, shown: String) throws {
    let result = try run("paste \(pasted)", word)
    #expect(result.code == 0)
    #expect(result.output.hasSuffix("\nthe end: \"\(shown)\" is accepted\n"), "\(result)")
  }

  @Test(arguments: [
    ("amount:EUR", "1234,5", "1.234,5\u{A0}€"), ("cents:EUR", "123456", "1.234,56\u{A0}€"),
    ("grouped", "1234,5", "1.234,5"), ("number", "1,5", "1,5"),
  ])
  func `A locale writes the numbers of each rule that has some`(
    word: String, pasted: String, shown: String
  ) throws {
    let result = try run("paste \(pasted)", word, "--locale", "de", "--json")
    let step = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    #expect(step?["text"] as? String == shown, "\(result)")
  }

  @Test(arguments: [
    (["phone:US", "--locale", "de"], "--locale"),
    (["--only", "0-9", "--locale", "de"], "--locale"),
    (["amount:EUR", "--locale", "nowhere"], "--locale"), (["card", "--caret"], "--caret"),
    (["--at-most", "4", "--keeps", "0-9"], "--keeps"), (["card", "--typing", "4111"], "--typing"),
    (["card", "--insertion", "whole"], "insertion"), (["card", "--unit", "utf8"], "--unit"),
  ])
  func `An option that the rule can't use is refused`(words: [String], option: String) throws {
    let result = try run("type 4", words)
    #expect(result.code == 2 && result.output.isEmpty)
    #expect(result.error.hasPrefix("error: ") && result.error.contains(option), "\(result.error)")
    #expect(result.error.split(separator: "\n").count == 1)
  }

  @Test(arguments: [("us", "US"), ("USA", "US"), ("UK", "GB"), ("CHE", "CH")])
  func `An unknown region has the nearest one beside it`(region: String, near: String) throws {
    let result = try run("", "phone:\(region)")
    #expect(
      result.error == "error: no phone numbers of the region “\(region)” are known; "
        + "did you mean phone:\(near)?\n")
  }

  @Test(arguments: [
    "fly", "select 1", "select a b", "left x", "left 0", "home 2", "undo 1 2", "type \\q",
    "paste \\u{D800}", "type \\",
  ])
  func `A wrong command names its line and loses nothing before it`(command: String) throws {
    let result = try run("type 1\n\(command)\ntype 2", "--characters", "0-9")
    #expect(result.code == 2)
    #expect(result.error.hasPrefix("error: line 2: "))
    #expect(result.error.split(separator: "\n").count == 1)
    #expect(result.output.split(separator: "\n").count == 1)
  }

  @Test(arguments: ["", "select ", "left ", "type \\q"])
  func `An error quotes only the beginning of a long line`(start: String) throws {
    let result = try run(start + String(repeating: "x", count: 20_000), "--characters", "0-9")
    #expect(result.code == 2)
    #expect(result.error.hasPrefix("error: line 1: ") && result.error.contains("xxx…”"))
    #expect(result.error.utf8.count < 500)
    let locale = String(repeating: "x", count: 20_000)
    #expect(try run("", "--characters", "0-9", "--locale", locale).error.utf8.count < 500)
  }

  @Test func `A long text is pasted whole`() throws {
    let text = String(repeating: "1漢", count: 500_000)
    let line = try TryScriptLine("paste " + text, number: 1)
    #expect(line?.action == .paste(text))
  }

  @Test(arguments: [
    (["--at-most", "2", "--unit", "utf8"], "é", "éé"), (["--only", "0-9"], "1", "1x"),
    (["--banned", "xy"], "a", "ax"), (["--matches", "a+"], "aa", "aab"),
    (["--accepts", "a+"], "aa", "aab"), (["number:1...20", "--at-most", "2"], "12", "21"),
    (["--equals", "integer", "--at-most", "2"], "12", "123"),
  ])
  func `A rule allows what each option says, and no more`(
    words: [String], right: String, wrong: String
  ) throws {
    let result = try CommandTests.run(
      ["-c", "printf 'paste \(right)\\nselect 0 9\\npaste \(wrong)\\n' | exec \"$0\" try \"$@\""]
        + [RunningCommand.binary] + words, program: "/bin/sh")
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 4 && lines[0].contains(": accepted, "), "\(result)")
    #expect(lines.count == 4 && lines[2].contains(": refused: "), "\(result)")
  }

  @Test func `Sets have ranges and escapes`() throws {
    #expect(try CharacterSetText.members(of: "0-3x-") == "0123x-")
    #expect(try CharacterSetText.members(of: "a\\-c\\\\") == "a-c\\")
    #expect(try CharacterSetText.members(of: "-а-в\\+\\--") == "-абв+--")
    for text in ["+-e", "a-Z", "Z-a", "0-a", "9-٣", "a-ä", "--0", "*-\\-"] {
      #expect(throws: UsageError.self, "\(text)") { try CharacterSetText.members(of: text) }
    }
    #expect(try CharacterSetText.members(of: "").isEmpty)
  }

  @Test func `A broken universal law is a line and exits one`() throws {
    let universal = Set(Catalogue.universal.map(\.name.name))
    var session = TrySession(Stubborn())
    let step = try #require(session.perform(.type("1")).first)
    #expect(step.laws.allSatisfy { universal.contains($0.name) })
    #expect(step.laws.filter { $0.found != nil }.map(\.name) == ["EveryFieldCanBeEmptied"])
    #expect("\(step)".contains("\n  ✗ Deleting all empties the field. Found: "))
    session = TrySession(FieldRule())
    #expect(session.perform(.type("1")).allSatisfy { $0.laws.allSatisfy { $0.found == nil } })
  }

  @Test func `A law says what check says of it: what goes as a whole can be emptied`() {
    let pairs = DelegateRule("pairs") { _, range, replacement in
      (range.length + replacement.utf16.count).isMultiple(of: 2)
    }
    var session = TrySession(pairs)
    let steps = session.perform(.paste("ab"))
    #expect(steps.allSatisfy { !$0.laws.isEmpty && $0.laws.allSatisfy { $0.found == nil } })
  }

  @Test func `Shift keeps the other end of the selection`() {
    var session = TrySession(FieldRule())
    session.perform(.paste("a😀e\u{301}"))
    session.perform(.move(.left, selecting: true))
    session.perform(.move(.left, selecting: true))
    #expect(session.state.selection == TextRange(location: 1, length: 4))
    session.perform(.move(.right, selecting: true))
    #expect(session.state.selection == TextRange(location: 3, length: 2))
    session.perform(.move(.home, selecting: false))
    session.perform(.move(.end, selecting: true))
    #expect(session.state.selection == TextRange(location: 0, length: 5))
  }
}

/// Refuses every deletion.
private struct Stubborn: TextRule {
  func decide(_ edit: Edit, on state: FieldState) -> Decision {
    edit.isDeletion ? .refuse(.refusedByRule("stubborn")) : FieldRule().decide(edit, on: state)
  }
}
