import Mutants

/// The results for a mutant.
struct HuntedRule: Encodable {
  let id: String
  /// The mutant's mistake, in a sentence.
  let mistake: String
  /// Where the mistake was reported.
  let source: String
  /// The laws that checked it: first those that killed it, the fastest first.
  let laws: [HuntingLaw]
  /// The random seeds for which it survived all of the laws.
  let escapes: [UInt64]

  init(_ rule: Mutant, _ chases: [Chase], seeds: [UInt64]) {
    id = rule.id
    mistake = rule.mistake
    source = rule.source.address
    let killers = Set(rule.killers.map(\.name.name))
    laws = chases.map { HuntingLaw($0, mustCatch: killers.contains($0.law)) }
      .sorted { ($0.medianCases ?? .max, $0.law) < ($1.medianCases ?? .max, $1.law) }
    let caught = Set(chases.flatMap(\.catches).map(\.seed))
    escapes = seeds.filter { !caught.contains($0) }
  }

  /// Whether for each of the random seeds at least one of the laws killed it.
  var isCaught: Bool { escapes.isEmpty }
}
