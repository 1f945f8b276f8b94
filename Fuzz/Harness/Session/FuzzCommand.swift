import Console
import InputLaws
import PropertyCorpus
import PropertyTesting

/// What the target does where its first word asks for a session or a merge: it starts itself again
/// for each law.
enum FuzzCommand {
  /// Does what the arguments ask for and returns the exit code; nil where they ask for no command.
  static func run(_ arguments: [String]) -> Int32? {
    guard let kind = arguments.dropFirst().first.flatMap(FuzzRequest.Kind.init) else { return nil }
    Output.prepare()
    do {
      let request = try FuzzRequest(kind, Array(arguments.dropFirst(2)))
      let laws = try request.laws()
      switch kind {
      case .session: return try fuzz(laws, request)
      case .merge: return try merge(laws, request)
      }
    } catch OutputError.readerLeft {
      return 2
    } catch {
      Terminal.note("error: \(error)\n")
      return 2
    }
  }

  /// Fuzzes laws and says what came of it; 1 if a law is false of something.
  private static func fuzz(_ laws: [Law], _ request: FuzzRequest) throws -> Int32 {
    let interrupt = Interrupt()
    let results = try results(of: laws, request, until: interrupt)
    if !request.isJSON {
      if interrupt.came { Terminal.note("stopped; the results so far:\n") }
      try Output.print(results.table.joined(separator: "\n"))
    }
    let failures = try FailureSearch(results).failures(until: interrupt)
    interrupt.release()
    if request.isJSON {
      try JSON.print(zip(results, failures).map(Outcome.init))
    } else {
      let lines = failures.flatMap(\.descriptions)
      try Output.print((lines.isEmpty ? ["no failures"] : lines).joined(separator: "\n"))
    }
    return results.allSatisfy(\.artifacts.isEmpty) ? 0 : 1
  }

  private static func results(
    of laws: [Law], _ request: FuzzRequest, until interrupt: Interrupt
  ) throws -> [FuzzResult] {
    let target = FuzzTargetFiles(
      binary: request.binary, folder: request.folder, corpus: request.corpus)
    var session = FuzzSession(
      laws.map(\.name), seconds: request.seconds, jobs: request.jobs, target: target,
      interrupt: interrupt, quietly: request.isJSON)
    let results = try session.run()
    let unheard = results.count { $0.turns == 0 }
    if unheard > 0 && !interrupt.came {
      Terminal.note("\(unheard) laws were not fuzzed; give more time with --for\n")
    }
    return results
  }

  /// Replaces the committed seeds with a minimal set of inputs that has the coverage of all that
  /// fuzzing found.
  private static func merge(_ laws: [Law], _ request: FuzzRequest) throws -> Int32 {
    let interrupt = Interrupt()
    for law in laws {
      let kept = try FuzzMerge(request).merge(law, until: interrupt)
      try Output.print("\(law.name): \(kept) seeds")
    }
    return 0
  }

  /// The output of `--json` for a law.
  private struct Outcome: Encodable {
    let result: FuzzResult
    let failures: [Report]

    init(_ result: FuzzResult, _ failures: FailureGroups) {
      self.result = result
      self.failures = failures.found.compactMap(\.report)
    }
  }
}
