import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let spaceKeySwallowed = WildRule(
    "SpaceKeySwallowed",
    mistake: "A typed space is taken for the start of an automatic fill-in, and swallowed.",
    source: "https://github.com/lionheart/openradar-mirror/issues/18086",
    caughtBy: ["NormalisingLosesNothing", "SessionAsksItsRule", "SessionEqualsModel"],
    subject: .sessions("SpaceKeySwallowed") { SpaceSwallowingSession(model: $0) })
}

/// The work-around for the space that announces a fill-in can't tell it from the space bar.
private struct SpaceSwallowingSession: WrongSession {
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    guard case .type(" ") = action, !isComposing, preview(action).effect == .done else {
      return model.perform(action)
    }
    return Outcome(.done, state)
  }
}
