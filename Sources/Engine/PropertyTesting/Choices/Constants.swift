/// A literal of the code under test.
public enum Constant: Hashable, Sendable {
  /// A whole number; one of more than 63 bits as its bits.
  case integer(Int)
  /// A number with a point or an exponent.
  case number(Double)
  /// A text, also of a single character.
  case text(String)
}

/// Constants of the code under test, which some random cases take in place of random values.
///
/// A condition such as `count == 4_097` or `hasPrefix("x-")` is hardly ever true at random.
/// Constants change how an option is drawn and not what it means, so what they find is shrunk and
/// repeated without them. The same seed and the same constants make the same cases.
public struct Constants: Hashable, Sendable {
  /// The constants of a file, in the order in which they are written.
  public struct File: Hashable, Sendable {
    /// The file's name in reports.
    public let name: String
    let values: [Constant]

    /// The constants of a file; neighbours are taken together.
    public init(_ name: String, _ values: [Constant]) { (self.name, self.values) = (name, values) }
  }

  let groups: [[File]]
  private let leftOut: Int

  /// No constants: every value is random.
  public static let none = Constants([])

  /// The constants of some files.
  ///
  /// - Parameters:
  ///   - groups: the files. The constants of the first group are taken in turn; one case in eight
  ///     has a file of the second group in their place, and so on.
  ///   - leftOut: how many files there are too many to be here; only the description says it.
  public init(_ groups: [[File]], leftOut: Int = 0) {
    self.groups = groups.map { $0.filter { !$0.values.isEmpty } }.filter { !$0.isEmpty }
    self.leftOut = leftOut
  }

  /// Whether there are none.
  public var isEmpty: Bool { groups.isEmpty }
}

extension Constants: CustomStringConvertible {
  /// How many constants of how many files there are.
  public var description: String {
    let files = groups.joined()
    return "\(files.reduce(0) { $0 + $1.values.count }) of \(files.count) files"
      + (leftOut > 0 ? ", \(leftOut) left out" : "")
  }
}

/// The constants that one case takes: a few neighbours in a file, because a condition has often
/// more than one.
struct ConstantDraw: Sendable {
  let file: Constants.File
  private let start: Int
  private let width: Int
  /// Whether they are taken in the order in which they are written, and not at random.
  private let isInOrder: Bool
  /// How many of eight values are constants; the first always is one.
  private let share: UInt64
  /// The constant after the last one taken, counted from the first; nil before it.
  private var next: Int?

  /// - Parameters:
  ///   - number: that of the case among those with constants.
  ///   - random: decides about what doesn't come in turn; nil if there are no constants.
  init?(_ constants: Constants, number: Int, using random: inout RandomBits) {
    guard let first = constants.groups.first else { return nil }
    let bits = random.next()
    var place = number % first.reduce(0) { $0 + $1.values.count }
    var file = first[0]
    if let other = constants.groups.dropFirst().dropFirst(Int(bits & 7)).first {
      file = random.element(of: other) ?? file
      place = Int(random.next(upTo: UInt64(file.values.count - 1)))
    } else {
      for next in first.dropFirst() where place >= file.values.count {
        place -= file.values.count
        file = next
      }
    }
    (self.file, start) = (file, place)
    width = min(file.values.count, [2, 3, 4, 8][Int(bits >> 40 & 3)])
    isInOrder = bits >> 42 & 3 != 0
    share = bits >> 44 & 3 == 0 ? 2 : 8
  }

  /// What `make` makes of a constant, and of -1, 0 or 1 to be added to a number; nil if the value
  /// is to be random, or if none fits.
  mutating func take<Made>(
    using random: inout RandomBits, _ make: (Constant, Int) -> Made?
  ) -> Made? {
    let bits = random.next()
    if next != nil && bits & 7 >= share { return nil }
    let step = bits >> 3 & 15 == 0 ? 1 : bits >> 3 & 15 == 1 ? -1 : 0
    let first = isInOrder ? next ?? 0 : Int(RandomBits.scaled(bits, upTo: UInt64(width - 1)))
    for place in 0..<min(file.values.count, 40) {
      let offset = place < width ? (first + place) % width : place
      if let made = make(file.values[(start + offset) % file.values.count], step) {
        next = offset + 1
        return made
      }
    }
    return nil
  }
}
