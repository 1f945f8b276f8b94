import PropertyTesting

/// The variations of inputs that a fuzzer has kept; the newest input's variations are tried first.
struct NewInputs {
  private var sweeps: [OptionSweep] = []

  /// The maximum number of waiting inputs; if there are more, the oldest are dropped.
  private static let most = 64

  mutating func add(_ recording: Recording) {
    if sweeps.count == Self.most { sweeps.removeFirst() }
    sweeps.append(OptionSweep(recording))
  }

  /// The bytes of the next variation, or `nil` if none is left.
  mutating func next() -> [UInt8]? {
    while !sweeps.isEmpty {
      if let bytes = sweeps[sweeps.count - 1].next() { return bytes }
      sweeps.removeLast()
    }
    return nil
  }
}

/// Variations of an input that differ in one choice or one added element.
///
/// An input that reaches new code is often one choice away from the next such input. Random changes
/// rarely find the right choice and option, but trying every change does. Choices with more than
/// 256 options aren't varied.
struct OptionSweep: Sendable {
  private let choices: [Choice]
  /// The remaining changes, in reverse order.
  ///
  /// Each has the index of the choice to change. If it also has a list's last element, a copy of
  /// the element is inserted first, and the copy is changed.
  private var places: [(index: Int, element: Range<Int>?)] = []
  private var option: UInt64 = 0

  /// Creates the variations of a recorded input, beginning with changes to the first choices.
  init(_ recording: Recording) {
    choices = recording.choices
    // The elements that consist of two choices: one continues the list, and one is the element.
    let elements = Set(recording.spans.map(\.range).filter { $0.count == 2 })
    for index in choices.indices.reversed() where (1...0xFF).contains(choices[index].maximum) {
      let element = index > 0 ? index - 1..<index + 1 : 0..<0
      let isLast = index + 1 < choices.count && choices[index + 1] == Choice(0, of: 1)
      if isLast && elements.contains(element) { places.append((index, element)) }
      if !choices[index].isIgnored { places.append((index, nil)) }
    }
  }

  /// The bytes of the next variation, or `nil` after the last one.
  mutating func next() -> [UInt8]? {
    while let (index, element) = places.last {
      let choice = choices[index]
      guard option <= choice.maximum else {
        places.removeLast()
        option = 0
        continue
      }
      defer { option += 1 }
      if element == nil && option == choice.value { continue }
      var changed = choices
      if let element { changed.insert(contentsOf: choices[element], at: element.upperBound) }
      changed[index + (element?.count ?? 0)].value = option
      return ChoiceBytes.encode(changed)
    }
    return nil
  }
}

/// libFuzzer's dictionary, whose entries are pieces of text, encoded as the bytes of their choices.
///
/// libFuzzer inserts an entry's bytes anywhere in an input. An entry consists of three choices: 1
/// (to continue the list), the piece's pool, and its index in the pool.
enum ChoiceDictionary {
  /// The dictionary in libFuzzer's syntax: one entry per line, with a name such as `pool_1_2`.
  ///
  /// It contains the first pieces of each pool and, from the punctuation pool, `"`, `\` and `/`.
  static let text = TextPools.shared.pools.enumerated().flatMap { pool, pieces in
    pieces.enumerated().filter { $0 < 3 || #""\/"#.contains($1) }.map { index, _ in
      let digits = [1, pool, index].map { "\\x" + String(0x100 + $0, radix: 16).suffix(2) }
      return "pool_\(pool)_\(index)=\"\(digits.joined())\"\n"
    }
  }.joined()
}
