/// The state while a type's decoder creates one value.
final class DecodingFrame {
  /// The path that the decoder is forced to take.
  enum Way {
    /// The decoder receives any drawn values.
    case any
    /// The container has only the key with this index.
    case key(Int)
    /// The first requests for single values fail, up to this number; all later requests succeed.
    case alternative(Int)
    /// No value or key is found; the requests and possible keys are counted.
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

  /// Returns whether a request for a single value succeeds.
  /// - Returns: `nil` if `way` doesn't determine that.
  func isAnswered() -> Bool? {
    defer { asks += 1 }
    switch way {
    case .any, .key: return nil
    case .alternative(let refused): return asks >= refused
    case .none: return false
    }
  }

  /// Returns the possible keys that the container has.
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

  /// Returns the frame of a nested container.
  func within(_ keys: (any CodingKey)...) -> DecodingFrame { DecodingFrame(path + keys, .any) }
}

/// A decoder whose values are drawn from a source of choices.
struct DrawingDecoder: Decoder {
  let drawing: Drawing
  let frame: DecodingFrame

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

/// A container with a single value; the value is drawn when it is requested.
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
