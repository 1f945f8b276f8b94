import Foundation
import Testing

@testable import PropertyFuzzing

/// In which order failing inputs are examined, and what is told of those that are left.
extension FailureTriageTests {
  @Test func `All are checked before one is shrunk, and hangs come last`() async throws {
    var triage = triage()
    let inputs = [
      try input("timeout-1", quick: examination(["h"]), full: examination(["h"], isShrunk: true)),
      try input("crash-1", quick: examination(["a"]), full: examination(["a"], isShrunk: true)),
      try input("crash-2", quick: examination(["b"], isRepeatable: false)),
      try input("crash-3", quick: examination(["a"])),
    ]
    let told = try await results(&triage, adding: inputs)
    #expect(told.map(\.failure.origin) == ["b", "a", "a", "h"])
    #expect(told.map(\.isRepeat) == [false, false, true, false])
    #expect(inputs.map(starts) == [2, 2, 1, 1])
  }

  @Test func `What shrinks to a failure that is known is a repeat`() async throws {
    var triage = triage()
    let inputs = try (1...3).map {
      try input(
        "crash-\($0)", quick: examination(["\($0)"]), full: examination(["a"], isShrunk: true))
    }
    let told = try await results(&triage, adding: inputs)
    #expect(told.map(\.failure.origin) == ["a", "a", "a"])
    #expect(told.map(\.met) == ["1", "2", "3"])
    #expect(told.map(\.isRepeat) == [false, true, true])
  }

  @Test func `An input that fails by chance hides none that fails again`() async throws {
    var triage = triage()
    let chance = try input(
      "crash-1", quick: examination(["a"]), full: examination(["once"], isRepeatable: false))
    let other = try input(
      "crash-2", quick: examination(["a"]), full: examination(["a"], isShrunk: true))
    let told = try await results(&triage, adding: [chance, other])
    #expect(told.map(\.failure.origin) == ["once", "a"])
    #expect(told.map(\.isShrunk) == [false, true] && !told.contains(where: \.isRepeat))
    #expect(told.allSatisfy { $0.met == nil })
  }

  @Test func `What isn't shrunk in time is told as it was found`() async throws {
    try stand.write(
      """
      #!/bin/sh
      case "$*" in *--quick) cat "$2.quick" ;; *) echo x > "$2.full"; sleep 600 ;; esac
      """, to: "stuck")
    var triage = triage("stuck")
    let inputs = try [("crash-1", "a"), ("crash-2", "b"), ("crash-3", "a")].map { name, origin in
      try input(name, quick: examination([origin]))
    }
    for input in inputs { _ = triage.add(input) }
    _ = try await until { () -> Bool? in
      _ = triage.proceed(isStopping: false)
      return (try? String(contentsOfFile: inputs[0].path + ".full", encoding: .utf8)) == "x\n"
        ? true : nil
    }
    let told = triage.abandon()
    #expect(Set(told.map(\.input)) == Set(inputs) && Set(triage.left) == Set(inputs))
    #expect(told.map(\.failure.origin).sorted() == ["a", "a", "b"])
    #expect(told.count { $0.isRepeat } == 1 && !told.contains(where: \.isShrunk))
  }
}
