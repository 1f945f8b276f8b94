import InputRules

/// What an implementation of wheels answers: a value, or why there is none.
enum WheelAnswer<Value: Equatable & Sendable>: Equatable, Sendable {
  case value(Value)
  case refused(WheelProblem)

  /// What `ask` comes to.
  init(_ ask: () throws(WheelProblem) -> Value) {
    do throws(WheelProblem) {
      self = .value(try ask())
    } catch {
      self = .refused(error)
    }
  }

  /// Whether values, or reasons, are the same; titles in a reason are, code unit by code unit.
  static func == (one: WheelAnswer, other: WheelAnswer) -> Bool {
    switch (one, other) {
    case (.value(let one), .value(let other)): one == other
    case (.refused(let one), .refused(let other)): one == other && one.words == other.words
    case (.value, .refused), (.refused, .value): false
    }
  }

  /// The value, if there is one.
  var value: Value? {
    switch self {
    case .value(let value): value
    case .refused: nil
    }
  }

  /// Why there is none.
  var problem: WheelProblem? {
    switch self {
    case .value: nil
    case .refused(let problem): problem
    }
  }
}

extension WheelAnswer: CustomStringConvertible {
  /// The value, or the reason, in words.
  var description: String {
    switch self {
    case .value(let value): "\(value)"
    case .refused(let problem): "refused: \(problem.words)"
    }
  }
}
