/// The known shape of a type whose values its decoder creates.
struct TypeShape: Sendable {
  /// The means by which the type's decoder is forced to take one of several ways.
  enum Kind: Sendable {
    /// There is only one way.
    case plain
    /// The decoder checks which of several keys exists, as for an enum with payloads.
    case keys
    /// The decoder tries values of several types until one succeeds, as for a JSON value.
    case alternatives
  }

  /// The need of an option without a possible value.
  static let never = Int.max

  let kind: Kind
  /// The fewest levels of values that each option needs, or `never`.
  let needs: [Int]
  /// Whether values of the type can contain values of the same type.
  let isRecursive: Bool
  /// Whether the type can't contain a recursive type.
  let isBounded: Bool
  /// Whether a decoder decides by its values whether a value contains another of its type.
  let isUncertain: Bool
  /// The options with a possible value, the simplest first.
  ///
  /// The options are in the order of declaration; in a recursive type, those that need the fewest
  /// levels come first.
  let options: [Int]
  /// The number of first options that need the fewest levels.
  let shallow: Int

  init(
    _ kind: Kind, needs: [Int], isRecursive: Bool = false, isBounded: Bool = false,
    isUncertain: Bool = false
  ) {
    self.kind = kind
    self.isUncertain = isUncertain
    self.needs = needs
    self.isRecursive = isRecursive
    self.isBounded = isBounded
    let possible = needs.indices.filter { needs[$0] < Self.never }
    options = isBounded ? possible : possible.sorted { (needs[$0], $0) < (needs[$1], $1) }
    let least = needs.min()
    shallow = isBounded ? options.count : options.count { needs[$0] == least }
  }

  /// The levels that the shallowest value needs; `never` if there is none.
  var need: Int { needs.min() ?? Self.never }

  /// The meaning of `option` for the type's decoder.
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
  /// The numbers of elements in a list.
  let counts: ClosedRange<Int>
  /// The largest depth to which a recursive type may contain itself.
  let depth: Int

  init(counts: ClosedRange<Int>, depth: Int, overriding overrides: [FieldOverride] = []) {
    self.counts = counts
    self.depth = depth
    for override in overrides {
      switch override.place {
      case .field(let path): fields[path] = override
      case .type(let type): types[type] = override
      }
    }
  }

  /// A value drawn from `source`.
  /// - Throws: the error of a decoder that refuses the drawn value.
  func draw<Value: Decodable>(
    _ type: Value.Type, from source: inout ChoiceSource
  ) throws -> Value {
    let drawing = Drawing(self)
    swap(&drawing.source, &source)
    defer { swap(&drawing.source, &source) }
    return try drawing.value(type, at: [])
  }
}
