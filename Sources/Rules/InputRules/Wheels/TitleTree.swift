/// A wheel's titles as a tree of UTF-16 units, so that a beginning shared by several titles is
/// compared only once.
struct TitleTree {
  /// The child that each node has for a unit; the root is node 0.
  private var nodes: [Step: Int] = [:]
  /// The row whose title ends at each node; `nil` if no title ends there.
  private var rows: [Int?] = [nil]

  private struct Step: Hashable {
    let node: Int
    let unit: UInt16
  }

  init(_ titles: [String]) {
    for (row, title) in titles.enumerated() {
      var node = 0
      for unit in title.utf16 { node = child(of: node, unit) }
      rows[node] = row
    }
  }

  /// Calls `body` for each title with which `units` begin, from the shortest to the longest.
  func forEachTitle(
    startingIn units: ArraySlice<UInt16>, _ body: (_ length: Int, _ row: Int) -> Void
  ) {
    var (node, length) = (0, 0)
    if let row = rows[node] { body(length, row) }
    for unit in units {
      guard let next = nodes[Step(node: node, unit: unit)] else { return }
      (node, length) = (next, length + 1)
      if let row = rows[node] { body(length, row) }
    }
  }

  private mutating func child(of node: Int, _ unit: UInt16) -> Int {
    let step = Step(node: node, unit: unit)
    if let child = nodes[step] { return child }
    nodes[step] = rows.count
    rows.append(nil)
    return rows.count - 1
  }
}
