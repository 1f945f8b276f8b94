import Collections
import FoundFrame
import PropertyTesting

/// Laws about Collections, whose models are arrays, dictionaries and sets of the library.
enum CollectionLaws {
  static let all: [Law] = [deques, orders, dictionaries, trees, heaps, bits]

  /// What is done, with two small numbers.
  static let steps = Generator<[(Int, Int, Int)]>.array(
    of: zip(.int(in: 0...7), .int(in: 0...9), .int(in: 0...9)), 0...14)

  static let deques = Law("deques-are-arrays", .model, forAll: steps) { steps in
    var (deque, list): (Deque<Int>, [Int]) = ([], [])
    for (step, one, other) in steps {
      let place = min(one, list.count)
      let range = min(place, other)..<max(place, min(other, list.count))
      switch step {
      case 0: (_, _) = (deque.append(one), list.append(one))
      case 1: (_, _) = (deque.prepend(one), list.insert(one, at: 0))
      case 2: (_, _) = (deque.insert(other, at: place), list.insert(other, at: place))
      case 3: try requireEqual(deque.popFirst(), list.isEmpty ? nil : list.removeFirst())
      case 4: try requireEqual(deque.popLast(), list.popLast())
      case 5:
        deque.replaceSubrange(range, with: [one, other, one])
        list.replaceSubrange(range, with: [one, other, one])
      case 6: (_, _) = (deque.removeSubrange(range), list.removeSubrange(range))
      default: (_, _) = (deque.prepend(contentsOf: list), list.insert(contentsOf: list, at: 0))
      }
      try requireEqual(Array(deque), list)
      if list.count > 200 { return }
    }
  }

  static let orders = Law("ordered-sets-are-arrays", .model, forAll: steps) { steps in
    var (set, list): (OrderedSet<Int>, [Int]) = ([], [])
    for (step, one, other) in steps {
      let place = min(other, list.count)
      let isNew = !list.contains(one)
      switch step {
      case 0, 1:
        try requireEqual(set.append(one).inserted, isNew)
        if isNew { list.append(one) }
      case 2:
        try requireEqual(set.insert(one, at: place).inserted, isNew)
        if isNew { list.insert(one, at: place) }
      case 3:
        try requireEqual(set.remove(one), isNew ? nil : one)
        list.removeAll { $0 == one }
      case 4: (_, _) = (set.sort(), list.sort())
      case 5: (_, _) = (set.reverse(), list.reverse())
      case 6:
        set.formSymmetricDifference([one, other])
        let added = [one, other].uniquedInOrder.filter { !list.contains($0) }
        list = list.filter { $0 != one && $0 != other } + added
      default:
        set.formIntersection(OrderedSet(0...one))
        list = list.filter { $0 <= one }
      }
      try requireEqual(Array(set), list)
      try requireEqual(set.firstIndex(of: one), list.firstIndex(of: one))
    }
  }

  static let dictionaries = Law("ordered-dictionaries-are-arrays", .model, forAll: steps) { steps in
    var (found, list): (OrderedDictionary<Int, Int>, [[Int]]) = ([:], [])
    for (step, one, other) in steps {
      let place = list.firstIndex { $0[0] == one }
      switch step {
      case 0...2:
        try requireEqual(found.updateValue(other, forKey: one), place.map { list[$0][1] })
        if let place { list[place] = [one, other] } else { list.append([one, other]) }
      case 3:
        found[one] = nil
        list.removeAll { $0[0] == one }
      case 4:
        let index = min(other, place == nil ? list.count : list.count - 1)
        let ended = found.updateValue(step, forKey: one, insertingAt: index)
        try requireEqual(ended.index, place ?? index)
        if let place { list[place] = [one, step] } else { list.insert([one, step], at: index) }
      case 5:
        found.merge([(one, 1), (other, 2), (one, 3)]) { $0 * 10 + $1 }
        for (key, value) in [(one, 1), (other, 2), (one, 3)] {
          if let place = list.firstIndex(where: { $0[0] == key }) {
            list[place][1] = list[place][1] * 10 + value
          } else {
            list.append([key, value])
          }
        }
      case 6: (found, list) = (found.filter { $0.value > one }, list.filter { $0[1] > one })
      default: (_, _) = (found.swapEnds(), list.swapEnds())
      }
      try requireEqual(found.map { [$0.key, $0.value] }, list)
      try requireEqual(found[one], list.first { $0[0] == one }?[1])
    }
  }

  static let trees = Law("tree-dictionaries-are-dictionaries", .model, forAll: steps) { steps in
    var (tree, dictionary): (TreeDictionary<Int, Int>, [Int: Int]) = ([:], [:])
    var (set, plain): (TreeSet<Int>, Set<Int>) = ([], [])
    for (step, one, other) in steps {
      switch step {
      case 0...3: (tree[one], dictionary[one]) = (other, other)
      case 4: (tree[one], dictionary[one]) = (nil, nil)
      case 5:
        tree = tree.filter { $0.value > one }
        dictionary = dictionary.filter { $0.value > one }
      default:
        tree.merge([one: other]) { $0 + $1 }
        dictionary.merge([one: other]) { $0 + $1 }
      }
      try requireEqual(
        Dictionary(uniqueKeysWithValues: tree.map { ($0.key, $0.value) }), dictionary)
      switch step {
      case 0...2: (set, plain) = (set.union([one, other]), plain.union([one, other]))
      case 3: (set, plain) = (set.subtracting([one]), plain.subtracting([one]))
      case 4:
        set.formSymmetricDifference([one, other])
        plain.formSymmetricDifference([one, other])
      default:
        set.formIntersection(TreeSet(tree.keys))
        plain.formIntersection(dictionary.keys)
      }
      try requireEqual(Set(set), plain)
      try requireEqual(set.isSubset(of: tree.keys), plain.isSubset(of: dictionary.keys))
    }
  }

  static let heaps = Law("heaps-are-sorted-arrays", .model, forAll: steps) { steps in
    var (heap, list): (Heap<Int>, [Int]) = ([], [])
    for (step, one, other) in steps {
      switch step {
      case 0...2: (_, list) = (heap.insert(one), (list + [one]).sorted())
      case 3: try requireEqual(heap.popMin(), list.isEmpty ? nil : list.removeFirst())
      case 4: try requireEqual(heap.popMax(), list.popLast())
      case 5 where !list.isEmpty:
        try requireEqual(heap.replaceMin(with: one), list.first)
        list = (list.dropFirst() + [one]).sorted()
      case 6 where !list.isEmpty:
        try requireEqual(heap.replaceMax(with: one), list.last)
        list = (list.dropLast() + [one]).sorted()
      default:
        heap.insert(contentsOf: [one, other])
        list = (list + [one, other]).sorted()
      }
      try requireEqual(heap.min, list.first)
      try requireEqual(heap.max, list.last)
      try requireEqual(heap.unordered.sorted(), list)
    }
  }

  static let bits = Law(
    "bit-sets-are-sets", .model,
    forAll: zip(steps, .array(of: .int(in: 0...150), 0...4))
  ) { steps, members in
    var (found, plain): (BitSet, Set<Int>) = (BitSet(members), Set(members))
    var (array, flags): (BitArray, [Bool]) = ([], [])
    for (step, one, other) in steps {
      let range = min(one, other) * 16..<max(one, other) * 16
      switch step {
      case 0, 1: (found, plain) = (found.union([one * 16]), plain.union([one * 16]))
      case 2: (found, plain) = (found.subtracting(range), plain.subtracting(range))
      case 3: (found, plain) = (found.intersection(range), plain.intersection(range))
      case 4: (found, plain) = (found.symmetricDifference(range), plain.symmetricDifference(range))
      default: try requireEqual(found.remove(one * 16), plain.remove(one * 16))
      }
      try requireEqual(Array(found), plain.sorted())
      try requireEqual(Array(found.reversed()), plain.sorted().reversed())
      try requireEqual(found[members: range].count, plain.filter(range.contains).count)
      let place = min(other * 7, flags.count)
      array.insert(contentsOf: repeatElement(step > 3, count: one * 8), at: place)
      flags.insert(contentsOf: repeatElement(step > 3, count: one * 8), at: place)
      if step == 2 {
        array.removeSubrange(place / 2..<place)
        flags.removeSubrange(place / 2..<place)
      }
      try requireEqual(Array(array), flags)
      var inverse = array
      inverse.toggleAll()
      try requireEqual(Array(inverse), flags.map { !$0 })
    }
  }
}

extension Array where Element == Int {
  /// Without what is there already.
  var uniquedInOrder: [Int] { indices.filter { !self[..<$0].contains(self[$0]) }.map { self[$0] } }
}

extension Array {
  /// Swaps the first and the last.
  mutating func swapEnds() { if count > 1 { swapAt(0, count - 1) } }
}

extension OrderedDictionary {
  /// Swaps the first and the last.
  mutating func swapEnds() { if count > 1 { swapAt(0, count - 1) } }
}
