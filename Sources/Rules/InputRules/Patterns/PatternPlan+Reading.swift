extension PatternPlan {
  /// What each scalar of a field's text is (F2.9).
  func read(_ text: String) -> [PatternCell] {
    var reader = PatternReader()
    return text.unicodeScalars.map {
      PatternCell(scalar: $0, kind: reader.read($0, by: self).kind)
    }
  }

  /// The content of a text, and the literals of it that belong to the value (F2.11).
  func value(of text: String) -> [PatternCell] {
    var (reader, value) = (PatternReader(), [PatternCell]())
    for scalar in text.unicodeScalars {
      let (kind, element) = reader.read(scalar, by: self)
      let isOfValue = kind == .content || kind == .literal && steps[element].isInValue
      if isOfValue { value.append(PatternCell(scalar: scalar, kind: kind)) }
    }
    return value
  }
}
