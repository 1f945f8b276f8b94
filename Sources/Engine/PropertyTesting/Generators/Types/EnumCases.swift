/// Finds the cases of an enum without payloads, even if it isn't `CaseIterable`.
///
/// Swift can't list synthesized coding keys. But the compiler records the number of an enum's cases
/// in the type's descriptor. The cases are represented by the numbers 0, 1, 2… in order of
/// declaration. So each number below the recorded count is converted bit by bit to a value of the
/// type.
///
/// Two kinds of enum are represented differently: a C or Objective-C enum (by its raw value) and an
/// enum with payloads. For both kinds, `counted` returns `nil`.
enum EnumCases {
  /// Returns the cases of a `CaseIterable` type or of an enum without payloads, in order, or `nil`
  /// if there are none.
  static func all<Value>(of type: Value.Type) -> [Value]? {
    let cases = listed(type) ?? counted(type) ?? []
    return cases.isEmpty ? nil : cases
  }

  /// Returns all coding keys of a type, or `nil` if they aren't cases of an enum or can't be
  /// created from their own strings.
  static func keys<Key: CodingKey>(of type: Key.Type) -> [Key]? {
    guard let keys = all(of: type) else { return nil }
    let isEach = keys.allSatisfy { Key(stringValue: $0.stringValue)?.stringValue == $0.stringValue }
    return isEach ? keys : nil
  }

  /// Returns whether a type is an enum without payloads.
  static func isPlain(_ type: Any.Type) -> Bool { described(type)?.payloads == 0 }

  private static func listed<Value>(_ type: Value.Type) -> [Value]? {
    func list<Listed: CaseIterable>(_ type: Listed.Type) -> [Any] { Array(type.allCases) }
    return (type as? any CaseIterable.Type).map { list($0).compactMap { $0 as? Value } }
  }

  /// Returns the cases, or `nil` unless each case is represented by its number.
  private static func counted<Value>(_ type: Value.Type) -> [Value]? {
    guard let (payloads, others) = described(type), payloads == 0, others <= 256 else { return nil }
    if String(reflecting: type).hasPrefix("__C.") { return nil }
    guard MemoryLayout<Value>.size == (others > 1 ? 1 : 0) else { return nil }
    return (0..<UInt64(others)).map { number in
      withUnsafeBytes(of: number.littleEndian) { $0.load(as: type) }
    }
  }

  /// Reads an enum's descriptor, and returns the number of cases with a payload and the number
  /// without, or `nil` if `type` isn't an enum.
  ///
  /// An enum's metadata begins with its kind, followed by a pointer to its descriptor. The two
  /// numbers come after the descriptor's first five 32-bit words. This layout is part of Swift's
  /// stable interface on Apple's platforms, and is the same on other platforms.
  private static func described(_ type: Any.Type) -> (payloads: Int, others: Int)? {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard metadata.load(as: UInt.self) == 0x201 else { return nil }
    let descriptor = metadata.load(
      fromByteOffset: MemoryLayout<UInt>.size, as: UnsafeRawPointer.self)
    let payloads = descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
    let others = descriptor.load(fromByteOffset: 24, as: UInt32.self)
    return (Int(payloads), Int(others))
  }
}
