@testable import PropertyTesting

/// A generator that uses every way of choosing.
enum Everything {
  struct Value: Hashable, Sendable {
    var number: Int
    var small: [UInt8]
    var text: String
    var option: Bool?
    var tree: [[Int]]
    var even: Int
  }

  static let generator = Generator<Value> { source in
    Value(
      number: source.draw(.int()),
      small: source.draw(.array(of: .integer(in: 3...9), 1...6)),
      text: source.draw(.text(upTo: 5)),
      option: source.draw(.optional(.bool(0.2))),
      tree: source.draw(
        Generator<Int>.int(in: 0...4).flatMap { .array(of: .array(of: .int(), 0...$0), $0...$0) }),
      even: source.draw(Generator<Int>.int(in: 0...999).filter { $0 % 2 == 0 }))
  }
}

/// As Swift prints it: so the digests of reports don't change with how these show a structure.
extension Everything.Value: CustomStringConvertible {
  var description: String {
    "Value(number: \(number), small: \(small), text: \(text.debugDescription), "
      + "option: \(String(describing: option)), tree: \(tree), even: \(even))"
  }
}
