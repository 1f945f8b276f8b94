/// The result of a function that may refuse its input; laws compare refusals like values.
typealias Answer<Value, Problem: Error> = Result<Value, Problem>

extension Result {
  init(_ ask: @autoclosure () throws(Failure) -> Success) {
    do throws(Failure) { self = .success(try ask()) } catch { self = .failure(error) }
  }

  /// The value, or `nil` if the input is refused.
  var value: Success? { try? get() }

  /// The reason the input is refused, or `nil` if there is a value.
  var problem: Failure? { if case .failure(let problem) = self { problem } else { nil } }
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
  /// Returns the value, or discards the case without a value.
  func orDiscard() throws -> Wrapped {
    guard let self else {
      try assume(false)
      throw Failure("the input has no value", at: "assumed")
    }
    return self
  }
}
