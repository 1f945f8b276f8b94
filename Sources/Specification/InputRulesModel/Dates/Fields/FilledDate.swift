/// The groups of a field, and their content, which determines a formatted text (D14.1).
struct FilledDate {
  let groups: DateGroups
  /// The content of each group: scalars of a half-day's text, or digits of the field.
  private(set) var contents: [[Unicode.Scalar]]
  /// Whether the literals after the last nonempty group are written.
  var hasTail = false

  /// An empty field.
  init(_ groups: DateGroups) {
    self.groups = groups
    contents = groups.segments.map { _ in [] }
  }

  /// The index of the last nonempty group; −1 if there is none.
  var last: Int { contents.lastIndex { !$0.isEmpty } ?? -1 }

  /// Whether no content can follow in a group.
  func isFull(_ group: Int) -> Bool {
    groups.isHalfDay(group)
      ? groups.halfDays.contains(contents[group]) : contents[group].count == groups.capacity(group)
  }

  func digits(_ group: Int) -> [Int] { contents[group].compactMap { groups.digit($0) } }

  /// The field with other content in a group, without literals that are no longer needed (D14.3).
  func with(_ scalars: [Unicode.Scalar], in group: Int) -> FilledDate {
    var copy = self
    copy.contents[group] = scalars
    if copy.last != last { copy.hasTail = false }
    return copy
  }

  /// The field with other digits in a group.
  func with(_ digits: [Int], in group: Int) -> FilledDate {
    with(digits.map { groups.description.texts.digits[$0] }, in: group)
  }

  /// The scalars of the text, each with its group and its offset in the group; the offset is nil
  /// for a literal before the group (D14.1).
  var scalars: [(scalar: Unicode.Scalar, group: Int, offset: Int?)] {
    var scalars: [(scalar: Unicode.Scalar, group: Int, offset: Int?)] = []
    let last = last
    for group in 0...(last + 1) where group <= last || hasTail {
      for scalar in groups.literals[group] { scalars.append((scalar, group, nil)) }
      if group > last { break }
      for (index, scalar) in contents[group].enumerated() { scalars.append((scalar, group, index)) }
    }
    return scalars
  }

  var text: String { String(scalars: scalars.map(\.scalar)) }
}

// Reading.
extension FilledDate {
  /// The groups of a text; nil if the text isn't formatted (D14.1).
  init?(_ text: String, _ groups: DateGroups) {
    let all = Array(text.unicodeScalars)
    var filled = FilledDate(groups)
    var rest = all[...]
    for group in groups.segments.indices {
      let literals = groups.literals[group]
      guard rest.starts(with: literals) else { break }
      rest = rest.dropFirst(literals.count)
      let content = filled.prefix(of: rest, in: group)
      filled = filled.with(content, in: group)
      rest = rest.dropFirst(content.count)
    }
    if filled.scalars.map(\.scalar) != all {
      filled.hasTail = true
      guard filled.scalars.map(\.scalar) == all else { return nil }
    }
    self = filled
  }

  /// The longest prefix that a group may contain (D14.1).
  private func prefix(of rest: ArraySlice<Unicode.Scalar>, in group: Int) -> [Unicode.Scalar] {
    if groups.isHalfDay(group) {
      let prefixes = groups.halfDays.map { text in zip(rest, text).prefix { $0 == $1 }.map(\.1) }
      return prefixes.max { $0.count < $1.count } ?? []
    }
    let digits = groups.description.texts.digits
    return Array(rest.prefix { digits.contains($0) }.prefix(groups.capacity(group)))
  }
}

// Places and offsets.
extension FilledDate {
  /// The place at an offset in the text, in UTF-16 units (D14.3).
  func place(at offset: Int) -> DatePlace { settled(unsettledPlace(at: offset)) }

  /// The place at an offset in the text, even at the end of a full group.
  func unsettledPlace(at offset: Int) -> DatePlace {
    var end = 0
    var place = DatePlace(group: 0, offset: 0)
    for (scalar, group, index) in scalars {
      end += scalar.utf16.count
      if end > offset { break }
      place = DatePlace(group: group, offset: index.map { $0 + 1 } ?? 0)
    }
    return place
  }

  /// The place, or the start of the next group if the place ends a full group (D14.3).
  func settled(_ place: DatePlace) -> DatePlace {
    guard place.group < contents.count, place.offset == contents[place.group].count,
      place.offset > 0, isFull(place.group)
    else { return place }
    return DatePlace(group: place.group + 1, offset: 0)
  }

  /// The offset of a place in the text, in UTF-16 units.
  func offset(of place: DatePlace) -> Int {
    let before = scalars.filter { _, group, index in
      group < place.group || group == place.group && (index ?? -1) < place.offset
    }
    return before.map { $0.scalar.utf16.count }.reduce(0, +)
  }

  /// The field without the content in a range of its text: digits, and whole half-days (D14.16).
  func deleting(_ span: Span) -> FilledDate {
    var copy = self
    var kept = contents.map { _ in [Unicode.Scalar]() }
    var touched: Set<Int> = []
    var start = 0
    for (scalar, group, index) in scalars {
      let end = start + scalar.utf16.count
      let isIn = span.start <= start && end <= span.end
      if index != nil && isIn { touched.insert(group) }
      if index != nil && !isIn { kept[group].append(scalar) }
      start = end
    }
    for group in touched { copy = copy.with(groups.isHalfDay(group) ? [] : kept[group], in: group) }
    copy.hasTail = false
    return copy
  }
}
