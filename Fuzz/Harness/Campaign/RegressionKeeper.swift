import PropertyCorpus
import PropertyTesting

/// Writes shrunk failures into a campaign's folder, in the form of a corpus.
struct RegressionKeeper {
  /// A regression that couldn't be written.
  private struct Unwritten {
    let finding: JournalLine.Finding
    let files: [(path: String, bytes: [UInt8])]
  }

  /// How many characters of a message the journal has.
  private static let longestMessage = 1000

  private let folder: CampaignFolder
  private let started: String
  /// What other campaigns have found; read when the first failure is.
  private lazy var known = KnownFailures(before: folder, started: started)
  private var unwritten: [Unwritten] = []

  /// - Parameters:
  ///   - folder: the campaign's folder.
  ///   - started: when the campaign was begun, as its order says.
  init(_ folder: CampaignFolder, started: String) {
    (self.folder, self.started) = (folder, started)
  }

  /// What the journal says of a failing input; of a new failure, the input is written.
  mutating func finding(of result: FailureTriage.Result) -> JournalLine.Finding {
    let failure = result.failure
    var finding = JournalLine.Finding(
      property: result.input.property.name, artifact: folder.relative(result.input.path),
      what: failure.what, origin: failure.origin, met: result.met,
      message: String(failure.message.prefix { !$0.isNewline }).shortened(to: Self.longestMessage),
      choices: failure.choices,
      shrunk: result.isShrunk, known: known[failure.origin])
    guard !result.isRepeat, let bytes = try? Blob.decode(failure.choices) else { return finding }
    let name = Self.name(failure)
    let path = "\(folder.regressions.regressionsFolder(of: result.input.property))/\(name)"
    let text = Array((failure.input + "\n").utf8)
    let files = [(path, bytes), (path + ".txt", text)]
    var kept = finding
    kept.regression = folder.relative(path)
    if Self.write(files) {
      finding = kept
    } else {
      unwritten.append(Unwritten(finding: kept, files: files))
    }
    return finding
  }

  /// Writes what couldn't be written before; returns what the journal says of it.
  mutating func retry() -> [JournalLine.Finding] {
    let written = unwritten.filter { Self.write($0.files) }.map(\.finding)
    unwritten.removeAll { written.contains($0.finding) }
    return written
  }

  private static func write(_ files: [(path: String, bytes: [UInt8])]) -> Bool {
    files.allSatisfy { (try? Corpus.write($0.bytes, to: $0.path)) != nil }
  }

  /// A name such as `trap-1f3870be`, the same for the same input.
  private static func name(_ failure: Examination.Failure) -> String {
    let hash = failure.choices.utf8.reduce(UInt32(2_166_136_261)) {
      ($0 ^ UInt32($1)) &* 16_777_619
    }
    let digits = String(hash, radix: 16)
    return "\(failure.what.rawValue)-\(String(repeating: "0", count: 8 - digits.count))\(digits)"
  }
}
