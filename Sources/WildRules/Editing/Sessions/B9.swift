import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let b9 = WildRule(
    "B9", mistake: "Composed text that is committed at the limit pushes trailing text out.",
    source: "https://github.com/ueberdosis/tiptap/issues/5928",
    caughtBy: ["CommitIsOneEdit"],
    subject: .sessions("B9") { TailReplacingSession(description: $1, model: $0) })
}

/// While text is composed the limit looks away; then what is too long is cut from the end, which
/// is the older text.
private struct TailReplacingSession: WrongSession {
  let description: SessionDescription
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    guard action == .commit, let marked = state.marked,
      case .tooLong = preview(action).effect.reason
    else { return model.perform(action) }
    let end = marked.location + marked.length
    let composed = String(state.text.utf16.prefix(end)) ?? state.text
    let text = cut(state.text)
    let reason = preview(action).effect.reason
    guard text.utf16.starts(with: composed.utf16),
      let pushed = try? FieldState(text: text, selection: .caret(at: end))
    else { return model.perform(action) }
    _ = model.perform(.set(pushed))
    return Outcome(.rewritten(reason), state)
  }

  /// The text without the characters at its end that are beyond a limit.
  private func cut(_ text: String) -> String {
    var text = text
    for case .maximumLength(let limit, let unit) in description.field.conditions {
      while unit.length(of: text) > limit { text.removeLast() }
    }
    return text
  }
}
