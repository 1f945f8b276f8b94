import PropertyTesting
import Synchronization

/// A counter that keeps its state between cases, as claims must not do.
final class Counter: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}

/// Collects texts in order, from any thread.
final class Texts: Sendable {
  private let texts = Mutex<[String]>([])

  var all: [String] { texts.withLock { $0 } }

  func add(_ text: String) { texts.withLock { $0.append(text) } }
}

/// Combines texts into a number that depends on the texts and on their order.
final class Digest: Sendable {
  private let state = Mutex<(value: UInt64, left: Int)>((0xCBF2_9CE4_8422_2325, 0))

  var value: UInt64 { state.withLock { $0.value } }

  /// The number of texts that will still be added to the digest.
  var left: Int { state.withLock { $0.left } }

  /// Creates a digest of the first `count` texts, which ignores later texts.
  init(ofFirst count: Int) { state.withLock { $0.left = count } }

  func add(_ text: String) {
    state.withLock { state in
      guard state.left > 0 else { return }
      state.left -= 1
      for byte in text.utf8 { state.value = (state.value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
  }
}

extension Report {
  /// Whether the run is inconclusive because the claim doesn't apply to any of its inputs.
  var isVacuous: Bool {
    if case .unhealthy(.fewValid(valid: 0, of: _)) = outcome { true } else { false }
  }
}
