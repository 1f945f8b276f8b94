/// A container that has every requested key, with a drawn value.
///
/// If a decoder requests all keys, and they are cases of an enum, the list contains one key.
struct DrawingKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let drawing: Drawing
  let frame: DecodingFrame

  var codingPath: [any CodingKey] { frame.path }

  var allKeys: [Key] {
    if let keys = EnumCases.keys(of: Key.self) { return frame.found(keys, drawing: drawing) }
    return drawing.texts().compactMap { Key(stringValue: $0) }
  }

  func contains(_ key: Key) -> Bool { true }

  func decodeNil(forKey key: Key) -> Bool {
    drawing.isOverriddenWithNil(frame.path + [key]) ?? !drawing.source.flip(0.75)
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try drawn(type, key)
  }

  func drawn<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value {
    try drawing.value(type, at: frame.path + [key])
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    let path = frame.path + [key]
    if drawing.isOverriddenWithNil(path) ?? drawing.isLeftOut(type) { return nil }
    return try drawing.value(type, at: path)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) -> KeyedDecodingContainer<NestedKey> {
    KeyedDecodingContainer(
      DrawingKeyedContainer<NestedKey>(drawing: drawing, frame: frame.within(key)))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    DrawingUnkeyedContainer(drawing: drawing, frame: frame.within(key))
  }

  func superDecoder() -> any Decoder { DrawingDecoder(drawing: drawing, frame: frame.within()) }

  func superDecoder(forKey key: Key) -> any Decoder {
    DrawingDecoder(drawing: drawing, frame: frame.within(key))
  }
}

extension Drawing {
  /// Draws different short texts, for keys that aren't cases of an enum.
  fileprivate func texts() -> [String] {
    if notes != nil { return [] }
    let letters = Generator<String>.string(of: "abcdefghijklmnopqrstuvwxyz", 1...4)
    return Generator<[String]>.uniqueArray(of: letters, plan.counts).generate(&source)
  }
}
