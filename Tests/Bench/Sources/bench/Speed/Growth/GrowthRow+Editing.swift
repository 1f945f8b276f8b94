import InputRules

extension GrowthRow {
  /// Operations on texts, states and edits that don't use a rule.
  static var texts: [GrowthRow] {
    [
      GrowthRow("FieldState(_:)") { text in { FieldState(text).selection.location } },
      GrowthRow("FieldState(text:selection:)") { text in
        let range = TextRange.caret(at: text.utf16.count / 2)
        return { (try? FieldState(text: text, selection: range))?.selection.location ?? 0 }
      },
      GrowthRow("FieldState.replacing(_:)") { text in
        let (state, edit) = (FieldState(text), middle(of: text, "x"))
        return { (try? state.replacing(edit))?.text.utf8.count ?? 0 }
      },
      GrowthRow("FieldRule.decide(_:on:), sixteen ranges") { text in
        // The number of ranges is fixed, because a decision contains a complete text for each
        // range.
        let (state, rule, part) = (FieldState(text), FieldRule([]), text.utf16.count / 16)
        let ranges = (0..<16).map { TextRange(location: $0 * part, length: 2) }
        let edit = SeveralRangesEdit(replacingOneOf: ranges, with: "-")
        return { "\(rule.decide(edit, on: state))".utf8.count }
      },
      GrowthRow("Action.requested(_:in:)") { text in
        let (state, edit) = (FieldState(text), middle(of: text, "x"))
        return { "\(Action.requested(edit, in: state))".utf8.count }
      },
      GrowthRow("Edit, described") { text in
        let edit = Edit(replacing: .caret(at: 0), with: text)
        return { "\(edit)".utf8.count }
      },
      GrowthRow("ExactText, compared") { text in
        let copy = String(text.unicodeScalars.map { Character($0) })
        return { ExactText(text) == ExactText(copy) ? 1 : 0 }
      },
      GrowthRow("FieldSession, a paste that is normalized") { text in
        {
          var session = FieldSession(FieldRule(), normalization: .all)
          return session.perform(.paste(text)).state.text.utf8.count
        }
      },
      GrowthRow("ExactText, hashed") { text in { ExactText(text).hashValue & 1 } },
    ]
  }

  static var sessions: [GrowthRow] {
    let actions: [(String, (String) -> [Action])] = [
      ("type", { [.select(.caret(at: $0.utf16.count / 2)), .type("x")] }),
      ("paste", { [.paste($0)] }),
      ("delete a character", { _ in [.deleteBackward(.character), .deleteForward(.scalar)] }),
      ("cut", { [.select(TextRange(location: 0, length: $0.utf16.count / 2)), .cut] }),
      (
        "move",
        {
          [.select(TextRange(location: 0, length: $0.utf16.count / 4)), .move(to: $0.utf16.count)]
        }
      ),
      ("undo and redo", { [.paste($0), .undo, .redo] }),
      ("compose and commit", { [.compose($0, selecting: .caret(at: 0)), .commit] }),
      ("suggest", { [.suggest(Edit(replacing: .caret(at: 0), with: " \($0) "))] }),
      ("set and repair", { [.set(FieldState($0)), .repair] }),
      ("replaceOneOf", { [.replaceOneOf(several(in: $0), using: 0)] }),
    ]
    return actions.map { name, actions in
      GrowthRow("FieldSession.perform: \(name)") { text in
        let limit = try MaximumLength(2 * text.count)
        let start = FieldSession(
          FieldRule([limit]), showing: FieldState(text), normalization: .all)
        let actions = actions(text)
        return {
          var session = start
          return actions.reduce(0) { $0 &+ session.perform($1).state.selection.location }
        }
      }
    }
  }

  static func middle(of text: String, _ replacement: String) -> Edit {
    Edit(replacing: .caret(at: text.utf16.count / 2), with: replacement)
  }

  static func several(in text: String) -> SeveralRangesEdit {
    let quarter = text.utf16.count / 4
    let ranges = [1, 2, 3].map { TextRange(location: $0 * quarter, length: 2) }
    return SeveralRangesEdit(replacingOneOf: ranges, with: "x")
  }
}
