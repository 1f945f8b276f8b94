extension ChoiceSource {
  /// Consecutive edits, whose ranges usually fit the text that results from accepted earlier edits.
  mutating func edits(_ count: ClosedRange<Int>, of text: String, typing texts: Generator<String>)
    -> [Edit]
  {
    var units = text.utf16.count
    return list(count, label: "edit") { source in
      let edit = source.edit(ofTextOf: units, typing: texts)
      if edit.range.isInside(textOf: units) {
        units += edit.replacement.utf16.count - edit.range.length
      }
      return edit
    }
  }

  /// An edit of a text that has `units` UTF-16 units: a deletion, or an insertion of one of
  /// `texts`.
  mutating func edit(ofTextOf units: Int, typing texts: Generator<String>) -> Edit {
    let range = range(inTextOf: units)
    return Edit(replacing: range, with: flip(0.8) ? draw(texts) : "")
  }

  /// A range in a text of `units` UTF-16 units; usually inside the text, and sometimes invalid.
  mutating func range(inTextOf units: Int) -> TextRange {
    flip(0.06) ? wildRange(aroundTextOf: units) : validRange(inTextOf: units)
  }

  /// A range inside a text of `units` UTF-16 units; it is often a caret.
  mutating func validRange(inTextOf units: Int) -> TextRange {
    let location = int(upTo: units)
    let rest = UInt64(units - location)
    let length = choose(upTo: rest) { random in random.next() & 1 == 0 ? 0 : random.next(upTo: rest)
    }
    return TextRange(location: location, length: Int(length))
  }

  /// An invalid range like those that keyboards, undo stacks and outdated formatters send: outside
  /// the text, negative, or “not found” (E4).
  private mutating func wildRange(aroundTextOf units: Int) -> TextRange {
    let ranges = [
      TextRange(location: units, length: 1), TextRange(location: units + 1, length: 0),
      TextRange(location: 0, length: units + 1), TextRange(location: -1, length: 0),
      TextRange(location: 0, length: -1), TextRange(location: units, length: -units - 1), .notFound,
      TextRange(location: .max, length: .max), TextRange(location: .min, length: .min),
      TextRange(location: 1, length: .max), TextRange(location: -1, length: 2),
    ]
    return ranges[int(upTo: ranges.count - 1)]
  }

  /// A state that shows `text` with any selection.
  mutating func state(showing text: String) -> FieldState {
    let selection = validRange(inTextOf: text.utf16.count)
    return (try? FieldState(text: text, selection: selection)) ?? FieldState(text)
  }

  /// Up to three consecutive ranges, any of which may be invalid or overlap another range.
  mutating func ranges(inTextOf units: Int) -> [TextRange] {
    var start = 0
    return list(0...3, label: "range") { source in
      var range = source.range(inTextOf: max(0, units - start))
      if source.flip(0.9) {
        range.location = range.location.addingReportingOverflow(start).partialValue
      }
      start = min(units, max(start, range.end ?? start))
      return range
    }
  }

  mutating func list<Element>(
    _ count: ClosedRange<Int>, label: String, _ element: (inout ChoiceSource) -> Element
  ) -> [Element] {
    var list: [Element] = []
    repeated(count, label: label) { list.append(element(&$0)) }
    return list
  }

  /// A text of up to eight pieces.
  mutating func pieces(_ piece: (inout ChoiceSource) -> String) -> String {
    list(0...8, label: "piece") { piece(&$0) }.joined()
  }

  /// The text, possibly with a scalar removed and a piece inserted at one place.
  mutating func damaged(_ text: String, by piece: (inout ChoiceSource) -> String) -> String {
    var scalars = Array(text.unicodeScalars)
    let place = int(upTo: scalars.count)
    if flip() && place < scalars.count { scalars.remove(at: place) }
    if flip() {
      scalars.insert(contentsOf: piece(&self).unicodeScalars, at: min(place, scalars.count))
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// The text with one piece inserted, or one scalar removed, at any place.
  mutating func mangled(_ text: String, by piece: (inout ChoiceSource) -> String) -> String {
    var scalars = Array(text.unicodeScalars)
    let place = int(upTo: scalars.count)
    if flip(0.3) && place < scalars.count {
      scalars.remove(at: place)
    } else {
      scalars.insert(contentsOf: piece(&self).unicodeScalars, at: place)
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// A field whose sets and limits suit `material`, the joined texts of a scenario.
  mutating func field(_ shape: FieldShape, around material: String) -> FieldDescription {
    var conditions: [ConditionDescription] = []
    if shape.hasLimit { conditions.append(maximumLength(around: material)) }
    repeated(shape.conditions, label: "condition") { source in
      conditions.append(source.condition(shape, around: material))
    }
    return FieldDescription(
      conditions, deletions: element(of: shape.deletions), insertion: element(of: shape.insertion))
  }

  mutating func int(upTo maximum: Int) -> Int { Int(choose(upTo: UInt64(maximum))) }

  mutating func int(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + int(upTo: range.upperBound - range.lowerBound)
  }

  /// One of `values`; the first is the simplest.
  mutating func element<Value>(of values: [Value]) -> Value {
    values[int(upTo: values.count - 1)]
  }

  /// A maximum length of up to 63; in random cases, it is near half the length of `material`.
  private mutating func maximumLength(around material: String) -> ConditionDescription {
    let unit = element(of: LengthUnit.allCases)
    let limit = choose(upTo: 63) { random in
      let half = UInt64(unit.length(of: material) / 2)
      return min(63, max(4, half + random.next(upTo: 8)) - 4)
    }
    return .maximumLength(Int(limit), unit)
  }

  private mutating func condition(_ shape: FieldShape, around material: String)
    -> ConditionDescription
  {
    let memberships = shape.memberships
    switch choose(upTo: shape.hasWholeTextConditions ? 5 : 4) {
    case 0: return maximumLength(around: material)
    case 1:
      let (membership, gap) = (element(of: memberships), int(in: 2...8))
      return .allowed(material.sifted(by: membership) { $0 % gap != gap - 1 }, membership)
    case 2:
      let (membership, step) = (element(of: memberships), int(in: 2...8))
      return .banned(material.sifted(by: membership) { $0 % step == step - 1 }, membership)
    case 3: return .allowed(material, element(of: memberships))
    case 5: return .otherThan(String(material.prefix(int(upTo: 3))))
    default:
      let (membership, text) = (element(of: memberships), draw(Generator<String>.text(upTo: 3)))
      return flip() ? .allowed(text, membership) : .banned(text, membership)
    }
  }
}

extension String {
  /// The scalars or grapheme clusters whose indices satisfy `isWanted`.
  fileprivate func sifted(by membership: Membership, _ isWanted: (Int) -> Bool) -> String {
    switch membership {
    case .scalars:
      var result = String.UnicodeScalarView()
      for (place, scalar) in unicodeScalars.enumerated() where isWanted(place) {
        result.append(scalar)
      }
      return String(result)
    case .characters:
      return enumerated().reduce(into: "") { if isWanted($1.offset) { $0.append($1.element) } }
    }
  }
}

/// The kinds of fields that a law's generator makes.
public struct FieldShape: Hashable, Sendable {
  /// The policies for insertions that fit only partly; the first is the simplest.
  public var insertion = InsertionPolicy.allCases
  /// The policies for deletions that leave an unacceptable text; the first is the simplest.
  public var deletions = DeletionPolicy.allCases
  /// The ways in which sets compare characters; the first is the simplest.
  public var memberships = Membership.allCases
  /// Whether the fields may have conditions that can be checked only on a whole text.
  public var hasWholeTextConditions = true
  /// The number of conditions, not counting the maximum length that `hasLimit` adds.
  public var conditions = 0...3
  /// Whether the first condition is a maximum length.
  public var hasLimit = false

  /// Any field.
  public static let any = FieldShape()

  /// Fields with a maximum length and at most one more condition.
  public static let limited = FieldShape(conditions: 0...1, hasLimit: true)
}
