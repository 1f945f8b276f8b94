import PropertyTesting
import Synchronization
import Testing

/// The same seed makes the same cases: in any process, in debug and release, in any version until
/// the changelog says otherwise.
@Suite struct DeterminismTests {
  /// A case's content, and whether it holds, in one number.
  private static func digest(seed: UInt64) -> UInt64 {
    // The simplest input, 3,000 cases, and 20 of them again. On a slow machine the run checks more,
    // to measure how its time was spent.
    let digest = Digest(ofFirst: 3_021)
    let claim = Claim(forAll: Everything.generator) { value in
      digest.add("\(describe(value.text)) \(value.number) \(value.small) \(value.tree)")
    }
    _ = Run.check(claim, RunSettings(cases: 3_000, seed: seed))
    return digest.value
  }

  @Test(
    arguments: [
      (2, 0xDF0618400AFA23D4),
      (1, 0x44FB797593D2F747),
      (99, 0x5E7E00B571729EDE),
    ] as [(UInt64, UInt64)])
  func `The cases of a seed are these cases`(seed: UInt64, expected: UInt64) {
    #expect(Self.digest(seed: seed) == expected)
  }
}

/// Adds up texts to a number that shows whether they were these, in this order.
final class Digest: Sendable {
  private let state = Mutex<(value: UInt64, left: Int)>((0xCBF2_9CE4_8422_2325, 0))

  var value: UInt64 { state.withLock { $0.value } }

  /// A digest of the first `count` texts; those after them change nothing.
  init(ofFirst count: Int) { state.withLock { $0.left = count } }

  func add(_ text: String) {
    state.withLock { state in
      guard state.left > 0 else { return }
      state.left -= 1
      for byte in text.utf8 { state.value = (state.value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
  }
}
