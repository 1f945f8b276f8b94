import Foundation
import PropertyTesting

/// The result of checking a claim again with a kept input.
public struct Replay: Hashable, Sendable, Codable {
  /// The result of a replay.
  public enum Outcome: Hashable, Sendable, Codable {
    /// The claim holds for the input, or doesn't apply to it.
    case holds
    /// The claim holds for a seed, but the seed's replay code isn't canonical; `choices` is the
    /// canonical code.
    case isRespelled(choices: String)
    /// The claim is false for the input, with the given message.
    case fails(message: String)
    /// The bytes encode `input`, but the text next to the file describes a different input.
    case isStale(input: String)
    /// The file with the regression's decoded text doesn't exist.
    case hasNoText
    /// The input or its text can't be read.
    case isUnreadable(reason: String)
  }

  /// The file's path; for a seed, followed by the line number, as in `Sums.seeds:17`.
  public let path: String
  /// The property that the input belongs to.
  public let property: PropertyName
  /// The outcome of the replay.
  public let outcome: Outcome

  /// Whether the claim holds, and the input and its text are as expected.
  public var passed: Bool {
    switch outcome {
    case .holds, .isRespelled: true
    case .fails, .isStale, .hasNoText, .isUnreadable: false
    }
  }

  /// Checks a claim with each input in a file; an unreadable file results in one failed replay.
  ///
  /// A regression also fails if its decoded text is missing or describes a different input.
  /// - Parameters:
  ///   - file: the file of a regression, or of seeds.
  ///   - claim: the claim to check.
  public static func all(in file: CorpusFile, _ claim: Claim) -> [Replay] {
    do throws(CorpusError) {
      return try file.entries().map { entry in
        Replay(file.path(of: entry), file.property, outcome(of: entry.bytes, file, claim))
      }
    } catch {
      return [Replay(at: file.path, of: file.property, unreadable: error)]
    }
  }

  init(_ path: String, _ property: PropertyName, _ outcome: Outcome) {
    self.path = path
    self.property = property
    self.outcome = outcome
  }

  /// Creates a replay of an input that can't be read.
  package init(at path: String, of property: PropertyName, unreadable error: CorpusError) {
    self.init(path, property, .isUnreadable(reason: "\(error)"))
  }

  static func outcome(of bytes: [UInt8], _ file: CorpusFile, _ claim: Claim) -> Outcome {
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
    let decoded = claim.describe(bytes: bytes)
    do throws(SystemError) {
      guard try SystemFile.exists(path) else { return .hasNoText }
      let text = Array("\(decoded)\n".utf8)
      // A file of a different size isn't read, because it may be very large or a FIFO.
      guard SystemFile.size(of: path) == text.count else { return .isStale(input: decoded) }
      return try SystemFile.read(path) == text ? .holds : .isStale(input: decoded)
    } catch {
      return .isUnreadable(reason: "\(CorpusError.unreadable(path: path, reason: "\(error)"))")
    }
  }
}

extension Replay: CustomStringConvertible {
  /// A description of the outcome, without the path.
  public var description: String {
    switch outcome {
    case .holds: "holds"
    case .isRespelled(let choices): "holds; its canonical replay code is now \(choices)"
    case .fails(let message): "fails: \(message)"
    case .isStale(let input): "the bytes now encode another input:\n\(input)"
    case .hasNoText: "has no decoded text next to it; write `explain`'s output to its .txt file"
    case .isUnreadable(let reason): reason
    }
  }

  #if os(Linux) || os(macOS)
    /// The time limit of a child for all inputs in a file, in seconds; after that, each input is
    /// checked in its own child.
    private static let mostSeconds = 30.0

    /// Checks `claim` as `all` does, but an input that traps or hangs is an ordinary failure.
    ///
    /// A child process first checks all inputs. If an input ends the child, each input is checked
    /// in its own child. Inputs that don't end their child are checked again in this process, where
    /// a profiler can observe them.
    package static func isolated(
      in file: CorpusFile, _ claim: Claim, cpuSeconds: Double = 5
    ) -> [Replay] {
      let cpu = max(cpuSeconds, claim.cpuLimit.map(CPULimit.timeOfTwo) ?? 0)
      let most = CaseLimits(cpu: cpu, wall: cpu * 10, claimed: claim.cpuLimit)
      let patient = CaseLimits(cpu: 1e6, wall: max(mostSeconds, most.wall))
      guard let entries = try? file.entries(),
        ending(of: entries, file, claim, each: most, all: patient) != nil
      else { return all(in: file, claim) }
      // All forks come before the first check in this process, because the check of an isolated
      // claim may start children.
      let endings = entries.map {
        ending(of: [$0], file, claim, each: most, all: most, triesAgain: true)
      }
      return zip(entries, endings).map { entry, ending in
        Replay(
          file.path(of: entry), file.property,
          ending.map { .fails(message: $0.failure.message) }
            ?? outcome(of: entry.bytes, file, claim))
      }
    }

    /// Returns the ending of the child process that checks the inputs, or `nil` if the check
    /// finishes.
    private static func ending(
      of entries: [CorpusEntry], _ file: CorpusFile, _ claim: Claim, each: CaseLimits,
      all: CaseLimits, triesAgain: Bool = false
    ) -> Ending? {
      let answer = inChild(all, triesAgain: triesAgain) {
        for entry in entries {
          each.arm()
          _ = outcome(of: entry.bytes, file, claim)
          each.disarm()
        }
        return entries.count
      }
      if case .failure(let ending) = answer { return ending }
      return nil
    }
  #else
    /// Checks `claim` as `all` does, because this system doesn't support forks.
    package static func isolated(in file: CorpusFile, _ claim: Claim) -> [Replay] {
      all(in: file, claim)
    }
  #endif
}
