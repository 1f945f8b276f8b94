/// The rules of the simply typed lambda calculus, with or without a bug.
struct Calculus: Sendable {
  enum Bug: String, CaseIterable, Sendable {
    /// Shifting a function's body also shifts the function's own variable.
    case shiftForgetsBinder
    /// Shifting leaves the second branch of a choice as it is.
    case shiftSkipsElse
    /// Shifting never changes the variable with the number of the cutoff.
    case shiftOffByOne
    /// A value that is substituted in a function's body isn't shifted.
    case substitutionCaptures
    /// Substitution in a function's body replaces the variable with the number outside.
    case substitutionForgetsBinder
    /// Substitution doesn't lower the variables that were bound further out.
    case substitutionKeepsOuter
    /// Substitution leaves the argument of an application as it is.
    case substitutionSkipsArgument
    /// Substitution leaves the condition of a choice as it is.
    case substitutionSkipsCondition
    /// A choice takes the wrong branch.
    case choiceReversed
    /// A number is less than itself.
    case lessOrEqual
    /// The second operand of a sum isn't evaluated.
    case sumStuck
    /// An application is reduced before its argument is a value, and the argument is lost if it
    /// is a choice.
    case argumentForgotten
    /// An application is well typed with any argument.
    case anyArgument
    /// A choice has the type of its first branch.
    case firstBranchOnly
    /// A function's parameter is looked for outside of the functions around it.
    case parametersReversed
  }

  let bug: Bug?

  static let right = Calculus(bug: nil)

  /// The type of a term whose free variables have the types of `context`; nil if it has none.
  func type(of term: Term, in context: [LambdaType] = []) -> LambdaType? {
    switch term {
    case .variable(let index): return context.indices.contains(index) ? context[index] : nil
    case .integer: return .integer
    case .boolean: return .boolean
    case .abstraction(let parameter, let body):
      let inner = bug == .parametersReversed ? context + [parameter] : [parameter] + context
      return type(of: body, in: inner).map { .function(parameter, $0) }
    case .application(let function, let argument):
      guard case .function(let parameter, let result) = type(of: function, in: context),
        let found = type(of: argument, in: context)
      else { return nil }
      return found == parameter || bug == .anyArgument ? result : nil
    case .sum(let one, let other): return areNumbers(one, other, context) ? .integer : nil
    case .less(let one, let other): return areNumbers(one, other, context) ? .boolean : nil
    case .choice(let condition, let one, let other):
      guard type(of: condition, in: context) == .boolean, let first = type(of: one, in: context),
        let second = type(of: other, in: context)
      else { return nil }
      return first == second || bug == .firstBranchOnly ? first : nil
    }
  }

  private func areNumbers(_ one: Term, _ other: Term, _ context: [LambdaType]) -> Bool {
    type(of: one, in: context) == .integer && type(of: other, in: context) == .integer
  }

  /// The term with another abstraction around it: variables from `cutoff` on count one more.
  func shift(_ term: Term, from cutoff: Int = 0) -> Term {
    switch term {
    case .variable(let index):
      let isFree = bug == .shiftOffByOne ? index > cutoff : index >= cutoff
      return isFree ? .variable(index + 1) : term
    case .integer, .boolean: return term
    case .abstraction(let parameter, let body):
      return .abstraction(
        parameter, shift(body, from: bug == .shiftForgetsBinder ? cutoff : cutoff + 1))
    case .application(let one, let other):
      return .application(shift(one, from: cutoff), shift(other, from: cutoff))
    case .sum(let one, let other):
      return .sum(shift(one, from: cutoff), shift(other, from: cutoff))
    case .less(let one, let other):
      return .less(shift(one, from: cutoff), shift(other, from: cutoff))
    case .choice(let condition, let one, let other):
      return .choice(
        shift(condition, from: cutoff), shift(one, from: cutoff),
        bug == .shiftSkipsElse ? other : shift(other, from: cutoff))
    }
  }

  /// The body of a function whose variable is `index`, with `value` in its place.
  func substitute(_ value: Term, for index: Int = 0, in term: Term) -> Term {
    func inner(_ part: Term) -> Term { substitute(value, for: index, in: part) }
    switch term {
    case .variable(index): return value
    case .variable(let other):
      return other > index && bug != .substitutionKeepsOuter ? .variable(other - 1) : term
    case .integer, .boolean: return term
    case .abstraction(let parameter, let body):
      let shifted = bug == .substitutionCaptures ? value : shift(value)
      let next = bug == .substitutionForgetsBinder ? index : index + 1
      return .abstraction(parameter, substitute(shifted, for: next, in: body))
    case .application(let function, let argument):
      return .application(
        inner(function), bug == .substitutionSkipsArgument ? argument : inner(argument))
    case .sum(let one, let other): return .sum(inner(one), inner(other))
    case .less(let one, let other): return .less(inner(one), inner(other))
    case .choice(let condition, let one, let other):
      return .choice(
        bug == .substitutionSkipsCondition ? condition : inner(condition), inner(one), inner(other))
    }
  }
}
