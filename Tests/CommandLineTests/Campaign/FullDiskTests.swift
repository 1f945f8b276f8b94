#if os(Linux)
  import Foundation
  import Testing

  @testable import PropertyFuzzing

  /// A campaign whose disk stays full until its end, and that then goes on.
  @Suite(.waiting) struct FullDiskTests {
    @Test(.enabled(if: DisasterTests.canMount, "no file system can be mounted here"))
    func `A campaign whose disk is full until its end is no success, and goes on`() async throws {
      let folder = try StandIn()
      let command = try folder.start(
        lines: """
          exec unshare -Urm bash -c '
            mkdir disk && mount -t tmpfs -o size=12m none disk || exit 3
            "$0" fuzz EditEqualsModel JudgingEqualsModel --jobs 1 --for 8s \\
              --campaign disk/c > full 2>&1 &
            until [ -s targets ]; do sleep 0.05; done
            sleep 1
            head -c 6000000 /dev/zero > disk/filler
            wait $!
            code=$?
            rm disk/filler
            "$0" report disk/c > report
            echo $? >> report
            "$0" fuzz --resume disk/c > again 2>&1 || exit 4
            cp -r disk/c c
            exit $code
          ' "$command"
          """)
      #expect(try await command.code() == 2, "\(command.error)")
      let full = try String(contentsOfFile: "\(folder.path)/full", encoding: .utf8)
      #expect(full.contains("no failures\n") && full.contains(" --resume disk/c"), "\(full)")
      #expect(full.contains(" for room on its disk; so much of its time isn't used yet\n"))
      #expect(!full.contains("--for"), "\(full)")
      let report = try String(contentsOfFile: "\(folder.path)/report", encoding: .utf8)
      #expect(report.hasSuffix("\n2\n"), "\(report)")
      // The law whose slice was cut is fuzzed again, and the other one.
      let lines = try folder.journal(in: "c")
      let again = lines.drop { $0.event != .begin(.init(resumed: true)) }
      let laws = again.compactMap { line in
        if case .slice(let slice) = line.event { slice.property } else { nil }
      }
      #expect(Set(laws).count == 2 && lines.last?.event == .end(.init(reason: .time)))
    }
  }
#endif
