/// A failing input as a search found it, before shrinking.
struct Finding: Sendable {
  let failure: Failure
  let recording: Recording
  /// How many cases had been checked, including this one.
  var cases: Int
  /// The corpus entry it came from; nil if a search found it.
  var entry: String?
}
