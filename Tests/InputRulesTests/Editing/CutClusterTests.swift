import InputRules
import Testing

/// E5: a cut surrogate pair is widened, a cut cluster isn't.
@Suite struct CutClusterTests {
  /// Ranges of "a😀b" that cut its pair, and the results of replacing them with "x".
  static let cuts: [(TextRange, String)] = [
    (TextRange(location: 1, length: 1), "axb"),
    (TextRange(location: 2, length: 1), "axb"),
    (TextRange(location: 2, length: 0), "axb"),
    (TextRange(location: 0, length: 2), "xb"),
    (TextRange(location: 2, length: 2), "ax"),
  ]

  @Test(arguments: cuts)
  func `A range that cuts a pair is widened to the scalar (E5)`(
    range: TextRange, result: String
  ) throws {
    let state = FieldState("a\u{1F600}b")
    let typed = try state.replacing(Edit(replacing: range, with: "x"))
    #expect(typed.text.hasSameUnits(as: result))
    let deleted = try state.replacing(Edit(replacing: range, with: ""))
    #expect(deleted.text.hasSameUnits(as: result.filter { $0 != "x" }))
  }

  @Test func `A range that cuts two pairs includes both (E5)`() throws {
    let state = FieldState("a\u{1F600}\u{1F984}b")
    #expect(try state.replacing(.delete(2, 2)) == .showing("ab", caret: 1))
  }

  @Test func `The caret is at the start of the widened range (E5)`() throws {
    let state = FieldState("a\u{1F600}b")
    #expect(try state.replacing(.replace(2, 1, by: "xy")) == .showing("axyb", caret: 3))
  }

  @Test(arguments: [0, 1, 2, 3])
  func `No edit leaves half a scalar (E5)`(location: Int) {
    let state = FieldState("\u{1F600}\u{10FFFF}")
    for length in 0...(4 - location) {
      let next = FieldRule().apply(.delete(location, length), to: state)
      #expect(!next.text.unicodeScalars.contains("\u{FFFD}"))
    }
  }

  @Test func `A Thai backspace deletes the mark and keeps the letter (E5)`() throws {
    let state = FieldState("\u{E01}\u{E31}")
    #expect(state.text.count == 1)
    #expect(try state.replacing(.delete(1, 1)) == FieldState("\u{E01}"))
  }

  @Test(arguments: [
    ("\u{1F44D}\u{1F3FD}", Edit.delete(2, 2), "\u{1F44D}"),
    (Tricky.canada, Edit.delete(2, 2), "\u{1F1E8}"),
    ("\r\n", Edit.delete(1, 1), "\r"),
    ("\u{1100}\u{1161}", Edit.delete(0, 1), "\u{1161}"),
  ])
  func `A range that cuts a cluster is not widened (E5)`(
    text: String, edit: Edit, result: String
  ) throws {
    #expect(text.count == 1)
    #expect(try FieldState(text).replacing(edit).text.hasSameUnits(as: result))
  }
}
