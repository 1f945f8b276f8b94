import PropertyTesting

/// The inputs that a fuzzer has kept, the newest first, of which each choice is tried out.
struct NewInputs {
  private var sweeps: [OptionSweep] = []

  /// How many wait; the oldest are dropped.
  private static let most = 64

  /// Adds an input that was kept.
  mutating func add(_ recording: Recording) {
    if sweeps.count == Self.most { sweeps.removeFirst() }
    sweeps.append(OptionSweep(recording))
  }

  /// The bytes of the next change; nil if none is left.
  mutating func next() -> [UInt8]? {
    while !sweeps.isEmpty {
      if let bytes = sweeps[sweeps.count - 1].next() { return bytes }
      sweeps.removeLast()
    }
    return nil
  }
}

/// Each other option of each choice of an input, one change after another.
///
/// An input that covers something new is often one choice away from the next that does. At random
/// that choice and its option come rarely; here they come certainly. Choices of many options are
/// left out.
struct OptionSweep: Sendable {
  private let choices: [Choice]
  /// The changes that are still to be made, the first last: a choice, and the last element of a
  /// list, which is repeated before its copy is changed, or nil.
  private var places: [(index: Int, element: Range<Int>?)] = []
  private var option: UInt64 = 0

  /// The changes of a recorded input, beginning with its first choices.
  init(_ recording: Recording) {
    choices = recording.choices
    // An element of one choice, after the choice that there is another.
    let elements = Set(recording.spans.map(\.range).filter { $0.count == 2 })
    for index in choices.indices.reversed() where (1...0xFF).contains(choices[index].maximum) {
      let element = index > 0 ? index - 1..<index + 1 : 0..<0
      let isLast = index + 1 < choices.count && choices[index + 1] == Choice(0, of: 1)
      if isLast && elements.contains(element) { places.append((index, element)) }
      if !choices[index].isIgnored { places.append((index, nil)) }
    }
  }

  /// The bytes of the next change; nil after the last.
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

/// libFuzzer's dictionary: pieces of text as the bytes of their choices.
///
/// libFuzzer inserts the bytes of an entry anywhere. An entry is a list's answer that there is
/// another piece (1), the piece's pool, and its index there.
enum ChoiceDictionary {
  /// The indices of the pieces of a pool: the simplest, and of the signs also brackets and quotes.
  private static func indices(in pool: TextPool) -> [Int] {
    (pool == .punctuation ? [0, 1, 2, 12, 13, 14] : [0, 1, 2]).filter(pool.pieces.indices.contains)
  }

  /// The entries by name, such as `digits_1`.
  static let entries: [(name: String, bytes: [UInt8])] =
    TextPool.allCases.enumerated().flatMap { number, pool in
      indices(in: pool).map { ("\(pool.rawValue)_\($0)", [1, UInt8(number), UInt8($0)]) }
    }

  /// The dictionary in libFuzzer's syntax, an entry a line.
  static let text = entries.map { name, bytes in
    let digits = bytes.map { "\\x" + String(0x100 + Int($0), radix: 16).suffix(2) }
    return "\(name)=\"\(digits.joined())\"\n"
  }.joined()
}
