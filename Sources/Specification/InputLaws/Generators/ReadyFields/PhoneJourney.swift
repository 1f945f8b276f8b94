/// A region's phone field, its state, and the moves of a user.
struct PhoneJourney: FieldJourney, Sendable {
  var region: String
  var state: FieldState
  var moves: [PatternMove]
  /// The text to type or paste after the moves.
  var word: String

  var head: [String] { ["region   \(region)"] }
  var ending: [String] { ["word     \(word.escaped)"] }

  func rule(of subject: Implementation) throws -> any TextRule {
    try subject.phones.fieldOfRegion(region).orDiscard()
  }
}

extension Generator<PhoneJourney> {
  /// A field that usually shows the start of a number, up to four moves, and a word.
  static let phoneJourney = Generator { source in
    let home = source.element(of: PhoneSamples.all.regions)
    let state = source.state(showing: source.phoneText(home))
    let moves = source.moves(0...4, units: 8) { $0.phoneText(home) }
    return PhoneJourney(region: home.name, state: state, moves: moves, word: source.phoneText(home))
  }
}

extension ChoiceSource {
  /// A digit, the start of a number, or a number with literals.
  fileprivate mutating func phoneText(_ home: PhoneSamples.Region) -> String {
    switch choose(upTo: 3) {
    case 0: return "\(choose(upTo: 9))"
    case 1: return phoneContent(home)
    case 2: return spaced(phoneContent(home))
    default:
      var text = phoneContent(home)
      repeated(0...3, label: "piece") { source in
        let piece = source.element(of: ["+", "(", ")", " ", "-", "0", "00", "/", "x", "\u{661}"])
        text.insert(
          contentsOf: piece, at: source.element(of: Array(text.indices) + [text.endIndex]))
      }
      return text
    }
  }

  /// The start of a region's example number, or digits that match a prefix in the table.
  ///
  /// The region is usually the field's own. A plus sign may precede the digits; more digits may
  /// follow.
  private mutating func phoneContent(_ home: PhoneSamples.Region) -> String {
    let samples = PhoneSamples.all
    let region = flip(0.7) ? home : element(of: samples.regions)
    let isInternational = flip()
    let code = flip(0.1) ? element(of: samples.codes) : samples.codes[region.code]
    var digits = flip() ? region.prefix : ""
    let prefixes = isInternational ? code.international : code.national
    if flip() || prefixes.isEmpty {
      digits = (isInternational ? "" : digits) + element(of: region.examples + [""])
    } else {
      digits = self.digits(beginning: element(of: prefixes))
    }
    digits = String(digits.prefix(int(upTo: 15)))
    repeated(0...8, label: "digit") { digits.append("\($0.choose(upTo: 9))") }
    return (isInternational ? "+" + code.digits : "") + digits
  }

  /// The content with a literal after every few digits, as in a number that a user copies.
  private mutating func spaced(_ content: String) -> String {
    let literal = element(of: [" ", "-", ".", " ("])
    let count = int(upTo: 3) + 1
    return content.enumerated().map { place, digit in
      place > 0 && place.isMultiple(of: count) ? literal + String(digit) : String(digit)
    }.joined()
  }

  /// Digits that match one of the table's prefixes, which may be written like `2[3-5]`.
  private mutating func digits(beginning prefix: Substring) -> String {
    var (text, rest) = ("", prefix)
    while let first = rest.popFirst() {
      guard first == "[" else {
        text.append(first)
        continue
      }
      let inside = rest.prefix { $0 != "]" }
      text.append(element(of: inside.filter { $0 != "-" }.map { $0 }))
      rest = rest.dropFirst(inside.count + 1)
    }
    return text
  }
}
