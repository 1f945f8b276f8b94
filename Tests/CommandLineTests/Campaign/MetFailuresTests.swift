import Foundation
import PropertyTesting
import Testing

@testable import PropertyFuzzing

@Suite(.serialized, .waiting) struct MetFailuresTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/found", withIntermediateDirectories: true)
  }

  /// The claim's behavior, depending on the number.
  private enum Deed {
    /// The claim fails for every odd number; for 777, the failure is a different one.
    case fails
    /// The claim traps for every odd number, and fails for 776.
    case traps
    /// The claim has a different failure for each number.
    case failsInManyWays
  }

  private func program(_ deed: Deed) -> FuzzProgram {
    let name = PropertyName(chapter: "Numbers", name: "NumbersAreEven")
    let claim = Claim(forAll: .int(in: 0...999), named: name) { number in
      switch deed {
      case .fails:
        try require(number != 777, "the rare one")
        try require(number % 2 == 0, "\(number) is odd")
      case .traps:
        try require(number != 776, "the rare one")
        _ = [0][number % 2]
      case .failsInManyWays: throw Failure("it fails", at: "place \(number)")
      }
    }
    return FuzzProgram([FuzzTarget(name) { claim }], command: "us")
  }

  private func property(_ program: FuzzProgram, _ options: [String] = []) throws -> FuzzedProperty {
    let campaign = ["met", "tally"].map { "--\($0)=\(folder.path)/\($0)" }
    return try FuzzedProperty(
      arguments: ["fuzz", "--property=NumbersAreEven", "-artifact_prefix=\(folder.path)/found/"]
        + campaign + options, program)
  }

  private func answers(
    _ property: inout FuzzedProperty, _ numbers: some Sequence<Int>
  ) -> [FuzzedProperty.Answer] {
    numbers.map { number in
      let bytes = [UInt8(number >> 8), UInt8(number & 0xFF)]
      return bytes.withUnsafeBufferPointer { property.judge($0) }
    }
  }

  private var tally: [String: Int] { TallyText(at: "\(folder.path)/tally").again }

  private func artifacts() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/found").sorted()
  }

  @Test func `A fuzzer continues after a failure and counts later failures`() throws {
    var property = try property(program(.fails))
    let answers = answers(&property, 0..<1000)
    #expect(answers.count { $0 == .holds } == 500 && answers.count { $0 == .isMet } == 500)
    // One input is kept for each failure; the others are only counted.
    #expect(try artifacts().count == 2 && artifacts().allSatisfy { $0.hasPrefix("crash-") })
    #expect(tally.count == 1 && tally.values.first == 498)
  }

  @Test func `A fuzzer checks inputs in child processes and survives their traps`() throws {
    var property = try property(program(.traps), ["--isolated=1"])
    let answers = answers(&property, (700..<780))
    #expect(answers.count { $0 == .isMet } == 41 && answers.count { $0 == .holds } == 39)
    #expect(try artifacts().count == 2)
    #expect(tally.values.map(\.self) == [39])
    #expect(tally.keys.first?.contains("SIGILL") == true)
  }

  @Test func `A fuzzer stores an input that hangs as a timeout`() throws {
    let name = PropertyName(chapter: "Numbers", name: "NumbersAreEven")
    let claim = Claim(forAll: .int(in: 0...9), named: name) { number in
      var left = number
      while left > 0 { left = left % 7 + 1 }
    }
    var property = try property(FuzzProgram([FuzzTarget(name) { claim }]), ["--isolated=0.05"])
    func judge(_ byte: UInt8) -> FuzzedProperty.Answer {
      [byte].withUnsafeBufferPointer { property.judge($0) }
    }
    #expect([0, 1, 2].map(judge) == [.holds, .isMet, .isMet])
    #expect(try artifacts().map { $0.hasPrefix("timeout-") } == [true])
    #expect(tally.map(\.value) == [1])
    // From here on, the first input behaves as if it hadn't hung when checked again.
    let found = "\(folder.path)/found/"
    try FileManager.default.moveItem(atPath: found + artifacts()[0], toPath: found + "slow-1")
    #expect([3, 4].map(judge) == [.isMet, .isMet] && tally.map(\.value) == [2])
    #expect(try artifacts().map { $0.hasPrefix("timeout-") } == [false, true])
  }

  @Test func `A fuzzer combines the counts of failures beyond the limit of 64`() throws {
    var property = try property(program(.failsInManyWays))
    #expect(answers(&property, 0..<100).allSatisfy { $0 == .isMet })
    #expect(try artifacts().count == SeenFailures.most)
    #expect(tally == ["NumbersAreEven: more than 64 failures": 36])
  }

  @Test func `A fuzzer outside a campaign ends at the first failure`() throws {
    var property = try FuzzedProperty(
      arguments: ["fuzz", "--property=NumbersAreEven"], program(.fails))
    #expect(answers(&property, [2, 3]) == [.holds, .fails])
  }

  @Test func `A fuzzer counts the inputs that it checks, discards and replays`() throws {
    let name = PropertyName(chapter: "Numbers", name: "NumbersAreEven")
    let claim = Claim(forAll: .int(in: 0...255), named: name) { try assume($0 % 4 == 0) }
    var property = try property(FuzzProgram([FuzzTarget(name) { claim }]))
    let path = "\(folder.path)/tally"
    for number in 0..<600 {
      _ = [UInt8(number % 256)].withUnsafeBufferPointer { property.judge($0) }
    }
    let spending = TallyText(at: path).spending(reading: 1.5)
    #expect(spending.reading == 1.5 && spending.checked == 512 && spending.discarded == 384)
    // Inputs 16, 32, 64 and so on are replayed; an uninstrumented build has no coverage.
    #expect(spending.replayed == 6 && spending.unstable == 0 && spending.words.isEmpty)
    #expect(TallyText(at: path).again.isEmpty, "discards aren't failures")
    // The names of up to three unstable inputs are kept.
    var tally = FuzzTally(path: path)
    #expect(TallyText(at: path).executions(until: "found/crash-1") == nil)
    for word in ["1-AE", "1-AD", "1-AC", "1-AB", nil] { tally.count(replayed: word) }
    let later = TallyText(at: path).spending(reading: 0)
    #expect(later.unstable == 4 && later.words == ["1-AC", "1-AD", "1-AE"])
    for name in ["crash-1", "crash-2", "crash-3"] {
      tally.count(isDiscarded: false)
      if name != "crash-1" { tally.note(kept: name) }
    }
    #expect(TallyText(at: path).executions(until: "found/crash-2") == 2)
    // If the input wasn't kept, the result is the total number of inputs.
    #expect(TallyText(at: path).executions(until: "found/crash-1") == 3)
  }
}
