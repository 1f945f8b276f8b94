import InputLaws
import Mutants
import PropertyConsole
import PropertyFuzzing
import PropertyTesting

extension ProgramCommand {
  /// Checks each mutant with the laws that must kill it, and shows the results.
  static let hunt = ProgramCommand(
    "hunt", "[ID…]", "Checks that the laws kill the named mutants, or all mutants.",
    discussion: """
      Each of a mutant's laws runs with each of the random seeds, until an input fails or --cases
      inputs are checked. A run that finds a counterexample kills the mutant; “median cases” is the
      median number of cases in these runs. The counterexample shown is the shrunk one of the first
      of these seeds.

      Exits 1 if a mutant survives all of its laws for some seed. A law that misses a mutant doesn't
      matter if another law kills it.
      """,
    options: [
      CommandOption(
        "--seeds", "N",
        help: "The number of random seeds, 100 by default; each law runs once per seed."),
      CommandOption(
        "--cases", "N", help: "The largest number of random inputs in a run; 10,000 by default."),
      CommandOption(
        "--seed", "N",
        help: "The first seed, \(RunSettings.defaultSeed) by default; the others follow it."),
      CommandOption(
        "--all-laws",
        help: "Run all laws on each mutant, and show which of them kill it. This is slow."),
      CommandOption(
        "--shrinks", "N", help: "The maximum number of shrinks; 0 saves time."),
      CommandOption(
        "--workers", "N", help: "The number of cores to use; it doesn't change the results."),
      .json,
    ]
  ) { words, _ in
    let rules = try Hunt(words).results(LawSelection.mutants(named: words.names))
    if words.has("--json") {
      try JSON.print(rules)
    } else {
      try Output.print(rules.lines(width: Terminal.widthOfOutput).joined(separator: "\n"))
    }
    return rules.allSatisfy(\.isKilled) ? 0 : 1
  }
}

/// A check of mutants (mutation testing): laws check each mutant, with one run for each random
/// seed.
private struct Hunt {
  private let seeds: [UInt64]
  private let cases: Int
  private let shrinkLimit: Int
  private let takesAllLaws: Bool
  private let workers: Workers

  /// The largest number of seeds; more would fill the memory, in which all results are kept until
  /// the end.
  private static let mostSeeds = 1_000_000

  init(_ words: CommandArguments) throws(UsageError) {
    let first = try words.value("--seed", Number.seed) ?? RunSettings.defaultSeed
    let count = try words.value("--seeds") { text throws(UsageError) in
      let count = try Number.count(text)
      if count <= Self.mostSeeds { return count }
      throw UsageError("give a whole number from 1 to \(Self.mostSeeds.grouped)")
    }
    seeds = (0..<UInt64(count ?? 100)).map { first &+ $0 }
    cases = try words.value("--cases", Number.count) ?? 10_000
    shrinkLimit = try words.value("--shrinks", Number.countOrNone) ?? RunSettings().shrinkLimit
    takesAllLaws = words.has("--all-laws")
    let workers = try words.value("--workers", Number.workers) ?? Workers.processors
    self.workers = .threads(min(workers, Workers.processors))
  }

  func results(_ rules: [Mutant]) -> [HuntedRule] {
    let claims = rules.map(claims)
    let total = claims.reduce(0) { $0 + $1.count } * seeds.count
    var done = 0
    let progress = ProgressLine()
    defer { progress.clear() }
    return zip(rules, claims).map { rule, claims in
      let kills = claims.map { claim in
        self.kills(by: claim) { runs in
          progress.show(rule.id, done, of: total)
          done += runs
        }
      }
      return HuntedRule(rule, Array(zip(claims.map(\.property.name), kills)), seeds: seeds)
    }
  }

  private func claims(about rule: Mutant) -> [Claim] {
    let all = Catalog.laws.filter { $0.isWorthChecking(with: rule.implementation) }
    return (takesAllLaws ? all : rule.killers).map { $0.claim(about: rule.implementation) }
  }

  /// The counterexample with which a run ended, and the run's random seed.
  typealias Kill = (seed: UInt64, example: Counterexample)

  /// Checks a claim with each seed, and shrinks the first kill's counterexample; to show progress,
  /// only a few seeds are used at a time.
  private func kills(by claim: Claim, progress: (Int) -> Void) -> [Kill] {
    let atOnce = 8 * workers.count
    var kills: [Kill] = []
    for start in stride(from: 0, to: seeds.count, by: atOnce) {
      let seeds = Array(seeds[start..<min(start + atOnce, seeds.count)])
      progress(seeds.count)
      // Don't shrink yet, because shrinking takes longer than searching, and only one
      // counterexample is shown.
      let examples = workers.map(seeds) { check(claim, seed: $0, shrinkLimit: 0) }
      for case (let seed, let example?) in zip(seeds, examples) { kills.append((seed, example)) }
    }
    if shrinkLimit > 0, let first = kills.first {
      kills[0].example = check(claim, seed: first.seed, shrinkLimit: shrinkLimit) ?? first.example
    }
    return kills
  }

  private func check(_ claim: Claim, seed: UInt64, shrinkLimit: Int) -> Counterexample? {
    let settings = RunSettings(cases: cases, seed: seed, shrinkLimit: shrinkLimit)
    return Run.check(claim, settings).counterexample
  }
}

extension [HuntedRule] {
  /// The lines of the table, grouped by mutant, with a heading for each; then a line for each
  /// surviving mutant, and the totals.
  /// - Parameter width: the largest width of a row in the table, in columns, or `nil` for no limit.
  fileprivate func lines(width: Int?) -> [String] {
    var table = Table(["mutant, law", "killed", "median cases", "counterexample"])
    for row in flatMap(\.rows) { table.add(row) }
    let lines = table.lines.map { $0.cut(to: width) }
    var rest = lines.dropFirst()
    let groups = flatMap { rule in
      let own = rest.prefix(rule.rows.count)
      rest = rest.dropFirst(own.count)
      return ["", "\(rule.id): \(rule.mistake)"] + own
    }
    let survivors = filter { !$0.isKilled }
    let useful = Set(flatMap(\.laws).filter { $0.killed > 0 }.map(\.law))
    let sum =
      "\(count) mutant\(count == 1 ? "" : "s"), \(count - survivors.count) killed; "
      + "\(useful.count) of all \(Catalog.laws.count) laws killed at least one"
    return [lines[0]] + groups + [""] + survivors.map(\.escape) + [sum]
  }
}

extension HuntedRule {
  /// The table's rows: one for each law that killed the mutant or should have killed it.
  fileprivate var rows: [[String]] {
    laws.filter { $0.killed > 0 || $0.mustKill }.map { law in
      [
        "  \(law.law)", "\(law.killed)/\(law.seeds)".padded(to: -7),
        law.medianCases?.grouped ?? "", law.counterexample?.inOneLine ?? "",
      ]
    }
  }

  /// A line with the number of seeds for which the mutant survived, and the first of these seeds.
  fileprivate var escape: String {
    let seeds = laws.first?.seeds ?? survivedSeeds.count
    let shown = survivedSeeds.prefix(5).map(String.init) + (survivedSeeds.count > 5 ? ["…"] : [])
    return "\(id) survived \(survivedSeeds.count) of \(seeds) seeds: "
      + shown.joined(separator: ", ")
  }
}

extension String {
  /// The lines as one line, without the spaces that align the text after each line's first word.
  fileprivate var inOneLine: String {
    split(separator: "\n").map { line in
      let word = line.prefix { $0.isLetter }
      let rest = line.dropFirst(word.count).drop { $0 == " " }
      return word.endIndex == rest.startIndex ? String(line) : "\(word) \(rest)"
    }.joined(separator: " · ")
  }

  /// The text, cut to fit in `width` columns.
  fileprivate func cut(to width: Int?) -> String {
    guard let width, count > width else { return self }
    return prefix(max(0, width - 1)) + "…"
  }
}

private struct HuntedRule: Encodable {
  let id: String
  /// The mutant's mistake, in a sentence.
  let mistake: String
  let source: String
  /// The laws that checked the mutant, sorted by the median number of cases that they took to kill
  /// it; laws that didn't kill it come last.
  let laws: [HuntingLaw]
  /// The random seeds with which the mutant survived all laws.
  let survivedSeeds: [UInt64]

  init(_ rule: Mutant, _ runs: [(law: String, kills: [Hunt.Kill])], seeds: [UInt64]) {
    id = rule.id
    mistake = rule.mistake
    source = rule.source.address
    let killers = Set(rule.killers.map(\.name.name))
    laws = runs.map { law, kills in
      HuntingLaw(law, kills, of: seeds.count, mustKill: killers.contains(law))
    }.sorted { ($0.medianCases ?? .max, $0.law) < ($1.medianCases ?? .max, $1.law) }
    let killed = Set(runs.flatMap(\.kills).map(\.seed))
    survivedSeeds = seeds.filter { !killed.contains($0) }
  }

  /// Whether, with each random seed, at least one law killed the mutant.
  var isKilled: Bool { survivedSeeds.isEmpty }
}

private struct HuntingLaw: Encodable {
  let law: String
  /// Whether the mutant's declaration lists this law as a killer.
  let mustKill: Bool
  /// The number of random seeds with which the law killed the mutant.
  let killed: Int
  let seeds: Int
  /// The median number of cases that the law took to kill the mutant, or the lower of two middle
  /// values.
  let medianCases: Int?
  /// The first random seed with which the law killed the mutant.
  let seed: UInt64?
  /// The shrunk counterexample that was found with `seed`, with one line for each argument.
  let counterexample: String?
  let message: String?
  /// The replay code of the counterexample, for `check --choices`.
  let choices: String?

  fileprivate init(_ law: String, _ kills: [Hunt.Kill], of seeds: Int, mustKill: Bool) {
    (self.law, self.mustKill, killed, self.seeds) = (law, mustKill, kills.count, seeds)
    medianCases = kills.map(\.example.casesBefore).median
    let first = kills.first
    (seed, counterexample) = (first?.seed, first?.example.input)
    (message, choices) = (first?.example.message, first?.example.choices)
  }
}
