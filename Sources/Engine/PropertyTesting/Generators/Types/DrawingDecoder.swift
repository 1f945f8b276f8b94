/// The state during the creation of one value by a type's decoder.
final class DecodingFrame {
  /// The way that the decoder is forced to take.
  enum Way {
    /// A part with any drawn value.
    case any
    /// The key with this index is the only key.
    case key(Int)
    /// This many requests for a single value are refused, and all others are answered.
    case alternative(Int)
    /// All requests are refused and counted.
    case none
  }

  let path: [any CodingKey]
  private var way: Way
  /// The number of single values that were requested.
  private(set) var asks = 0
  /// The number of keys that the decoder could choose from.
  private(set) var keys = 0

  init(_ path: [any CodingKey], _ way: Way) {
    self.path = path
    self.way = way
  }

  /// Whether to answer a request for a single value.
  /// - Returns: nil if the way doesn't decide that.
  func isAnswered() -> Bool? {
    defer { asks += 1 }
    switch way {
    case .any, .key: return nil
    case .alternative(let refused): return asks >= refused
    case .none: return false
    }
  }

  /// The keys that the decoder finds, among the possible ones.
  func found<Key>(_ possible: [Key], drawing: Drawing) -> [Key] {
    defer { way = .any }
    switch way {
    case .key(let index): return possible.indices.contains(index) ? [possible[index]] : []
    case .none:
      keys = possible.count
      return []
    case .any, .alternative:
      if possible.isEmpty { return [] }
      return [possible[Int(drawing.source.choose(upTo: UInt64(possible.count - 1)))]]
    }
  }

  /// The frame of a container within this frame's container.
  func within(_ keys: (any CodingKey)...) -> DecodingFrame { DecodingFrame(path + keys, .any) }
}

/// A decoder whose values are drawn from a source of choices.
struct DrawingDecoder: Decoder {
  let drawing: Drawing
  let frame: DecodingFrame

  init(_ drawing: Drawing, _ frame: DecodingFrame) {
    self.drawing = drawing
    self.frame = frame
  }

  var codingPath: [any CodingKey] { frame.path }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(DrawingKeyedContainer(drawing: drawing, frame: frame))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer {
    DrawingUnkeyedContainer(drawing: drawing, frame: frame)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    DrawingSingleValueContainer(drawing: drawing, frame: frame)
  }
}

/// A container whose one value is drawn when it is requested.
struct DrawingSingleValueContainer: SingleValueDecodingContainer {
  let drawing: Drawing
  let frame: DecodingFrame

  var codingPath: [any CodingKey] { frame.path }

  func decodeNil() -> Bool { frame.isAnswered() ?? !drawing.source.flip(0.75) }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try drawn(type) }

  func drawn<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard frame.isAnswered() ?? true else {
      throw DecodingError.typeMismatch(
        type,
        DecodingError.Context(codingPath: frame.path, debugDescription: "another type is drawn"))
    }
    return try drawing.value(type, at: frame.path)
  }
}
