/// A date field, and a text to paste at the end or over the whole text.
struct PastedDate: Hashable, Sendable {
  var sample: DateSample
  /// The number of pieces of the sample that the field shows before the paste.
  var shown: Int
  /// Whether the whole sample is shown and selected.
  var isOverAll: Bool
  var text: String

  /// The text before the pasted text.
  var head: String { sample.pieces[..<shown].map(\.text).joined() }

  var state: FieldState {
    isOverAll ? FieldState(sample.trimmed).selectingAll : FieldState(head)
  }

  var edit: Edit { Edit(replacing: state.selection, with: text) }
}

extension PastedDate: CustomStringConvertible {
  var description: String { "\(sample.field.words)\nshows    \(state)\npaste    \(text.escaped)" }
}

extension Generator<PastedDate> {
  /// A field, and a text to paste, which is usually a date or a time.
  static let pastedDate = Generator { source in
    let sample = source.draw(.unclampedSample)
    let isOverAll = source.flip(0.4)
    let literals = sample.pieces.indices.filter { sample.pieces[$0].segment == nil }
    let starts = [0] + literals.map { $0 + 1 }.filter { $0 < sample.pieces.count }
    let shown = isOverAll || source.flip() ? 0 : source.element(of: starts)
    let text = source.pasted(sample, from: shown)
    return PastedDate(
      sample: sample, shown: shown, isOverAll: isOverAll, text: text.isEmpty ? "0" : text)
  }
  .cover("names a month", atLeast: 0.02) { $0.text.contains("Oct") }
  .cover("replaces a date", atLeast: 0.2) { $0.isOverAll }
  .cover("follows part of a date", atLeast: 0.05) { $0.shown > 0 }
}

extension ChoiceSource {
  fileprivate mutating func pasted(_ sample: DateSample, from shown: Int) -> String {
    let pieces = sample.pieces[shown...]
    let value = sample.values.last ?? dateFieldValue()
    switch choose(upTo: 7) {
    case 0: return pieces.map(\.text).joined()
    case 1: return pieces.filter { $0.segment != nil }.map(\.text).joined()
    case 2: return respelled(pieces, sample.field)
    case 3: return written(value)
    case 4: return written(value) + element(of: [" - ", " to ", "\u{2013}"]) + written(value)
    case 5: return digits(int(in: 1...10))
    case 7: return signedOrQuoted(value)
    default:
      return element(of: [
        "/", "n/a", "--", "tomorrow", "7/", ":p", "\u{FF11}\u{FF12}/\u{FF10}\u{FF13}", "12 am",
        "5th", "10h30", "12\u{200E}34",
      ])
    }
  }

  /// A date or a time with an offset or a sign, or in quotes or brackets.
  private mutating func signedOrQuoted(_ value: DateFieldValue) -> String {
    let (text, hour) = (written(value), choose(upTo: 12))
    return element(of: [
      "\(text)-\(hour)", "\(text)-0\(hour):30", "\(text)\u{2212}0\(hour)00", "-\(text)",
      "\"\(text)\"", "[(\(text))] ", "\u{201C}\(text)\u{201D}", "'\(text)", "\(text)Z",
    ])
  }

  private mutating func digits(_ count: Int) -> String {
    (0..<count).map { _ in "\(choose(upTo: 9))" }.joined()
  }

  /// The pieces, with other separators or without leading zeros.
  private mutating func respelled(_ pieces: ArraySlice<DatePiece>, _ field: DateFieldDescription)
    -> String
  {
    let separator = flip() ? dateSeparator() : nil
    let hasZeros = flip()
    return pieces.map { piece in
      guard piece.segment != nil else { return separator ?? piece.text }
      let zeros = hasZeros ? 0 : piece.text.scalars.prefix { $0 == field.texts.digits[0] }.count
      return String(scalars: piece.text.scalars.dropFirst(zeros))
    }.joined()
  }

  private mutating func dateSeparator() -> String {
    element(of: ["/", "-", ".", " ", ", ", "T", ":", "_", "\u{202F}", "\n", "\u{2212}", "\u{2014}"])
  }

  /// A date, a time or both, written as people write them.
  private mutating func written(_ value: DateFieldValue) -> String {
    switch choose(upTo: 3) {
    case 0: return numbers(value.date)
    case 1: return named(value.date)
    case 2: return time(value.time)
    default: return numbers(value.date) + element(of: [" ", "T", ", "]) + time(value.time)
    }
  }

  private mutating func numbers(_ date: CivilDate) -> String {
    let (day, month) = ("\(date.day)", "\(date.month)")
    let year = flip() ? "\(date.year)" : String("0\(date.year)".suffix(2))
    let pair = { (number: Int) in String("0\(number)".suffix(2)) }
    let parts = element(of: [
      ["\(date.year)-\(pair(date.month))-\(pair(date.day))"], ["\(date.year)-\(pair(date.month))"],
      [month, year], [month, day], [month, day, year], [day, month, year], [year, month, day],
      [month, day, year, day],
    ])
    return parts.joined(separator: dateSeparator())
  }

  private mutating func named(_ date: CivilDate) -> String {
    let (day, year) = (date.day, date.year)
    let month = element(of: ["Oct", "October", "Mar", "July", "Sept."])
    return element(of: [
      "\(month) \(day), \(year)", "\(day) \(month) \(year)", "\(month) \(year)",
      "\(day) \(month) \(year % 100)", "\(month) \(day)",
    ])
  }

  private mutating func time(_ time: TimeOfDay) -> String {
    let minute = (time.minute < 10 ? "0" : "") + "\(time.minute)"
    let hour = time.hour % 12 == 0 ? 12 : time.hour % 12
    let half = time.hour < 12 ? "a" : "p"
    return element(of: [
      "\(time.hour):\(minute)", "\(hour):\(minute) \(half)m", "\(hour):\(minute) \(half).m.",
      "\(hour):\(minute)\u{202F}\(half.uppercased())M", "\(time.hour):\(minute):\(time.second)",
      "\(hour)\(half)m",
    ])
  }
}
