import PropertyTesting

extension Challenge {
  /// Sequences of commands, whose effects depend on all earlier ones.
  static let machines = [ring]

  /// The ring must wrap around before it grows.
  private static let ring = Challenge(
    "ring", claimed: "a growing ring returns its values in order",
    answer: "[put 0, put 0, get, put 1, put 0, get, get]", .array(of: RingCommand.any, 0...100)
  ) { commands in
    var (ring, queue) = (Ring(), [Int]())
    for command in commands {
      switch command {
      case .put(let value):
        ring.put(value)
        queue.append(value)
      case .get:
        let expected = queue.isEmpty ? nil : queue.removeFirst()
        if ring.get() != expected { return false }
      }
    }
    return true
  }
}
