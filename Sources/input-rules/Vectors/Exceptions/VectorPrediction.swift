/// What both sides say to a row of a kind, told from what the row asks and nothing else.
///
/// The words are those of `VectorAnswer`.
struct VectorPrediction: Equatable {
  /// The peer's answer, by what its documentation says.
  let peers: String
  /// Our answer, by the clause; the reference isn't asked.
  let ours: String

  /// - Returns: nil where both say the same, so that there is nothing to except.
  init?(peers: String, ours: String) {
    if peers == ours { return nil }
    self.peers = peers
    self.ours = ours
  }
}
