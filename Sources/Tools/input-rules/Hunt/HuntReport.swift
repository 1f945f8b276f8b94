import PropertyConsole
import InputLaws
import Mutants

/// The results of a hunt as text.
struct HuntReport {
  private let rules: [HuntedRule]

  init(_ rules: [HuntedRule]) { self.rules = rules }

  /// The mutants that survived.
  var escaped: [HuntedRule] { rules.filter { !$0.isKilled } }

  /// The table, a line for each surviving mutant, and the totals.
  /// - Parameter width: the largest width of a row of the table, in columns, or `nil` for no limit.
  func lines(width: Int?) -> [String] {
    grouped(columns.map { $0.cut(to: width) }) + [""] + escaped.map(\.escape) + [sum]
  }

  /// A heading and the rows of all mutants, in columns.
  private var columns: [String] {
    var table = Table(["mutant, law", "killed", "median cases", "counterexample"])
    for row in rules.flatMap(\.rows) { table.add(row) }
    return table.lines
  }

  /// The lines of `columns`, each mutant's below its id and its mistake.
  private func grouped(_ columns: [String]) -> [String] {
    var rest = columns.dropFirst()
    return columns.prefix(1)
      + rules.flatMap { rule in
        let own = rest.prefix(rule.rows.count)
        rest = rest.dropFirst(own.count)
        return ["", "\(rule.id): \(rule.mistake)"] + own
      }
  }

  private var sum: String {
    let useful = Set(rules.flatMap(\.laws).filter { $0.killed > 0 }.map(\.law))
    let killed = rules.count - escaped.count
    return "\(rules.count) mutant\(rules.count == 1 ? "" : "s"), \(killed) killed; "
      + "\(useful.count) of all \(Catalogue.laws.count) laws killed at least one"
  }
}

extension HuntedRule {
  /// A row for each law that killed the mutant or should have.
  fileprivate var rows: [[String]] {
    laws.filter { $0.killed > 0 || $0.mustKill }.map { law in
      [
        "  \(law.law)", "\(law.killed)/\(law.seeds)".padded(to: -7),
        law.medianCases?.grouped ?? "", law.counterexample?.inOneLine ?? "",
      ]
    }
  }

  /// The number of random seeds for which the mutant survived, and the seeds.
  fileprivate var escape: String {
    let seeds = laws.first?.seeds ?? survivedSeeds.count
    let shown = survivedSeeds.prefix(5).map(String.init) + (survivedSeeds.count > 5 ? ["…"] : [])
    return "\(id) survived \(survivedSeeds.count) of \(seeds) seeds: "
      + shown.joined(separator: ", ")
  }
}

extension String {
  /// The lines joined into one, without the spaces that align the text after the first words.
  fileprivate var inOneLine: String {
    split(separator: "\n").map { line in
      let word = line.prefix { $0.isLetter }
      let rest = line.dropFirst(word.count).drop { $0 == " " }
      return word.endIndex == rest.startIndex ? String(line) : "\(word) \(rest)"
    }.joined(separator: " · ")
  }

  /// The text, or as much of it as fits in `width` columns.
  fileprivate func cut(to width: Int?) -> String {
    guard let width, count > width else { return self }
    return prefix(max(0, width - 1)) + "…"
  }
}

/// The results for a mutant.
struct HuntedRule: Encodable {
  let id: String
  /// The mutant's mistake, in a sentence.
  let mistake: String
  /// The address of the report about the mistake.
  let source: String
  /// The laws that checked the mutant: first those that killed it, the fastest first.
  let laws: [HuntingLaw]
  /// The random seeds for which the mutant survived all laws.
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

  /// Whether at least one law killed the mutant for each random seed.
  var isKilled: Bool { survivedSeeds.isEmpty }
}

/// A law's results with a mutant.
struct HuntingLaw: Encodable {
  /// The law's name, without its chapter.
  let law: String
  /// Whether the mutant's declaration lists this law as a killer.
  let mustKill: Bool
  /// The number of random seeds for which the law killed the mutant.
  let killed: Int
  /// The number of random seeds.
  let seeds: Int
  /// The median number of cases after which the law killed the mutant; the lower of two medians.
  let medianCases: Int?
  /// The first random seed for which the law killed the mutant.
  let seed: UInt64?
  /// The shrunk counterexample of `seed`, one line per argument.
  let counterexample: String?
  /// The failure's message.
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
