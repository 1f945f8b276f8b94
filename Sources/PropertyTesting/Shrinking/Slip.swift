/// An input that was met on the way and fails in another way: a bug of its own.
struct Slip: Hashable, Sendable {
  /// The choices of the input.
  let recording: Recording
  /// How it fails.
  let failure: Failure
}
