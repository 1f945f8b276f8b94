/// A different failure found while shrinking: a bug of its own.
struct Slip: Hashable, Sendable {
  /// The choices of the input.
  let recording: Recording
  /// How it fails.
  let failure: Failure
}
