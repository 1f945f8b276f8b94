#if os(Linux)
  import Foundation
  import PropertyTesting
  import Testing

  @testable import PropertyFuzzing

  /// What happens to a campaign on a disk without room, and under a clock that jumps.
  @Suite(.waiting) struct DisasterTests {
    /// Whether a file system can be mounted here: as root, or in a name space of the user's own.
    static let canMount = shell("unshare -Urm mount -t tmpfs none /mnt") == 0

    private static func shell(_ line: String) -> Int32 {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", line + " 2> /dev/null"]
      try? process.run()
      process.waitUntilExit()
      return process.terminationStatus
    }

    /// The lines of the slices that have ended.
    private func slices(_ lines: [JournalLine]) -> [JournalLine.Slice] {
      lines.compactMap { if case .slice(let slice) = $0.event { slice } else { nil } }
    }

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
            until grep -q "no room left" notes; do sleep 0.05; done
            rm disk/filler
            until [ "$(wc -l < targets)" -gt 1 ]; do sleep 0.05; done
            grep -q "room again" notes || exit 4
            kill -s INT $!
            wait $!
            code=$?
            cp -r disk/c c
            exit $code
          ' "$command"
          """)
      #expect(try await command.code() == 0, "\(command.error)")
      let lines = try folder.journal(in: "c")
      #expect(lines.first?.event == .begin(.init(resumed: false)))
      #expect(lines.last?.event == .end(.init(reason: .stopped)))
      // One slice before, and one after; the stand-in says 1,000 executions for each.
      #expect(slices(lines).count == 2)
      #expect(slices(lines).allSatisfy { $0.runs == 1000 && $0.end == .asked })
      #expect(slices(lines).map(\.slice) == [1, 2])
      #expect(FileManager.default.fileExists(atPath: "\(folder.path)/c/report.html"))
    }

    @Test func `Copies of kept inputs don't wait for the disk`() async throws {
      let folder = try StandIn()
      try folder.write(
        """
        #include <fcntl.h>
        #include <unistd.h>
        int fsync(int file) {
          int log = open("fsyncs", O_WRONLY | O_CREAT | O_APPEND, 0644);
          write(log, "x", 1);
          return close(log);
        }
        """, to: "count.c")
      let words = (1...250).map { (number: UInt8) in Blob.encode([1, number]) }
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/Corpus/Editing", withIntermediateDirectories: true)
      try folder.write(
        words.sorted().map { $0 + "\n" }.joined(), to: "Corpus/Editing/EditEqualsModel.seeds")
      let command = try folder.start(
        lines: """
          clang -shared -fPIC -o count.so count.c || exit 3
          export LD_PRELOAD="$PWD/count.so"
          exec "$command" fuzz EditEqualsModel --jobs 1 --for 2s --campaign c
          """)
      #expect(try await command.code() == 0, "\(command.error)")
      let log = try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/fsyncs"))
      // The journal and the reports do.
      #expect(log.count > 0 && log.count < 100)
    }

    @Test func `A clock that jumps by years changes nothing`() async throws {
      let folder = try StandIn()
      try folder.write(
        """
        #include <sys/syscall.h>
        #include <sys/time.h>
        #include <time.h>
        #include <unistd.h>
        static long jump(void) {
          static long calls;
          return calls++ % 2 ? 100000000 : -100000000;
        }
        int clock_gettime(clockid_t id, struct timespec *time) {
          long code = syscall(SYS_clock_gettime, id, time);
          if (id == CLOCK_REALTIME) time->tv_sec += jump();
          return code;
        }
        int gettimeofday(struct timeval *time, void *zone) {
          struct timespec now;
          clock_gettime(CLOCK_REALTIME, &now);
          time->tv_sec = now.tv_sec, time->tv_usec = now.tv_nsec / 1000;
          return 0;
        }
        """, to: "jump.c")
      let command = try folder.start(
        lines: """
          clang -shared -fPIC -o jump.so jump.c || exit 3
          export LD_PRELOAD="$PWD/jump.so"
          [ "$(date +%Y)" != "$(env -u LD_PRELOAD date +%Y)" ] || exit 4
          exec "$command" fuzz EditEqualsModel --jobs 1 --for 3s --campaign c
          """)
      #expect(try await command.code() == 0, "\(command.error)")
      let lines = try folder.journal(in: "c")
      #expect(lines.last?.event == .end(.init(reason: .time)))
      #expect(slices(lines).map(\.runs) == [1000])
      let times = lines.map(\.at)
      #expect(times == times.sorted() && times[0] < 3 && (2.5...30).contains(times.max() ?? 0))
    }
  }
#endif
