/// An input of which a claim is false, as simple as shrinking could make it.
public struct Counterexample: Hashable, Sendable, Codable {
  /// The input in words, a line an argument.
  public let input: String
  /// The input with what may be anything between ‹ and ›; nil if all of it matters.
  public let explanation: String?
  /// What was found instead of what was claimed.
  public let message: String
  /// Where the claim failed.
  public let origin: String
  /// The canonical bytes of the input's choices: a regression's file as it stands.
  public let bytes: [UInt8]
  /// How many cases had been judged when it was found, the failing one among them.
  public let casesBefore: Int
  /// How many inputs shrinking tried.
  public let shrinks: Int
  /// The corpus entry it came from, if it was not found by searching.
  public let entry: String?

  /// The choices as one word, to repeat the failure with.
  public let choices: String

  init(
    input: String, explanation: String?, failure: Failure, bytes: [UInt8], casesBefore: Int,
    shrinks: Int, entry: String?
  ) {
    self.input = input
    self.explanation = explanation
    message = failure.message
    origin = failure.origin
    self.bytes = bytes
    self.casesBefore = casesBefore
    self.shrinks = shrinks
    self.entry = entry
    choices = Blob.encode(bytes)
  }
}
