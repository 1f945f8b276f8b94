extension Recording {
  /// A part, and another part of the same kind that the first part replaces.
  private typealias Copy = (from: Range<Int>, to: Range<Int>)

  /// The options with up to four parts copied over parts of the same kind, or `nil` if no part can
  /// be copied.
  ///
  /// Parts are of the same kind if they are spans with the same label, single choices with the same
  /// number of options, or elements of lists with the same label. Random drawing rarely produces
  /// two equal lists, or a text that contains another text.
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
    let others = choices.indices.filter { choices[$0].maximum == choices[to].maximum && $0 != to }
    return random.element(of: others).map { ($0..<$0 + 1, to..<to + 1) }
  }

  private func copyOfSpan(
    of kinds: [Int], _ kind: Int, using random: inout RandomBits
  ) -> Copy? {
    let parts = kinds.indices.filter { kinds[$0] == kind && spans[$0].start < spans[$0].end }
    guard let from = random.element(of: parts), let to = random.element(of: parts), from != to
    else { return nil }
    return (spans[from].range, spans[to].range)
  }

  /// Some elements of a list, and the elements of another list of the same kind that they replace.
  private func copyOfElements(
    of kinds: [Int], _ kind: Int, using random: inout RandomBits
  ) -> Copy? {
    let lists = lists(of: kinds, kind)
    guard let from = random.element(of: lists), let to = random.element(of: lists) else {
      return nil
    }
    let (source, target) = (part(of: from, using: &random), part(of: to, using: &random))
    if source == target { return nil }
    // An empty target inserts the copy and removes nothing.
    return (source, random.next(upTo: 3) == 0 ? target.lowerBound..<target.lowerBound : target)
  }

  /// The choices of all elements of a list, or of some consecutive ones.
  private func part(of list: [Int], using random: inout RandomBits) -> Range<Int> {
    let isWhole = random.next(upTo: 1) == 0
    let last = list.count - 1
    let first = isWhole ? 0 : Int(random.next(upTo: UInt64(last)))
    let length = isWhole ? last : Int(random.next(upTo: UInt64(last - first)))
    return spans[list[first]].start..<spans[list[first + length]].end
  }

  /// The different labels of the spans, and for each span the index of its label.
  private typealias Kinds = (labels: [String], all: [Int])

  private var kinds: Kinds {
    var labels: [String] = []
    let all = spans.map { span in
      if let place = labels.firstIndex(of: span.label) { return place }
      labels.append(span.label)
      return labels.count - 1
    }
    return (labels, all)
  }

  /// The spans of the elements in each list with a label, except empty lists; a text is also a
  /// list.
  private func lists(of kinds: [Int], _ kind: Int) -> [[Int]] {
    var lists: [[Int]] = []
    /// For each depth, the elements of the list that hasn't ended.
    var open: [[Int]] = []
    for span in kinds.indices where kinds[span] == kind {
      let depth = spans[span].depth
      while open.count <= depth { open.append([]) }
      if !isEnd(span) {
        open[depth].append(span)
      } else if !open[depth].isEmpty {
        lists.append(open[depth])
        open[depth] = []
      }
    }
    return lists
  }

  /// Whether a span ends a list: its choice adds no other element.
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
}
