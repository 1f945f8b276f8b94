import Foundation
import PropertyCorpus
import PropertyTesting

/// The failures of a property that a campaign has found.
///
/// The campaign's fuzzers keep one input for each failure, in a file that is named after the
/// failure's origin. While the file exists, further inputs with that failure are ignored.
struct SeenFailures {
  /// The fate of a failing input: it is kept, ignored, or lost because it can't be written.
  enum Fate { case kept, ignored, lost }

  let property: String
  /// The folder of kept inputs.
  let folder: String

  /// The maximum number of different failures that are kept for a property.
  static let most = 64

  /// Keeps an input with a new failure, and ignores an input with a known failure.
  func keep(_ failure: Failure, _ bytes: [UInt8]) -> Fate {
    let origin = Examination.Failure.origin(of: failure, property)
    let name = FailureKind(failure).artifact + Corpus.fileName(of: Array(origin.utf8))
    let path = "\(folder)/\(name)"
    if (try? SystemFile.exists(path)) != false { return .ignored }
    if CampaignFolder.artifacts(in: folder).count >= Self.most { return .ignored }
    return (try? Corpus.write(bytes, to: path)) == nil ? .lost : .kept
  }
}
