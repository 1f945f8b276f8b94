extension ZoneChangeRow {
  /// The columns of a row with another answer: offsets, kind or local times.
  static func altered(
    _ columns: [String], _ alteration: VectorAlteration, _ others: [String]
  ) -> [String] {
    var altered = columns
    switch alteration {
    case .otherRow: altered.replaceSubrange(3..., with: others[3...])
    case .otherValue: altered[4] = moved(columns[4], by: 1_800)
    case .nonsense: altered[3] = moved(columns[3], by: -86_400)
    case .failure: altered[5] = columns[5] == "gap" ? "fold" : "gap"
    case .movedCaret: altered[6] = columns[7]
    case .changedCharacter: altered[7] = columns[6]
    }
    return altered
  }

  private static func moved(_ number: String, by difference: Int) -> String {
    Int(number).map { "\($0 + difference)" } ?? number
  }
}
