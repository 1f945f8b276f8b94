extension Recording {
  /// A part, and the part of the same kind that it replaces.
  private typealias Copy = (from: Range<Int>, to: Range<Int>)

  /// Returns the options with up to four parts copied over parts of the same kind, or `nil` if no
  /// part can be copied.
  ///
  /// Parts are of the same kind if they are spans with the same label, single choices with the same
  /// number of options, or elements of lists with the same label. Without copying, equal lists are
  /// rare, as are texts that contain other texts.
  func copyingParts(using random: inout RandomBits) -> [UInt64]? {
    var copies: [Copy] = []
    repeat {
      if let copy = copy(using: &random),
        !copies.contains(where: { $0.to.overlaps(copy.to) })
      {
        copies.append(copy)
      }
    } while random.next(upTo: 1) == 0 && copies.count < 4
    if copies.isEmpty { return nil }
    var values = values
    // The last part is replaced first, so the ranges of earlier parts stay valid.
    if copies.count > 1 { copies.sort { $0.to.lowerBound > $1.to.lowerBound } }
    for (from, to) in copies {
      values.replaceSubrange(to, with: choices[from].lazy.map(\.value))
    }
    return values
  }

  private func copy(using random: inout RandomBits) -> Copy? {
    let form = random.next(upTo: 7)
    if form == 0 { return copyOfChoice(using: &random) }
    guard let kind = random.element(of: labels.indices) else { return nil }
    return form < 5 ? copyOfSpan(kind, using: &random) : copyOfElements(kind, using: &random)
  }

  private func copyOfChoice(using random: inout RandomBits) -> Copy? {
    guard let to = random.element(of: choices.indices), choices[to].maximum > 1 else { return nil }
    let from = random.index(in: choices.indices) {
      choices[$0].maximum == choices[to].maximum && $0 != to
    }
    return from.map { ($0..<$0 + 1, to..<to + 1) }
  }

  private func copyOfSpan(_ kind: Int, using random: inout RandomBits) -> Copy? {
    let isPart = { spans[$0].kind == kind && spans[$0].start < spans[$0].end }
    guard let from = random.index(in: spans.indices, where: isPart),
      let to = random.index(in: spans.indices, where: isPart), from != to
    else { return nil }
    return (spans[from].range, spans[to].range)
  }

  /// Returns some elements of a list, and the elements to replace in a list of the same kind.
  private func copyOfElements(_ kind: Int, using random: inout RandomBits) -> Copy? {
    let ends = spans.indices.filter {
      spans[$0].kind == kind && isEnd($0) && elements(before: $0).contains { _ in true }
    }
    guard let from = random.element(of: ends), let to = random.element(of: ends) else { return nil }
    let list = Array(elements(before: from))
    let source = part(of: list, using: &random)
    let target = part(of: to == from ? list : Array(elements(before: to)), using: &random)
    if source == target { return nil }
    // With an empty target, the copy is inserted, and no element is removed.
    return (source, random.next(upTo: 3) == 0 ? target.lowerBound..<target.lowerBound : target)
  }

  /// Returns the choices of all elements of a list, or of some consecutive elements.
  private func part(of list: [Int], using random: inout RandomBits) -> Range<Int> {
    let isWhole = random.next(upTo: 1) == 0
    let last = list.count - 1
    let first = isWhole ? 0 : Int(random.next(upTo: UInt64(last)))
    let length = isWhole ? last : Int(random.next(upTo: UInt64(last - first)))
    return spans[list[last - first]].start..<spans[list[last - first - length]].end
  }

  /// Returns the spans of the elements in the list or text that ends with the span `end`, from last
  /// to first.
  private func elements(before end: Int) -> some Sequence<Int> {
    (0..<end).reversed().lazy
      .filter { spans[$0].kind == spans[end].kind && spans[$0].depth == spans[end].depth }
      .prefix { !isEnd($0) }
  }

  /// Returns whether a span ends a list; the span's choice then adds no further element.
  private func isEnd(_ index: Int) -> Bool {
    let (start, end) = (spans[index].start, spans[index].end)
    return start == end
      || end - start == 1 && choices[start].maximum == 1 && choices[start].value == 0
  }
}

extension RandomBits {
  /// Draws one of `elements`, or returns `nil` if there are none.
  package mutating func element<Elements: RandomAccessCollection>(
    of elements: Elements
  ) -> Elements.Element? {
    if elements.isEmpty { return nil }
    let offset = Int(next(upTo: UInt64(elements.count - 1)))
    return elements[elements.index(elements.startIndex, offsetBy: offset)]
  }

  /// Draws an index that satisfies a condition, or returns `nil`; doesn't allocate memory.
  fileprivate mutating func index(in indices: Range<Int>, where isOne: (Int) -> Bool) -> Int? {
    let count = indices.count(where: isOne)
    if count == 0 { return nil }
    var left = next(upTo: UInt64(count - 1)) + 1
    return indices.first { index in
      if isOne(index) { left -= 1 }
      return left == 0
    }
  }
}
