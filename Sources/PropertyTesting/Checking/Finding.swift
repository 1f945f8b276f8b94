/// A failing input as a search found it, not yet shrunk.
struct Finding: Sendable {
  let failure: Failure
  let recording: Recording
  /// How many cases had been judged, this one among them.
  var cases: Int
  /// The corpus entry it came from, if it was not found by searching.
  var entry: String?
}
