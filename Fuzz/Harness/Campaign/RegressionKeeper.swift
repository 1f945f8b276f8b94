import PropertyCorpus
import PropertyTesting

/// Writes shrunk failures into a campaign's folder, in the form of a corpus.
struct RegressionKeeper {
  /// An input to be written.
  private struct Input {
    let property: PropertyName
    let bytes: [UInt8]
    let text: String
    /// What the journal says of it.
    let finding: JournalLine.Finding
  }

  /// How many characters of a message the journal has.
  private static let longestMessage = 1000

  private let folder: CampaignFolder
  private let started: String
  /// The versions of what is fuzzed; asked when the first failure is kept.
  private lazy var versions = findVersions()
  private let findVersions: () -> String
  /// What other campaigns have found; read when the first failure is.
  private lazy var known = KnownFailures(before: folder, started: started)
  /// What couldn't be written.
  private var unwritten: [Input] = []

  init(
    _ folder: CampaignFolder, started: String,
    versions findVersions: @escaping () -> String = { Versions.here("fuzz", nil) }
  ) {
    (self.folder, self.started, self.findVersions) = (folder, started, findVersions)
  }

  /// What the journal says of a failing input; of a new failure, the input is written.
  mutating func finding(of result: FailureTriage.Result) -> JournalLine.Finding {
    let (failure, property) = (result.failure, result.input.property)
    let finding = JournalLine.Finding(
      property: property.name, artifact: folder.relative(result.input.path),
      what: failure.what, origin: failure.origin, met: result.met,
      executions: result.input.executions,
      message: String(failure.message.prefix { !$0.isNewline }).shortened(to: Self.longestMessage),
      choices: failure.choices,
      shrunk: result.isShrunk, known: known[failure.origin])
    guard !result.isRepeat, let bytes = try? Blob.decode(failure.choices) else { return finding }
    let input = Input(property: property, bytes: bytes, text: failure.input, finding: finding)
    return write(input) ?? finding
  }

  /// Writes what couldn't be written before; returns what the journal says of it.
  mutating func retry() -> [JournalLine.Finding] {
    let inputs = unwritten
    unwritten = []
    return inputs.compactMap { write($0) }
  }

  /// Writes an input, or keeps it for later; returns what the journal says of what is written.
  private mutating func write(_ input: Input) -> JournalLine.Finding? {
    let corpus = folder.regressions
    let name = "\(input.finding.what.rawValue)-\(Corpus.fileName(of: input.bytes))"
    var finding = input.finding
    finding.versions = versions
    do throws(CorpusError) {
      let file = try corpus.saveRegression(
        input.bytes, input.text, named: name, of: input.property)
      finding.regression = folder.relative(file.path)
    } catch .exists(let path) {
      // The name is that of the bytes.
      finding.regression = folder.relative(path)
    } catch {
      unwritten.append(input)
      return nil
    }
    return finding
  }
}
