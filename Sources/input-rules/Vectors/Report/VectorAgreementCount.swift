/// How many rows we agree about with a peer, in one aspect.
struct VectorAgreementCount: Equatable, Encodable {
  private(set) var equal = 0
  /// How many rows there are.
  private(set) var rows = 0

  mutating func add(_ isEqual: Bool) {
    rows += 1
    if isEqual { equal += 1 }
  }
}

extension VectorAgreementCount: CustomStringConvertible {
  var description: String { "\(equal) of \(rows)" }
}
