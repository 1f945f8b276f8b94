/// A claim's verdict on one input.
public enum Verdict: Hashable, Sendable {
  /// The claim holds for it.
  case holds
  /// The claim doesn't apply to it.
  case discarded
  /// The claim is false for it.
  case fails(Failure)

  /// Whether the claim is false for it.
  public var isFailure: Bool { failure != nil }

  /// How the claim is false for it; nil if it isn't.
  var failure: Failure? {
    switch self {
    case .fails(let failure): failure
    case .holds, .discarded: nil
    }
  }
}
