extension FieldRule {
  /// The state with its text reduced to the acceptable part (E12.9).
  ///
  /// Scalars, then clusters, that a condition doesn't admit are dropped. The rest is cut at the
  /// end, between two clusters, until it exceeds no limit. In a numeric field, only white space,
  /// format characters and currency signs around the number are dropped, and the text isn't cut
  /// (E8.4). The selection and the marked range are adjusted. An acceptable state is returned
  /// unchanged. A condition that only checks the whole text can't determine a part to drop, so
  /// check the result with `objection(to:)`.
  public func repaired(_ state: FieldState) -> FieldState {
    if objection(to: state.text) == nil { return state }
    return isNumeric ? keepingNumber(state) : truncated(filtered(state))
  }

  private func keepingNumber(_ state: FieldState) -> FieldState {
    let number = state.text.unicodeScalars.number
    let start = state.text[..<number.startIndex].utf16.count
    let end = state.text[..<number.endIndex].utf16.count
    let around = [
      TextRange(location: 0, length: start),
      TextRange(location: end, length: state.text.utf16Length - end),
    ]
    return state.removing(around.filter { $0.length > 0 })
  }

  private func filtered(_ state: FieldState) -> FieldState {
    let scalars = state.text.unicodeScalars.runs(length: UTF16.width) { scalar in
      conditions.contains { !$0.admits(scalar) }
    }
    let rest = state.removing(scalars)
    let isUnwanted = { (character: Character) in conditions.contains { !$0.admits(character) } }
    if !rest.text.contains(where: isUnwanted) { return rest }
    // The neighbors of a dropped character may merge into a character that isn't admitted either.
    return rest.removing(CharacterChain(rest.text, droppingWhere: isUnwanted).dropped)
  }

  private func truncated(_ state: FieldState) -> FieldState {
    let text = state.text
    let ends = conditions.compactMap(\.maximumLength).map { $0.end(in: text, within: $0.limit) }
    guard let end = ends.min(), end < text.endIndex else { return state }
    let start = text[..<end].utf16.count
    return state.removing([TextRange(location: start, length: text.utf16Length - start)])
  }
}

extension MaximumLength {
  /// The last cluster boundary in `text` before which the text is no longer than `room`.
  ///
  /// A prefix that ends between two clusters has the same clusters as the whole text, so the
  /// lengths can be added.
  func end(in text: String, within room: Int) -> String.Index {
    var used = 0
    var end = text.startIndex
    while end < text.endIndex {
      let next = text.index(after: end)
      used += unit.length(of: text[end..<next])
      if used > room { break }
      end = next
    }
    return end
  }
}

extension FieldState {
  /// Removes ordered, disjoint ranges inside the text that cut no surrogate pair.
  fileprivate func removing(_ runs: [TextRange]) -> FieldState {
    runs.isEmpty ? self : replacing(runs, of: Array(text.utf16), with: "")
  }
}

extension Sequence {
  /// The runs of consecutive wanted elements, in UTF-16 units, given the length of each element.
  func runs(
    length: (Element) -> Int, where isWanted: (Element) -> Bool
  ) -> [TextRange] {
    var runs: [TextRange] = []
    var position = 0
    var continues = false
    for element in self {
      let wanted = isWanted(element)
      let length = length(element)
      if wanted && continues {
        runs[runs.count - 1].length += length
      } else if wanted {
        runs.append(TextRange(location: position, length: length))
      }
      position += length
      continues = wanted
    }
    return runs
  }
}
