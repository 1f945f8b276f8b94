import InputRules
import Testing

/// Text that an input method composes (E10.1 to E10.17).
@Suite struct ComposingTests {
  /// A field for six characters that holds four, with the caret in the middle.
  private func session(_ insertion: InsertionPolicy = .whole) throws -> FieldSession {
    FieldSession(
      FieldRule([try MaximumLength(6)], insertion: insertion),
      showing: try .showing("[__]", caret: 2))
  }

  private func compose(_ text: String) -> Action {
    .compose(text, selecting: .caret(at: text.utf16.count))
  }

  @Test func `A limit cuts no marked text`() throws {
    var session = try session(.truncated)
    let composing = session.perform(compose("zhongguo"))
    #expect(composing.effect == .done)
    #expect(composing.state.text == "[_zhongguo_]")
    #expect(composing.state.marked == TextRange(location: 2, length: 8))
    #expect(session.isComposing && session.violation == nil && session.undoCount == 0)
    let commit = session.perform(.type("\u{4E2D}\u{56FD}"))
    #expect(commit == Outcome(.done, try .showing("[_\u{4E2D}\u{56FD}_]", caret: 4)))
    #expect(session.undoCount == 1)
    #expect(session.perform(.undo).state == (try .showing("[__]", caret: 2)))
  }

  @Test func `A commit is reduced within itself only`() throws {
    var session = try session(.truncated)
    session.perform(compose("zhongguo"))
    let commit = session.perform(.commit)
    #expect(commit.effect == .rewritten(.tooLong(limit: 6, unit: .characters)))
    #expect(commit.state == (try .showing("[_zh_]", caret: 4)))
  }

  @Test func `A refused commit leaves the field as it was`() throws {
    var session = try session()
    let before = session.state
    session.perform(compose("zhongguo"))
    let commit = session.perform(.commit)
    #expect(commit.effect == .refused(.tooLong(limit: 6, unit: .characters)))
    #expect(commit.state == before && commit.dropped == "zhongguo")
    #expect(session.undoCount == 0)
  }

  @Test func `A cancel gives the selection back`() throws {
    let before = try FieldState(text: "abcd", selection: TextRange(location: 1, length: 2))
    var session = FieldSession(FieldRule(), showing: before)
    session.perform(compose("x"))
    #expect(session.state.text == "axd")
    #expect(session.perform(.cancel) == Outcome(.done, before))
    #expect(session.perform(.cancel).effect == .refused(.nothingComposed))
    #expect(session.perform(.commit).effect == .refused(.nothingComposed))
  }

  @Test func `A deletion never reaches beyond the mark`() throws {
    var session = FieldSession(FieldRule(), showing: FieldState("e"))
    session.perform(compose("\u{301}"))
    let deletion = session.perform(.deleteBackward(.character))
    #expect(deletion.state == FieldState("e"))
    #expect(!session.isComposing)
    session.perform(.compose("ab", selecting: .caret(at: 0)))
    #expect(session.perform(.deleteBackward(.character)).effect == .refused(.nothingToDelete))
    #expect(session.perform(.deleteForward(.character)).state.text == "eb")
    #expect(session.perform(.cut).effect == .refused(.nothingSelected))
  }

  @Test func `Edits within the mark belong to it`() throws {
    var session = try session()
    session.perform(compose("pinyin"))
    session.perform(.select(TextRange(location: 2, length: 3)))
    #expect(session.perform(.copy).copied == "pin")
    #expect(session.perform(.cut).copied == "pin")
    #expect(session.state.marked == TextRange(location: 2, length: 3))
    session.perform(.replace(Edit(replacing: TextRange(location: 2, length: 3), with: "x")))
    #expect(session.state.text == "[_x_]")
    #expect(session.undoCount == 0)
  }

  /// A request next to the mark refers to the same characters before and after the commit.
  @Test func `Ranges are carried through the commit`() throws {
    let rule = FieldRule([try MaximumLength(8)])
    var session = FieldSession(rule, showing: try .showing("abcdefgh", caret: 0))
    session.perform(compose("zh"))
    let deletion = session.perform(.replace(.delete(4, 2)))
    #expect(deletion.commit == .refused(.tooLong(limit: 8, unit: .characters)))
    #expect(deletion.state == (try .showing("abefgh", caret: 2)))
    #expect(deletion.dropped == "zh")
    var other = try self.session(.truncated)
    other.perform(compose("zhongguo"))
    #expect(other.perform(.select(.caret(at: 11))).state == (try .showing("[_zh_]", caret: 5)))
    other.perform(.undo)
    other.perform(compose("zhongguo"))
    #expect(other.perform(.select(.caret(at: 12))).state.selection == .caret(at: 6))
    let outside = other.perform(.select(.notFound))
    #expect(outside.effect == .refused(.rangeOutsideText(.notFound, length: 6)))
  }

  @Test func `A range outside the text commits nothing`() throws {
    var session = try session()
    session.perform(compose("zhongguo"))
    let composing = session.state
    let outside = session.perform(.select(.caret(at: 99)))
    #expect(outside == Outcome(.refused(.rangeOutsideText(.caret(at: 99), length: 12)), composing))
    #expect(session.isComposing)
  }

  @Test func `Undo cancels and redo waits`() throws {
    var session = FieldSession(FieldRule())
    session.perform(.paste("ab"))
    session.perform(.paste("cd"))
    session.perform(.undo)
    session.perform(compose("z"))
    #expect(session.perform(.redo).effect == .refused(.composing))
    #expect(session.perform(.move(to: 0)).effect == .refused(.composing))
    #expect(session.isComposing)
    #expect(session.perform(.undo) == Outcome(.done, FieldState("ab")))
    #expect(session.perform(.redo).state == FieldState("abcd"))
  }

  @Test func `A commit of what is shown leaves the caret`() throws {
    var session = FieldSession(FieldRule(), showing: try .showing("[]", caret: 1))
    session.perform(compose("hello"))
    session.perform(.select(.caret(at: 4)))
    #expect(session.perform(.commit) == Outcome(.done, try .showing("[hello]", caret: 4)))
    session.perform(.undo)
    #expect(session.perform(.redo).state == (try .showing("[hello]", caret: 4)))
  }

  /// An app that writes back the given text after each keystroke must not end the composition.
  @Test func `Setting what is shown ends no composition`() throws {
    var session = FieldSession(FieldRule())
    session.perform(compose("ni"))
    session.perform(.set(FieldState("ni")))
    #expect(session.isComposing && session.undoCount == 0)
  }

  @Test func `Anything else commits first`() throws {
    var session = try session()
    session.perform(compose("zhongguo"))
    let select = session.perform(.select(.caret(at: 0)))
    #expect(select.commit == .refused(.tooLong(limit: 6, unit: .characters)))
    #expect(select.effect == .done)
    #expect(select.state == (try .showing("[__]", caret: 0)))
  }

  @Test func `A selection outside the composed text is refused`() throws {
    var session = try session()
    let outside = session.perform(.compose("ab", selecting: .caret(at: 3)))
    #expect(outside.effect == .refused(.rangeOutsideText(.caret(at: 3), length: 2)))
    #expect(!session.isComposing)
    session.perform(.compose("\u{1F600}", selecting: .caret(at: 1)))
    #expect(session.state.selection == TextRange(location: 2, length: 2))
  }

  @Test func `Text set from code drops the composition`() throws {
    var session = try session()
    session.perform(compose("x"))
    session.perform(.set(FieldState("new")))
    #expect(session.state == FieldState("new") && !session.isComposing)
    #expect(session.perform(.undo).state == (try .showing("[__]", caret: 2)))
  }

  @Test func `The mark of a state is dropped at the start`() throws {
    let range = TextRange(location: 0, length: 2)
    let state = try FieldState(text: "ab", selection: range, marked: range)
    #expect(FieldSession(FieldRule(), showing: state).state.marked == nil)
  }
}
