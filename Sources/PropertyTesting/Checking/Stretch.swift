/// The result of checking some cases in a row.
struct Stretch: Sendable {
  /// A failure, and the numbers of cases and discarded cases before it.
  struct Fall: Sendable {
    let cases: Int
    let discarded: Int
    let failure: Failure
    let recording: Recording
  }

  var cases = 0
  var discarded = 0
  var falls: [Fall] = []
  /// The input of a case that failed and, when checked again, didn't.
  var unsteady: String?
}
