/// Why a claim doesn't hold of an input.
public struct Failure: Error, Hashable, Sendable {
  /// What was found instead, in words.
  public let message: String
  /// Where the claim was made: two failures of one origin are one bug.
  public let origin: String

  /// A failure found at `origin`.
  public init(_ message: String, at origin: String) {
    self.message = message
    self.origin = origin
  }
}

/// Thrown by a claim to say that the input isn't one it speaks of.
@usableFromInline struct Discard: Error {
  @usableFromInline init() {}
}

/// Claims that `condition` holds.
///
/// - Throws: `Failure` with `message` and the place of this call, where it doesn't.
@inlinable @inline(__always)
public func require(
  _ condition: Bool, _ message: @autoclosure () -> String = "the claim is false",
  fileID: StaticString = #fileID, line: UInt = #line
) throws {
  if !condition { throw Failure(message(), at: "\(fileID):\(line)") }
}

/// Claims that a value is the one expected, and shows both where it isn't.
///
/// - Throws: `Failure` with `message` and both values, where they differ.
@inlinable @inline(__always)
public func requireEqual<Value: Equatable>(
  _ one: Value, _ other: Value, _ message: @autoclosure () -> String = "the values differ",
  fileID: StaticString = #fileID, line: UInt = #line
) throws {
  if one != other {
    let difference = "\(message()): found \(describe(one)); expected \(describe(other))"
    throw Failure(difference, at: "\(fileID):\(line)")
  }
}

/// Says that the claim speaks only of inputs for which `condition` holds; others are discarded.
///
/// - Throws: an error that only a run understands, where it doesn't; let it through.
@inlinable @inline(__always)
public func assume(_ condition: Bool) throws {
  if !condition { throw Discard() }
}
