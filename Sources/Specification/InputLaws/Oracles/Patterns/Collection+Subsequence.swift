extension Collection<Unicode.Scalar> {
  /// Whether the scalars come in this order in another list.
  func isSubsequence(of others: [Unicode.Scalar]) -> Bool {
    var rest = others[...]
    return allSatisfy { scalar in
      guard let place = rest.firstIndex(of: scalar) else { return false }
      rest = rest[(place + 1)...]
      return true
    }
  }
}
