import Foundation
import Testing

/// The log of a build while another script waits for the same folder.
@Suite(.waiting) struct BuildLogTests {
  /// Its first build fails when it is told to; any other waits for that.
  private static let swift = """
    #!/bin/sh
    if mkdir first 2> /dev/null; then
      echo '[1/2] Compiling StandIn Target.swift'
      touch started
      until [ -e go ]; do sleep 0.05; done
      echo 'a.swift:1: error: no'
      exit 1
    fi
    echo "Another instance of SwiftPM (PID: 1) is already running using '.build'"
    touch waiting
    sleep 600
    """

  @Test func `A build has a log of its own`() async throws {
    let folder = try StandIn()
    try folder.write(Self.swift, to: "bin/swift")
    let command = try folder.start(
      lines: """
        scripts/fuzz > one 2>&1 &
        first=$!
        until [ -e started ]; do sleep 0.05; done
        scripts/merge > two 2>&1 &
        second=$!
        until [ -e waiting ]; do sleep 0.05; done
        touch go
        wait $first
        code=$?
        kill -s TERM $second
        wait $second
        exit $code
        """)
    #expect(try await command.code() == 2)
    let failure = """
      error: the instrumented build failed: a.swift:1: error: no; \
      all of it is in .build/fuzz/build.log

      """
    let one = try String(contentsOfFile: "\(folder.path)/one", encoding: .utf8)
    #expect(one.hasSuffix(failure), "\(one)")
    let left = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/.build/fuzz")
    #expect(left.filter { $0.hasPrefix("build.") } == ["build.log"])
  }
}
