import InputRules

/// The screen of a tried field, as lines of text.
///
/// With 80 columns or more, the laws and the history are beside the field; otherwise below it.
struct TryScreen {
  let width: Int
  let height: Int

  /// The size in columns and lines; the field needs at least a few of both.
  init(width: Int, height: Int) {
    self.width = max(10, width)
    self.height = max(1, height)
  }

  private var isWide: Bool { width >= 80 }
  /// How many columns the left half has.
  var leftWidth: Int { isWide ? width / 2 - 2 : width }
  /// The first column of the right half, counted from 0; nil if there is none.
  var rightStart: Int? { isWide ? width / 2 : nil }

  private static let keys = [
    "arrows move, with shift they select", "Ctrl-Z undo, Ctrl-Y redo, Ctrl-X cut",
    "Ctrl-W word, Ctrl-A start, Ctrl-E end", "Esc or Ctrl-C ends",
  ]

  /// The lines, with a left and, if the screen is wide enough, a right half.
  func rows(of session: TrySession) -> [(left: ScreenLine, right: ScreenLine)] {
    let top = heading(session) + field(session) + lastEdit(session) + end(session)
    let laws = laws(session)
    var left = top
    var right: [ScreenLine] = []
    if isWide {
      right = laws + history(session, lines: height - laws.count)
      left += [ScreenLine()] + Self.keys.map { ScreenLine($0) }
    } else {
      left += laws
      left += history(session, lines: height - left.count - 1)
      if left.count < height { left.append(ScreenLine(Self.keys.last ?? "")) }
    }
    let count = min(height, max(left.count, right.count))
    return (0..<count).map { index in
      (
        index < left.count ? left[index].cut(to: leftWidth) : ScreenLine(),
        index < right.count ? right[index].cut(to: rightWidth) : ScreenLine()
      )
    }
  }

  private var rightWidth: Int { width - (rightStart ?? 0) }

  private func heading(_ session: TrySession) -> [ScreenLine] {
    [ScreenLine("rule  ", .heading).with(session.name.asLine), ScreenLine()]
  }

  private func field(_ session: TrySession) -> [ScreenLine] {
    let state = session.state
    let length = state.text.utf16.count
    let place =
      state.selection.length == 0
      ? "caret \(state.selection.location)" : "selected \(state.selection)"
    return [
      FieldLine(state).line(width: leftWidth),
      ScreenLine("\(place), \(length) UTF-16 unit\(length == 1 ? "" : "s")"), ScreenLine(),
    ]
  }

  private func lastEdit(_ session: TrySession) -> [ScreenLine] {
    let title = ScreenLine("last edit", .heading)
    guard let step = session.steps.last else { return [title, ScreenLine("  none"), ScreenLine()] }
    let asked = step.edit.map { "\($0)" } ?? "the rule wasn't asked"
    return [title] + lines("\(step.action)", cut: 1) + lines(asked, cut: 2)
      + lines(step.verdict, step.result.style, cut: 4) + [ScreenLine()]
  }

  private func end(_ session: TrySession) -> [ScreenLine] {
    var all = [ScreenLine("if editing ends here", .heading)]
    if let reason = session.finalObjection {
      all += lines("✗ \(reason)", .bad, cut: 3)
    } else {
      all += lines("✓ the text may stand", .good, cut: 1)
    }
    return all + [ScreenLine()]
  }

  private func laws(_ session: TrySession) -> [ScreenLine] {
    let width = rightWidth
    var all = [ScreenLine("laws here", .heading)]
    for law in session.laws {
      guard let found = law.found else {
        all.append(ScreenLine("  ✓ ", .good).with(law.sentence))
        continue
      }
      all.append(ScreenLine("  ✗ ", .bad).with(law.sentence))
      let lines = "found: \(found)".wrapped(to: width - 4).prefix(3)
      all += lines.map { ScreenLine("    \($0)", .bad) }
    }
    return all + [ScreenLine()]
  }

  /// The last steps that fit, newest first.
  private func history(_ session: TrySession, lines: Int) -> [ScreenLine] {
    guard lines > 1 else { return [] }
    let title = ScreenLine("history", .heading)
    return [title]
      + session.steps.suffix(lines - 1).reversed().map { step in
        var line = ScreenLine("  \(step.number)  \(step.action)  ")
        line.append(step.result.rawValue, step.result.style)
        line.append("  \(step.after.text.escaped)")
        return line
      }
  }

  /// Indented lines of a text, at most so many.
  private func lines(_ text: String, _ style: ScreenLine.Style = .plain, cut: Int) -> [ScreenLine] {
    let all = text.wrapped(to: leftWidth - 2)
    let last = all.count > cut ? " …" : ""
    return all.prefix(cut).enumerated().map { index, line in
      ScreenLine("  \(line)" + (index == cut - 1 ? last : ""), style)
    }
  }
}

extension ScreenLine {
  fileprivate func with(_ text: String) -> ScreenLine {
    var line = self
    line.append(text)
    return line
  }
}

extension TryStep.Result {
  /// How the result is shown.
  var style: ScreenLine.Style {
    switch self {
    case .accepted: .good
    case .rewritten: .changed
    case .refused: .bad
    case .done: .plain
    }
  }
}

extension String {
  /// The text as a terminal can show it in one line.
  fileprivate var asLine: String { map(\.shown).joined() }
}
