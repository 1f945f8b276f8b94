/// A type of the simply typed lambda calculus.
indirect enum LambdaType: Hashable, Sendable {
  case integer
  case boolean
  case function(LambdaType, LambdaType)
}

/// A term of the simply typed lambda calculus with integers and booleans.
///
/// A variable is the number of abstractions between its use and the one that binds it.
indirect enum Term: Hashable, Sendable {
  case variable(Int)
  case abstraction(LambdaType, Term)
  case application(Term, Term)
  case integer(Int)
  case boolean(Bool)
  case sum(Term, Term)
  case less(Term, Term)
  case choice(Term, Term, Term)

  var isValue: Bool {
    switch self {
    case .abstraction, .integer, .boolean: true
    case .variable, .application, .sum, .less, .choice: false
    }
  }
}

/// What a term evaluates to with an environment: a way of evaluation that needs no substitution.
enum LambdaValue {
  case integer(Int)
  case boolean(Bool)
  case closure(Term, [LambdaValue])

  /// The literal of an integer or a boolean.
  var literal: Term? {
    switch self {
    case .integer(let number): .integer(number)
    case .boolean(let truth): .boolean(truth)
    case .closure: nil
    }
  }
}

extension Term {
  /// The term's value; nil if it isn't well typed.
  func value(in scope: [LambdaValue] = []) -> LambdaValue? {
    switch self {
    case .variable(let index): return scope.indices.contains(index) ? scope[index] : nil
    case .abstraction(_, let body): return .closure(body, scope)
    case .integer(let number): return .integer(number)
    case .boolean(let truth): return .boolean(truth)
    case .application(let function, let argument):
      guard case .closure(let body, let inner) = function.value(in: scope),
        let argument = argument.value(in: scope)
      else { return nil }
      return body.value(in: [argument] + inner)
    case .choice(let condition, let one, let other):
      guard case .boolean(let truth) = condition.value(in: scope) else { return nil }
      return (truth ? one : other).value(in: scope)
    case .sum(let one, let other): return Self.numbers(one, other, scope) { .integer($0 &+ $1) }
    case .less(let one, let other): return Self.numbers(one, other, scope) { .boolean($0 < $1) }
    }
  }

  private static func numbers(
    _ one: Term, _ other: Term, _ scope: [LambdaValue], _ combine: (Int, Int) -> LambdaValue
  ) -> LambdaValue? {
    guard case .integer(let first) = one.value(in: scope),
      case .integer(let second) = other.value(in: scope)
    else { return nil }
    return combine(first, second)
  }
}
