import Synchronization

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
