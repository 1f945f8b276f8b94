import Testing

@testable import PropertyTesting

/// Every way in which choices are answered: each must pass the same conformance suite.
enum SourceKind: String, CaseIterable, CustomTestStringConvertible {
  case sampled, recorded, small, bytes, recordedBytes, noBytes, replayed, misaligned, enumerated

  var testDescription: String { rawValue }

  /// A fresh source of the kind; another one for another seed.
  func source(_ seed: UInt64) -> ChoiceSource {
    var random = RandomBits(seed: seed)
    let bytes = (0..<400).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    switch self {
    case .sampled: return ChoiceSource(random: random)
    case .recorded: return ChoiceSource(random: random, recording: true)
    case .small:
      var source = ChoiceSource(random: random, recording: true)
      source.mostElements = 1
      return source
    case .bytes: return ChoiceSource(bytes: bytes)
    case .recordedBytes: return ChoiceSource(bytes: bytes, recording: true)
    case .noBytes: return ChoiceSource(bytes: [], recording: true)
    case .replayed:
      var source = ChoiceSource(random: random, recording: true)
      _ = source.draw(Everything.generator)
      return ChoiceSource(replaying: source.recording.values, recording: true)
    case .misaligned: return ChoiceSource(replaying: bytes.map { UInt64($0) << 3 }, recording: true)
    case .enumerated:
      var source = ChoiceSource(enumeratingUpTo: 4)
      for _ in 0..<seed % 50 {
        _ = source.draw(Everything.generator)
        _ = source.advance()
      }
      return source
    }
  }
}
