/// The operations on red-black trees, with or without a bug.
struct RedBlackMaps: Sendable {
  typealias Tree = RedBlackTree
  typealias Entry = RedBlackTree.Entry

  enum Bug: String, CaseIterable, Sendable {
    /// A rotation exchanges the two middle subtrees.
    case rotationSwapsSubtrees
    /// A rotation of a right child's left child is missing.
    case innerRightUnbalanced
    /// An insertion of a key that exists keeps the old value.
    case keepsOldValue
    /// An insertion of a key that exists adds a second entry.
    case duplicatesKeys
    /// Keys are compared by the sign of their difference, which overflows.
    case comparesByDifference
    /// A deletion looks for the key on the wrong side.
    case deletionTurnsAround
    /// Joining two black subtrees doesn't rebalance.
    case joinUnbalanced
    /// Joining two red subtrees loses what was between them.
    case joinDropsSubtree
    /// A deletion from a right subtree doesn't redden its sibling.
    case deletionKeepsSiblingBlack
    /// A search doesn't go below a red node with a greater key.
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

  /// A black node, or a red one with black children if one of them was red twice.
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

  /// A red node with two black children.
  private func split(
    _ a: Tree, _ x: Entry, _ b: Tree, _ y: Entry, _ c: Tree, _ z: Entry, _ d: Tree
  ) -> Tree {
    .node(.red, .node(.black, a, x, b), y, .node(.black, c, z, d))
  }

  func delete(_ key: Int, from tree: Tree) -> Tree { deleted(key, tree).colored(.black) }

  /// Below a black node that loses an entry, the paths have one black node less.
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
