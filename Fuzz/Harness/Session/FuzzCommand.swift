import PropertyConsole
import PropertyCorpus
import PropertyTesting

/// What a fuzz program does with several properties: it starts itself again for each.
struct FuzzCommand {
  let request: FuzzRequest

  /// Fuzzes properties and says what came of it; 1 if a claim is false of something.
  func fuzz() throws -> Int32 {
    let targets = try request.targets()
    let interrupt = Interrupt()
    let results = try results(of: targets, until: interrupt)
    if !request.isJSON {
      if interrupt.came { Terminal.note("stopped; the results so far:\n") }
      try Output.print(results.table.joined(separator: "\n"))
    }
    let failures = try FailureSearch(results, of: request.program.targets)
      .failures(until: interrupt)
    interrupt.release()
    if request.isJSON {
      try JSON.print(zip(results, failures).map(Outcome.init))
    } else {
      let lines = failures.flatMap { $0.descriptions(recommending: request.program.command) }
      try Output.print((lines.isEmpty ? ["no failures"] : lines).joined(separator: "\n"))
    }
    return results.allSatisfy(\.artifacts.isEmpty) ? 0 : 1
  }

  private func results(
    of targets: [FuzzTarget], until interrupt: Interrupt
  ) throws -> [FuzzResult] {
    let files = try FuzzTargetFiles(
      binary: FuzzProgram.path, folder: request.folder, corpus: request.corpus)
    var session = FuzzSession(
      targets.map(\.name), seconds: request.seconds, jobs: request.jobs, target: files,
      interrupt: interrupt, quietly: request.isJSON)
    let results = try session.run()
    let unheard = results.count { $0.turns == 0 }
    if unheard > 0 && !interrupt.came {
      Terminal.note("\(unheard) properties were not fuzzed; give more time with --for\n")
    }
    return results
  }

  /// Replaces the committed seeds with a minimal set of inputs that has the coverage of all that
  /// fuzzing found.
  func merge() throws -> Int32 {
    let targets = try request.targets()
    let interrupt = Interrupt()
    for target in targets {
      let kept = try FuzzMerge(request).merge(target, until: interrupt)
      try Output.print("\(target.name): \(kept) seeds")
    }
    return 0
  }

  /// The output of `--json` for a property.
  private struct Outcome: Encodable {
    let result: FuzzResult
    let failures: [Report]

    init(_ result: FuzzResult, _ failures: FailureGroups) {
      self.result = result
      self.failures = failures.found.compactMap(\.report)
    }
  }
}
