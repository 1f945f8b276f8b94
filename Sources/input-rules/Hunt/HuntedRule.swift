import Mutants

/// What came of the hunt for a mutant.
struct HuntedRule: Encodable {
  let id: String
  /// What the rule gets wrong, in a sentence.
  let mistake: String
  /// Where the mistake was reported.
  let source: String
  /// The laws that it was put before: first those that caught it, the quickest before the others.
  let laws: [HuntingLaw]
  /// The seeds with which none of the laws caught it.
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

  /// Whether with each of the seeds one of the laws at least caught it.
  var isCaught: Bool { escapes.isEmpty }
}
