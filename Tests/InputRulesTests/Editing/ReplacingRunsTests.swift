import InputRules
import Testing

/// Several ranges of a text replaced at once, with the selection and the marked range adjusted.
@Suite struct ReplacingRunsTests {
  private func range(_ location: Int, _ length: Int) -> TextRange {
    TextRange(location: location, length: length)
  }

  @Test(arguments: [(0, 0), (1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
  func `An offset keeps its distance from the text around it (E3)`(
    before: Int, after: Int
  ) throws {
    let runs = [range(2, 1), range(4, 1)]
    let state = try FieldState.showing("ab-c-d", caret: before)
    #expect(try state.replacing(runs, with: "") == .showing("abcd", caret: after))
  }

  @Test func `An offset inside a range moves after its replacement (E3)`() throws {
    let state = try FieldState.showing("abcd", caret: 2)
    #expect(try state.replacing([range(1, 2)], with: "X") == .showing("aXd", caret: 2))
  }

  /// Also one inside a range of the same length: the characters before it are different now (E3).
  @Test func `Every offset moves as the clause says, whatever the lengths (E3)`() throws {
    for length in 0...3 {
      for newLength in 0...3 {
        let replacement = String(repeating: "x", count: newLength)
        for offset in 0...6 {
          let start = 2
          let expected =
            offset <= start
            ? offset
            : offset < start + length ? start + newLength : offset - length + newLength
          let state = try FieldState.showing("abcdef", caret: offset)
          let next = try state.replacing([range(start, length)], with: replacement)
          #expect(next.selection == .caret(at: expected), "\(offset), \(length) by \(newLength)")
        }
      }
    }
  }

  @Test func `A selection shrinks and grows with its text (E3)`() throws {
    let state = try FieldState(text: "a-b-c", selection: range(0, 5), marked: range(1, 3))
    let expected = try FieldState(text: "a::b::c", selection: range(0, 7), marked: range(1, 5))
    #expect(try state.replacing([range(1, 1), range(3, 1)], with: "::") == expected)
  }

  @Test func `A range that cuts a pair is widened (E5)`() throws {
    let state = FieldState("a\u{1F600}b")
    #expect(try state.replacing([range(2, 1)], with: "").text == "ab")
  }

  @Test func `Ranges outside the text, or out of order, are refused (E4, E11)`() {
    let state = FieldState("abc")
    #expect(throws: Reason.rangeOutsideText(.notFound, length: 3)) {
      try state.replacing([.notFound], with: "")
    }
    #expect(throws: Reason.rangesOverlap) {
      try state.replacing([range(1, 1), range(0, 1)], with: "")
    }
    #expect(throws: Reason.rangesOverlap) {
      try state.replacing([range(0, 2), range(1, 1)], with: "")
    }
  }
}
