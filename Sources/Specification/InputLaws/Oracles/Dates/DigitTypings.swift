/// All sequences of digits typed into an empty field with a layout, compared with the model's
/// field.
///
/// A field's decision depends only on its state and the edit. So one sequence of keys represents
/// all that lead to the same state, and each state is checked once.
struct DigitTypings {
  private let field: any TextRule
  private let model: any TextRule

  /// The sequences of digits in a field with a layout.
  init(in layout: String, of subject: Implementation) throws {
    let description = DateFieldDescription(try DateLayout(layout))
    field = try subject.dateFields.fieldOfDescription(description)
    model = try Implementation.DateFields.model.fieldOfDescription(description)
  }

  /// Claims that typing `digits` and any two more digits has the model's result.
  func requireEqual(after digits: String) throws {
    let start = try digits.reduce(FieldState.empty) { try state(after: String($1), in: $0) }
    let states = Set(try Self.keys.map { try state(after: $0, in: start) })
    for state in states where state != start {
      for key in Self.keys { _ = try self.state(after: key, in: state) }
    }
  }

  private static let keys = (0...9).map(String.init)

  /// The state after a key, about which both fields must decide alike.
  private func state(after key: String, in state: FieldState) throws -> FieldState {
    let edit = Edit(replacing: state.selection, with: key)
    let decision = field.decide(edit, on: state)
    try PropertyTesting.requireEqual(decision, model.decide(edit, on: state), "\(edit) of \(state)")
    return decision.newState ?? state
  }
}

extension Generator<String> {
  static func digits(_ count: Int) -> Generator {
    let end = (0..<count).reduce(1) { power, _ in power * 10 }
    return Generator<Int>.int(in: 0...end - 1).map { String(String(end + $0).dropFirst()) }
  }
}
