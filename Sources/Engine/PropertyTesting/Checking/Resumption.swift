/// The position where an enumeration stopped, from which another enumeration can continue.
public struct Resumption: Hashable, Sendable, Codable {
  /// The size of the inputs that the enumeration was checking.
  public let size: UInt64
  /// The number of inputs checked so far.
  public let inputs: Int
  /// The options of the next input.
  var values: [UInt64] = []
  /// Whether larger inputs are known to exist.
  var isClipped = false
}

extension Resumption: LosslessStringConvertible {
  /// The size, the number of checked inputs and the next options, as a command-line argument.
  public var description: String {
    let options = values.map(String.init).joined(separator: ".")
    return "\(size)/\(inputs)/\(options)\(isClipped ? "+" : "")"
  }

  /// Creates the position that a word encodes, or returns `nil` if the word is invalid.
  /// - Parameter word: the `description` of a position.
  public init?(_ word: String) {
    let parts = word.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, let size = UInt64(parts[0]), let inputs = Int(parts[1]), inputs >= 0,
      size <= UInt64(64 * ChoiceSource.largestCase)
    else { return nil }
    let isClipped = parts[2].last == "+"
    let options = (isClipped ? parts[2].dropLast() : parts[2]).split(separator: ".")
    let values = options.compactMap { UInt64($0) }
    guard values.count == options.count else { return nil }
    self.init(size: size, inputs: inputs, values: values, isClipped: isClipped)
  }
}
