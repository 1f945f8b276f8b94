import PropertyTesting

/// A sorted map: agreement with a dictionary, and equality of maps.
///
/// Inputs from the types are lists of up to 100 entries, and integers of the whole range. Made by
/// hand, lists have up to 20 entries, with keys of 0 to 30 and values of 0 to 9.
enum SortedMapWorkload: Workload {
  typealias Mutant = SortedMap.Bug
  typealias Entry = SortedMap.Entry

  enum Law: String, CaseIterable, Sendable {
    case insertInsert, insertRemove, mergeModel, equality
  }

  static let name = "sortedMap"

  static func laws(brokenBy mutant: Mutant) -> [Law] {
    switch mutant {
    case .keepsFormer, .ignoresRepeat: [.insertInsert]
    case .addsSecond: [.insertInsert, .insertRemove]
    case .removesNext: [.insertRemove]
    case .prefersOwn: [.mergeModel]
    case .comparesKeys: [.equality]
    }
  }

  static func claim(_ law: Law, _ mutant: Mutant?, _ inputs: FindingTask.Inputs) -> Claim {
    let (entry, keys) = (entry(inputs), keys(inputs))
    let lists = Generator<[Entry]>.array(of: entry, 0...(inputs == .type ? 100 : 20))
    switch law {
    case .insertInsert:
      return claim(law, lists, entry, entry) { list, one, other in
        var map = SortedMap(bug: mutant, list)
        map.insert(one)
        map.insert(other)
        return agrees(map, model(list + [one, other]))
      }
    case .insertRemove:
      return claim(law, lists, entry, keys) { list, entry, key in
        var map = SortedMap(bug: mutant, list)
        map.insert(entry)
        map.remove(key)
        return agrees(map, model(list + [entry]).filter { $0.key != key })
      }
    case .mergeModel:
      return claim(law, lists, lists) { list, other in
        var map = SortedMap(bug: mutant, list)
        map.merge(SortedMap(bug: mutant, other))
        return agrees(map, model(list + other))
      }
    case .equality:
      return claim(law, lists, lists) { list, other in
        SortedMap(bug: mutant, list).equals(SortedMap(bug: mutant, other))
          == (model(list) == model(other))
      }
    }
  }

  private static func entry(_ inputs: FindingTask.Inputs) -> Generator<Entry> {
    let values = inputs == .type ? Generator<Int>.int() : .int(in: 0...9)
    return zip(keys(inputs), values).map { Entry(key: $0, value: $1) }
  }

  private static func keys(_ inputs: FindingTask.Inputs) -> Generator<Int> {
    inputs == .type ? .int() : .int(in: 0...30)
  }

  private static func model(_ entries: [Entry]) -> [Int: Int] {
    Dictionary(entries.map { ($0.key, $0.value) }) { _, last in last }
  }

  private static func agrees(_ map: SortedMap, _ model: [Int: Int]) -> Bool {
    map.entries == model.sorted { $0.key < $1.key }.map { Entry(key: $0.key, value: $0.value) }
  }
}
