/// The aspects in which we agree with a peer about one row, counted whatever the row's outcome.
struct VectorAgreement: Equatable {
  let peer: String
  /// Whether we agree, by aspect.
  let aspects: [String: Bool]

  init(with peer: String, in aspects: [String: Bool]) {
    self.peer = peer
    self.aspects = aspects
  }
}
