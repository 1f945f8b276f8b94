// What only fuzzers change: with another input, or with what code compared.
extension SpanMutator {
  /// Puts what code compared a value with in place of that value, and returns the bytes of all
  /// choices.
  ///
  /// A generator may make a value of its option as it is, in order of the distance from 0, or from
  /// a value on; so the option is one of a few.
  mutating func place(_ operands: (UInt64, UInt64)) -> [UInt8] {
    // What fits in a byte is soon found without.
    let wide = choices.indices.filter { choices[$0].maximum > 0xFF }
    guard let index = random.element(of: wide.isEmpty ? Array(choices.indices) : wide) else {
      return []
    }
    let (old, new) = random.next(upTo: 1) == 0 ? operands : (operands.1, operands.0)
    let (option, step) = (choices[index].value, new &- old)
    let number = option & 1 == 0 ? 0 &- option / 2 : option / 2 + 1
    let options = [
      new, option &+ step, option &- step,
      Self.option(new), Self.option(number &+ step), Self.option(number &- step),
    ].filter { $0 <= choices[index].maximum && $0 != option }
    choices[index].value = random.element(of: options) ?? option
    return ChoiceBytes.encode(choices)
  }

  /// The option of a number, as bits, in order of the distance from 0.
  private static func option(_ bits: UInt64) -> UInt64 {
    let number = Int64(bitPattern: bits)
    return number.magnitude &* 2 &- (number > 0 ? 1 : 0)
  }

  /// Replaces a part by one of the same kind of another input, and returns the bytes of all
  /// choices; where there is none, of the same ones.
  mutating func cross(with other: Recording) -> [UInt8] {
    guard let span = random.element(of: spans) else { return ChoiceBytes.encode(choices) }
    let donors = other.spans.filter { $0.label == span.label && !$0.range.isEmpty }
    if let donor = random.element(of: donors) {
      choices.replaceSubrange(span.range, with: Array(other.choices[donor.range]))
    }
    return ChoiceBytes.encode(choices)
  }
}
