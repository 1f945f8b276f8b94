/// The known structure of a type whose decoder creates its values.
struct TypeShape: Sendable {
  /// The method by which the type's decoder is forced to take one of several paths.
  enum Kind: Sendable {
    /// There is only one path.
    case plain
    /// The decoder checks which of several keys exists, as for an enum with payloads.
    case keys
    /// The decoder tries values of several types until a value is accepted, as for a JSON value.
    case alternatives
  }

  /// The number of levels of an option that has no possible value.
  static let never = Int.max

  let kind: Kind
  /// The number of levels that each option requires, or `never`.
  let needs: [Int]
  /// Whether values of the type can contain values of the same type.
  let isRecursive: Bool
  /// Whether the type can't contain a recursive type.
  let isBounded: Bool
  /// Whether the type contains itself only for some of the values that its decoder reads.
  let isUncertain: Bool
  /// The options with a possible value, simplest first.
  ///
  /// The options are in order of declaration, except that options with the fewest levels come first
  /// in a type that isn't bounded.
  let options: [Int]
  /// The number of leading `options` that require the fewest levels; all if the type is bounded.
  let shallow: Int

  init(
    _ kind: Kind, needs: [Int], isRecursive: Bool = false, isBounded: Bool = false,
    isUncertain: Bool = false
  ) {
    (self.kind, self.isUncertain, self.needs) = (kind, isUncertain, needs)
    (self.isRecursive, self.isBounded) = (isRecursive, isBounded)
    let possible = needs.indices.filter { needs[$0] < Self.never }
    options = isBounded ? possible : possible.sorted { (needs[$0], $0) < (needs[$1], $1) }
    let least = needs.min()
    shallow = isBounded ? options.count : options.count { needs[$0] == least }
  }

  /// The number of levels that the shallowest value requires, or `never`.
  var need: Int { needs.min() ?? Self.never }

  /// Returns the path that `option` selects in the type's decoder.
  func way(_ option: Int) -> DecodingFrame.Way {
    switch kind {
    case .plain: .any
    case .keys: .key(option)
    case .alternatives: .alternative(option)
    }
  }
}

/// The settings for drawing values of decodable types.
struct DecodingPlan: Sendable {
  var shapes: [ObjectIdentifier: TypeShape] = [:]
  var fields: [String: FieldOverride] = [:]
  var types: [ObjectIdentifier: FieldOverride] = [:]
  /// The allowed number of elements in a list.
  let counts: ClosedRange<Int>
  /// The maximum depth to which a recursive type contains itself.
  let depth: Int

  init(counts: ClosedRange<Int>, depth: Int, overriding overrides: [FieldOverride] = []) {
    (self.counts, self.depth) = (counts, depth)
    for override in overrides {
      switch override.place {
      case .field(let path): fields[path] = override
      case .type(let type): types[type] = override
      }
    }
  }

  /// Returns a value drawn from `source`.
  /// - Throws: the error of a decoder that rejects the drawn value.
  func draw<Value: Decodable>(
    _ type: Value.Type, from source: inout ChoiceSource
  ) throws -> Value {
    let drawing = Drawing(self)
    swap(&drawing.source, &source)
    defer { swap(&drawing.source, &source) }
    return try drawing.value(type, at: [])
  }
}
