extension ContentCheck {
  /// Whether the content passes all parts of the check (K9).
  func isPassed(by content: [Unicode.Scalar]) -> Bool {
    parts.allSatisfy { part in
      switch part {
      case .luhn: isLuhn(content)
      case .mod97: isMod97(content)
      case .slots(let lists):
        lists.contains { slots in
          slots.count == content.count
            && content.indices.allSatisfy { slots[$0].takes(content[$0]) }
        }
      case .named(_, let holds): holds(String(scalars: content))
      }
    }
  }

  /// Whether the content consists of digits whose sum is a multiple of ten, after every second
  /// digit from the last is doubled and its digits are added (K9).
  private func isLuhn(_ content: [Unicode.Scalar]) -> Bool {
    let values = content.map(value)
    let sums = values.reversed().enumerated().map { place, value in
      place.isMultiple(of: 2) ? value : value / 5 + value * 2 % 10
    }
    return values.allSatisfy { $0 < 10 } && sums.reduce(0, +) % 10 == 0
  }

  /// Whether the content, with its first four scalars moved to the end, is a number that leaves the
  /// remainder 1 when divided by 97 (K9).
  private func isMod97(_ content: [Unicode.Scalar]) -> Bool {
    let values = (content.dropFirst(4) + content.prefix(4)).map(value)
    let digits = values.flatMap { $0 < 10 ? [$0] : [$0 / 10, $0 % 10] }
    let remainder = digits.reduce(0) { ($0 * 10 + $1) % 97 }
    return values.allSatisfy { $0 < 36 } && remainder == 1
  }

  /// The value of a digit, or of a capital letter, counted from 10; 36 for any other scalar.
  private func value(of scalar: Unicode.Scalar) -> Int {
    let all = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars.map { $0 }
    return all.firstIndex(of: scalar) ?? 36
  }
}
