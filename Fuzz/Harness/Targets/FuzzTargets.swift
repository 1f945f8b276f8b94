import Foundation
import PropertyConsole
import PropertyTesting

/// The properties that a fuzz program attacks.
///
/// A program registers them in a function with a C name, which the program's entry calls before
/// anything else:
///
///     @_cdecl("property_fuzz_targets")
///     public func targets() {
///       FuzzTargets.register([sortingLosesNothing, sortingIsIdempotent])
///     }
public enum FuzzTargets {
  /// Makes claims the targets of this program.
  ///
  /// If two have the same name, or there is none, the program prints that and exits with 2.
  /// - Parameters:
  ///   - claims: the claims; each is named after its file unless it names itself.
  ///   - fewestCounters: a build with fewer coverage counters refuses to fuzz.
  public static func register(_ claims: [Claim], fewestCounters: Int = 1) {
    register(
      claims.map { claim in FuzzTarget(claim.property) { claim } }, fewestCounters: fewestCounters)
  }

  /// Makes properties the targets of this program.
  ///
  /// If two have the same name, or there is none, the program prints that and exits with 2.
  /// - Parameters:
  ///   - targets: the properties.
  ///   - command: the program whose `check`, `explain` and `shrink` reports recommend; nil for
  ///     `swift run` and the name of this one.
  ///   - session: what begins a session, if a script builds the program for it; nil for this
  ///     program as it was called.
  ///   - merge: the same for a merge.
  ///   - fewestCounters: a build with fewer coverage counters refuses to fuzz, because it isn't
  ///     instrumented, or not all of it.
  public static func register(
    _ targets: [FuzzTarget], command: String? = nil, session: String? = nil, merge: String? = nil,
    fewestCounters: Int = 1
  ) {
    if let problem = FuzzProgram.problem(of: targets) {
      Terminal.complain(problem)
      exit(2)
    }
    program = FuzzProgram(
      targets, command: command, session: session, merge: merge, fewestCounters: fewestCounters)
  }

  /// What was registered; written once, before the program starts a thread.
  nonisolated(unsafe) static var program = FuzzProgram([])
}
