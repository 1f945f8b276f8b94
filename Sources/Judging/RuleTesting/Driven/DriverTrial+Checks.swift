#if os(Linux) || os(macOS)
  import Foundation
  import InputRules

  extension DriverTrial {
    static var all: [(name: String, check: (DriverTrial) throws -> Void)] {
      [
        ("new", { try $0.checkNew() }), ("type", { try $0.checkTyping() }),
        ("new again", { try $0.checkRepetition() }), ("caret", { try $0.checkCaret() }),
        ("select", { try $0.checkSelection() }), ("units", { try $0.checkUnits() }),
        ("text", { try $0.checkText() }), ("blanks", { try $0.checkBlanks() }),
        ("placeholder", { try $0.checkPlaceholder() }), ("paste", { try $0.checkPaste() }),
        ("cut", { try $0.checkCut() }), ("delete", { try $0.checkDelete() }),
        ("undo", { try $0.checkUndo() }), ("compose", { try $0.checkComposition() }),
        ("set", { try $0.checkSetting() }),
      ]
    }

    private func checkNew() throws {
      let states = try (0..<4).map { _ in try begin() }
      if states[0].isComposing { throw Outcome.failed("a new field is “marked”") }
      let isSame = Set(states.map(\.state.text)).count == 1
      if !isSame { throw Outcome.notPossible("new fields show different texts") }
      fresh = states[0]
    }

    private func checkTyping() throws {
      var problem: DriverProblem?
      for key in ["a", "1"] where plain == nil {
        do {
          let states = try typing([key, key])
          if states.map(\.state.text) == ["", key, key + key] { (plain, taken) = (key, key) }
          if states[1].state.text != states[0].state.text { taken = taken ?? key }
          if states.dropFirst().map(\.caret) == [[1, 1], [2, 2]] {
            throw Outcome.failed("a “selection” is [location, length], not its two ends")
          }
        } catch let error as DriverProblem {
          if case .late = error { throw error }
          problem = error
        }
      }
      if taken == nil, let problem { throw problem }
      _ = try takenKey()
    }

    /// Types the same keys into two new fields, which show different texts if the driver keeps
    /// state, loses keys or answers too early.
    private func checkRepetition() throws {
      let key = try takenKey()
      let script = { [self] in
        try typing(Array(repeating: key, count: 8)) + [press("backspace"), press("backspace")]
      }
      let first = try script()
      let second = try script()
      guard let fresh else { throw Outcome.notPossible("new fields show different texts") }
      for start in [first[0], second[0]]
      where start.state.text != fresh.state.text || start.value != fresh.value {
        throw Outcome.failed(
          "“new” creates a field that shows \(start.words), but the first one showed "
            + fresh.words)
      }
      for (one, other) in zip(first, second).dropFirst() where one != other {
        throw Outcome.failed(
          "the same keys show \(one.words) in one new field, but \(other.words) in another")
      }
    }

    private func checkCaret() throws {
      try require(abilities.placesCaret)
      let key = try takenKey()
      try settle(typing([key, key]), after: "type")
      _ = try plainKey()
      for offset in 0...2 { try place(.caret(at: offset), in: key + key) }
    }

    /// Sets the caret where it already is; this doesn't change a text that has settled.
    private func settle(_ states: [FieldReply], after word: String) throws {
      guard let last = states.last, last.problem == nil, last.state.selection.length == 0 else {
        return
      }
      let then = try select(last.state.selection.location)
      if !then.state.text.hasSameUnits(as: last.state.text) || then.value != last.value {
        throw Outcome.failed(
          "“\(word)” is answered before the field has settled: it showed \(last.words), but "
            + "\(then.words) after the caret was set to the same place")
      }
    }

    private func place(_ range: TextRange, in text: String, _ advice: String = "") throws {
      let found = try select(range.location, range.length).caret
      let asked = [range.location, range.length]
      if found != asked {
        throw Outcome.failed("in \(text.shown), “select” \(asked) selects \(found)\(advice)")
      }
    }

    private func checkSelection() throws {
      try require(abilities.selects)
      let key = try plainKey()
      _ = try typing([key, key])
      for count in [2, 1] {
        let advice = "; declare “caret” instead of “select” if the field can't select"
        try place(TextRange(location: 0, length: count), in: key + key, advice)
      }
    }

    private func checkUnits() throws {
      let key = try plainKey()
      for sign in ["😀", "𠀀"] {
        let states = try typing([sign, key])
        guard states.map(\.state.text) == ["", sign, sign + key] else { continue }
        for (unit, carets) in [("code points", [1, 2]), ("bytes", [4, 5])]
        where states.dropFirst().map(\.caret) == carets.map({ [$0, 0] }) {
          throw Outcome.failed("a “selection” is in UTF-16 units, not in \(unit)")
        }
        let advice = "; a selection is in UTF-16 units"
        if !abilities.placesCaret { return }
        return try place(.caret(at: 2), in: sign + key, advice)
      }
      throw Outcome.notPossible("the field refuses characters of two UTF-16 units")
    }

    private func checkText() throws {
      guard let text = try typing(["e\u{301}"]).last?.state.text, text == "é" else {
        throw Outcome.notPossible("the field refuses “é” of two code points")
      }
      let left = try press("backspace").state.text
      if text.unicodeScalars.count == 1 && left == "e" {
        throw Outcome.failed("“é” of two code points is reported as one; don't normalize the text")
      }
    }

    private func checkBlanks() throws {
      let key = try plainKey()
      let texts = try typing([key, " ", " ", key]).map(\.state.text)
      if texts[1...3].allSatisfy({ $0 == key }) && texts[4] == "\(key)  \(key)" {
        throw Outcome.failed("spaces at the end of the text aren't reported; don't trim the text")
      }
    }

    private func checkPlaceholder() throws {
      let key = try takenKey()
      guard let start = fresh, start.state.selection.length == 0,
        start.state.text.count(where: \.isLetter) > 1
      else { return }
      let texts = try (typing([key]) + [press("backspace")]).map(\.state.text)
      if texts == [start.state.text, key, start.state.text] {
        throw Outcome.failed("an empty field shows \(start.words); a placeholder isn't its text")
      }
    }

    private func checkPaste() throws {
      try require(abilities.pastes)
      let key = try takenKey()
      let states = try typing([key]) + [press("paste", key)]
      if abilities.placesCaret { try settle(states, after: "paste") }
    }

    private func checkCut() throws {
      try require(abilities.cuts && abilities.selects)
      _ = try typing([takenKey()])
      _ = try select(0, 1)
      _ = try press("cut")
    }

    private func checkDelete() throws {
      try require(abilities.others.contains(.delete))
      _ = try typing([takenKey()])
      if abilities.placesCaret { _ = try select(0) }
      _ = try press("delete")
    }

    private func checkUndo() throws {
      let all = abilities.others.filter { $0 != .delete }.map { "\($0)" }
      try require(!all.isEmpty)
      let key = try takenKey()
      var text = try typing([key, key]).last?.state.text
      for word in all {
        let then = try press(word).state.text
        if plain != nil && then == text { throw Outcome.failed("“\(word)” changes nothing") }
        text = then
      }
    }

    private func checkComposition() throws {
      try require(abilities.composes)
      for word in ["commit", "cancel"] {
        _ = try begin()
        _ = try press("compose", takenKey())
        if try press(word).isComposing {
          throw Outcome.failed("the text is still “marked” after “\(word)”")
        }
      }
    }

    private func checkSetting() throws {
      try require(abilities.can.contains("set"))
      let key = try plainKey()
      _ = try begin()
      let text = try press("set", key + key).state.text
      if text != key + key {
        throw Outcome.failed("“set” \((key + key).shown) shows \(text.shown)")
      }
    }
  }

  extension FieldReply {
    /// The selection that the driver reported, even if it is outside the text.
    fileprivate var caret: [Int] {
      var range = state.selection
      if case .caretOutside(let outside, _) = problem { range = outside }
      return [range.location, range.length]
    }

    fileprivate var words: String {
      state.shown + (value.map { " with the value \($0.shown)" } ?? "")
    }
  }
#endif
