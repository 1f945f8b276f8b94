/// The result of a function or the reason it refuses its input; laws compare these results.
enum Answer<Value: Equatable, Problem: Error & Equatable>: Equatable {
  case value(Value)
  case refused(Problem)

  init(_ ask: @autoclosure () throws(Problem) -> Value) {
    do throws(Problem) { self = .value(try ask()) } catch { self = .refused(error) }
  }

  /// The value, or `nil` for a refusal.
  var value: Value? {
    switch self {
    case .value(let value): value
    case .refused: nil
    }
  }
}

extension Answer {
  /// The reason for a refusal, or `nil` if there is a value.
  var problem: Problem? {
    switch self {
    case .value: nil
    case .refused(let problem): problem
    }
  }
}

extension Answer: Sendable where Value: Sendable {}

extension Answer: CustomStringConvertible {
  /// The value or the reason for a refusal.
  var description: String {
    switch self {
    case .value(let value): "\(value)"
    case .refused(let problem): "refused: \(problem)"
    }
  }
}

typealias WheelAnswer<Value: Equatable> = Answer<Value, WheelProblem>

typealias TriggerAnswer<Value: Equatable> = Answer<Value, TriggerProblem>

typealias DateInputAnswer<Value: Equatable> = Answer<Value, DateInputError>

typealias DatePickerAnswer = Answer<DatePicker, DatePickerError>

typealias CivilAnswer<Value: Equatable> = Answer<Value, CivilDateError>

typealias ZoneFileAnswer<Value: Equatable> = Answer<Value, ZoneFileError>

/// The error that `ask` throws, or `nil` if it returns a value.
func refusal<Value, Problem: Error>(_ ask: () throws(Problem) -> Value) -> Problem? {
  do throws(Problem) {
    _ = try ask()
    return nil
  } catch { return error }
}

extension Optional {
  /// Returns the value; if there is none, discards the case.
  func orDiscard() throws -> Wrapped {
    guard let self else {
      try assume(false)
      throw Failure("the input has no value", at: "assumed")
    }
    return self
  }
}
