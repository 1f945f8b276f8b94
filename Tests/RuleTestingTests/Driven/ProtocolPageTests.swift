import Foundation
import InputRules
import RuleExpectations
import Testing

@testable import RuleTesting

/// What the page “Any field” shows of the protocol is what is read.
@Suite struct ProtocolPageTests {
  private static let hello = """
    {"id": 1, "version": 1, "name": "PIN", "can": ["select", "paste"], "deletes": "scalar"}
    """
  private static let state = """
    {"id": 7, "text": "12", "selection": [2, 0], "value": "12"}
    """
  private static let error = """
    {"id": 7, "error": {"kind": "failed", "message": "IndexError: string index out of range"}}
    """

  @Test func `The answers of the page are read`() throws {
    let hello = try #require(DriverReply(Data(Self.hello.utf8)))
    #expect(hello.version == Driver.version)
    #expect(hello.name == "PIN" && hello.isOneLine && hello.deletes == "scalar")
    #expect(hello.abilities == ["select", "paste"])
    let state = try #require(DriverReply(Data(Self.state.utf8))).reply()
    #expect(state.state == FieldState("12") && state.value == "12" && !state.isComposing)
    let error = try #require(DriverReply(Data(Self.error.utf8)))
    #expect(error.problem == .failed("IndexError: string index out of range"))
  }

  @Test(.properties(cases: 20))
  func `A driver's field is one like any other in a test`() throws {
    let driver = try OddDriver()
    let command = driver.command("none")
    let amount = try TestedField.driven(by: command)
    expectKeepsLaws(of: amount, meaning: .backspaceEmpties, .pasteEqualsTyping)
    let claims = FieldClaims.of(amount, meaning: .backspaceEmpties)
    #expect(claims.map(\.property.name).contains("BackspaceEmpties"))
  }

  @Test(arguments: [
    (#"{"text":"a","selection":[0,1]}"#, 0..<1, nil as String?),
    (#"{"text":"ab","selection":[1,0],"marked":null}"#, 1..<1, nil),
    (#"{"text":"a","selection":null,"value":null}"#, 1..<1, nil),
    (#"{"units":[97],"value":12}"#, 1..<1, "12"), (#"{"text":"a","value":1.5}"#, 1..<1, "1.5"),
    (#"{"units":[0,65535],"value":""}"#, 2..<2, ""),
  ])
  func `What is left out has a meaning`(line: String, selection: Range<Int>, value: String?) throws
  {
    let reply = try #require(DriverReply(Data(line.utf8))).reply()
    #expect(reply.state.selection.location == selection.lowerBound)
    #expect(reply.state.selection.length == selection.count)
    #expect(reply.value == value && reply.trouble == nil && !reply.isComposing)
  }

  @Test(arguments: [
    (#"{"text":"a","selection":[2,0]}"#, FieldTrouble.caretOutside(.caret(at: 2), length: 1)),
    (#"{"text":"a","selection":[-1,0]}"#, .caretOutside(.caret(at: -1), length: 1)),
    (#"{"text":"a","selection":[0,2]}"#, .caretOutside(.init(location: 0, length: 2), length: 1)),
    (#"{"units":[56832,97]}"#, .halfCharacter([56832, 97])),
  ])
  func `What no platform can show is a trouble`(line: String, trouble: FieldTrouble) throws {
    let reply = try #require(DriverReply(Data(line.utf8))).reply()
    #expect(reply.trouble == trouble)
    let caret = TextRange.caret(at: reply.state.text.utf16.count)
    #expect(reply.state.selection == caret)
  }

  @Test func `What is marked isn't done`() throws {
    for marked in ["[0,1]", "true"] {
      let line = "{\"text\":\"a\",\"marked\":\(marked)}"
      #expect(try #require(DriverReply(Data(line.utf8))).reply().isComposing)
    }
  }

  @Test(arguments: [
    (#"{"units":[65536]}"#, "text"), (#"{"units":[-1]}"#, "text"), (#"{"text":5}"#, "text"),
    (#"{"text":"a","selection":[1]}"#, "selection"),
    (#"{"text":"a","selection":[0,-1]}"#, "selection"),
    (#"{"text":"a","selection":[0,1,0]}"#, "selection"),
    (#"{"text":"a","value":{}}"#, "value"),
  ])
  func `A member of another kind is no answer`(line: String, member: String) throws {
    let reply = try #require(DriverReply(Data(line.utf8)))
    let error = #expect(throws: DriverProblem.self) { try reply.reply() }
    #expect(error.map { "\($0)" }?.contains("“\(member)”") == true)
  }

  @Test func `An error says what it says, up to five hundred characters`() throws {
    func problem(_ error: String) -> DriverProblem? {
      DriverReply(Data("{\"error\":\(error)}".utf8))?.problem
    }
    #expect(problem(#""busy""#) == .failed("busy"))
    let long = "<" + String(repeating: "x", count: 500)
    #expect(problem("{\"message\":\"\(long)\"}") == .failed(String(long.dropLast())))
    #expect(DriverReply(Data("[1]".utf8)) == nil && DriverReply(Data("x".utf8)) == nil)
    let plain = try #require(DriverReply(Data(#"{"one_line":false}"#.utf8)))
    #expect(plain.problem == nil && !plain.isOneLine && plain.deletes == "character")
    #expect(plain.id == nil && plain.name == nil && plain.abilities == [])
  }

  @Test func `How much delete takes is what backspace takes, if nothing is said`() throws {
    let forwards = ["", #","deletes_forward":"character""#].map { more in
      DriverReply(Data(#"{"deletes":"scalar"\#(more)}"#.utf8))?.deletesForward
    }
    #expect(forwards == ["scalar", "character"])
  }

  @Test func `What the field calls right or wrong is read, and that it doesn't say`() throws {
    let replies = [#","valid":false"#, #","valid":true"#, ""].map { more in
      try? DriverReply(Data(#"{"text":"-"\#(more)}"#.utf8))?.reply().isValid
    }
    #expect(replies == [false, true, nil])
  }
}
