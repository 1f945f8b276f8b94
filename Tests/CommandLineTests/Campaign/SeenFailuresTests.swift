import Foundation
import PropertyTesting
import Testing

@testable import PropertyFuzzing

@Suite(.serialized, .waiting) struct SeenFailuresTests {
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
    try FuzzedProperty(
      arguments: ["fuzz", "--property=NumbersAreEven", "--found=\(folder.path)/found"] + options,
      program)
  }

  private func answers(
    _ property: inout FuzzedProperty, _ numbers: some Sequence<Int>
  ) -> [FuzzedProperty.Answer] {
    numbers.map { number in
      let bytes = [UInt8(number >> 8), UInt8(number & 0xFF)]
      return bytes.withUnsafeBufferPointer { property.judge($0) }
    }
  }

  private func artifacts() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/found").sorted()
  }

  @Test func `A fuzzer continues after a failure and ignores it from then on`() throws {
    var property = try property(program(.fails))
    let answers = answers(&property, 0..<1000)
    #expect(answers.count { $0 == .holds } == 500 && answers.count { $0 == .continues } == 500)
    // One input is kept for each failure.
    #expect(try artifacts().count == 2 && artifacts().allSatisfy { $0.hasPrefix("crash-") })
  }

  @Test func `A fuzzer checks inputs in child processes and survives their traps`() throws {
    var property = try property(program(.traps), ["--isolated=1"])
    let answers = answers(&property, (700..<780))
    #expect(answers.count { $0 == .continues } == 41 && answers.count { $0 == .holds } == 39)
    #expect(try artifacts().count == 2)
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
    #expect([0, 1, 2].map(judge) == [.holds, .continues, .continues])
    #expect(try artifacts().map { $0.hasPrefix("timeout-") } == [true])
    // From here on, the first input behaves as if it hadn't hung when checked again.
    try FileManager.default.removeItem(atPath: "\(folder.path)/found/\(artifacts()[0])")
    #expect([3, 4].map(judge) == [.continues, .continues])
    #expect(try artifacts().map { $0.hasPrefix("timeout-") } == [true])
  }

  @Test func `A fuzzer ignores failures beyond the limit of 64`() throws {
    var property = try property(program(.failsInManyWays))
    #expect(answers(&property, 0..<100).allSatisfy { $0 == .continues })
    #expect(try artifacts().count == SeenFailures.most)
  }

  @Test func `A fuzzer outside a campaign ends at the first failure`() throws {
    var property = try FuzzedProperty(
      arguments: ["fuzz", "--property=NumbersAreEven"], program(.fails))
    #expect(answers(&property, [2, 3]) == [.holds, .fails])
  }

  @Test func `A fuzzer prints how many inputs it checked and discarded`() throws {
    let name = PropertyName(chapter: "Numbers", name: "NumbersAreEven")
    let claim = Claim(forAll: .int(in: 0...255), named: name) { try assume($0 % 4 == 0) }
    var property = try property(FuzzProgram([FuzzTarget(name) { claim }]))
    for number in 0..<512 {
      _ = [UInt8(number % 256)].withUnsafeBufferPointer { property.judge($0) }
    }
    #expect(property.executions == 512 && property.discarded == 384)
    let status = FuzzStatus(
      log: "#2 INITED cov: 1 ft: 1\n\(FuzzStatus.counts) 512 inputs and discarded 384\n")
    #expect(status?.checked == 512 && status?.discarded == 384)
  }
}
