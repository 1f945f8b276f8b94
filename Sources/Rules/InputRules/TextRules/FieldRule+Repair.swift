extension FieldRule {
  /// The state, with its text reduced to the part that the rule accepts (E12.9).
  ///
  /// First, scalars that a condition doesn't admit are dropped, and then clusters. The rest is
  /// truncated between two clusters until it exceeds no limit. In a numeric field, only white
  /// space, format characters and currency signs around the number are dropped, and the text isn't
  /// truncated (E8.4). The selection and the marked range are adjusted. A state that the rule
  /// accepts is returned unchanged. Check the result with `objection(to:)`, because a condition
  /// that checks only whole texts doesn't show which part to drop.
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
    // Use a chain, because the neighbors of a dropped character may merge into another character
    // that isn't admitted.
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
  /// The last cluster boundary in `text` such that the text before it is no longer than `room`.
  ///
  /// The clusters' lengths can be added, because a beginning that ends between two clusters
  /// consists of the same clusters as in the whole text.
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
  /// Removes ordered, disjoint ranges that are inside the text and don't cut a surrogate pair.
  fileprivate func removing(_ runs: [TextRange]) -> FieldState {
    runs.isEmpty ? self : replacing(runs, of: Array(text.utf16), with: "")
  }
}

extension Sequence {
  /// The ranges of consecutive wanted elements, in UTF-16 units; `length` returns the length of an
  /// element.
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
