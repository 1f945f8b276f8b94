import Foundation
import PropertyTesting
import Testing

@testable import PropertyFuzzing

/// Campaigns whose targets fail, or end, again and again.
@Suite(.waiting) struct TroubledCampaignTests {
  private static let law = ["fuzz", "EditEqualsModel", "--jobs", "1", "--campaign", "c"]
  /// The lines of a target that has read its corpus.
  private static let initial = #"""
    printf '#2\tINITED cov: 11 ft: 12 corp: 1/1b exec/s: 0 rss: 30Mb\n'
    echo "INFO: property-fuzz: fuzzing since $(cut -d ' ' -f 1 /proc/uptime)"
    """#

  private func ends(_ folder: StandIn) throws -> [JournalLine.SliceEnd] {
    CampaignTests().ends(try folder.journal(in: "c"))
  }

  private func lines(_ folder: StandIn, _ name: String) throws -> [String] {
    try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  /// A campaign of two laws for one job that was stopped after some lines.
  private func begin(
    in folder: StandIn, laws: [String], _ events: [JournalLine.Event]
  ) throws {
    let order = CampaignOrder(
      started: "2026-11-22T22:00:00Z", seconds: 3600, jobs: 1,
      properties: laws.map { "Editing/\($0)" }, corpus: "Corpus", program: "fuzz")
    let campaign = try CampaignFolder.create(at: "\(folder.path)/c", order)
    let journal = try JournalFile(path: campaign.journalPath)
    for event in events { try journal.append(JournalLine(at: 1, event: event)) }
  }

  private func slice(_ law: String, _ number: Int, _ end: JournalLine.SliceEnd)
    -> JournalLine.Event
  {
    let sample = JournalLine.Sample(
      property: law, mode: .edges, slice: number, runs: 1, seconds: 1, edges: 1, features: 1,
      corpus: 1)
    return .slice(.init(sample, new: .init(), end))
  }

  @Test func `A target that can't go on leaves no other behind`() async throws {
    let folder = try StandIn()
    // One that doesn't watch its standard input.
    try folder.write(
      target: """
        case "$*" in *RefusalChangesNothing*)
          until [ -s targets ]; do sleep 0.05; done
          echo "error: no more"
          exit 2 ;;
        esac
        \(Self.initial)
        echo $$ >> targets
        exec sleep 300
        """)
    let command = try folder.start([
      "fuzz", "EditEqualsModel", "RefusalChangesNothing", "--jobs", "2", "--for", "8h",
      "--campaign", "c",
    ])
    #expect(try await command.code() == 2)
    #expect(command.error.hasSuffix("error: no more\n"))
    try await untilGone(folder.processes(in: "targets", atLeast: 1))
  }

  @Test func `An input that was kept ends a slice, and not the campaign, whatever the code`()
    async throws
  {
    let folder = try StandIn()
    try folder.write(
      target: """
        for word; do case $word in -artifact_prefix=*) found=${word#*=};; esac; done
        case "$*" in *EditEqualsModel*) printf x > "${found}crash-1"; exit 1 ;; esac
        \(Self.initial)
        trap 'echo "stat::number_of_executed_units: 1002"; exit 0' USR1
        while :; do sleep 1 & wait $!; done
        """)
    let command = try folder.start([
      "fuzz", "EditEqualsModel", "RefusalChangesNothing", "--jobs", "1", "--for", "4s",
      "--campaign", "c",
    ])
    #expect(try await command.code() == 1, "\(command.error)")
    #expect(!command.error.contains("error: ") && command.output.contains("EditEqualsModel traps"))
    #expect(try ends(folder).first == .failed && ends(folder).last == .asked)
  }

  @Test func `A short campaign that was stopped goes on until its time is used`() async throws {
    let folder = try StandIn()
    let laws = ["EditEqualsModel", "RefusalChangesNothing"]
    let command = try folder.start(
      ["fuzz"] + laws + ["--jobs", "1", "--for", "4s", "--campaign", "c"])
    _ = try await folder.processes(in: "targets", atLeast: 1)
    command.signal(SIGTERM)
    #expect(try await command.code() == 2, "a law wasn't executed")
    #expect(try await folder.start(lines: "exec \"$command\" report c").code() == 2)
    let first = try folder.journal(in: "c")
    let again = try folder.start(["fuzz", "--resume", "c"])
    #expect(try await again.code() == 0, "\(again.error)")
    let slices = try folder.journal(in: "c").dropFirst(first.count).compactMap {
      if case .slice(let slice) = $0.event { slice.property } else { nil }
    }
    #expect(slices == laws.reversed() || slices == laws)
    #expect(try folder.journal(in: "c").last?.event == .end(.init(reason: .time)))
    #expect(try (folder.journal(in: "c").last?.at ?? 0) > 3)
  }

  @Test func `What a program leaves in its group ends with it`() async throws {
    let folder = try StandIn()
    let words = ["/bin/sh", "-c", "sleep 300 & echo $! > '\(folder.path)/left'"]
    let program = try ChildProgram(words, log: "\(folder.path)/log")
    try await untilGone(folder.processes(in: "left", atLeast: 1))
    #expect(!program.isRunning && program.code == 0)
  }

  @Test func `What can't be begun ends a campaign with its error`() async throws {
    let folder = try StandIn()
    try begin(in: folder, laws: ["EditEqualsModel"], [.begin(.init(resumed: false))])
    try folder.write("no folder", to: "c/laws")
    let command = try folder.start(["fuzz", "--resume", "c"])
    #expect(try await command.code() == 2)
    #expect(command.error.contains("error: "), "\(command.error)")
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/c/report.html"))
  }

  @Test func `Three slices in a row without a word end a campaign`() async throws {
    let folder = try StandIn()
    try folder.write(
      target: """
        echo x >> starts
        case $(wc -l < starts) in 1 | 4)
          \(Self.initial)
          kill -KILL $$ ;;
        esac
        exit 1
        """)
    let command = try folder.start(Self.law + ["--for", "8h"])
    #expect(try await command.code() == 2)
    #expect(
      try ends(folder) == [
        .killed, .trouble, .trouble, .killed, .trouble, .trouble, .trouble,
      ])
    #expect(command.error.contains("error: EditEqualsModel ended by itself; its output is in c/"))
  }

  @Test func `A failing slice begins again eight times, and reports a lost input once`()
    async throws
  {
    let folder = try StandIn()
    let found = "c/laws/EditEqualsModel/found"
    try folder.write(
      target: """
        [ -d c/laws/EditEqualsModel/kept ] && echo "kept $*" >> starts
        [ -L \(found) ] || { rmdir \(found); ln -s /proc \(found); }
        \(Self.initial)
        echo "stat::number_of_executed_units: 1002"
        exit 77
        """)
    let command = try folder.start(Self.law + ["--for", "9s"])
    #expect(try await command.code() == 1)
    let problem = "its failing input isn't kept: \(found)/input can't be written ("
    #expect(command.error.components(separatedBy: "EditEqualsModel fails: \(problem)").count == 2)
    #expect(command.output.contains("EditEqualsModel fails\n") && command.output.contains(problem))
    let starts = try lines(folder, "starts")
    #expect(starts.count == 9 && starts.map { $0.contains(" -timeout=5 ") }.count { $0 } == 1)
    #expect(try ends(folder).allSatisfy { $0 == .failed })
    let kept = "\(folder.path)/c/laws/EditEqualsModel/kept"
    #expect(!FileManager.default.fileExists(atPath: kept))
  }

  @Test func `The kept inputs of a law are removed after its only slice`() async throws {
    let folder = try StandIn()
    try folder.write(
      target: """
        ls -d c/laws/*/kept >> kept
        trap 'echo "stat::number_of_executed_units: 1002"; exit 0' USR1
        \(Self.initial)
        while :; do sleep 1 & wait $!; done
        """)
    let command = try folder.start([
      "fuzz", "EditEqualsModel", "RefusalChangesNothing", "--jobs", "1", "--for", "3s",
      "--campaign", "c",
    ])
    #expect(try await command.code() == 0, "\(command.error)")
    #expect(
      try lines(folder, "kept")
        == ["EditEqualsModel", "RefusalChangesNothing"].map { "c/laws/\($0)/kept" })
    #expect(try ends(folder) == [.asked, .asked])
  }

  /// One more input isn't kept.
  @Test(arguments: [62, 63])
  func `A law with 64 failures is fuzzed no further`(count: Int) async throws {
    let folder = try StandIn()
    try folder.write(
      target: """
        \(Self.initial)
        echo x >> starts
        if [ $(wc -l < starts) -le 9 ]; then exit 77; fi
        echo $$ >> targets
        trap 'exit 0' USR1
        while :; do sleep 1 & wait $!; done
        """)
    let failures = (1...count).map { number in
      JournalLine.Event.failure(
        .init(
          property: "EditEqualsModel", artifact: "a\(number)", what: .claim, origin: "o\(number)",
          message: "m", choices: "1-", shrunk: true))
    }
    try begin(in: folder, laws: ["EditEqualsModel"], failures)
    let command = try folder.start(["fuzz", "--resume", "c"])
    if count < 63 {
      _ = try await folder.processes(in: "targets", atLeast: 1)
      command.signal(SIGINT)
    }
    #expect(try await command.code() == 1)
    #expect(
      try folder.journal(in: "c").last?.event
        == .end(.init(reason: count < 63 ? .stopped : .done)))
    #expect(command.error.contains("--resume") == (count < 63))
    #expect(command.error.contains("isn't kept: the fuzzer ended without one; its output is in c/"))
  }

  @Test(arguments: [JournalLine.SliceEnd.failed, .killed])
  func `A resumed campaign knows whose fuzzers ended early, and in which mode is next`(
    end: JournalLine.SliceEnd
  ) async throws {
    let folder = try StandIn()
    try folder.write(
      target: """
        echo "$*" >> arguments
        \(Self.initial)
        trap 'exit 0' USR1
        echo $$ >> targets
        while :; do sleep 1 & wait $!; done
        """)
    let laws = ["EditEqualsModel", "RefusalChangesNothing"]
    try begin(
      in: folder, laws: laws,
      [slice(laws[0], 1, .asked), slice(laws[0], 2, .asked), slice(laws[1], 3, end)])
    let command = try folder.start(["fuzz", "--resume", "c"])
    _ = try await folder.processes(in: "targets", atLeast: 1)
    command.signal(SIGINT)
    #expect(try await command.code() == 0)
    let first = try lines(folder, "arguments")[0]
    #expect(first.contains("--property=RefusalChangesNothing ") && first.contains(" --isolated=1 "))
    #expect(!first.contains("-use_counters=0"), "it had a slice in this mode")
    let kept = "\(folder.path)/c/laws/RefusalChangesNothing/kept"
    #expect(!FileManager.default.fileExists(atPath: kept))
  }

  @Test func `A report that can't be written is no success`() async throws {
    let folder = try StandIn()
    try begin(in: folder, laws: ["EditEqualsModel"], [])
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/c/report.html/x", withIntermediateDirectories: true)
    let command = try folder.start(["fuzz", "--resume", "c"])
    _ = try await folder.processes(in: "targets", atLeast: 1)
    command.signal(SIGINT)
    #expect(try await command.code() == 2)
    #expect(command.error.contains("the report isn't written: "))
    #expect(command.output.hasSuffix("no failures\n"))
    #expect(
      try folder.journal(in: "c").first?.event == .begin(.init(resumed: false)),
      "nothing had happened before")
  }
}
