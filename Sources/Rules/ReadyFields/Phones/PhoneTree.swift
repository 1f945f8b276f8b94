import InputRules

/// A tree of values by prefix, in which a place of a prefix may stand for several digits (K13).
struct PhoneTree<Answer: Sendable>: Sendable {
  private var nodes = [Node()]

  private struct Node {
    /// The next nodes, each with the digits that lead to it, as bits.
    var edges: [(digits: UInt16, next: Int)] = []
    /// The values, each with the lengths of numbers to which it applies, as bits.
    var answers: [(lengths: UInt32, answer: Answer)] = []
  }

  /// Adds a value for each prefix in a list such as `1,2[3-5]`.
  ///
  /// The value applies to the lengths whose bits are set. The `lead` digits are placed before each
  /// prefix.
  mutating func insert(
    _ list: Substring.UTF8View, after lead: [UInt8] = [], _ lengths: UInt32, _ answer: Answer
  ) {
    for prefix in list.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      var at = 0
      for digits in lead.map({ 1 << UInt16($0) }) + prefix.places {
        let edge = nodes[at].edges.first { $0.digits == digits }
        if edge == nil {
          nodes[at].edges.append((digits, nodes.count))
          nodes.append(Node())
        }
        at = edge?.next ?? nodes.count - 1
      }
      nodes[at].answers.append((lengths, answer))
    }
  }

  /// The value of the longest prefix of `digits` that has a value for this number of digits.
  func answer(for digits: ArraySlice<UInt8>) -> Answer? { longest(from: 0, digits[...])?.answer }

  /// Whether the digits are the beginning of a longer prefix that has a value for which `isMeant`
  /// returns true.
  func begins(
    with digits: ArraySlice<UInt8>, from node: Int = 0, _ isMeant: (Answer) -> Bool
  ) -> Bool {
    let edges = nodes[node].edges
    guard let digit = digits.first else {
      return edges.contains { edge in
        nodes[edge.next].answers.contains { isMeant($0.answer) }
          || begins(with: digits, from: edge.next, isMeant)
      }
    }
    return edges.contains { edge in
      edge.digits >> UInt16(digit) & 1 == 1
        && begins(with: digits.dropFirst(), from: edge.next, isMeant)
    }
  }

  private func longest(
    from node: Int, _ digits: ArraySlice<UInt8>, depth: Int = 0
  ) -> (depth: Int, answer: Answer)? {
    let count = UInt32(depth + digits.count)
    var best: (depth: Int, answer: Answer)?
    for answer in nodes[node].answers where answer.lengths >> count & 1 == 1 {
      best = (depth, answer.answer)
    }
    guard let digit = digits.first else { return best }
    for edge in nodes[node].edges where edge.digits >> UInt16(digit) & 1 == 1 {
      let found = longest(from: edge.next, digits.dropFirst(), depth: depth + 1)
      if let found, found.depth > best?.depth ?? -1 { best = found }
    }
    return best
  }
}

extension Substring.UTF8View {
  /// The places in a prefix such as `2[3-5]`, each with the possible digits as bits.
  var places: [UInt16] {
    var (places, last, isInside, isSpan) = ([UInt16](), UInt8(0), false, false)
    for unit in self {
      switch unit {
      case UInt8(ascii: "["):
        isInside = true
        places.append(0)
      case UInt8(ascii: "]"): isInside = false
      case UInt8(ascii: "-"): isSpan = true
      default:
        if !isInside { places.append(0) }
        for digit in (isSpan ? last : unit)...unit { places[places.count - 1] |= 1 << (digit - 48) }
        (last, isSpan) = (unit, false)
      }
    }
    return places
  }

  /// The numbers in a list such as `3-6,9`, as bits.
  var lengths: UInt32 {
    split(separator: UInt8(ascii: ",")).reduce(into: 0) { lengths, span in
      let ends = span.split(separator: UInt8(ascii: "-")).map { $0.reduce(0) { $0 * 10 + $1 - 48 } }
      for length in ends[0]...ends[ends.count - 1] { lengths |= 1 << UInt32(length) }
    }
  }
}
