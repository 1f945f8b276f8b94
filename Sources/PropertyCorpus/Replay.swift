import Foundation
import PropertyTesting

/// What became of a kept input when its claim was asked again.
public struct Replay: Hashable, Sendable, Codable {
  /// How a replay ended.
  public enum Outcome: Hashable, Sendable, Codable {
    /// The claim holds of it, or no longer speaks of it.
    case holds
    /// The claim is false of it; what was found instead.
    case fails(message: String)
    /// The bytes now stand for another input than the text beside them says; the input they stand
    /// for.
    case isStale(input: String)
    /// A regression has no decoded text beside it.
    case hasNoText
    /// It can't be read; why.
    case isUnreadable(reason: String)
  }

  /// The file's path.
  public let path: String
  /// The property it is an input of.
  public let property: PropertyName
  /// How the replay ended.
  public let outcome: Outcome

  /// Whether nothing was found.
  public var isFine: Bool { outcome == .holds }

  /// Asks `claim` about the input in `file`.
  ///
  /// A regression must have its decoded text beside it, and the text must be what the bytes stand
  /// for.
  public init(_ file: CorpusFile, _ claim: Claim) {
    path = file.path
    property = file.property
    do throws(CorpusError) {
      outcome = Self.outcome(of: try Corpus.read(file.path), file, claim)
    } catch {
      outcome = .isUnreadable(reason: "\(error)")
    }
  }

  /// A replay of what stands where an input would, but can't be read.
  ///
  /// - Parameters:
  ///   - path: where that is.
  ///   - property: the property it would be an input of.
  ///   - error: why it can't be read.
  package init(at path: String, of property: PropertyName, unreadable error: CorpusError) {
    self.path = path
    self.property = property
    outcome = .isUnreadable(reason: "\(error)")
  }

  private static func outcome(of bytes: [UInt8], _ file: CorpusFile, _ claim: Claim) -> Outcome {
    if case .fails(let failure) = claim.judge(bytes: bytes) {
      return .fails(message: failure.message)
    }
    guard file.kind == .regressions else { return .holds }
    guard let text = try? String(contentsOfFile: file.textPath, encoding: .utf8) else {
      return .hasNoText
    }
    let decoded = claim.describe(bytes: bytes)
    return text == decoded + "\n" ? .holds : .isStale(input: decoded)
  }
}
