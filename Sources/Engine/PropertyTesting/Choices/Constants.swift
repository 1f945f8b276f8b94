/// A literal in the code under test.
public enum Constant: Hashable, Sendable {
  /// An integer; a number with more than 63 bits is stored as its bit pattern.
  case integer(Int)
  /// A number with a decimal point or an exponent.
  case number(Double)
  /// A text, which may be a single character.
  case text(String)
}

/// Constants of the code under test, which some random cases use instead of random values.
///
/// A condition such as `count == 4_097` or `hasPrefix("x-")` is rarely true for random values.
/// Constants affect only how options are drawn, so a failure can be shrunk and repeated without
/// them. The same random seed and constants give the same cases.
public struct Constants: Hashable, Sendable {
  /// The constants of a file, in source order.
  public struct File: Hashable, Sendable {
    /// The file's name in reports.
    public let name: String
    let values: [Constant]
    /// For each constant, in order, the function that contains it.
    private(set) var functions: [Function] = []

    /// The indices of a function's constants, and whether they include both texts and numbers.
    struct Function: Hashable, Sendable {
      let range: Range<Int>
      let hasBoth: Bool
    }

    /// Creates the constants of a file; a case uses neighboring constants together.
    /// - Parameters:
    ///   - name: the file's name in reports.
    ///   - values: the constants, in source order.
    public init(_ name: String, _ values: [Constant]) {
      self.init(name, values, of: values.map { _ in 0 })
    }

    /// Creates the constants of a file, each with the number of its function; a case uses the
    /// constants of one function together.
    package init(_ name: String, _ values: [Constant], of functions: [Int]) {
      (self.name, self.values) = (name, values)
      while self.functions.count < values.count {
        let start = self.functions.count
        let end = functions[start...].firstIndex { $0 != functions[start] } ?? values.count
        let texts = values[start..<end].count { $0.text != nil }
        let function = Function(range: start..<end, hasBoth: texts > 0 && texts < end - start)
        self.functions += Array(repeating: function, count: end - start)
      }
    }
  }

  let groups: [[File]]
  private let leftOut: Int

  /// No constants, so every value is random.
  public static let none = Constants([])

  /// Creates the constants of several files.
  /// - Parameters:
  ///   - groups: the files. The constants of the first group are used in turn. One case in eight
  ///     uses a file of the second group instead, and so on. If the first group has few constants,
  ///     more cases use the second group.
  ///   - leftOut: the number of files omitted because of a limit, for the description only.
  public init(_ groups: [[File]], leftOut: Int = 0) {
    self.groups = groups.map { $0.filter { !$0.values.isEmpty } }.filter { !$0.isEmpty }
    self.leftOut = leftOut
  }

  /// Whether there are no constants.
  public var isEmpty: Bool { groups.isEmpty }
}

extension Constants: CustomStringConvertible {
  /// The numbers of constants and files, as text.
  public var description: String {
    let files = groups.joined()
    return "\(files.reduce(0) { $0 + $1.values.count }) from \(files.count) files"
      + (leftOut > 0 ? ", \(leftOut) omitted" : "")
  }
}

/// A case's constants: a few neighbors in the source, because a condition often uses several.
///
/// If none is suitable, the case uses other constants of the same function, and then of the file.
struct ConstantDraw: Sendable {
  let file: Constants.File
  /// The index of the constant whose neighbors the case uses.
  private var place: Int
  /// Whether a constant after the first came from another function, because none was suitable.
  private var hasMoved = false
  /// The constants to use first, and all constants of their function.
  private var (near, function) = (0..<0, 0..<0)
  private let width: Int
  /// Whether constants are used in source order instead of at random.
  private let isInOrder: Bool
  /// Whether most numbers are drawn next to or between constants, which are mostly bounds in a
  /// function that also contains texts.
  private let isNear: Bool
  private var hasBoth = false
  /// The average number of constants among eight values; the first value is always a constant.
  private let share: UInt64
  /// The index after the last used constant, or `nil` before the first.
  private var next: Int?

  /// Creates the draw of a case, or returns `nil` if there are no constants.
  ///
  /// `number` counts the cases with constants; `random` determines all other decisions.
  init?(_ constants: Constants, number: Int, using random: inout RandomBits) {
    guard let first = constants.groups.first else { return nil }
    let bits = random.next()
    let count = first.reduce(0) { $0 + $1.values.count }
    let others = constants.groups.dropFirst()
    var place = number % (others.isEmpty ? count : max(count, Self.fewest))
    var file = first[0]
    if let other = others.dropFirst(Int(bits & 7)).first ?? (place < count ? nil : others.first) {
      file = random.element(of: other) ?? file
      place = Int(random.next(upTo: UInt64(file.values.count - 1)))
    } else {
      for next in first.dropFirst() where place >= file.values.count {
        place -= file.values.count
        file = next
      }
    }
    (self.file, self.place) = (file, place)
    width = [2, 3, 6, 32][Int(bits >> 40 & 3)]
    isInOrder = bits >> 42 & 3 != 0
    share = bits >> 47 & 7 == 0 ? 2 : 8
    isNear = bits >> 45 & 3 > 0
    move(to: place)
  }

  /// A copy that begins with the current constant, or `nil` if all constants came from the first
  /// function.
  var restarted: ConstantDraw? {
    guard hasMoved else { return nil }
    var draw = self
    (draw.next, draw.hasMoved) = (nil, false)
    return draw
  }

  /// Moves to the constants near `place`.
  private mutating func move(to place: Int) {
    (function, hasBoth) = (file.functions[place].range, file.functions[place].hasBoth)
    let first = max(function.lowerBound, min(place, function.upperBound - width))
    near = first..<min(function.upperBound, first + width)
    self.place = place
  }

  /// Returns the result of `make` for a constant and a step of -1, 0 or 1, or `nil` if no constant
  /// is suitable or a random value is due.
  ///
  /// Also tries the constants of other functions, unless `staysNear` is true.
  mutating func take<Made>(
    using random: inout RandomBits, staysNear: Bool = false, _ make: (Constant, Int) -> Made?
  ) -> Made? {
    let bits = random.next()
    if next != nil && bits & 7 >= share { return nil }
    let change = isNear && hasBoth ? bits >> 3 & 3 : min(bits >> 3 & 15, 3)
    let drawn = Int(RandomBits.scaled(bits, upTo: UInt64(near.count - 1)))
    let following = next.map { near.contains($0) ? $0 : near.lowerBound } ?? place
    let first = isInOrder ? following - near.lowerBound : drawn
    for attempt in 0..<near.count + (staysNear ? 1 : 3) * Self.most {
      let index = candidate(attempt, from: first)
      guard file.values.indices.contains(index) else { continue }
      let value = change == 2 && isNear ? between(index, bits) : file.values[index]
      if let made = make(value, [1, -1, 0, 0][Int(change)]) {
        if !function.contains(index) {
          hasMoved = next != nil
          move(to: index)
        }
        next = index + 1
        return made
      }
    }
    return nil
  }

  /// The number of constants in the first group below which more cases use the second group.
  private static let fewest = 8

  /// The number of constants to try within the function, and on each side of `place`.
  private static let most = 40

  /// Returns the index of the constant for an attempt: first the neighbors, then others in the
  /// function, then others by their distance.
  private func candidate(_ attempt: Int, from first: Int) -> Int {
    if attempt < near.count { return near.lowerBound + (first + attempt) % near.count }
    let (rest, offset) = (attempt - near.count, place - function.lowerBound)
    if rest < Self.most { return function.lowerBound + (offset + rest) % function.count }
    return place + (rest & 1 == 0 ? rest - Self.most + 2 : Self.most - 1 - rest) / 2
  }

  /// Returns a number between a constant and its neighbor in the function, or the constant itself.
  private func between(_ index: Int, _ bits: UInt64) -> Constant {
    let neighbor = function.contains(index + 1) ? index + 1 : max(function.lowerBound, index - 1)
    guard case .integer(let one) = file.values[index],
      case .integer(let other) = file.values[neighbor]
    else { return file.values[index] }
    let distance = UInt64(bitPattern: Int64(max(one, other) &- min(one, other)))
    let step = RandomBits.scaled(bits << 20, upTo: distance)
    return .integer(min(one, other) &+ Int(truncatingIfNeeded: step))
  }
}
