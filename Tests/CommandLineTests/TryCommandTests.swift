import Foundation
import InputLaws
import InputRules
import PropertyConsole
import Testing

@testable import input_rules

/// The `try` command, which reads commands and prints a line for each decision.
@Suite struct TryCommandTests {
  private func run(_ script: String, _ arguments: [String]) throws -> CommandTests.Result {
    let pipe = "printf '%s\\n' \"$1\" | (shift; exec \"$0\" try \"$@\")"
    return try CommandTests.run(
      ["-c", pipe, RunningCommand.binary, script] + arguments, program: "/bin/sh")
  }

  @Test func `Each decision is a line with its reason`() throws {
    let result = try run(
      "# two digits\ntype 1x\n\npaste 234", ["--at-most", "2", "--characters=0-9"])
    #expect(result.code == 0)
    #expect(
      result.output == """
        type "1": replace 0+0 with "1": accepted, showing "1" selected 1+0
        type "x": replace 1+0 with "x": refused: "x" isn't an allowed character; remove it, \
        showing "1" selected 1+0
        paste "234": replace 1+0 with "234": refused: the limit is 2 characters; shorten the text, \
        showing "1" selected 1+0
        final text: "1", accepted

        """)
  }

  @Test func `With --json, each decision is a line of JSON`() throws {
    let result = try run("type 1\nselect 0 1\nundo", ["--characters", "0-9", "--json"])
    let lines = result.output.split(separator: "\n")
    #expect(result.code == 0)
    #expect(lines.count == 3)
    for line in lines {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(object?["result"] as? String == (line == lines[0] ? "accepted" : "done"))
    }
  }

  static let wrongUses = [
    ["nope"], [""], ["--at-most"], ["--at-most", "-1"], ["--at-most", "4", "--unit", "furlongs"],
    ["anything:3"], ["--banned", "a\\"], ["number:9...1"], ["number:a...b"], ["number:..."],
    ["pattern"], ["pattern:[9"], ["date:foo"], ["date:dd", "--at-most", "3"],
    ["pattern:9", "anything"], ["pattern:9", "--insertion", "whole"], ["--accepts", "("],
    ["anything", "--insertion", "none"], ["number", "--locale", "nowhere"], ["--caret"],
    ["--meaning", "nowhere"], ["phone"], ["phone:XX"], ["card:4"], ["code:0"], ["code:13"],
    ["iban", "--at-most", "3"], ["postal:UK"], ["amount"], ["cents:eur"],
    ["phone:US", "--locale", "de"], ["--only", "0-9", "--locale", "de"], ["card", "--caret"],
    ["--at-most", "4", "--keeps", "0-9"], ["card", "--typing", "4111"], ["card", "--unit", "utf8"],
  ]

  @Test(arguments: [
    "fly", "select 1", "left 0", "home 2", "undo 1 2", "type \\q", "paste \\u{D800}", "type \\",
  ])
  func `A wrong command is reported with its line; earlier output remains`(command: String) throws {
    let result = try run("type 1\n\(command)\ntype 2", ["--characters", "0-9"])
    #expect(result.code == 2)
    #expect(result.error.hasPrefix("error: line 2: "))
    #expect(result.error.split(separator: "\n").count == 1)
    #expect(result.output.split(separator: "\n").count == 1)
  }

  @Test(arguments: [
    (["--at-most", "2", "--unit", "utf8"], "é", "éé"), (["--only", "0-9"], "1", "1x"),
    (["--banned", "xy"], "a", "ax"), (["--matches", "a+"], "aa", "aab"),
    (["--accepts", "a+"], "aa", "aab"), (["number:1...20", "--at-most", "2"], "12", "21"),
    (["--equals", "integer", "--at-most", "2"], "12", "123"),
  ])
  func `A rule allows only texts that each option allows`(
    words: [String], right: String, wrong: String
  ) throws {
    let result = try run("paste \(right)\nselect 0 9\npaste \(wrong)", words)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 4 && lines[0].contains(": accepted, "), "\(result)")
    #expect(lines.count == 4 && lines[2].contains(": refused: "), "\(result)")
  }

  @Test func `Character sets in options may contain ranges and escapes`() throws {
    #expect(try CharacterSetText.members(of: "0-3x-") == "0123x-")
    #expect(try CharacterSetText.members(of: "a\\-c\\\\") == "a-c\\")
    #expect(try CharacterSetText.members(of: "-а-в\\+\\--") == "-абв+--")
    for text in ["+-e", "a-Z", "Z-a", "0-a", "9-٣", "a-ä", "--0", "*-\\-"] {
      #expect(throws: UsageError.self, "\(text)") { try CharacterSetText.members(of: text) }
    }
    #expect(try CharacterSetText.members(of: "").isEmpty)
  }

  @Test func `A rule that breaks a universal law prints a line and exits with 1`() throws {
    let universal = Set(Catalog.universal.map(\.name.name))
    var session = TrySession(Stubborn())
    let step = try #require(session.perform(.type("1")).first)
    #expect(step.laws.allSatisfy { universal.contains($0.name) })
    #expect(step.laws.filter { $0.found != nil }.map(\.name) == ["EveryFieldCanBeEmptied"])
    #expect("\(step)".contains("\n  ✗ Deleting the whole text empties the field. Found: "))
    session = TrySession(FieldRule())
    #expect(session.perform(.type("1")).allSatisfy { $0.laws.allSatisfy { $0.found == nil } })
  }
}

private struct Stubborn: TextRule {
  func decide(_ edit: Edit, on state: FieldState) -> Decision {
    edit.isDeletion ? .refuse(.refusedByRule("stubborn")) : FieldRule().decide(edit, on: state)
  }
}
