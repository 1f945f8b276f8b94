import Algorithms
import FoundFrame
import PropertyTesting

/// Laws about Algorithms, whose oracle are loops over arrays.
enum AlgorithmLaws {
  static let all: [Law] = [pieces, choices, edits, wrappers]

  static let lists = Generator<[Int]>.array(of: .int(in: 0...4), 0...7)

  static let pieces = Law(
    "algorithms-cut-like-loops", .oracle, forAll: zip(lists, .int(in: 1...5))
  ) { list, count in
    let starts = Array(stride(from: 0, to: list.count, by: count))
    try requireEqual(
      list.chunks(ofCount: count).map(Array.init),
      starts.map { Array(list[$0..<min($0 + count, list.count)]) })
    let windows = list.count < count ? 0 : list.count - count + 1
    try requireEqual(
      list.windows(ofCount: count).map(Array.init),
      (0..<windows).map { Array(list[$0..<($0 + count)]) })
    let even = list.evenlyChunked(in: count).map(\.count)
    try requireEqual(even.reduce(0, +), list.count)
    try require((even.max() ?? 0) - (even.min() ?? 0) <= 1 && even.count == count, "\(even)")
    try requireEqual(Array(list.striding(by: count)), starts.map { list[$0] })
    try requireEqual(
      list.adjacentPairs().map { [$0, $1] },
      list.indices.dropFirst().map { [list[$0 - 1], list[$0]] })
    try requireEqual(
      list.chunked { $0 <= $1 }.flatMap { $0 }, list)
    try requireEqual(
      Array(list.interspersed(with: 9)), Array(list.map { [$0] }.joined(separator: [9])))
    try requireEqual(
      Array(list.cycled(times: count)), Array(repeatElement(list, count: count).joined()))
  }

  static let choices = Law(
    "algorithms-choose-like-loops", .oracle, forAll: zip(lists, .int(in: 0...4))
  ) { list, count in
    let places = (0..<(1 << list.count)).filter { $0.nonzeroBitCount == count }
      .map { bits in list.indices.filter { bits >> $0 & 1 == 1 } }
      .sorted { $0.lexicographicallyPrecedes($1) }
    let combinations = list.combinations(ofCount: count)
    try requireEqual(Array(combinations), places.map { $0.map { list[$0] } })
    try requireEqual(combinations.count, places.count)
    let orders = list.permutations(ofCount: count)
    try requireEqual(Array(orders).count, orders.count)
    try requireEqual(Set(list.uniquePermutations(ofCount: count)), Set(orders))
    try requireEqual(
      Array(list.uniqued()),
      list.indices.filter { !list[..<$0].contains(list[$0]) }.map { list[$0] })
    try requireEqual(list.min(count: count), Array(list.sorted().prefix(count)))
    try requireEqual(list.max(count: count), Array(list.sorted().suffix(count)))
    try requireEqual(
      Array(list.reductions(0, +)), (0...list.count).map { list[..<$0].reduce(0, +) })
    try requireEqual(Set(list.randomStableSample(count: count)).isSubset(of: list), true)
  }

  static let edits = Law(
    "algorithms-edit-like-loops", .oracle, forAll: zip(lists, .int(in: 0...7), .int(in: 0...4))
  ) { list, place, pivot in
    let middle = min(place, list.count)
    var edited = list
    let first = edited.rotate(toStartAt: middle)
    try requireEqual(edited, Array(list[middle...] + list[..<middle]))
    try requireEqual(first, list.count - middle)
    edited = list
    let half = edited.stablePartition { $0 < pivot }
    try requireEqual(edited, list.filter { $0 >= pivot } + list.filter { $0 < pivot })
    try requireEqual(half, list.filter { $0 >= pivot }.count)
    try requireEqual(
      list.sorted().partitioningIndex { $0 >= pivot }, list.filter { $0 < pivot }.count)
    let start = list.firstIndex { $0 != pivot } ?? list.endIndex
    let end = (list.lastIndex { $0 != pivot } ?? start - 1) + 1
    try requireEqual(Array(list.trimming { $0 == pivot }), Array(list[start..<max(start, end)]))
    try requireEqual(
      Array(list.suffix { $0 == pivot }), start == list.count ? list : Array(list[end...]))
  }

  static let wrappers = Law(
    "algorithms-are-collections", .algebra, forAll: zip(lists, lists, .int(in: 1...4))
  ) { list, other, count in
    try requireCollection(list.chunks(ofCount: count))
    try requireCollection(list.windows(ofCount: count))
    try requireCollection(list.evenlyChunked(in: count))
    try requireCollection(list.striding(by: count))
    try requireCollection(list.interspersed(with: 9))
    try requireCollection(list.chunked { $0 <= $1 })
    try requireCollection(list.indexed())
    try requireCollection(chain(list, other))
    try requireCollection(product(list, other))
    try requireCollection(list.cycled(times: count))
    try requireCollection(list.adjacentPairs())
    try requireCollection([list, other, list].joined(by: 9))
    try requireCollection(list.map { $0 == count ? nil : $0 }.compacted())
  }

  /// Indices are as many as elements, forwards, backwards and in steps.
  static func requireCollection<List: BidirectionalCollection>(_ list: List) throws {
    let elements = list.map { "\($0)" }
    let indices = Array(list.indices) + [list.endIndex]
    try requireEqual(indices.dropLast().map { "\(list[$0])" }, elements)
    try requireEqual(list.reversed().map { "\($0)" }, elements.reversed())
    try requireEqual(list.count, elements.count)
    for (one, start) in indices.enumerated() {
      for (other, end) in indices.enumerated() {
        try requireEqual(list.distance(from: start, to: end), other - one)
        try requireEqual(list.index(start, offsetBy: other - one), end)
        try requireEqual(start < end, one < other)
        let limited = list.index(start, offsetBy: other - one, limitedBy: end)
        try requireEqual(limited, end)
      }
    }
  }
}
