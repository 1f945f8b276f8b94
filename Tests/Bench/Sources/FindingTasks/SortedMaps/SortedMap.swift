/// Values by keys, as a list sorted by key.
struct SortedMap: Sendable {
  enum Bug: String, CaseIterable, Sendable {
    /// Inserting at a key that is there leaves the former value.
    case keepsFormer
    /// Inserting at a key that is there adds a second entry.
    case addsSecond
    /// Inserting at the key of the insertion just before does nothing.
    case ignoresRepeat
    /// Removing a key also removes the entry after it if its key is the next number.
    case removesNext
    /// Merging prefers the values of the receiver.
    case prefersOwn
    /// Maps with the same keys are equal.
    case comparesKeys
  }

  struct Entry: Hashable, Sendable {
    var key: Int
    var value: Int
  }

  let bug: Bug?
  private(set) var entries: [Entry]
  private var lastKey: Int?

  /// The map of some entries, made without a bug.
  init(bug: Bug?, _ entries: [Entry] = []) {
    self.bug = bug
    let model = Dictionary(entries.map { ($0.key, $0.value) }) { _, last in last }
    self.entries = model.map { Entry(key: $0.key, value: $0.value) }.sorted { $0.key < $1.key }
  }

  /// The place of the first entry whose key isn't less.
  private func place(of key: Int) -> Int {
    entries.firstIndex { $0.key >= key } ?? entries.count
  }

  private func has(_ key: Int, at place: Int) -> Bool {
    place < entries.count && entries[place].key == key
  }

  mutating func insert(_ entry: Entry) {
    defer { lastKey = entry.key }
    if bug == .ignoresRepeat && lastKey == entry.key { return }
    let place = place(of: entry.key)
    guard has(entry.key, at: place), bug != .addsSecond else {
      return entries.insert(entry, at: place)
    }
    if bug != .keepsFormer { entries[place] = entry }
  }

  mutating func remove(_ key: Int) {
    let place = place(of: key)
    guard has(key, at: place) else { return }
    entries.remove(at: place)
    if bug == .removesNext && has(key &+ 1, at: place) { entries.remove(at: place) }
  }

  /// Takes over all entries of another map.
  mutating func merge(_ other: SortedMap) {
    for entry in other.entries where bug != .prefersOwn || !has(entry.key, at: place(of: entry.key))
    { insert(entry) }
  }

  func equals(_ other: SortedMap) -> Bool {
    bug == .comparesKeys
      ? entries.map(\.key) == other.entries.map(\.key) : entries == other.entries
  }
}
