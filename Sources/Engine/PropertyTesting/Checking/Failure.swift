/// The reason a claim is false for an input.
public struct Failure: Error, Hashable, Sendable, Codable {
  /// A description of the wrong result.
  public let message: String
  /// The place of the claim; two failures with the same origin are treated as one bug.
  public let origin: String
  /// How the child process that checked the claim ended, instead of a verdict.
  package var ending: ProcessEnding?
  /// The details of the failure, as an encoded value.
  package var details: [UInt8]?

  /// A failure found at `origin`.
  /// - Parameters:
  ///   - message: a description of the wrong result; a text over 100,000 characters is shortened.
  ///   - origin: the place.
  public init(_ message: String, at origin: String) {
    self.message = message.shortened
    self.origin = origin
  }
}

extension Failure {
  /// A failure because a child process ended.
  package init(_ message: String, at origin: String, ending: ProcessEnding) {
    self.init(message, at: origin)
    self.ending = ending
  }
}

/// The way in which a child process ended before it returned a verdict.
package enum ProcessEnding: Hashable, Sendable, Codable {
  /// A signal ended the process, such as the signal of a trap.
  case signal
  /// The process ended itself, as with `exit`.
  case exit
  /// The case took too much processor time.
  case overworked
  /// The case took too much elapsed time.
  case late

  /// Whether the case didn't end in time.
  package var isHang: Bool { self == .overworked || self == .late }
}

extension Failure {
  /// A failure of the system to start a child process, which proves nothing about the input.
  /// - Parameter reason: the system's reason.
  package static func noChildProcess(_ reason: String) -> Failure {
    Failure(reason, at: "no child process")
  }

  /// Whether the system failed, and the claim wasn't checked.
  package var isOfSystem: Bool { origin == Failure.noChildProcess("").origin }
}

/// Thrown by a claim to discard an input that it doesn't apply to.
@usableFromInline struct Discard: Error {
  @usableFromInline init() {}
}

/// Claims that `condition` holds.
/// - Parameters:
///   - condition: the claim.
///   - message: the message of the failure.
///   - fileID: the file in the failure's place; by default the file of the call.
///   - line: the line in the failure's place; by default the line of the call.
/// - Throws: `Failure` if the claim is false.
@inlinable @inline(__always)
public func require(
  _ condition: Bool, _ message: @autoclosure () -> String = "the claim is false",
  fileID: StaticString = #fileID, line: UInt = #line
) throws {
  if !condition { throw Failure(message(), at: "\(fileID):\(line)") }
}

/// Claims that a value equals the expected value; if not, the failure shows both values.
/// - Parameters:
///   - one: the value.
///   - other: the expected value.
///   - message: the message of the failure.
///   - fileID: the file in the failure's place; by default the file of the call.
///   - line: the line in the failure's place; by default the line of the call.
/// - Throws: `Failure` if the values differ.
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

/// Discards an input for which `condition` is false, because the claim doesn't apply to it.
/// - Parameter condition: the condition for the claim to apply to the input.
/// - Throws: an error for the engine, which the claim must let through, if the condition is false.
@inlinable @inline(__always)
public func assume(_ condition: Bool) throws {
  if !condition { throw Discard() }
}
