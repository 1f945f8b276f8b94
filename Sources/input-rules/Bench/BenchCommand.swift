import ArgumentParser
import PropertyConsole

/// Measures the engine against earlier figures and against other engines.
struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench", abstract: "Measures the engine and compares it with its best figures.",
    subcommands: [ShrinkingBenchCommand.self, FindingBenchCommand.self, FuzzingBenchCommand.self])
}

/// Measures how simple counterexamples become, and after how many evaluations.
struct ShrinkingBenchCommand: ParsableCommand {
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
    transform: Number.count)
  var seeds = ShrinkingRow.seeds
  @Option(help: "The file of the best figures.")
  var ratchet = "Tests/CommandLineTests/Ratchets/shrinking.tsv"
  @Flag(help: "Write the figures that improved to the ratchet.") var update = false
  @Flag(help: "Print a Markdown table.") var markdown = false
  @Flag(help: "Print JSON.") var json = false

  func validate() throws {
    if update && seeds != ShrinkingRow.seeds {
      throw ValidationError("--update needs \(ShrinkingRow.seeds) seeds; leave --seeds out")
    }
  }

  func run() throws {
    let challenges = try Challenge.named(names)
    var ratchet = try ShrinkingRatchet(reading: self.ratchet, mayBeMissing: update)
    let progress = ProgressLine()
    let rows = challenges.map { challenge in
      ShrinkingRow(challenge, seeds: seeds) { progress.show(challenge.name, $0, of: seeds) }
    }
    progress.clear()
    let isHeld = seeds == ShrinkingRow.seeds
    let worse = isHeld ? rows.filter { ratchet.isWorse($0) } : []
    if json {
      try JSON.print(rows)
    } else if markdown {
      try Output.print(Self.markdown(rows).joined(separator: "\n"))
    } else {
      try Output.print(table(rows, ratchet).joined(separator: "\n"))
      for row in worse {
        try Output.print(styled: .bad("\(row.challenge) is worse than its ratchet"))
      }
    }
    if update {
      ratchet.improve(by: rows)
      try ratchet.write(to: self.ratchet)
    }
    if !worse.isEmpty { throw ExitCode(1) }
  }

  /// The rows as the pages show them.
  private static func markdown(_ rows: [ShrinkingRow]) -> [String] {
    let heading = ["a false claim", "evaluations", "Hypothesis", "Exhaust"]
    let cells = rows.map { row in
      [
        "\(row.claimed) (\(row.challenge))", row.mean.decimal,
        row.hypothesis.map(String.init) ?? "–", row.exhaust.map(String.init) ?? "–",
      ]
    }
    let lines = [heading, heading.map { _ in "---" }] + cells
    return lines.map { "| " + $0.joined(separator: " | ") + " |" }
  }

  private func table(_ rows: [ShrinkingRow], _ ratchet: ShrinkingRatchet) -> [String] {
    var table = Table([
      "challenge", "minimal", "evaluations", "from … to", "answers", "Hypothesis", "Exhaust",
      "ratchet",
    ])
    for row in rows {
      let kept = ratchet[row.challenge]
      table.add([
        row.challenge, "\(row.minimal)%".padded(to: -7), row.mean.decimal.padded(to: -11),
        "\(row.fewest)…\(row.most)", "\(row.answers)", row.hypothesis.map(String.init) ?? "",
        row.exhaust.map(String.init) ?? "",
        kept.map { "\($0.minimal)%".padded(to: -4) + $0.mean.decimal.padded(to: -8) } ?? "",
      ])
    }
    return table.lines
  }
}
