/// A complete date, and a text to paste over part of the date or at a caret.
struct InnerPaste: Hashable, Sendable {
  var sample: DateSample
  /// The range that the text replaces, in UTF-16 units.
  var range: TextRange
  var text: String

  var state: FieldState {
    let state = FieldState(sample.trimmed)
    return state.selecting(range) ?? state
  }

  var edit: Edit { Edit(replacing: range, with: text) }

  var end: Int { range.location + range.length }
}

extension Generator<InnerPaste> {
  /// A field that shows a date or a date range, often partly selected, and a text to paste.
  static let innerPaste = Generator { source in
    let sample = source.draw(.unclampedSample)
    let range = source.flip(0.6) ? source.part(of: sample) : source.scalars(of: sample)
    return InnerPaste(sample: sample, range: range, text: source.pastedPart(of: sample))
  }
  .cover("precedes a part", atLeast: 0.4) { $0.end < $0.state.text.utf16.count }
  .cover("contains a separator", atLeast: 0.2) { $0.text.contains("/") || $0.text.contains("-") }
}

extension ChoiceSource {
  fileprivate mutating func part(of sample: DateSample) -> TextRange {
    let parts = sample.pieces.indices.filter { sample.pieces[$0].segment != nil }
    let part = element(of: parts)
    let start = sample.pieces[..<part].map(\.text).joined().utf16.count
    return TextRange(location: start, length: sample.pieces[part].text.utf16.count)
  }

  /// A range of up to five scalars of the text.
  fileprivate mutating func scalars(of sample: DateSample) -> TextRange {
    let scalars = sample.trimmed.scalars
    let start = int(upTo: scalars.count)
    let range = scalars[start...].prefix(int(upTo: 5))
    return TextRange(
      location: String(scalars: scalars[..<start]).utf16.count,
      length: String(scalars: range).utf16.count)
  }

  /// Digits, parts of another date with separators, or any other text.
  fileprivate mutating func pastedPart(of sample: DateSample) -> String {
    switch choose(upTo: 3) {
    case 0: return (0...(int(in: 1...3))).map { _ in "\(choose(upTo: 9))" }.joined()
    case 1:
      let values = sample.values.map { dateFieldValue(near: $0) }
      let pieces = sample.field.pieces(of: values)
      let start = int(upTo: pieces.count - 1)
      return pieces[start...].prefix(int(in: 1...5)).map(\.text).joined()
    case 2:
      let numbers = (0...int(upTo: 3)).map { _ in "\(choose(upTo: 99))" }
      return numbers.joined(separator: element(of: ["/", "-", " "]))
        + element(of: ["", "/", " ", "\u{200E}"])
    default: return dateWord(sample)
    }
  }
}
