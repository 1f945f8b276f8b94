import FuzzHeap
import PropertyCorpus
import PropertyTesting

/// The coverage of cases that are checked in a child process; the fuzzer learns from it as if they
/// were checked in its own.
///
/// Only counters are shared: how close comparisons come is known in the child alone.
enum ChildCoverage {
  /// Takes over what the last case has covered.
  static func take() { property_fuzz_take_coverage() }
}

extension Claim {
  /// The same claim, checked in a child process that leaves its coverage to the fuzzer.
  ///
  /// A trap or a hang then ends the child, and the fuzzer can go on: a new child takes a
  /// millisecond, a new fuzzer must read its corpus.
  func isolatedWithCoverage(_ cpuSeconds: Double, _ seconds: Double) -> Claim {
    _ = property_fuzz_share_coverage()
    return judged { source in
      property_fuzz_begin_case()
      let verdict = judge(&source)
      property_fuzz_end_case()
      return verdict
    }.isolated(cpuSeconds: cpuSeconds, seconds: seconds)
  }
}
