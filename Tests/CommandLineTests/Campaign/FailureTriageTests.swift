import Foundation
import InputLaws
import PropertyTesting
import Testing

@testable import PropertyFuzzing

/// The reports about failing inputs, examined by a program whose output the tests define.
@Suite(.waiting) struct FailureTriageTests {
  private static let property = Law.editEqualsModel.name
  private let stand: StandIn
  private let folder: CampaignFolder

  init() throws {
    stand = try StandIn()
    folder = CampaignFolder(path: "\(stand.path)/c")
    try FileManager.default.createDirectory(
      atPath: folder.found(of: Self.property), withIntermediateDirectories: true)
    try stand.write(
      """
      #!/bin/sh
      echo started >> "$2.starts"
      echo "what the code under test prints"
      case "$*" in *--quick) cat "$2.quick" ;; *) cat "$2.full" ;; esac
      """, to: "program")
  }

  private func triage(_ program: String = "program", knowing findings: [JournalLine.Finding] = [])
    -> FailureTriage
  {
    FailureTriage(binary: "\(stand.path)/\(program)", folder: folder, knowing: findings)
  }

  private func examination(
    _ origins: [String], isShrunk: Bool = false, isRepeatable: Bool = true
  ) -> Examination {
    Examination(
      failures: origins.map {
        .init(what: .claim, origin: $0, message: "m", choices: "1-AQ", input: "1")
      }, isShrunk: isShrunk, isRepeatable: isRepeatable)
  }

  /// An input, with the outputs of its quick and its full examination.
  private func input(
    _ name: String, quick: Examination? = nil, full: Examination? = nil
  ) throws -> FailureTriage.Input {
    let path = "\(folder.found(of: Self.property))/\(name)"
    try Data([1]).write(to: URL(fileURLWithPath: path))
    for (ending, examination) in [("quick", quick), ("full", full)] {
      let text = try examination.map { try JSONEncoder().encode($0) } ?? Data("nothing".utf8)
      try text.write(to: URL(fileURLWithPath: "\(path).\(ending)"))
    }
    return FailureTriage.Input(path: path, property: Self.property)
  }

  /// The results of the triage for its inputs and the added inputs.
  private func results(
    _ triage: inout FailureTriage, adding inputs: [FailureTriage.Input] = []
  ) async throws -> [FailureTriage.Result] {
    let areNew = inputs.map { triage.add($0) }
    #expect(!areNew.contains(false))
    var results = triage.proceed(isStopping: false)
    _ = try await until { () -> Bool? in
      results += triage.proceed(isStopping: false)
      return triage.isBusy ? nil : true
    }
    return results
  }

  private func starts(of input: FailureTriage.Input) -> Int {
    (try? String(contentsOfFile: input.path + ".starts", encoding: .utf8))?
      .split(separator: "\n").count ?? 0
  }

  @Test func `All failures that were found with an input are known the next time`() async throws {
    var triage = triage()
    let first = try input(
      "crash-1", quick: examination(["a", "x"]), full: examination(["b", "c"], isShrunk: true))
    let again = try ["a", "b", "c"].map { try input("crash-\($0)", quick: examination([$0])) }
    let reported = try await results(&triage, adding: [first])
    #expect(reported.map(\.failure.origin) == ["b", "c"] && reported.allSatisfy(\.isShrunk))
    #expect(!reported.contains(where: \.isRepeat) && starts(of: first) == 2)
    #expect(
      reported.map(\.met) == ["a", nil], "others like it are counted by what it was at first")
    let known = try await results(&triage, adding: again)
    #expect(known.map(\.input) == again)
    // The failure before shrinking is reported as the failure after shrinking.
    #expect(known.map(\.failure.origin) == ["b", "b", "c"])
    #expect(known.allSatisfy { $0.isRepeat && !$0.isShrunk })
    #expect(again.map(starts) == [1, 1, 1])
  }

  @Test func `An input that was slow only once isn't reported`() async throws {
    var triage = triage()
    let slow = try input("timeout-1", quick: examination([]))
    #expect(try await results(&triage, adding: [slow]).isEmpty)
    let path = "\(folder.found(of: Self.property))/slow-timeout-1"
    #expect(FileManager.default.fileExists(atPath: path))
    #expect(!FileManager.default.fileExists(atPath: slow.path))
    // If the fuzzer keeps the input again as slow, it is checked again.
    _ = try input("timeout-1", quick: examination([]))
    #expect(try await results(&triage, adding: [slow]).isEmpty && starts(of: slow) == 2)
    #expect(!FileManager.default.fileExists(atPath: slow.path))
  }

  @Test(arguments: [SIGKILL, SIGTERM])
  func `An input whose examination is killed is left for the next run`(signal: Int32) async throws {
    try stand.write("#!/bin/sh\nkill -\(signal) $$\n", to: "killed")
    var triage = triage("killed")
    let input = try input("crash-1")
    #expect(try await results(&triage, adding: [input]).isEmpty)
    #expect(triage.left == [input])
  }

  @Test(arguments: ["program", "none"])
  func `An input that can't be examined is reported as a failure`(program: String) async throws {
    var triage = triage(program)
    let reported = try #require(try await results(&triage, adding: [input("leak-1")]).first)
    #expect(
      reported.failure.what == .leak && reported.failure.choices == "1-AQ" && !reported.isRepeat)
    #expect(reported.failure.message.hasPrefix("it can't be examined: "))
    #expect(reported.failure.origin == "EditEqualsModel: not examined (leak)")
  }

  @Test func `All inputs are checked before any is shrunk, and hangs come last`() async throws {
    var triage = triage()
    let inputs = [
      try input("timeout-1", quick: examination(["h"]), full: examination(["h"], isShrunk: true)),
      try input("crash-1", quick: examination(["a"]), full: examination(["a"], isShrunk: true)),
      try input("crash-2", quick: examination(["b"], isRepeatable: false)),
      try input("crash-3", quick: examination(["a"])),
      // Shrinking it fails: it is reported as it was found.
      try input("crash-4", quick: examination(["c"])),
      try input(
        "crash-5", quick: examination(["d"]), full: examination(["d", "a"], isShrunk: true)),
    ]
    let reported = try await results(&triage, adding: inputs)
    #expect(reported.map(\.failure.origin) == ["b", "a", "a", "c", "d", "a", "h"])
    #expect(reported.map(\.isRepeat) == [false, false, true, false, false, true, false])
    #expect(reported.map(\.isShrunk) == [false, true, false, false, true, true, true])
    #expect(inputs.map(starts) == [2, 2, 1, 1, 2, 2])
  }
}
