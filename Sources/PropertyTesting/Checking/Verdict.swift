/// What a claim says of one input.
public enum Verdict: Hashable, Sendable {
  /// The claim holds of it.
  case holds
  /// The claim doesn't speak of it.
  case discarded
  /// The claim is false of it.
  case fails(Failure)

  /// Whether the claim is false of it.
  public var isFailure: Bool { failure != nil }

  /// How the claim is false of it; nil where it isn't.
  var failure: Failure? {
    switch self {
    case .fails(let failure): failure
    case .holds, .discarded: nil
    }
  }
}
