import InputRules
import Testing

@testable import RuleTesting

/// What a report says of what a person does, and of what a field then shows.
@Suite struct KeystrokeTests {
  @Test(arguments: [
    (Keystroke.type("1"), #"type "1""#), (.paste("a\tb"), #"paste "a\tb""#),
    (.type("é"), #"type "é" ("\u{00E9}")"#), (.type("\u{200B}"), #"type "​" ("\u{200B}")"#),
    (.paste(String(repeating: "x", count: 101)), #"paste 101 times "x""#),
    (.paste(String(repeating: "x", count: 100)), "paste \"\(String(repeating: "x", count: 100))\""),
    (.type("\u{1F}"), #"type "\u{1F}""#),
    (
      .paste(String(repeating: "\r\n", count: 60)),
      "paste \"\(String(repeating: #"\r\n"#, count: 60))\""
    ),
    (.paste("a\u{7F}"), #"paste "a\u{7F}""#), (.paste("~ "), #"paste "~ ""#),
    (.pasteAgain, "paste again"), (.backspace, "backspace"), (.cut, "cut"),
    (.moveCaret(fromEnd: 0), "put the caret at the end"),
    (.moveCaret(fromEnd: 1), "put the caret 1 character before the end"),
    (.moveCaret(fromEnd: 2), "put the caret 2 characters before the end"),
    (.select(count: 1, fromEnd: 0), "select the last character"),
    (.select(count: 2, fromEnd: 0), "select the last 2 characters"),
    (.select(count: 1, fromEnd: 2), "select 1 character, ending 2 before the end"),
    (.select(count: 3, fromEnd: 1), "select 3 characters, ending 1 before the end"),
    (.selectAll, "select all"),
    (.replace(location: 1, length: 2, with: "x"), #"replace 1+2 with "x""#),
    (.replace(location: .max, length: 0, with: ""), #"replace NSNotFound+0 with """#),
  ])
  func `A keystroke is described as a person does it`(keystroke: Keystroke, words: String) {
    #expect("\(keystroke)" == words)
  }

  @Test func `A step shows the caret inside of a text, and brackets around a selection`() {
    var typist = Typist(at: .delegate("digits") { _, _, new in new.allSatisfy(\.isNumber) })
    typist.paste("12345")
    typist.moveCaret(fromEnd: 2)
    typist.select(2, fromEnd: 1)
    typist.type("x")
    typist.selectAll()
    typist.cut()
    #expect(
      typist.steps.map { "\($0)" } == [
        #"paste "12345"  shows "12345""#,
        #"put the caret 2 characters before the end  shows "123|45""#,
        #"select 2 characters, ending 1 before the end  shows "12[34]5""#,
        #"type "x"  refused, shows "12[34]5""#, #"select all  shows "[12345]""#,
        #"cut  shows """#,
      ])
  }

  @Test func `Cutting keeps what was selected, and a cut of nothing keeps what was pasted`() {
    var typist = Typist(at: .delegate("any") { _, _, _ in true })
    typist.paste("abcd")
    typist.cut()
    typist.pasteAgain()
    #expect(typist.text == "abcdabcd")
    typist.select(2, fromEnd: 1)
    typist.cut()
    typist.moveCaret(fromEnd: 0)
    typist.pasteAgain()
    #expect(typist.text == "abcdadbc")
    #expect(typist.caret == 8)
  }

  @Test func `Selecting nothing is a caret, and a selection at the start ends there`() {
    var typist = Typist(at: .delegate("any") { _, _, _ in true })
    typist.paste("abc")
    #expect(typist.press(.select(count: 0, fromEnd: 1)).keystroke == .moveCaret(fromEnd: 1))
    #expect(typist.press(.select(count: 5, fromEnd: 1)).keystroke == .select(count: 2, fromEnd: 1))
    #expect(typist.caret == 2)
    #expect(
      typist.press(.backspace).edit == Edit(replacing: TextRange(location: 0, length: 2), with: ""))
    #expect(typist.press(.backspace).edit == nil)
  }

  @Test func `An edit whose text is canonically the same isn't refused`() {
    var typist = Typist(at: .formatter("decomposes") { _, _, _ in ("e\u{301}", 2) })
    #expect(typist.press(.type("é")).answer?.effect == .rewritten)
    typist.selectAll()
    #expect(typist.press(.type("é")).answer?.effect == .refused)
  }

  @Test(
    arguments: [
      (0, 0, [nil, nil, 4, 2]), (4, 0, [-4, -2, 1, 1]), (7, 0, [-2, -1, nil, nil]),
      (4, 1, [1, 1, 1, 1]),
    ] as [(Int, Int, [Int?])])
  func `Backspace and delete take a selection, or what is beside the caret`(
    caret: Int, selected: Int, lengths: [Int?]
  ) {
    let state = FieldState.showing(
      "\u{1F1E9}\u{1F1EA}ae\u{301}", selecting: TextRange(location: caret, length: selected))
    func taken(_ keystroke: Keystroke, _ unit: DeletionUnit) -> Int? {
      let field = FieldAbilities(deletion: unit, forwardDeletion: unit)
      guard let range = keystroke.edit(in: state, at: field)?.range else { return nil }
      #expect(range.location == caret || range.location + range.length == caret)
      return range.location < caret ? -range.length : range.length
    }
    let keys = [(Keystroke.backspace, DeletionUnit.character), (.backspace, .scalar)]
    #expect((keys + [(.delete, .character), (.delete, .scalar)]).map(taken) == lengths)
  }
}
