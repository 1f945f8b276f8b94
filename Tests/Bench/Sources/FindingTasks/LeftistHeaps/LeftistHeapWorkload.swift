import PropertyTesting

/// A priority queue: validity, agreement with a sorted list, and sorting.
///
/// Inputs from the types are trees of any shape with integers of the whole range; the invalid ones
/// don't count. Lists have up to 100 integers. Inputs made by hand insert up to 30 values of -20 to
/// 20 into an empty heap; lists have up to 30 such values.
enum LeftistHeapWorkload: Workload {
  typealias Mutant = LeftistHeaps.Bug
  typealias Heap = LeftistHeap

  enum Law: String, CaseIterable, Sendable {
    case insertValid, mergeValid, removeValid, listValid, insertModel, mergeModel, removeModel
    case listSorts, mergeCommutes
  }

  static let name = "leftistHeap"

  /// The difference of two small numbers fits its type.
  static var hiddenByHand: [Mutant] { [.comparesByDifference] }

  static func laws(brokenBy mutant: Mutant) -> [Law] {
    switch mutant {
    case .mergeKeepsShape: [.insertValid, .mergeValid, .removeValid, .listValid]
    case .mergeDropsEqual, .mergeCutsHighHeaps:
      [.insertModel, .mergeModel, .removeModel, .listSorts, .mergeCommutes]
    case .mergeIgnoresSigns:
      [.insertValid, .mergeValid, .removeValid, .listValid, .listSorts, .mergeCommutes]
    case .comparesByDifference: [.insertValid, .mergeValid, .removeValid, .listValid, .listSorts]
    case .removalDropsLeaf: [.removeModel, .listSorts, .mergeCommutes]
    case .removalKeepsLast, .removalTakesEqual: [.removeModel, .listSorts]
    case .insertionOffByOne: [.insertValid]
    case .listDropsOdd, .listRepeatsFirst: [.listSorts]
    }
  }

  static func claim(_ law: Law, _ mutant: Mutant?, _ inputs: FindingTask.Inputs) -> Claim {
    let (all, heaps) = (LeftistHeaps(bug: mutant), heaps(inputs))
    switch law {
    case .insertValid, .mergeValid, .removeValid, .listValid:
      return validity(law, all, heaps, inputs)
    case .insertModel:
      return claim(law, heaps, values(inputs)) {
        try assume($0.isValid)
        return all.insert($1, into: $0).sorted == ($0.sorted + [$1]).sorted()
      }
    case .mergeModel:
      return claim(law, heaps, heaps) {
        try assume($0.isValid && $1.isValid)
        return all.merge($0, $1).sorted == ($0.sorted + $1.sorted).sorted()
      }
    case .removeModel:
      return claim(law, heaps) {
        try assume($0.isValid)
        return all.removeMinimum($0).sorted == Array($0.sorted.dropFirst())
      }
    case .listSorts: return claim(law, lists(inputs)) { all.drain(all.heap(of: $0)) == $0.sorted() }
    case .mergeCommutes:
      return claim(law, heaps, heaps) {
        try assume($0.isValid && $1.isValid)
        return all.drain(all.merge($0, $1)) == all.drain(all.merge($1, $0))
      }
    }
  }

  private static func validity(
    _ law: Law, _ all: LeftistHeaps, _ heaps: Generator<Heap>, _ inputs: FindingTask.Inputs
  ) -> Claim {
    switch law {
    case .insertValid:
      claim(law, heaps, values(inputs)) {
        try assume($0.isValid)
        return all.insert($1, into: $0).isValid
      }
    case .mergeValid:
      claim(law, heaps, heaps) {
        try assume($0.isValid && $1.isValid)
        return all.merge($0, $1).isValid
      }
    case .removeValid:
      claim(law, heaps) {
        try assume($0.isValid)
        return all.removeMinimum($0).isValid
      }
    default: claim(law, lists(inputs)) { all.heap(of: $0).isValid }
    }
  }
}

extension LeftistHeapWorkload {
  private static func values(_ inputs: FindingTask.Inputs) -> Generator<Int> {
    inputs == .type ? .int() : .int(in: -20...20)
  }

  private static func lists(_ inputs: FindingTask.Inputs) -> Generator<[Int]> {
    .array(of: values(inputs), 0...(inputs == .type ? 100 : 30))
  }

  private static func heaps(_ inputs: FindingTask.Inputs) -> Generator<Heap> {
    if inputs == .hand {
      return lists(inputs).map { values in
        values.reduce(.empty) { LeftistHeaps(bug: nil).insert($1, into: $0) }
      }
    }
    return .recursive(depth: 5, .just(.empty)) { heap in
      zip(heap, values(inputs), heap).map { .node($0, $1, $2) }
    }
  }
}
