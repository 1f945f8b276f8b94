import Foundation
import PropertyTesting

/// What became of a kept input when its claim was asked again.
public struct Replay: Hashable, Sendable, Codable {
  /// How a replay ended.
  public enum Outcome: Hashable, Sendable, Codable {
    /// The claim holds of it, or no longer speaks of it.
    case holds
    /// The claim holds of a seed, but its word is no longer canonical; the word that is.
    case isRespelled(choices: String)
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

  /// The file's path; for a seed with the number of its line, as in `Sums.seeds:17`.
  public let path: String
  /// The property it is an input of.
  public let property: PropertyName
  /// How the replay ended.
  public let outcome: Outcome

  /// Whether nothing was found.
  public var isFine: Bool {
    switch outcome {
    case .holds, .isRespelled: true
    case .fails, .isStale, .hasNoText, .isUnreadable: false
    }
  }

  /// Asks `claim` about each input in `file`; a file that can't be read is one replay.
  ///
  /// A regression must have its decoded text beside it, and the text must be what the bytes stand
  /// for.
  public static func all(in file: CorpusFile, _ claim: Claim) -> [Replay] {
    do throws(CorpusError) {
      return try file.entries().map { entry in
        Replay(file.path(of: entry), file.property, outcome(of: entry.bytes, file, claim))
      }
    } catch {
      return [Replay(at: file.path, of: file.property, unreadable: error)]
    }
  }

  private init(_ path: String, _ property: PropertyName, _ outcome: Outcome) {
    self.path = path
    self.property = property
    self.outcome = outcome
  }

  /// A replay of what stands where an input would, but can't be read.
  ///
  /// - Parameters:
  ///   - path: where that is.
  ///   - property: the property it would be an input of.
  ///   - error: why it can't be read.
  package init(at path: String, of property: PropertyName, unreadable error: CorpusError) {
    self.init(path, property, .isUnreadable(reason: "\(error)"))
  }

  private static func outcome(of bytes: [UInt8], _ file: CorpusFile, _ claim: Claim) -> Outcome {
    var source = ChoiceSource(bytes: bytes, recording: file.kind == .seeds)
    if case .fails(let failure) = claim.judge(&source) { return .fails(message: failure.message) }
    switch file.kind {
    case .loose: return .holds
    case .regression: return outcome(of: bytes, beside: file.textPath, claim)
    case .seeds:
      let canonical = ChoiceBytes.encode(source.recording.choices)
      return canonical == bytes ? .holds : .isRespelled(choices: Blob.encode(canonical))
    }
  }

  private static func outcome(of bytes: [UInt8], beside path: String, _ claim: Claim) -> Outcome {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return .hasNoText }
    let decoded = claim.describe(bytes: bytes)
    return text == decoded + "\n" ? .holds : .isStale(input: decoded)
  }
}
