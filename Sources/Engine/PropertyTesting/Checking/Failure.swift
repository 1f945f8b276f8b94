/// The reason a claim is false for an input.
public struct Failure: Error, Hashable, Sendable, Codable {
  /// A description of the wrong result.
  public let message: String
  /// The location of the failure; failures with the same origin are treated as one bug.
  public let origin: String
  /// The way in which the child process ended if it returned no verdict.
  package var ending: ProcessEnding?
  /// The details of the failure, as an encoded value.
  package var details: [UInt8]?

  /// Creates a failure.
  /// - Parameters:
  ///   - message: a description of the wrong result; it is cut after 100,000 characters.
  ///   - origin: the location of the failure.
  public init(_ message: String, at origin: String) {
    self.message = message.shortened
    self.origin = origin
  }
}

extension Failure {
  /// Creates a failure for a child process that ended without a verdict.
  package init(_ message: String, at origin: String, ending: ProcessEnding) {
    self.init(message, at: origin)
    self.ending = ending
  }
}

/// The way in which a child process ended before it returned a verdict.
package enum ProcessEnding: Hashable, Sendable, Codable {
  /// A signal, such as that of a trap, ended the process.
  case signal
  /// The process ended itself, for example with `exit`.
  case exit
  /// The case took too much processor time.
  case overworked
  /// The case took too much elapsed time.
  case late

  /// Whether the case exceeded a time limit.
  package var isHang: Bool { self == .overworked || self == .late }
}

extension Failure {
  /// Returns the failure for a child process that couldn't be started.
  /// - Parameter reason: the system's reason.
  package static func noChildProcess(_ reason: String) -> Failure {
    Failure(reason, at: "no child process")
  }

  /// Whether the system failed, so the claim wasn't checked.
  package var isOfSystem: Bool { origin == Failure.noChildProcess("").origin }
}

/// The error that a claim throws to discard an input to which it doesn't apply.
@usableFromInline struct Discard: Error {
  @usableFromInline init() {}
}

/// Throws a failure if `condition` is false.
/// - Parameters:
///   - condition: the condition that must hold.
///   - message: the message of the failure.
///   - fileID: the file in the failure's origin; by default the file of the call.
///   - line: the line in the failure's origin; by default the line of the call.
/// - Throws: `Failure` if the condition is false.
@inlinable @inline(__always)
public func require(
  _ condition: Bool, _ message: @autoclosure () -> String = "the claim is false",
  fileID: StaticString = #fileID, line: UInt = #line
) throws {
  if !condition { throw Failure(message(), at: "\(fileID):\(line)") }
}

/// Throws a failure that shows both values if a value doesn't equal the expected value.
/// - Parameters:
///   - one: the value.
///   - other: the expected value.
///   - message: the message of the failure.
///   - fileID: the file in the failure's origin; by default the file of the call.
///   - line: the line in the failure's origin; by default the line of the call.
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

/// Discards the input if `condition` is false, because the claim doesn't apply to the input.
/// - Parameter condition: the condition under which the claim applies to the input.
/// - Throws: an error for the engine if the condition is false; the claim must not catch it.
@inlinable @inline(__always)
public func assume(_ condition: Bool) throws {
  if !condition { throw Discard() }
}
