/// A map stored as a search tree, which its red and black nodes keep balanced.
indirect enum RedBlackTree: Sendable {
  enum Color: Sendable { case red, black }

  struct Entry: Hashable, Sendable {
    var key: Int
    var value: Int
  }

  case empty
  case node(Color, RedBlackTree, Entry, RedBlackTree)

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

  /// Whether the keys ascend, the root is black, no red node has a red child, and every path has
  /// the same number of black nodes.
  var isValid: Bool {
    let keys = entries.map(\.key)
    return !isRed && blackHeight != nil && zip(keys, keys.dropFirst()).allSatisfy { $0 < $1 }
  }

  var isRed: Bool {
    if case .node(.red, _, _, _) = self { true } else { false }
  }

  /// The number of black nodes on a path, or `nil` if it isn't the same for all paths.
  private var blackHeight: Int? {
    guard case .node(let color, let left, _, let right) = self else { return 0 }
    guard let height = left.blackHeight, height == right.blackHeight else { return nil }
    if color == .black { return height + 1 }
    return left.isRed || right.isRed ? nil : height
  }

  func colored(_ color: Color) -> RedBlackTree {
    guard case .node(_, let left, let entry, let right) = self else { return self }
    return .node(color, left, entry, right)
  }
}

/// The operations on red-black trees, with at most one bug.
struct RedBlackMaps: Sendable {
  typealias Tree = RedBlackTree
  typealias Entry = RedBlackTree.Entry

  enum Bug: String, CaseIterable, Sendable {
    /// A rotation swaps the two middle subtrees.
    case rotationSwapsSubtrees
    /// There is no rotation for the left child of a right child.
    case innerRightUnbalanced
    /// Inserting an existing key doesn't replace its value.
    case keepsOldValue
    /// Inserting an existing key adds a second entry.
    case duplicatesKeys
    /// Keys are compared by the sign of their difference, which may overflow.
    case comparesByDifference
    /// A deletion searches for the key on the wrong side.
    case deletionTurnsAround
    /// Joining two black subtrees doesn't rebalance them.
    case joinUnbalanced
    /// Joining two red subtrees loses the subtree between them.
    case joinDropsSubtree
    /// A deletion from a right subtree doesn't make the sibling red.
    case deletionKeepsSiblingBlack
    /// A search ends at a red node that has a greater key.
    case searchStopsAtRed
  }

  let bug: Bug?

  private func precedes(_ one: Int, _ other: Int) -> Bool {
    bug == .comparesByDifference ? one &- other < 0 : one < other
  }

  func find(_ key: Int, in tree: Tree) -> Int? {
    guard case .node(let color, let left, let entry, let right) = tree else { return nil }
    if precedes(key, entry.key) {
      return bug == .searchStopsAtRed && color == .red ? nil : find(key, in: left)
    }
    return precedes(entry.key, key) ? find(key, in: right) : entry.value
  }

  func insert(_ entry: Entry, into tree: Tree) -> Tree {
    inserted(entry, tree).colored(.black)
  }

  private func inserted(_ new: Entry, _ tree: Tree) -> Tree {
    guard case .node(let color, let left, let old, let right) = tree else {
      return .node(.red, .empty, new, .empty)
    }
    if precedes(new.key, old.key) || bug == .duplicatesKeys && new.key == old.key {
      let left = inserted(new, left)
      return color == .black ? balance(left, old, right) : .node(color, left, old, right)
    }
    if precedes(old.key, new.key) {
      let right = inserted(new, right)
      return color == .black ? balance(left, old, right) : .node(color, left, old, right)
    }
    return .node(color, left, bug == .keepsOldValue ? old : new, right)
  }

  /// A black node or, if a red child has a red child, a red node with two black children.
  func balance(_ left: Tree, _ entry: Entry, _ right: Tree) -> Tree {
    switch (left, right) {
    case (.node(.red, let a, let x, let b), .node(.red, let c, let z, let d)):
      return split(a, x, b, entry, c, z, d)
    case (.node(.red, .node(.red, let a, let x, let b), let y, let c), _):
      return split(a, x, b, y, c, entry, right)
    case (.node(.red, let a, let x, .node(.red, let b, let y, let c)), _):
      return bug == .rotationSwapsSubtrees
        ? split(a, x, c, y, b, entry, right) : split(a, x, b, y, c, entry, right)
    case (_, .node(.red, .node(.red, let b, let y, let c), let z, let d))
    where bug != .innerRightUnbalanced:
      return split(left, entry, b, y, c, z, d)
    case (_, .node(.red, let b, let y, .node(.red, let c, let z, let d))):
      return split(left, entry, b, y, c, z, d)
    default: return .node(.black, left, entry, right)
    }
  }

  /// A red node whose two children are black.
  private func split(
    _ a: Tree, _ x: Entry, _ b: Tree, _ y: Entry, _ c: Tree, _ z: Entry, _ d: Tree
  ) -> Tree {
    .node(.red, .node(.black, a, x, b), y, .node(.black, c, z, d))
  }

  func delete(_ key: Int, from tree: Tree) -> Tree { deleted(key, tree).colored(.black) }

  /// Deletes a key; if the root is black and an entry is removed, each path loses a black node.
  private func deleted(_ key: Int, _ tree: Tree) -> Tree {
    guard case .node(_, let left, let entry, let right) = tree else { return .empty }
    let (low, high) = bug == .deletionTurnsAround ? (entry.key, key) : (key, entry.key)
    if precedes(low, high) {
      let rest = deleted(key, left)
      return left.isBlackNode ? raiseLeft(rest, entry, right) : .node(.red, rest, entry, right)
    }
    if precedes(high, low) {
      let rest = deleted(key, right)
      return right.isBlackNode ? raiseRight(left, entry, rest) : .node(.red, left, entry, rest)
    }
    return join(left, right)
  }
}

extension RedBlackTree {
  fileprivate var isBlackNode: Bool {
    if case .node(.black, _, _, _) = self { true } else { false }
  }
}

extension RedBlackMaps {
  /// Balances a tree in which paths on the left have one fewer black node than paths on the right.
  func raiseLeft(_ left: Tree, _ entry: Entry, _ right: Tree) -> Tree {
    if left.isRed { return .node(.red, left.colored(.black), entry, right) }
    switch right {
    case .node(.black, let a, let y, let b): return balance(left, entry, .node(.red, a, y, b))
    case .node(.red, .node(.black, let a, let y, let b), let z, let c):
      return .node(.red, .node(.black, left, entry, a), y, balance(b, z, c.colored(.red)))
    default: return .node(.red, left, entry, right)
    }
  }

  /// Balances a tree in which paths on the right have one fewer black node than paths on the left.
  func raiseRight(_ left: Tree, _ entry: Entry, _ right: Tree) -> Tree {
    if right.isRed { return .node(.red, left, entry, right.colored(.black)) }
    switch left {
    case .node(.black, let a, let x, let b): return balance(.node(.red, a, x, b), entry, right)
    case .node(.red, let a, let x, .node(.black, let b, let y, let c)):
      let sibling = bug == .deletionKeepsSiblingBlack ? a : a.colored(.red)
      return .node(.red, balance(sibling, x, b), y, .node(.black, c, entry, right))
    default: return .node(.red, left, entry, right)
    }
  }

  /// A tree with the entries of both trees; all keys in `left` must be less than those in `right`.
  func join(_ left: Tree, _ right: Tree) -> Tree {
    switch (left, right) {
    case (.empty, let tree), (let tree, .empty): return tree
    case (.node(.red, let a, let x, let b), .node(.red, let c, let y, let d)):
      return joinRed(a, x, join(b, c), y, d)
    case (.node(.black, let a, let x, let b), .node(.black, let c, let y, let d)):
      return joinBlack(a, x, join(b, c), y, d)
    case (_, .node(.red, let b, let y, let c)): return .node(.red, join(left, b), y, c)
    case (.node(_, let a, let x, let b), _): return .node(.red, a, x, join(b, right))
    }
  }

  private func joinRed(_ a: Tree, _ x: Entry, _ middle: Tree, _ y: Entry, _ d: Tree) -> Tree {
    guard case .node(.red, let b, let z, let c) = middle else {
      return .node(.red, a, x, .node(.red, middle, y, d))
    }
    return .node(
      .red, .node(.red, a, x, b), z, .node(.red, bug == .joinDropsSubtree ? .empty : c, y, d))
  }

  private func joinBlack(_ a: Tree, _ x: Entry, _ middle: Tree, _ y: Entry, _ d: Tree) -> Tree {
    if case .node(.red, let b, let z, let c) = middle {
      return .node(.red, .node(.black, a, x, b), z, .node(.black, c, y, d))
    }
    let right = Tree.node(.black, middle, y, d)
    return bug == .joinUnbalanced ? .node(.black, a, x, right) : raiseLeft(a, x, right)
  }
}
