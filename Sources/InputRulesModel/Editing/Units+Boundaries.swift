import InputRules

extension Units {
  /// The offsets at which the text can be cut between two of the unit, including its start and end
  /// (E9.4).
  func boundaries(of unit: DeletionUnit) -> [Int] {
    var boundaries = [0]
    var end = 0
    for length in lengths(of: unit) {
      end += length
      boundaries.append(end)
    }
    return boundaries
  }

  /// The length of each cluster or of each scalar, in UTF-16 units (E2).
  private func lengths(of unit: DeletionUnit) -> [Int] {
    switch unit {
    case .character: text.map { $0.utf16.count }
    case .scalar: text.unicodeScalars.map { $0.utf16.count }
    }
  }
}
