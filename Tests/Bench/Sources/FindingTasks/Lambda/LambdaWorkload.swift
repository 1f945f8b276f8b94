import PropertyTesting

/// The simply typed lambda calculus: types of terms are kept by steps, substitution and shifting,
/// and steps come to the value.
///
/// Inputs from the types are terms of any shape with integers of the whole range and variables 0 to
/// 3; the ill-typed ones don't count. Inputs made by hand are well-typed terms of a random type,
/// made along the type, with integers of -5 to 5. The context of open terms is fixed.
enum LambdaWorkload: Workload {
  typealias Mutant = Calculus.Bug

  enum Law: String, CaseIterable, Sendable {
    case preservation, progress, safety, evaluation, substitution, shifting
  }

  static let name = "lambda"

  /// Well-typed terms have the same types by these rules.
  static var hiddenByHand: [Mutant] { [.anyArgument, .firstBranchOnly] }

  static func laws(brokenBy mutant: Mutant) -> [Law] {
    switch mutant {
    case .shiftForgetsBinder: [.preservation, .safety, .evaluation, .substitution, .shifting]
    case .shiftSkipsElse, .shiftOffByOne: [.substitution, .shifting]
    case .substitutionCaptures, .substitutionKeepsOuter: [.substitution]
    case .substitutionForgetsBinder, .substitutionSkipsArgument, .substitutionSkipsCondition:
      [.preservation, .safety, .evaluation, .substitution]
    case .choiceReversed, .lessOrEqual: [.evaluation]
    case .sumStuck: [.progress, .safety, .evaluation]
    case .argumentForgotten: [.preservation, .safety, .evaluation]
    case .anyArgument, .firstBranchOnly, .parametersReversed: [.preservation, .safety]
    }
  }

  /// What an application of a function is reduced with.
  struct Substitution: Sendable {
    var parameter: LambdaType
    var body: Term
    var argument: Term
  }

  /// The types of the free variables.
  static let context: [LambdaType] = [
    .integer, .function(.integer, .boolean), .boolean,
  ]

  static func claim(_ law: Law, _ mutant: Mutant?, _ inputs: FindingTask.Inputs) -> Claim {
    let (rules, right) = (Calculus(bug: mutant), Calculus.right)
    let closed = terms(inputs, in: [])
    switch law {
    case .preservation:
      return claim(law, closed) { term in
        let (type, next) = (rules.type(of: term), rules.step(term))
        try assume(type != nil && next != nil)
        return next.flatMap { rules.type(of: $0) } == type
      }
    case .progress:
      return claim(law, closed) { term in
        try assume(rules.type(of: term) != nil)
        return term.isValue || rules.step(term) != nil
      }
    case .safety: return claim(law, closed) { rules.isSafe($0) }
    case .evaluation:
      return claim(law, closed) { term in
        try assume(right.type(of: term) != nil)
        let (expected, found) = (term.value()?.literal, rules.evaluated(term))
        try assume(expected != nil && found != nil)
        return found == expected
      }
    case .substitution:
      return claim(law, substitutions(inputs)) { input in
        let type = right.type(of: input.body, in: [input.parameter] + context)
        try assume(type != nil && right.type(of: input.argument, in: context) == input.parameter)
        let found = rules.substitute(input.argument, in: input.body)
        return right.type(of: found, in: context) == type
      }
    case .shifting:
      return claim(law, types(inputs), terms(inputs, in: context), .int(in: 0...context.count)) {
        added, term, place in
        let type = right.type(of: term, in: context)
        try assume(type != nil)
        let wider = context[..<place] + [added] + context[place...]
        return right.type(of: rules.shift(term, from: place), in: Array(wider)) == type
      }
    }
  }
}
