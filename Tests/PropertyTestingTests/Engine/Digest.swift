import Synchronization

/// Adds up texts to a number that says whether they were these, in this order.
final class Digest: Sendable {
  private let state = Mutex<UInt64>(0xCBF2_9CE4_8422_2325)

  var value: UInt64 { state.withLock { $0 } }

  func add(_ text: String) {
    state.withLock { state in
      for byte in text.utf8 { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
  }
}
