import PropertyConsole

/// Why a property can't be fuzzed or replayed.
enum FuzzError: Error, CustomStringConvertible {
  case noProperty
  case uninstrumented(counters: Int, fewest: Int)

  var description: String {
    switch self {
    case .noProperty:
      "name the property with --property=NAME; `\(Terminal.program) list` shows all"
    case .uninstrumented(let counters, let fewest):
      "this build has \(counters) coverage counters, fewer than \(fewest): it isn't instrumented, "
        + "and fuzzing it would be blind; build the code that is tested with -sanitize=fuzzer"
    }
  }
}
