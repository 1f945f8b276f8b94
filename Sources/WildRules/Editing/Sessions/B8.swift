import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let b8 = WildRule(
    "B8", mistake: "The length limit cuts text that is still being composed.",
    source: "https://github.com/flutter/flutter/issues/35106",
    caughtBy: ["CompositionTouchesOnlyItsMark", "CommitIsOneEdit", "SessionEqualsModel"],
    subject: .sessions("B8") { CompositionCuttingSession(description: $1, model: $0) })
}

/// Pinyin is longer than what it becomes, so at the limit nothing can be composed any more.
private struct CompositionCuttingSession: WrongSession {
  let description: SessionDescription
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    guard case .compose(let text, let range) = action, !preview(action).effect.isRefused else {
      return model.perform(action)
    }
    let cut = fitting(text)
    let end = min(range.location + range.length, cut.utf16.count)
    let start = min(range.location, end)
    let selection = TextRange(location: start, length: end - start)
    return model.perform(.compose(cut, selecting: selection))
  }

  /// The longest beginning of a composition with which no limit is exceeded.
  private func fitting(_ text: String) -> String {
    var text = text
    for case .maximumLength(let limit, let unit) in description.field.conditions {
      while !text.isEmpty, unit.length(of: whole(with: text)) > limit { text.removeLast() }
    }
    return text
  }

  private func whole(with composed: String) -> String {
    let place = state.marked ?? state.selection
    return (try? state.replacing(Edit(replacing: place, with: composed)))?.text ?? ""
  }
}
