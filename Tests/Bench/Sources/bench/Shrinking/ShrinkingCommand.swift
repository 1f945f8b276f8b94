import ArgumentParser

/// Measures how simple counterexamples become, and after how many evaluations.
struct ShrinkingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shrinking",
    abstract: "Shrinks false claims whose simplest counterexample is known.",
    discussion: """
      Evaluations count the inputs checked after the first failure. Other engines' figures are \
      means over as many seeds. Exits 1 if a row is worse than its ratchet, which may only improve.
      """)

  @Argument(help: "The challenges; all by default.") var names: [String] = []
  @Option(
    parsing: .unconditional,
    help: "Random seeds per challenge; the ratchet applies only to \(ShrinkingRow.seeds).",
    transform: wholeNumber)
  var seeds = ShrinkingRow.seeds
  @Option(help: "The file of the best figures.") var ratchet = "Tests/Bench/Ratchets/shrinking.tsv"
  @Flag(help: "Write the figures that improved to the ratchet.") var update = false
  @Flag(help: "Print the Markdown table of the page Performance.") var markdown = false

  func validate() throws {
    if update && seeds != ShrinkingRow.seeds {
      throw ValidationError("--update needs \(ShrinkingRow.seeds) seeds; leave --seeds out")
    }
  }

  func run() throws {
    let challenges = try Challenge.named(names)
    var ratchet = try Ratchet(
      ShrinkingRow.ratchet, reading: self.ratchet, mayBeMissing: update)
    let rows = challenges.map { challenge in
      ShrinkingRow(challenge, seeds: seeds) { showProgress(challenge.name, $0, of: seeds) }
    }
    let worse = seeds == ShrinkingRow.seeds ? rows.filter { ratchet.isWorse($0) } : []
    (markdown ? Self.brief(rows) : table(rows, ratchet)).print(asMarkdown: markdown)
    for row in worse where !markdown { print("\(row.line) is worse than its ratchet") }
    if update {
      ratchet.improve(by: rows)
      try ratchet.write(to: self.ratchet)
    }
    if !worse.isEmpty { throw ExitCode(1) }
  }

  /// The rows as the pages show them.
  private static func brief(_ rows: [ShrinkingRow]) -> Table {
    var table = Table(["a false claim", "evaluations", "Hypothesis", "Exhaust"])
    for row in rows {
      let claim = "\(row.challenge.claimed) (\(row.line))"
      table.add([claim, row.figures.inputs.decimal] + row.references)
    }
    return table
  }

  private func table(_ rows: [ShrinkingRow], _ ratchet: Ratchet) -> Table {
    var table = Table([
      "challenge", "minimal", "evaluations", "from … to", "answers", "Hypothesis", "Exhaust",
      "ratchet",
    ])
    for row in rows {
      let kept = ratchet[row].map { "\($0.reached)%  \($0.inputs.decimal)" }
      table.add(
        [
          row.line, "\(row.figures.reached)%", row.figures.inputs.decimal,
          "\(row.fewest)…\(row.most)", "\(row.answers)",
        ] + row.references + [kept ?? ""])
    }
    return table
  }
}
