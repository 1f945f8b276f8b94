import PropertyTesting

extension LambdaWorkload {
  static func types(_ inputs: FindingTask.Inputs) -> Generator<LambdaType> {
    .recursive(depth: 2, .element(of: .integer, .boolean)) { type in
      zip(type, type).map { .function($0, $1) }
    }
  }

  /// Terms with the free variables of `context`.
  static func terms(
    _ inputs: FindingTask.Inputs, in context: [LambdaType]
  ) -> Generator<Term> {
    inputs == .type ? anyTerm : types(inputs).flatMap { typed($0, context, depth: 4) }
  }

  static func substitutions(_ inputs: FindingTask.Inputs) -> Generator<Substitution> {
    if inputs == .type {
      return zip(types(inputs), anyTerm, anyTerm).map {
        Substitution(parameter: $0, body: $1, argument: $2)
      }
    }
    return types(inputs).flatMap { parameter in
      zip(terms(inputs, in: [parameter] + context), typed(parameter, context, depth: 3)).map {
        Substitution(parameter: parameter, body: $0, argument: $1)
      }
    }
  }

  private static let anyTerm: Generator<Term> = {
    let leaf = Generator<Term>.oneOf(
      Generator<Int>.int(in: 0...3).map { .variable($0) },
      Generator<Int>.int().map { .integer($0) }, Generator<Bool>.bool().map { .boolean($0) })
    return .recursive(depth: 5, leaf) { term in
      .oneOf(
        zip(types(.type), term).map { .abstraction($0, $1) },
        zip(term, term).map { .application($0, $1) }, zip(term, term).map { .sum($0, $1) },
        zip(term, term).map { .less($0, $1) },
        zip(term, term, term).map { .choice($0, $1, $2) })
    }
  }()

  /// A term of a type: often a variable, and smaller the deeper it is.
  private static func typed(
    _ type: LambdaType, _ context: [LambdaType], depth: Int
  ) -> Generator<Term> {
    Generator { source in
      source.span("term") { source in
        let variables = context.indices.filter { context[$0] == type }
        if source.flip(0.4), let last = variables.indices.last {
          return .variable(variables[Int(source.choose(upTo: UInt64(last)))])
        }
        if depth > 0 && source.flip(0.7) { return grow(type, context, depth - 1, &source) }
        return literal(type, context, depth, &source)
      }
    }
  }

  private static func literal(
    _ type: LambdaType, _ context: [LambdaType], _ depth: Int, _ source: inout ChoiceSource
  ) -> Term {
    switch type {
    case .integer: return .integer(source.draw(.int(in: -5...5)))
    case .boolean: return .boolean(source.flip())
    case .function(let parameter, let result):
      let body = typed(result, [parameter] + context, depth: max(0, depth - 1))
      return .abstraction(parameter, source.draw(body))
    }
  }

  /// A term of a type made from smaller ones.
  private static func grow(
    _ type: LambdaType, _ context: [LambdaType], _ depth: Int, _ source: inout ChoiceSource
  ) -> Term {
    func part(_ type: LambdaType, _ source: inout ChoiceSource) -> Term {
      source.draw(typed(type, context, depth: depth))
    }
    switch (source.choose(upTo: 2), type) {
    case (0, .integer): return .sum(part(.integer, &source), part(.integer, &source))
    case (0, .boolean): return .less(part(.integer, &source), part(.integer, &source))
    case (0, .function): return literal(type, context, depth, &source)
    case (1, _):
      return .choice(part(.boolean, &source), part(type, &source), part(type, &source))
    default:
      let parameter = source.draw(types(.hand))
      return .application(
        part(.function(parameter, type), &source), part(parameter, &source))
    }
  }
}
