extension Recording {
  /// A part, and another of its kind to put it in place of.
  private typealias Copy = (from: Range<Int>, to: Range<Int>)

  /// The options with up to four parts copied over others of their kind; nil if there is no copy.
  ///
  /// Parts are of a kind if they are spans with the same label, single choices with the same number
  /// of options, or elements of lists with the same label. Random drawing rarely makes two lists
  /// equal, or a text that holds another.
  func copyingParts(using random: inout RandomBits) -> [UInt64]? {
    var copies: [Copy] = []
    let kinds = kinds
    repeat {
      if let copy = copy(kinds, using: &random),
        !copies.contains(where: { $0.to.overlaps(copy.to) })
      {
        copies.append(copy)
      }
    } while random.next(upTo: 1) == 0 && copies.count < 4
    if copies.isEmpty { return nil }
    let all = values
    var values = all
    // From the last on, so that the places of the others stay.
    for (from, to) in copies.sorted(by: { $0.to.lowerBound > $1.to.lowerBound }) {
      values.replaceSubrange(to, with: all[from])
    }
    return values
  }

  private func copy(_ kinds: Kinds, using random: inout RandomBits) -> Copy? {
    let form = random.next(upTo: 7)
    if form == 0 { return copyOfChoice(using: &random) }
    guard let kind = random.element(of: kinds.labels.indices) else { return nil }
    return form < 5
      ? copyOfSpan(of: kinds.all, kind, using: &random)
      : copyOfElements(of: kinds.all, kind, using: &random)
  }

  private func copyOfChoice(using random: inout RandomBits) -> Copy? {
    guard let to = random.element(of: choices.indices), choices[to].maximum > 1 else { return nil }
    let others = choices.indices.filter { choices[$0].maximum == choices[to].maximum && $0 != to }
    return random.element(of: others).map { ($0..<$0 + 1, to..<to + 1) }
  }

  private func copyOfSpan(
    of kinds: [Int], _ kind: Int, using random: inout RandomBits
  ) -> Copy? {
    let parts = kinds.indices.filter { kinds[$0] == kind && !spans[$0].range.isEmpty }
    guard let from = random.element(of: parts), let to = random.element(of: parts), from != to
    else { return nil }
    return (spans[from].range, spans[to].range)
  }

  /// Some elements of a list, and those of a list of the same kind to put them in place of.
  private func copyOfElements(
    of kinds: [Int], _ kind: Int, using random: inout RandomBits
  ) -> Copy? {
    let lists = lists(of: kinds, kind)
    guard let from = random.element(of: lists), let to = random.element(of: lists) else {
      return nil
    }
    let (source, target) = (random.run(of: from), random.run(of: to))
    if source == target { return nil }
    // As an insertion it takes nothing away.
    return (source, random.next(upTo: 3) == 0 ? target.lowerBound..<target.lowerBound : target)
  }

  /// The labels of the spans, each once, and for each span the place of its own among them.
  private typealias Kinds = (labels: [String], all: [Int])

  private var kinds: Kinds {
    var labels: [String] = []
    let all = spans.indices.map { span in
      if let place = labels.indices.first(where: { labels[$0] == spans[span].label }) {
        return place
      }
      labels.append(spans[span].label)
      return labels.count - 1
    }
    return (labels, all)
  }

  /// The elements of each list of a label that isn't empty; a text is a list too.
  private func lists(of kinds: [Int], _ kind: Int) -> [[Range<Int>]] {
    var open: [(depth: Int, elements: [Range<Int>])] = []
    var lists: [[Range<Int>]] = []
    for span in kinds.indices where kinds[span] == kind {
      let span = spans[span]
      let index = open.indices.first { open[$0].depth == span.depth }
      if !isEnd(span) {
        if let index {
          open[index].elements.append(span.range)
        } else {
          var elements: [Range<Int>] = []
          elements.reserveCapacity(16)
          elements.append(span.range)
          open.append((span.depth, elements))
        }
      } else if let index {
        lists.append(open.remove(at: index).elements)
      }
    }
    return lists
  }

  /// Whether a span is what follows the last element of a list: the answer that there is no other.
  private func isEnd(_ span: Span) -> Bool {
    span.range.isEmpty
      || span.range.count == 1 && choices[span.start].maximum == 1 && choices[span.start].value == 0
  }
}

extension RandomBits {
  /// One of `elements`; nil if it is empty.
  package mutating func element<Elements: RandomAccessCollection>(
    of elements: Elements
  ) -> Elements.Element? {
    if elements.isEmpty { return nil }
    let offset = Int(next(upTo: UInt64(elements.count - 1)))
    return elements[elements.index(elements.startIndex, offsetBy: offset)]
  }

  /// All elements of a list, or some in a row.
  fileprivate mutating func run(of list: [Range<Int>]) -> Range<Int> {
    let isWhole = next(upTo: 1) == 0
    let first = isWhole ? 0 : Int(next(upTo: UInt64(list.count - 1)))
    let last = isWhole ? list.count - 1 : first + Int(next(upTo: UInt64(list.count - 1 - first)))
    return list[first].lowerBound..<list[last].upperBound
  }
}
