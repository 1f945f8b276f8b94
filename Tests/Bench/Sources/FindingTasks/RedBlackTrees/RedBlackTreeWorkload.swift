import PropertyTesting

/// Maps as red-black trees: validity, postconditions, agreement with a list, and operations that
/// commute.
///
/// Inputs from the types are trees of any shape and colours with integers of the whole range; the
/// invalid ones don't count. Inputs made by hand insert up to 40 entries into an empty map, with
/// keys and values of 0 to 50.
enum RedBlackTreeWorkload: Workload {
  typealias Mutant = RedBlackMaps.Bug
  typealias Tree = RedBlackTree
  typealias Entry = RedBlackTree.Entry

  enum Law: String, CaseIterable, Sendable {
    case insertValid, deleteValid, unionValid, findModel, insertFind, deleteFind, unionFind
    case insertModel, deleteModel, insertInsert, insertDelete
  }

  static let name = "redBlackTree"

  /// The difference of two small numbers fits its type.
  static var hiddenByHand: [Mutant] { [.comparesByDifference] }

  static func laws(brokenBy mutant: Mutant) -> [Law] {
    switch mutant {
    case .rootStaysRed, .leftUnbalanced: [.insertValid, .unionValid]
    case .rotationSwapsSubtrees:
      [
        .insertValid, .deleteValid, .unionValid, .insertFind, .deleteFind, .unionFind, .insertModel,
        .deleteModel, .insertInsert, .insertDelete,
      ]
    case .innerRightUnbalanced: [.insertValid, .deleteValid, .unionValid]
    case .keepsOldValue: [.insertFind, .unionFind, .insertModel, .insertInsert, .insertDelete]
    case .duplicatesKeys:
      [
        .insertValid, .unionValid, .insertFind, .unionFind, .insertModel, .insertInsert,
        .insertDelete,
      ]
    case .comparesByDifference:
      [.insertValid, .unionValid, .insertModel, .insertInsert, .insertDelete]
    case .deletionTurnsAround: [.deleteFind, .deleteModel, .insertDelete]
    case .joinUnbalanced, .deletionKeepsSiblingBlack: [.deleteValid]
    case .joinDropsSubtree: [.deleteValid, .deleteModel, .insertDelete]
    case .unionPrefersSecond, .unionDropsShared: [.unionFind]
    case .searchStopsAtRed: [.findModel, .insertFind, .deleteFind, .unionFind]
    }
  }

  static func claim(_ law: Law, _ mutant: Mutant?, _ inputs: FindingTask.Inputs) -> Claim {
    let (maps, trees) = (RedBlackMaps(bug: mutant), trees(inputs))
    let (entry, key) = (entries(inputs), keys(inputs))
    switch law {
    case .insertValid:
      return claim(law, trees, entry) {
        try assume($0.isValid)
        return maps.insert($1, into: $0).isValid
      }
    case .deleteValid:
      return claim(law, trees, key) {
        try assume($0.isValid)
        return maps.delete($1, from: $0).isValid
      }
    case .unionValid:
      return claim(law, trees, trees) {
        try assume($0.isValid && $1.isValid)
        return maps.union($0, $1).isValid
      }
    case .findModel:
      return claim(law, trees, key) {
        try assume($0.isValid)
        return maps.find($1, in: $0) == $0.value(of: $1)
      }
    case .insertFind:
      return claim(law, trees, entry, key) { tree, new, key in
        try assume(tree.isValid)
        return maps.find(key, in: maps.insert(new, into: tree))
          == (key == new.key ? new.value : maps.find(key, in: tree))
      }
    case .deleteFind:
      return claim(law, trees, key, key) { tree, old, key in
        try assume(tree.isValid)
        return maps.find(key, in: maps.delete(old, from: tree))
          == (key == old ? nil : maps.find(key, in: tree))
      }
    case .unionFind, .insertModel, .deleteModel, .insertInsert, .insertDelete:
      return claim(of: law, maps, trees, entry, key)
    }
  }

  private static func claim(
    of law: Law, _ maps: RedBlackMaps, _ trees: Generator<Tree>, _ entry: Generator<Entry>,
    _ key: Generator<Int>
  ) -> Claim {
    switch law {
    case .unionFind:
      claim(law, trees, trees, key) { one, other, key in
        try assume(one.isValid && other.isValid)
        return maps.find(key, in: maps.union(one, other))
          == maps.find(key, in: one) ?? maps.find(key, in: other)
      }
    case .insertModel:
      claim(law, trees, entry) { tree, new in
        try assume(tree.isValid)
        return maps.insert(new, into: tree).entries == tree.entries(without: new.key, with: [new])
      }
    case .deleteModel:
      claim(law, trees, key) { tree, key in
        try assume(tree.isValid)
        return maps.delete(key, from: tree).entries == tree.entries(without: key)
      }
    case .insertInsert:
      claim(law, trees, entry, entry) { tree, one, other in
        try assume(tree.isValid)
        let both = maps.insert(one, into: maps.insert(other, into: tree))
        let first = maps.insert(one, into: tree)
        return both.entries
          == (one.key == other.key ? first : maps.insert(other, into: first)).entries
      }
    default:
      claim(law, trees, entry, key) { tree, new, key in
        try assume(tree.isValid)
        let first = maps.insert(new, into: tree)
        return maps.insert(new, into: maps.delete(key, from: tree)).entries
          == (new.key == key ? first : maps.delete(key, from: first)).entries
      }
    }
  }
}

extension RedBlackTree {
  /// The value of `key`, found without the order of keys.
  fileprivate func value(of key: Int) -> Int? { entries.first { $0.key == key }?.value }

  fileprivate func entries(without key: Int, with new: [Entry] = []) -> [Entry] {
    (entries.filter { $0.key != key } + new).sorted { $0.key < $1.key }
  }
}

extension RedBlackTreeWorkload {
  private static let small = Generator<Int>.int(in: 0...50)

  static func keys(_ inputs: FindingTask.Inputs) -> Generator<Int> {
    inputs == .type ? .int() : small
  }

  static func entries(_ inputs: FindingTask.Inputs) -> Generator<Entry> {
    zip(keys(inputs), keys(inputs)).map { Entry(key: $0, value: $1) }
  }

  static func trees(_ inputs: FindingTask.Inputs) -> Generator<Tree> {
    let entry = entries(inputs)
    if inputs == .hand {
      return Generator<[Entry]>.array(of: entry, 0...40).map { entries in
        entries.reduce(.empty) { RedBlackMaps(bug: nil).insert($1, into: $0) }
      }
    }
    return .recursive(depth: 5, .just(.empty)) { tree in
      zip(.element(of: .red, .black), tree, entry, tree).map { .node($0, $1, $2, $3) }
    }
  }
}
