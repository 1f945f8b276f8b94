extension Calculus {
  /// The term after one step of evaluation, arguments first; nil if there is none.
  func step(_ term: Term) -> Term? {
    switch term {
    case .variable, .integer, .boolean, .abstraction: nil
    case .application(let function, let argument): apply(function, argument)
    case .sum(.integer(let one), .integer(let other)): .integer(one &+ other)
    case .sum(let one, let other):
      if one.isValue {
        bug == .sumStuck ? nil : step(other).map { .sum(one, $0) }
      } else {
        step(one).map { .sum($0, other) }
      }
    case .less(.integer(let one), .integer(let other)):
      .boolean(bug == .lessOrEqual ? one <= other : one < other)
    case .less(let one, let other):
      one.isValue ? step(other).map { .less(one, $0) } : step(one).map { .less($0, other) }
    case .choice(.boolean(let truth), let one, let other):
      truth == (bug != .choiceReversed) ? one : other
    case .choice(let condition, let one, let other):
      step(condition).map { .choice($0, one, other) }
    }
  }

  private func apply(_ function: Term, _ argument: Term) -> Term? {
    guard case .abstraction(_, let body) = function else {
      return function.isValue ? nil : step(function).map { .application($0, argument) }
    }
    if case .choice = argument, bug == .argumentForgotten { return body }
    return argument.isValue
      ? substitute(argument, in: body) : step(argument).map { .application(function, $0) }
  }

  /// Whether the steps of a closed term keep its type and end only with a value, as far as they
  /// are followed.
  func isSafe(_ term: Term) -> Bool {
    guard let type = type(of: term) else { return true }
    var term = term
    for _ in 0..<50 {
      guard let next = step(term) else { return term.isValue }
      guard self.type(of: next) == type else { return false }
      term = next
    }
    return true
  }

  /// The last term of at most 200 steps; nil if there are more.
  func evaluated(_ term: Term) -> Term? {
    var term = term
    for _ in 0..<200 {
      guard let next = step(term) else { return term }
      term = next
    }
    return nil
  }
}
