import Foundation
import PropertyCorpus
import PropertyTesting
import Testing

/// What a fuzz target does with its bytes.
@Suite struct FuzzingTests {
  static let small = Claim(
    forAll: .int(in: 0...100), named: PropertyName(chapter: "Tests", name: "Small")
  ) { try require($0 < 50, "\($0) is too large") }

  @Test(arguments: [[], [49], [101], [1, 2, 3]]) func `An input that holds is accepted`(
    bytes: [UInt8]
  ) {
    let answer = bytes.withUnsafeBufferPointer {
      Self.small.fuzz($0.baseAddress, count: $0.count)
    }
    #expect(answer == 0)
  }

  @Test func `No bytes are an input as well`() { #expect(Self.small.fuzz(nil, count: 0) == 0) }

  @Test func `A failing input ends the process with its choices`() async throws {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) {
      _ = [50, 7].withUnsafeBufferPointer { Self.small.fuzz($0.baseAddress, count: $0.count) }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("Small is false\n  found  50 is too large\n  50\n"))
    #expect(text.contains("choices: \"1-Mg\" as an argument of the test\n"))
  }
}
