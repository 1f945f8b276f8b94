extension RedBlackMaps {
  /// A tree whose left subtree has one black node less on each path than the right one.
  func raiseLeft(_ left: Tree, _ entry: Entry, _ right: Tree) -> Tree {
    if left.isRed { return .node(.red, left.colored(.black), entry, right) }
    switch right {
    case .node(.black, let a, let y, let b): return balance(left, entry, .node(.red, a, y, b))
    case .node(.red, .node(.black, let a, let y, let b), let z, let c):
      return .node(.red, .node(.black, left, entry, a), y, balance(b, z, c.colored(.red)))
    default: return .node(.red, left, entry, right)
    }
  }

  /// A tree whose right subtree has one black node less on each path than the left one.
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

  /// The entries of both trees, all keys of the first less than those of the second.
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
