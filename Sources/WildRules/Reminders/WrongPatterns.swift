import InputLaws
import InputRules

/// Reminders by the model, but for which components make a pattern.
struct WrongPatterns: WrongReminders {
  private let change: @Sendable (TriggerProblem?, [DateComponent: Int]) -> TriggerProblem?

  /// Patterns of which is said what `change` makes of the model's answer, of the components.
  init(_ change: @escaping @Sendable (TriggerProblem?, [DateComponent: Int]) -> TriggerProblem?) {
    self.change = change
  }

  func problem(of components: [DateComponent: Int]) -> TriggerProblem? {
    change(model.problem(of: components), components)
  }
}
