/// Both sides' answers to a row of a kind, predicted only from the row's question.
///
/// The wording is that of `VectorAnswer`.
struct VectorPrediction: Equatable {
  /// The peer's answer, according to its documentation.
  let peers: String
  /// Our answer, according to the clause; the reference isn't asked.
  let ours: String

  /// - Returns: nil if both answer the same, so that there is nothing to except.
  init?(peers: String, ours: String) {
    if peers == ours { return nil }
    self.peers = peers
    self.ours = ours
  }
}
