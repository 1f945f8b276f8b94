/// A set, and the count of one of its positions, or an invalid count.
struct WheelPosition: Hashable, Sendable {
  var set: WheelSet
  var count: Int
}

extension Generator<WheelPosition> {
  /// A position of any set.
  static let wheelPosition = Generator { source in
    let set = source.wheelSet()
    return WheelPosition(set: set, count: source.positionCount(of: set))
  }
  .cover("in a set of several wheels of several rows", atLeast: 0.3) {
    $0.set.wheels.filter { $0.size > 1 }.count > 1
  }

  /// Any set, with any count.
  static let wheelCount = Generator { source in
    let set = source.wheelSet()
    return WheelPosition(set: set, count: source.anyCount(for: set))
  }
  .cover("no position", atLeast: 0.1) { !(0...$0.set.lastCount).contains($0.count) }
}
