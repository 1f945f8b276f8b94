private let model = ModelWheels()

extension Mutant {
  /// Counts of rows that `answer` computes from the model's.
  static func countOfRows(
    _ id: String, _ mistake: String,
    _ answer:
      @escaping @Sendable (Result<Int, WheelProblem>, [Int], WheelSet) -> Result<Int, WheelProblem>
  ) -> Mutation { result(of: \.wheels.countOfRows, id, mistake, by: answer) }

  /// Events are computed by `change` from the model's, their actions and the earlier selections;
  /// their selection is shown afterwards.
  static func event(
    _ id: String, _ mistake: String,
    _ change: @escaping @Sendable (WheelEvent, WheelAction, WheelSelection) -> WheelEvent
  ) -> Mutation {
    Mutation(id, mistake) {
      $0.wheels.perform = { action, selection in
        let event = change(model.event(of: action, on: selection), action, selection)
        selection = event.selection
        return event
      }
    }
  }
}
