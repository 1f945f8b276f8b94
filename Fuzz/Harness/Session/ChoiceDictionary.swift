import PropertyTesting

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
