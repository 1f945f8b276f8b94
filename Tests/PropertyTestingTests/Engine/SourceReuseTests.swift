import Foundation
import Testing

@testable import PropertyTesting

/// What child processes and fuzz targets do with sources, claims and reports.
@Suite struct SourceReuseTests {
  @Test(arguments: [false, true])
  func `The choices of a part are told, and the source goes on`(isRecording: Bool) {
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

  @Test func `A source is read from other bytes as a new one is`() {
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

  @Test func `Bytes have arguments, a description and a shortest form`() {
    let claim = RunTests.claim(.int(in: 0...9), .array(of: .int(in: 0...9), 0...3)) { _, _ in }
    let bytes: [UInt8] = [23, 1, 4, 0, 7]
    #expect(claim.arguments(bytes: bytes).first as? Int == 3)
    #expect(claim.arguments(bytes: bytes).last as? [Int] == [4])
    #expect(claim.describe(bytes: bytes) == "3\n[4]")
    #expect(claim.canonical(bytes) == [3, 1, 4])
    let other = claim.made { source in _ = source.choose(upTo: 255) }
    #expect(other.canonical(bytes) == [23] && other.judge(bytes: bytes) == .holds)
  }

  @Test func `A decoded report knows its input again with its claim`() throws {
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
