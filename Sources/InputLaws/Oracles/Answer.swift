import InputRules

/// What a function that may refuse came to: laws compare refusals as they compare values.
enum Answer<Value: Equatable, Problem: Error & Equatable>: Equatable {
  case value(Value)
  case refused(Problem)

  /// What `ask` comes to.
  init(_ ask: @autoclosure () throws(Problem) -> Value) {
    do throws(Problem) {
      self = .value(try ask())
    } catch {
      self = .refused(error)
    }
  }

  /// The value; nil where there is a reason instead.
  var value: Value? {
    switch self {
    case .value(let value): value
    case .refused: nil
    }
  }
}

extension Answer {
  /// Why there is no value; nil where there is one.
  var problem: Problem? {
    switch self {
    case .value: nil
    case .refused(let problem): problem
    }
  }
}

extension Answer: Sendable where Value: Sendable {}

extension Answer: CustomStringConvertible {
  /// The value, or the reason there is none.
  var description: String {
    switch self {
    case .value(let value): "\(value)"
    case .refused(let problem): "refused: \(problem)"
    }
  }
}

/// What a function of the wheels came to.
typealias WheelAnswer<Value: Equatable> = Answer<Value, WheelProblem>

/// What a function of the reminders came to.
typealias TriggerAnswer<Value: Equatable> = Answer<Value, TriggerProblem>
