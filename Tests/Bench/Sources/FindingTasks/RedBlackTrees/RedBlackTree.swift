/// A map as a search tree whose nodes are red or black, which keeps it balanced.
indirect enum RedBlackTree: Sendable {
  enum Color: Sendable { case red, black }

  struct Entry: Hashable, Sendable {
    var key: Int
    var value: Int
  }

  case empty
  case node(Color, RedBlackTree, Entry, RedBlackTree)

  /// The entries from left to right.
  var entries: [Entry] {
    var entries: [Entry] = []
    collect(&entries)
    return entries
  }

  private func collect(_ entries: inout [Entry]) {
    guard case .node(_, let left, let entry, let right) = self else { return }
    left.collect(&entries)
    entries.append(entry)
    right.collect(&entries)
  }

  /// Whether the keys ascend, the root is black, no red node has a red child, and all paths have
  /// equally many black nodes.
  var isValid: Bool {
    let keys = entries.map(\.key)
    return !isRed && blackHeight != nil && zip(keys, keys.dropFirst()).allSatisfy { $0 < $1 }
  }

  var isRed: Bool {
    if case .node(.red, _, _, _) = self { true } else { false }
  }

  /// The number of black nodes on each path; nil if the paths differ or a red node has a red child.
  private var blackHeight: Int? {
    guard case .node(let color, let left, _, let right) = self else { return 0 }
    guard let height = left.blackHeight, height == right.blackHeight else { return nil }
    if color == .black { return height + 1 }
    return left.isRed || right.isRed ? nil : height
  }

  /// The same tree with a root of `color`.
  func colored(_ color: Color) -> RedBlackTree {
    guard case .node(_, let left, let entry, let right) = self else { return self }
    return .node(color, left, entry, right)
  }
}
