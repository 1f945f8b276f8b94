/// In what respects we agree with a peer about one row; it is counted, whatever the row's outcome.
struct VectorAgreement: Equatable {
  let peer: String
  /// Whether we agree, by what is compared.
  let aspects: [String: Bool]

  init(with peer: String, in aspects: [String: Bool]) {
    self.peer = peer
    self.aspects = aspects
  }
}
