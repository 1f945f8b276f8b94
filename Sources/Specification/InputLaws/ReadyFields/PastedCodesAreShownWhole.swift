extension Law {
  package static let pastedCodesAreShownWhole = Law(
    """
    A card number, account, code, postal code or national number, pasted as people write it, is \
    shown whole and alone, even if the field already shows its beginning. The field refuses a \
    paste that contains more, and keeps its text. It also refuses other groups, except of cards \
    and accounts. A repair of a text from code has the same result as pasting the text, or changes \
    nothing.
    """, clauses: ["K2", "K5", "K7", "K24", "K34"],
    Property(forAll: .writtenCode.cover("must be accepted", atLeast: 0.4) { $0.way.isRead }) {
      subject, input in
      let all = subject.readyFields.ready
      let ready = all[input.place % all.count]
      let code = ready.traits.example.scalars.filter(\.isLetterOrDigit)
      let field = subject.readyFields.fieldOfTable(ready.table)
      let start = field.typing([String(scalars: code.prefix(input.before))])
      let state = input.isOverAll ? start.selectingAll : start
      let text = input.way.written(code, ready.traits.example)
      // The longest codes, those of cards and accounts, are read in any groups.
      let isRead = input.way.isRead || input.way.separator == "/" && code.count > 11
      let repaired = field.repaired(FieldState(text)).text
      let isRepaired = repaired.scalars.filter(\.isLetterOrDigit) == code
      try require(isRead ? isRepaired : repaired == text, "the repair gives \(repaired)")
      let decision = field.decide(Edit(replacing: state.selection, with: text), on: state)
      guard let next = decision.newState else {
        return try require(!isRead, "\(text) is refused")
      }
      try require(isRead, "\(text) is shown as \(next)")
      let shown = next.text.scalars.filter(\.isLetterOrDigit)
      try require(shown == code, "\(text) is shown as \(next)")
    })
}

struct WayOfCode: Sendable {
  /// The text, with `E` for the code and `D` for the code without its last scalar.
  let form: String
  /// The separator: a dash is written after each group of the code, a slash wherever no group ends,
  /// and any other separator after every four scalars.
  var separator = ""
  /// The code point of zero, which determines the script of the digits.
  var zero: UInt32 = 48
  var isLowercase = false
  /// Whether all fields must accept the text; otherwise, they must refuse it.
  var isRead = true

  static let all: [WayOfCode] =
    [
      WayOfCode(form: "E"), WayOfCode(form: "\tE\n"), WayOfCode(form: "(E)"), WayOfCode(form: "E."),
      WayOfCode(form: "\u{2066}E\u{2069}"), WayOfCode(form: "E", separator: " "),
      WayOfCode(form: "E", separator: "\u{A0}"), WayOfCode(form: " E", separator: "-"),
      WayOfCode(form: "E ", separator: "\u{2013}"), WayOfCode(form: "E", separator: "\u{200B}"),
      WayOfCode(form: "E", zero: 0xFF10), WayOfCode(form: "E", separator: " ", zero: 0x660),
      WayOfCode(form: "E", isLowercase: true),
    ]
    + ["E E E", "E\nE E", "E;E", "E, E", "E+5", "E#5", "№ E", "“E”", "E = 5", "E 😀", "5#D"].map {
      WayOfCode(form: $0, isRead: false)
    } + [WayOfCode(form: "E", separator: "/", isRead: false)]

  func written(_ code: [Unicode.Scalar], _ example: String) -> String {
    let groups = example.scalars.split { !$0.isLetterOrDigit }.map(\.count)
    let ends = groups.indices.dropFirst().map { groups[..<$0].reduce(0, +) }
    let pieces = code.enumerated().map { place, scalar in
      let digit = "0"..."9" ~= scalar ? Unicode.Scalar(scalar.value - 48 + zero) : nil
      let (isEnd, isDash) = (ends.contains(place), ["-", "\u{2013}"].contains(separator))
      let isDivided = separator == "/" ? !isEnd : isDash ? isEnd : place % 4 == 0
      return (isDivided && place > 0 ? separator : "") + String(digit ?? scalar)
    }
    let text = isLowercase ? pieces.joined().lowercased() : pieces.joined()
    let parts: [Character: String] = ["E": text, "D": String(text.dropLast())]
    return form.map { parts[$0] ?? String($0) }.joined()
  }
}

/// A code to paste, and the field that receives it.
struct WrittenCode: Hashable, Sendable {
  var place: Int
  /// The number of the code's scalars that the field shows before the paste.
  var before: Int
  var isOverAll: Bool
  var wayPlace: Int

  var way: WayOfCode { WayOfCode.all[wayPlace] }
}

extension Generator<WrittenCode> {
  /// The example of a ready field, written in one of several ways.
  fileprivate static let writtenCode = Generator { source in
    WrittenCode(
      place: source.int(upTo: 255), before: source.int(upTo: 12),
      isOverAll: source.flip(), wayPlace: source.element(of: Array(WayOfCode.all.indices)))
  }
}

extension Unicode.Scalar {
  fileprivate var isLetterOrDigit: Bool {
    "0"..."9" ~= self || "A"..."Z" ~= self || "a"..."z" ~= self
  }
}
