import Foundation
import PropertyTesting
import Testing

@testable import PropertyFuzzing

@Suite(.waiting) struct CampaignErrorTests {
  private static let law = ["fuzz", "EditEqualsModel", "--jobs", "1", "--campaign", "c"]
  private static let laws = ["EditEqualsModel", "RefusalChangesNothing"]

  @Test func `A fuzz target that can't continue leaves no process running`() async throws {
    let folder = try StandIn()
    // This fuzz target doesn't notice when its standard input ends.
    try folder.write(
      target: """
        case "$*" in *RefusalChangesNothing*)
          until [ -s targets ]; do sleep 0.05; done
          echo "error: no more"
          exit 2 ;;
        esac
        \(StandIn.initial)
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

  @Test func `A campaign ends after three slices in a row without a status`() async throws {
    let folder = try StandIn()
    try folder.write(
      target: """
        echo x >> starts
        case $(wc -l < starts) in 1 | 4)
          \(StandIn.initial)
          kill -KILL $$ ;;
        esac
        exit 1
        """)
    let command = try folder.start(Self.law + ["--for", "8h"])
    #expect(try await command.code() == 2)
    #expect(
      try folder.journal(in: "c").ends == [
        .killed, .error, .error, .killed, .error, .error, .error,
      ])
    #expect(command.error.contains("error: EditEqualsModel ended early; its output is in c/"))
  }

  @Test func `A failing slice restarts at most eight times and reports a lost input once`()
    async throws
  {
    let folder = try StandIn()
    let found = "c/laws/EditEqualsModel/found"
    try folder.write(
      target: """
        [ -d c/laws/EditEqualsModel/kept ] && echo "kept $*" >> starts
        [ -L \(found) ] || { rmdir \(found); ln -s /proc \(found); }
        \(StandIn.initial)
        echo "stat::number_of_executed_units: 1002"
        exit 77
        """)
    let command = try folder.start(Self.law + ["--for", "9s"])
    #expect(try await command.code() == 1)
    let problem = "its failing input wasn't kept: \(found)/input can't be written ("
    #expect(command.error.components(separatedBy: "EditEqualsModel fails: \(problem)").count == 2)
    #expect(command.output.contains("EditEqualsModel fails\n") && command.output.contains(problem))
    let starts = try folder.text("starts").split(separator: "\n")
    #expect(starts.count == 9 && starts.count { $0.contains(" -timeout=5 ") } == 1)
    #expect(try folder.journal(in: "c").ends.allSatisfy { $0 == .failed })
    #expect(!folder.has("c/laws/EditEqualsModel/kept"))
  }

  /// The failure of the target itself isn't included in `count`, because its input isn't kept.
  @Test(arguments: [62, 63])
  func `A campaign stops fuzzing a law after its 64th failure`(count: Int) async throws {
    let folder = try StandIn()
    try folder.write(
      target: """
        echo x >> starts
        if [ $(wc -l < starts) -le 9 ]; then
          \(StandIn.initial)
          exit 77
        fi
        \(StandIn.running)
        """)
    let failures = (1...count).map { number in
      JournalLine.Event.failure(.init("EditEqualsModel", "a\(number)", origin: "o\(number)"))
    }
    try folder.begin(failures)
    let command = try folder.start(["fuzz", "--resume", "c"])
    if count < 63 {
      _ = try await folder.processes(in: "targets", atLeast: 1)
      command.signal(SIGINT)
    }
    #expect(try await command.code() == 1)
    let end = JournalLine.Reason(rawValue: count < 63 ? "stopped" : "done")
    #expect(try folder.journal(in: "c").last?.event == end.map { .end($0) })
    #expect(command.error.contains("--resume") == (count < 63))
    #expect(command.error.contains("wasn't kept: the fuzzer gave no reason; its output is in c/"))
  }

  @Test(arguments: [JournalLine.SliceEnd.failed, .killed])
  func `A resumed campaign isolates a law whose slice failed or was killed`(
    end: JournalLine.SliceEnd
  ) async throws {
    let folder = try StandIn()
    try folder.write(
      target: """
        echo "$*" >> arguments
        \(StandIn.running)
        """)
    func slice(_ law: Int, _ number: Int, _ end: JournalLine.SliceEnd) -> JournalLine.Event {
      .slice(.init(Self.laws[law], slice: number, end))
    }
    try folder.begin([slice(0, 1, .asked), slice(0, 2, .asked), slice(1, 3, end)], laws: Self.laws)
    let command = try folder.start(["fuzz", "--resume", "c"])
    _ = try await folder.processes(in: "targets", atLeast: 1)
    command.signal(SIGINT)
    #expect(try await command.code() == 0)
    let first = try folder.text("arguments").prefix { $0 != "\n" }
    #expect(first.contains("--property=RefusalChangesNothing ") && first.contains(" --isolated=1 "))
    #expect(!first.contains("-use_counters=0"), "the law already had a slice in this mode")
    #expect(!folder.has("c/laws/RefusalChangesNothing/kept"))
  }
}
