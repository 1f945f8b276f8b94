// Without these methods, the standard library's containers reject 128-bit integers.

extension DrawingSingleValueContainer {
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: Int128.Type) throws -> Int128 { try drawn(type) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: UInt128.Type) throws -> UInt128 { try drawn(type) }
}

extension DrawingUnkeyedContainer {
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: Int128.Type) throws -> Int128 { try drawn(type) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: UInt128.Type) throws -> UInt128 { try drawn(type) }
}

extension DrawingKeyedContainer {
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try drawn(type, key) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try drawn(type, key) }
}
