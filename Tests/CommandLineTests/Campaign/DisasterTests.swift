#if os(Linux)
  import Foundation
  import PropertyTesting
  import Testing

  @testable import PropertyFuzzing

  @Suite(.waiting) struct DisasterTests {
    /// Whether a file system can be mounted, either as root or in the user's own namespace.
    static let canMount =
      (try? CommandTests.run(
        ["-c", "unshare -Urm mount -t tmpfs none /mnt"], program: "/bin/sh"))?.code == 0

    @Test(.enabled(if: canMount, "no file system can be mounted here"))
    func `A campaign waits while its disk is full, and loses nothing`() async throws {
      let folder = try StandIn()
      let command = try folder.start(
        lines: """
          exec unshare -Urm bash -c '
            mkdir disk && mount -t tmpfs -o size=12m none disk || exit 3
            "$0" fuzz EditEqualsModel --jobs 1 --for 8h --campaign disk/c 2> notes &
            until [ -s targets ]; do sleep 0.05; done
            head -c 20000000 /dev/zero > disk/filler
            until grep -q " is full; fuzzing waits" notes; do sleep 0.05; done
            rm disk/filler
            until [ "$(wc -l < targets)" -gt 1 ]; do sleep 0.05; done
            grep -q "space again" notes || exit 4
            kill -s INT $!
            wait $!
            code=$?
            cp -r disk/c c
            exit $code
          ' "$command"
          """)
      #expect(try await command.code() == 0, "\(command.error)")
      let lines = try folder.journal(in: "c")
      #expect(lines.first?.event == .begin(resumed: false))
      #expect(lines.last?.event == .end(.stopped))
      // One slice ran before the disk was full, and one ran afterward; each made 1,000 executions.
      #expect(lines.slices.allSatisfy { $0.runs == 1000 && [.asked, .cut].contains($0.end) })
      #expect(lines.slices.map(\.slice) == [1, 2])
      #expect(folder.has("c/report.html"))
    }

    @Test(.enabled(if: canMount, "no file system can be mounted here"))
    func `A campaign on a full disk exits with 2 and can be resumed`() async throws {
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
      let full = try folder.text("full")
      #expect(full.contains("no failures\n") && full.contains(" --resume disk/c"), "\(full)")
      #expect(try folder.text("report").hasSuffix("\n2\n"))
      // Both laws are fuzzed again: the one whose slice was cut short, and the other one.
      let lines = try folder.journal(in: "c")
      let again = lines.drop { $0.event != .begin(resumed: true) }
      let laws = Set(Array(again).slices.map(\.property))
      #expect(laws.count == 2 && lines.last?.event == .end(.done))
    }
  }
#endif
