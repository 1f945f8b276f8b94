import PropertyTesting

/// Maps stored as red-black trees: validity, postconditions, and operations that commute.
///
/// Inputs generated from the types are trees of any shape and color with any integers; invalid
/// trees are discarded. Handwritten generators insert up to 40 entries into an empty map, with keys
/// and values from 0 to 50.
enum RedBlackTreeWorkload: Workload {
  typealias Mutant = RedBlackMaps.Bug
  typealias Tree = RedBlackTree
  typealias Entry = RedBlackTree.Entry

  enum Law: String, CaseIterable, Sendable {
    case insertValid, deleteValid, insertFind, deleteFind, deleteModel, insertDelete
  }

  static let name = "redBlackTree"

  /// Small numbers never reveal this mutant, because their differences don't overflow.
  static var hiddenByHand: [Mutant] { [.comparesByDifference] }

  static func laws(brokenBy mutant: Mutant) -> [Law] {
    switch mutant {
    case .rotationSwapsSubtrees: Law.allCases
    case .innerRightUnbalanced: [.insertValid, .deleteValid]
    case .joinUnbalanced, .deletionKeepsSiblingBlack: [.deleteValid]
    case .keepsOldValue: [.insertFind, .insertDelete]
    case .duplicatesKeys: [.insertValid, .insertFind, .insertDelete]
    case .comparesByDifference: [.insertValid, .insertDelete]
    case .deletionTurnsAround: [.deleteFind, .deleteModel, .insertDelete]
    case .joinDropsSubtree: [.deleteValid, .deleteModel, .insertDelete]
    case .searchStopsAtRed: [.insertFind, .deleteFind]
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
    case .deleteModel:
      return claim(law, trees, key) { tree, key in
        try assume(tree.isValid)
        return maps.delete(key, from: tree).entries == tree.entries.filter { $0.key != key }
      }
    case .insertDelete:
      return claim(law, trees, entry, key) { tree, new, key in
        try assume(tree.isValid)
        let first = maps.insert(new, into: tree)
        return maps.insert(new, into: maps.delete(key, from: tree)).entries
          == (new.key == key ? first : maps.delete(key, from: first)).entries
      }
    }
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
