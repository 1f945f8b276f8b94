import Foundation
import InputRules
import RuleExpectations
import Testing

@testable import RuleTesting

/// The examples on the page “Any field” follow the driver protocol.
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

  private func read(_ line: String) throws -> DriverReply {
    try #require(try DriverReply(Data(line.utf8)))
  }

  @Test func `The protocol page's example answers are read`() throws {
    let hello = try read(Self.hello)
    #expect(hello.version == Driver.version && hello.name == "PIN" && hello.deletes == "scalar")
    let can = try FieldAbilities(hello)
    #expect(can.selects && can.pastes && !can.cuts && can.isOneLine)
    let state = try read(Self.state).reply()
    #expect(state.state == FieldState("12") && state.value == "12" && !state.isComposing)
    let problem = try read(Self.error).problem(of: "cut")
    #expect(problem == .failed("IndexError: string index out of range"))
  }

  @Test(.properties(cases: 20))
  func `A test can use a driver's field like any other field`() throws {
    let driver = try OddDriver()
    let command = driver.command("none")
    let amount = try TestedField.driven(by: command)
    expectKeepsLaws(of: amount, meaning: .backspaceEmpties, .pasteEqualsTyping)
    let claims = FieldClaims.of(amount, meaning: .backspaceEmpties)
    #expect(claims.map(\.property.name).contains("BackspaceEmpties"))
  }

  /// The parts of a state: selection, value, and whether it is composing or valid.
  @Test(arguments: [
    (#"{"text":"a","selection":[0,1]}"#, [0, 1], nil as String?, false, nil as Bool?),
    (#"{"text":"ab","selection":[1,0],"marked":null}"#, [1, 0], nil, false, nil),
    (#"{"text":"a","selection":null,"value":null}"#, [1, 0], nil, false, nil),
    (#"{"units":[97],"value":12}"#, [1, 0], "12", false, nil),
    (#"{"text":"a","value":1.5,"valid":true}"#, [1, 0], "1.5", false, true),
    (#"{"units":[0,65535],"value":"","valid":false}"#, [2, 0], "", false, false),
    (#"{"text":"a","marked":[0,1]}"#, [1, 0], nil, true, nil),
    (#"{"text":"a","marked":true}"#, [1, 0], nil, true, nil),
    (#"{"text":"a","marked":false}"#, [1, 0], nil, false, nil),
  ])
  func `A driver's state is read from JSON`(
    line: String, selection: [Int], value: String?, isComposing: Bool, isValid: Bool?
  ) throws {
    let reply = try read(line).reply()
    #expect([reply.state.selection.location, reply.state.selection.length] == selection)
    #expect(reply.value == value && reply.problem == nil)
    #expect(reply.isComposing == isComposing && reply.isValid == isValid)
  }

  @Test(arguments: [
    (#"{"text":"a","selection":[2,0]}"#, AnswerProblem.caretOutside(.caret(at: 2), length: 1)),
    (#"{"text":"a","selection":[-1,0]}"#, .caretOutside(.caret(at: -1), length: 1)),
    (#"{"text":"a","selection":[0,2]}"#, .caretOutside(.init(location: 0, length: 2), length: 1)),
    (#"{"units":[56832,97]}"#, .halfCharacter([56832, 97])),
  ])
  func `A driver's impossible state is a problem`(line: String, problem: AnswerProblem) throws {
    let reply = try read(line).reply()
    #expect(reply.problem == problem)
    #expect(reply.state.selection == .caret(at: reply.state.text.utf16.count))
  }

  @Test(arguments: [
    (#"{"units":[65536]}"#, "text"), (#"{"units":[-1]}"#, "text"), (#"{"text":5}"#, "text"),
    (#"{"units":[true]}"#, "text"), (#"{"text":"a","selection":[1]}"#, "selection"),
    (#"{"text":"a","selection":[0,-1]}"#, "selection"),
    (#"{"text":"a","selection":[0,1,0]}"#, "selection"),
    (#"{"text":"a","selection":[true,0]}"#, "selection"),
    (#"{"text":"a","value":{}}"#, "value"), (#"{"text":"a","value":true}"#, "value"),
    (#"{"text":"a","marked":0}"#, "marked"), (#"{"text":"a","marked":""}"#, "marked"),
    (#"{"text":"a","marked":[]}"#, "marked"), (#"{"text":"a","valid":1}"#, "valid"),
    (#"{"id":1,"value":NaN}"#, "JSON"), (#"{"id":1,"value":1e999}"#, "JSON"),
    (#"{"id":1,"text":"\ud800"}"#, "JSON"), (#" {"id":1"#, "JSON"),
  ])
  func `A driver's JSON member of the wrong type is a problem`(line: String, name: String) throws {
    let error = #expect(throws: DriverProblem.self) { try read(line).reply() }
    #expect(error.map { "\($0)" }?.contains(name) == true)
  }

  @Test func `A driver's Delete key removes the same unit as Backspace by default`() throws {
    let forwards = try ["", #","deletes_forward":"character""#].map { more in
      try read(#"{"deletes":"scalar"\#(more)}"#).deletesForward
    }
    #expect(forwards == ["scalar", "character"])
  }
}
