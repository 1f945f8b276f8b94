extension Recording {
  /// A part, and another part of its kind to replace with it.
  private typealias Copy = (from: Range<Int>, to: Range<Int>)

  /// The options with up to four parts copied over others of their kind; nil if there is no copy.
  ///
  /// Parts are of a kind if they are spans with the same label, single choices with the same number
  /// of options, or elements of lists with the same label. Random drawing rarely produces two equal
  /// lists, or a text that contains another.
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
    // From last to first, so that the other ranges stay valid.
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
    let from = random.index(in: choices.indices) {
      choices[$0].maximum == choices[to].maximum && $0 != to
    }
    return from.map { ($0..<$0 + 1, to..<to + 1) }
  }

  private func copyOfSpan(
    of kinds: [Int], _ kind: Int, using random: inout RandomBits
  ) -> Copy? {
    let isPart = { (span: Int) in kinds[span] == kind && spans[span].start < spans[span].end }
    guard let from = random.index(in: kinds.indices, where: isPart),
      let to = random.index(in: kinds.indices, where: isPart), from != to
    else { return nil }
    return (spans[from].range, spans[to].range)
  }

  /// Some elements of a list, and the elements of another list of their kind that they replace.
  private func copyOfElements(
    of kinds: [Int], _ kind: Int, using random: inout RandomBits
  ) -> Copy? {
    let lists = lists(of: kinds, kind)
    guard let from = random.element(of: lists), let to = random.element(of: lists) else {
      return nil
    }
    let (source, target) = (part(of: from, using: &random), part(of: to, using: &random))
    if source == target { return nil }
    // As an insertion, it removes no choice.
    return (source, random.next(upTo: 3) == 0 ? target.lowerBound..<target.lowerBound : target)
  }

  /// The choices of all elements of a list, or of some consecutive ones.
  private func part(of list: List, using random: inout RandomBits) -> Range<Int> {
    let isWhole = random.next(upTo: 1) == 0
    let last = list.count - 1
    let first = isWhole ? 0 : Int(random.next(upTo: UInt64(last)))
    let length = isWhole ? last : Int(random.next(upTo: UInt64(last - first)))
    let start = element(first, of: list, from: list.first)
    return spans[start].start..<spans[element(length, of: list, from: start)].end
  }

  /// The span of an element of a list, counted from the element at `start`.
  private func element(_ number: Int, of list: List, from start: Int) -> Int {
    var (span, left) = (start, number)
    while left > 0 {
      span += 1
      if spans[span].depth == list.depth && spans[span].label == spans[start].label { left -= 1 }
    }
    return span
  }

  /// The labels of the spans, each once, and for each span the index of its label.
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

  /// A list whose elements are consecutive spans with the same label and depth.
  private struct List {
    let first: Int
    let depth: Int
    var count = 1
  }

  /// The lists of a label that aren't empty; a text is a list too.
  private func lists(of kinds: [Int], _ kind: Int) -> [List] {
    var (open, lists): ([List], [List]) = ([], [])
    for span in kinds.indices where kinds[span] == kind {
      let depth = spans[span].depth
      let place = open.firstIndex { $0.depth == depth }
      switch (isEnd(span), place) {
      case (false, nil): open.append(List(first: span, depth: depth))
      case (false, let place?): open[place].count += 1
      case (true, nil): break
      case (true, let place?): lists.append(open.remove(at: place))
      }
    }
    return lists
  }

  /// Whether a span is the end of a list: the answer that there is no other element.
  private func isEnd(_ index: Int) -> Bool {
    let (start, end) = (spans[index].start, spans[index].end)
    return start == end
      || end - start == 1 && choices[start].maximum == 1 && choices[start].value == 0
  }
}

extension RandomBits {
  /// One of `elements`, or `nil` if there are none.
  package mutating func element<Elements: RandomAccessCollection>(
    of elements: Elements
  ) -> Elements.Element? {
    if elements.isEmpty { return nil }
    let offset = Int(next(upTo: UInt64(elements.count - 1)))
    return elements[elements.index(elements.startIndex, offsetBy: offset)]
  }

  /// One of the indices that satisfy a condition, or `nil` if none do.
  fileprivate mutating func index(in indices: Range<Int>, where isOne: (Int) -> Bool) -> Int? {
    let count = indices.count(where: isOne)
    if count == 0 { return nil }
    var left = Int(next(upTo: UInt64(count - 1)))
    return indices.first { index in
      if isOne(index) { left -= 1 }
      return left < 0
    }
  }
}
