/// A tree of the choices of all checked inputs, which shows when a small domain is exhausted.
///
///     a Boolean, then 0...2 if it is true:         ·─0           judged
///                                                   └1─┬─0       judged
///                                                      ├─1       judged
///                                                      └─2       open
///
/// If a domain certainly has more inputs than the run will check, the run abandons the tree
/// (`isHopeful`), so large domains cost almost nothing.
struct ChoiceTree: Sendable {
  private struct Node {
    let maximum: UInt64
    /// The node that follows each option taken so far.
    var children: [UInt64: Int] = [:]
    var exhausted: UInt64 = 0
    /// The first option that may be open; all options before it are exhausted.
    var firstOpen: UInt64 = 0

    var isExhausted: Bool { exhausted > maximum }
  }

  /// Represents the node after an input's last choice.
  private static let end = -1
  private static let mostNodes = 1 << 16

  private var nodes: [Node] = []
  private let limit: UInt64
  /// The number of known options that haven't been taken yet; each leads to a new input.
  private var open: UInt64 = 0
  /// The number of different inputs that were checked.
  private(set) var inputs = 0
  /// Whether every possible input was checked.
  private(set) var isComplete = false
  /// Whether the same earlier choices led to choices with different numbers of options.
  private(set) var isUnsteady = false

  /// - Parameter limit: the number of inputs that the run will check.
  init(limit: Int) { self.limit = UInt64(max(0, limit)) }

  /// Whether the run might exhaust the domain.
  var isHopeful: Bool {
    !isUnsteady && max(nodes.count, inputs) < Self.mostNodes
      && open <= limit - min(limit, UInt64(inputs))
  }

  /// Adds an input's choices; returns false if the tree already contains them or is unsteady.
  mutating func insert(_ choices: [Choice]) -> Bool {
    if choices.isEmpty { return insertTheOnlyInput() }
    if nodes.isEmpty { _ = addNode(choices[0].last) }
    var isNew = false
    var node = 0
    for (index, choice) in choices.enumerated() {
      guard node != Self.end, nodes[node].maximum == choice.last else { return unsteady() }
      if let next = nodes[node].children[choice.value] {
        node = next
      } else {
        isNew = true
        open &-= 1
        let isLast = index == choices.count - 1
        let next = isLast ? Self.end : addNode(choices[index + 1].last)
        nodes[node].children[choice.value] = next
        node = next
      }
    }
    guard node == Self.end else { return unsteady() }
    if isNew { exhaust(choices) }
    return isNew
  }

  /// Returns the first options of an unchecked input; all options after them may be zeros.
  mutating func unseen() -> [UInt64] {
    var options: [UInt64] = []
    var node = 0
    while node != Self.end, !nodes[node].isExhausted {
      // An exhausted option stays exhausted, so it isn't visited again.
      while let child = nodes[node].children[nodes[node].firstOpen],
        child == Self.end || nodes[child].isExhausted
      { nodes[node].firstOpen += 1 }
      options.append(nodes[node].firstOpen)
      guard let child = nodes[node].children[nodes[node].firstOpen] else { break }
      node = child
    }
    return options
  }

  private mutating func insertTheOnlyInput() -> Bool {
    guard nodes.isEmpty else { return unsteady() }
    defer {
      inputs = 1
      isComplete = true
    }
    return inputs == 0
  }

  private mutating func unsteady() -> Bool {
    isUnsteady = true
    return false
  }

  private mutating func addNode(_ maximum: UInt64) -> Int {
    let (sum, overflow) = open.addingReportingOverflow(maximum)
    open = overflow || sum == .max ? .max : sum + 1
    nodes.append(Node(maximum: maximum))
    return nodes.count - 1
  }

  /// Marks an input as exhausted, and also each node that leads to no other unchecked input.
  private mutating func exhaust(_ choices: [Choice]) {
    inputs += 1
    var path: [Int] = []
    var node = 0
    for choice in choices {
      path.append(node)
      node = nodes[node].children[choice.value] ?? Self.end
    }
    for node in path.reversed() {
      nodes[node].exhausted += 1
      if !nodes[node].isExhausted { return }
    }
    isComplete = true
  }
}

extension Choice {
  /// The choice's last option, or 0 if the choice is ignored.
  fileprivate var last: UInt64 { isIgnored ? 0 : maximum }
}

extension ChoiceTree {
  /// Adds an input that isn't in the tree: the first new input among eight attempts or, if there is
  /// none, the first unchecked input.
  mutating func novel(_ claim: Claim, tries: (Int) -> Recording) -> Recording {
    for number in 0..<8 {
      let recording = tries(number)
      if insert(recording.choices) || isUnsteady { return recording }
    }
    let recording = claim.recording(options: unseen()).recording
    _ = insert(recording.choices)
    return recording
  }
}
