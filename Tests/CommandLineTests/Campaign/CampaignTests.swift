import Foundation
import InputLaws
import PropertyTesting
import Testing

@testable import PropertyFuzzing

/// Campaigns with a stand-in for the fuzz target: their folders, crashes and resumptions.
@Suite(.waiting) struct CampaignTests {
  private static let law = ["fuzz", "EditEqualsModel", "--jobs", "1"]
  private static let night = law + ["--for", "8h", "--campaign", "c"]

  @Test func `A campaign has its own folder, and never writes to the corpus`() async throws {
    let folder = try StandIn()
    let command = try folder.start(Self.law + ["--for", "2s"])
    #expect(try await command.code() == 0)
    let lines = try folder.journal()
    #expect(lines.first?.event == .begin(resumed: false))
    #expect(lines.last?.event == .end(.done))
    #expect(lines.ends == [.asked] && lines.runs == 1000)
    // Each law has a single slice, so it is reported when that slice ends.
    #expect(command.error.contains("\nEditEqualsModel: 1,000 runs, "), "\(command.error)")
    #expect(!["stopped", " room ", " left  "].contains(where: command.error.contains))
    let name = try #require(folder.campaigns().first)
    #expect(command.error.hasSuffix("the campaign is in Campaigns/\(name)\n"))
    let campaign = CampaignFolder(path: "\(folder.path)/Campaigns/\(name)")
    let order = try campaign.order()
    #expect(order.properties == ["Editing/EditEqualsModel"] && order.seconds == 2)
    #expect(FileManager.default.fileExists(atPath: "\(campaign.path)/report.html"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/Corpus").isEmpty)
  }

  @Test func `A campaign killed by SIGKILL keeps its totals when it is resumed`() async throws {
    let folder = try StandIn()
    let first = try folder.start(Self.night)
    let worker = try await folder.processes(in: "targets", atLeast: 1)
    kill(worker[0], SIGUSR1)
    let workers = try await folder.processes(in: "targets", atLeast: 2)
    _ = try await until { try? folder.journal(in: "c").runs == 1000 ? true : nil }
    first.signal(SIGKILL)
    #expect(try await first.code() == -SIGKILL)
    try await untilGone(workers)
    let elapsed = try #require(folder.journal(in: "c").last?.at)
    let second = try folder.start(["fuzz", "--resume", "c"])
    _ = try await folder.processes(in: "targets", atLeast: 3)
    second.signal(SIGINT)
    #expect(try await second.code() == 0)
    let lines = try folder.journal(in: "c")
    #expect(lines.runs == 2000)
    #expect(lines.contains { $0.event == .begin(resumed: true) && $0.at >= elapsed })
    #expect(lines.map(\.at) == lines.map(\.at).sorted())
    let law = second.output.split(separator: "\n")[1]
    #expect(law.hasPrefix("EditEqualsModel") && law.contains(" 2,000 "), "\(second.output)")
    #expect(second.error.hasSuffix("; continue it with: scripts/fuzz --resume c\n"))
  }

  @Test func `A resumed campaign uses its remaining time and is then finished`() async throws {
    let folder = try StandIn()
    let slice = JournalLine.Slice("EditEqualsModel", .edges, .asked)
    try folder.begin([.slice(slice)], seconds: 100, at: 99)
    try FileManager.default.removeItem(atPath: "\(folder.path)/Corpus")
    let command = try folder.start(["fuzz", "--resume", "c"])
    #expect(try await command.code() == 0)
    #expect(command.error.contains("there is no folder Corpus here, so no kept inputs are read\n"))
    #expect(try folder.journal(in: "c").last?.event == .end(.done))
    #expect(try folder.journal(in: "c").contains { $0.event == .begin(resumed: true) })
    try await folder.start(["fuzz", "--resume", "c"]).result()
      .expectWrongUse("the campaign in c is finished")
  }

  @Test(arguments: [
    (["--resume", "Corpus"], "there is no campaign in Corpus"),
    (["--resume", "nope"], "there is no campaign in nope"), (["--resume"], "requires a value"),
    (["--campaign", "scripts"], "scripts isn't an empty folder"),
    (["--resume", "c", "--for", "1h"], "omit --for"),
    (["--resume", "c", "EditEqualsModel"], "omit EditEqualsModel"),
    (["--resume", "c", "--campaign", "d"], "omit --campaign"),
    (["--campaign", "c"], "name a new"), (["--campaign", ""], "--campaign takes a folder, not “”"),
    (["--campaign", "none"], "there is no campaign in none"),
  ])
  func `Wrong options are refused before any build`(words: [String], problem: String) async throws {
    let folder = try StandIn()
    try folder.begin()
    let command = words == ["--campaign", "none"] ? "merge" : "fuzz"
    for script in [nil, command] {
      try await folder.start((script == nil ? [command] : []) + words, script: script).result()
        .expectWrongUse(problem)
    }
    #expect(!folder.has(".build"))
  }

  @Test func `Only one process can run a campaign at a time`() async throws {
    let folder = try StandIn()
    let command = try folder.start(Self.night)
    _ = try await folder.processes(in: "targets", atLeast: 1)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/link", withDestinationPath: "c")
    for name in ["c", "link"] {
      let other = try folder.start(["fuzz", "--resume", name])
      #expect(try await other.code() == 2, "\(name)")
      #expect(other.error.contains("error: another "), "\(other.error)")
    }
    command.signal(SIGINT)
    _ = try await command.code()
    #expect(try folder.journal(in: "c").count { $0.event == .begin(resumed: false) } == 1)
    #expect(try !folder.journal(in: "c").contains { $0.event == .begin(resumed: true) })
  }

  @Test func `A campaign distinguishes traps, memory limits and leaks, and recognizes them later`()
    async throws
  {
    let folder = try StandIn()
    try folder.write(
      target: """
        for word; do case $word in -artifact_prefix=*) found=${word#*=};; esac; done
        printf '#2\\tINITED cov: 11 ft: 12 corp: 1/1b exec/s: 0 rss: 30Mb\\n'
        for kind in crash timeout oom leak; do printf x > "$found$kind-1"; done
        exit 77
        """)
    for name in ["one", "two"] {
      let command = try folder.start(Self.night + ["--campaign", "Campaigns/\(name)", "--json"])
      _ = try await until { () -> Bool? in
        let count = (try? folder.journal(in: "Campaigns/\(name)"))?.findings.count ?? 0
        return count >= 3 ? true : nil
      }
      command.signal(SIGINT)
      #expect(try await command.code() == 1, "\(command.error)")
      let lines = try folder.journal(in: "Campaigns/\(name)")
      #expect(lines.ends.first == .failed && Set(lines.ends).isSubset(of: [.failed, .cut]))
      // The same inputs are kept in every slice.
      let findings = lines.findings.filter(\.isExamined)
      #expect(Set(findings.map(\.what)) == [.trap, .memory, .leak] && findings.count == 3)
      #expect(findings.allSatisfy { $0.known == (name == "one" ? nil : "one") })
      #expect(findings.allSatisfy { $0.regression != nil })
      // The output consists of the journal's lines and one line of results.
      #expect(command.output.split(separator: "\n").count == lines.count + 1)
      #expect(command.output.contains(#""artifacts":["laws/EditEqualsModel/found/"#))
    }
  }

  @Test
  func `A resumed campaign checks the failing inputs that were left unchecked`()
    async throws
  {
    let folder = try StandIn()
    let real = "'\(RunningCommand.program("fuzz"))'"
    try folder.write(
      """
      #!/usr/bin/env bash
      case $1 in
        fuzz) exec -a "$0" \(real) "$@" ;;
        examine) [ -e quick ] || exec sleep 600; exec -a "$0" \(real) "$@" ;;
      esac
      for word; do case $word in -artifact_prefix=*) found=${word#*=};; esac; done
      printf x > "${found}oom-1"
      trap 'echo "stat::number_of_executed_units: 1002"; exit 0' USR1
      printf '#2\\tINITED cov: 11 ft: 12 corp: 1/1b exec/s: 0 rss: 30Mb\\n'
      while :; do sleep 1 & wait $!; done
      """, to: "target")
    let command = try folder.start(Self.law + ["--for", "10s", "--campaign", "c"])
    #expect(try await command.code() == 1)
    let lines = try folder.journal(in: "c")
    #expect(lines.last?.event == .end(.stopped))
    #expect(lines.findings.map(\.isExamined) == [false])
    #expect(command.error.contains("the campaign ended with 1 failing input left to check\n"))
    try folder.write("", to: "quick")
    let second = try folder.start(["fuzz", "--resume", "c"])
    #expect(try await second.code() == 1)
    let rest = try folder.journal(in: "c").dropFirst(lines.count)
    #expect(Array(rest).findings.map(\.what) == [.memory])
    #expect(
      second.error.contains("\nEditEqualsModel fails: exceeded the memory limit for one input\n"))
    #expect(rest.last?.event == .end(.done))
  }
}

extension [JournalLine] {
  fileprivate var runs: Int { slices.reduce(0) { $0 + $1.runs } }

  var ends: [JournalLine.SliceEnd] { slices.compactMap(\.end) }
}
