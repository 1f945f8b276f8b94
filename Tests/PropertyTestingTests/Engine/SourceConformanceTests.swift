import Foundation
import Testing

@testable import PropertyTesting

@Suite struct SourceConformanceTests {
  private static let maxima: [UInt64] = [0, 1, 2, 6, 255, 256, 65_535, 1 << 40, .max - 1, .max]

  @Test(arguments: SourceKind.allCases)
  func `A source of choices never exceeds the maximum option`(kind: SourceKind) {
    for seed: UInt64 in 0..<50 {
      var source = kind.source(seed)
      for maximum in Self.maxima {
        let option = source.choose(upTo: maximum)
        #expect(option <= maximum)
      }
    }
  }

  @Test(arguments: SourceKind.allCases)
  func `A source repeats an element a number of times within the given bounds`(kind: SourceKind) {
    for seed: UInt64 in 0..<50 {
      var source = kind.source(seed)
      for counts in [0...0, 0...1, 2...2, 1...7, 3...4] {
        var count = 0
        source.repeated(counts) { _ in count += 1 }
        #expect(counts.contains(count))
      }
    }
  }

  @Test(arguments: SourceKind.allCases)
  func `A source of choices ends after the maximum number of choices`(kind: SourceKind) {
    var source = kind.source(1)
    var made = 0
    while !source.isSpent {
      _ = source.choose(upTo: 9)
      made += 1
      guard made <= ChoiceSource.largestCase else { break }
    }
    #expect(made == ChoiceSource.largestCase)
    #expect(source.choose(upTo: 9) == 0)
    var count = 0
    source.repeated(5...9) { _ in count += 1 }
    #expect(count == 0)
  }

  @Test(arguments: SourceKind.allCases)
  func `A source records spans in order and correctly nested`(kind: SourceKind) {
    for seed: UInt64 in 0..<100 {
      var source = kind.source(seed)
      _ = source.draw(Everything.generator)
      var open: [Span] = []
      for span in source.recording.spans {
        #expect(0 <= span.start && span.start <= span.end)
        #expect(span.end <= source.recording.choices.count)
        while let last = open.last, last.depth >= span.depth { open.removeLast() }
        #expect(open.count == span.depth)
        if let parent = open.last {
          #expect(parent.start <= span.start && span.end <= parent.end)
        }
        open.append(span)
      }
    }
  }
}

extension SourceConformanceTests {
  /// An element needs two choices, so a case has at most 32,768 elements.
  @Test(arguments: [(32_767, false), (32_768, true), (32_769, true), (70_000, true)])
  func `Sampling and recording cut a long list at the same element`(least: Int, isSpent: Bool) {
    let lists = Generator<[Int]>.array(of: .int(), least...least + 1)
    var (sampled, recorded) = (SourceKind.sampled.source(1), SourceKind.recorded.source(1))
    let (one, other) = (sampled.draw(lists), recorded.draw(lists))
    #expect(one == other && one.count == min(one.count, 32_768))
    #expect(sampled.isSpent == isSpent && recorded.isSpent == isSpent)
  }
}

/// The kinds of sources; most conformance tests check each kind.
enum SourceKind: String, CaseIterable, CustomTestStringConvertible {
  case sampled, recorded, small, bytes, recordedBytes, noBytes, replayed, misaligned, enumerated

  var testDescription: String { rawValue }

  /// A new source of this kind, with different choices for each seed.
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

/// The reuse of sources and reports, as in child processes and fuzz targets.
@Suite struct SourceReuseTests {
  @Test(arguments: [false, true])
  func `A source returns the choices of a part and then continues`(isRecording: Bool) {
    for seed: UInt64 in 0..<50 {
      var (source, value) = (ChoiceSource(random: RandomBits(seed: seed)), Everything.Value?.none)
      source.isRecording = isRecording
      _ = source.draw(.array(of: .bool(), 3...9))
      var alone = source
      let choices = source.choices { value = $0.draw(Everything.generator) }
      #expect(alone.draw(Everything.generator) == value)
      #expect(source.recording == alone.recording && source.isRecording == isRecording)
      #expect(source.random.state == alone.random.state && source.allowance == alone.allowance)
      var again = ChoiceSource(replaying: choices.map(\.value), recording: true)
      #expect(again.draw(Everything.generator) == value && again.recording.choices == choices)
    }
  }

  @Test func `A restarted source reads bytes like a new source`() {
    var source = ChoiceSource(bytes: [])
    var random = RandomBits(seed: 4)
    for length in (0..<40).reversed() {
      let bytes = (0..<length).map { _ in UInt8(random.next(upTo: 255)) }
      bytes.withUnsafeBufferPointer { source.restart(bytes: $0) }
      var new = ChoiceSource(bytes: bytes)
      #expect(source.draw(Everything.generator) == new.draw(Everything.generator))
      #expect(source.isRejected == new.isRejected && source.allowance == new.allowance)
      source.reject()
    }
  }

  @Test func `A claim restores the input in a decoded report`() throws {
    let claim = RunTests.claim(.int(in: 0...99)) { try require($0 < 40) }
    let report = Run.check(claim)
    let read = try JSONDecoder().decode(Report.self, from: JSONEncoder().encode(report))
    #expect(read.counterexample?.arguments.isEmpty == true)
    #expect(read.about(claim).counterexample?.arguments as? [Int] == [40])
    #expect(read.about(claim) == read)
    let fine = Run.check(RunTests.claim(.bool()) { _ in })
    #expect(fine.about(claim) == fine)
  }
}

/// A generator that makes choices in every possible way.
enum Everything {
  struct Value: Hashable, Sendable {
    var number: Int
    var small: [UInt8]
    var text: String
    var option: Bool?
    var tree: [[Int]]
    var even: Int
  }

  static let generator = Generator<Value> { source in
    Value(
      number: source.draw(.int()),
      small: source.draw(.array(of: .integer(in: 3...9), 1...6)),
      text: source.draw(.text(upTo: 5)),
      option: source.draw(.optional(.bool(0.2))),
      tree: source.draw(
        Generator<Int>.int(in: 0...4).flatMap { .array(of: .array(of: .int(), 0...$0), $0...$0) }),
      even: source.draw(Generator<Int>.int(in: 0...999).filter { $0 % 2 == 0 }))
  }
}
