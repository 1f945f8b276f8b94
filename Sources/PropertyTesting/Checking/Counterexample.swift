/// An input for which a claim is false, made as simple as shrinking could.
public struct Counterexample: Hashable, Sendable, Codable {
  /// A description of the input, one line per argument.
  public let input: String
  /// The input with the parts that may vary between ‹ and ›; nil if every part matters.
  public let explanation: String?
  /// What was found instead of what was claimed.
  public let message: String
  /// Where the claim failed.
  public let origin: String
  /// The canonical bytes of the input's choices, exactly as a regression's file holds them.
  public let bytes: [UInt8]
  /// How many cases had been checked when it was found, including the failing one.
  public let casesBefore: Int
  /// How many inputs shrinking tried.
  public let shrinks: Int
  /// The corpus entry it came from; nil if a search found it.
  public let entry: String?

  /// The choices as one word, which repeats the failure.
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
