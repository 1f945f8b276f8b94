/// Texts similar to one that people type: the same text in other forms, and others of its kind.
///
/// Bugs of masks and number fields often need a form other than the most obvious one.
struct TypingNeighbors {
  private let text: String
  private let digits: String
  /// The characters between and around the digits.
  private let signs: Set<Character>
  /// The lengths of the runs of digits, from the left.
  private let runs: [Int]

  private static let ascii = Set("0123456789")

  init(of text: String) {
    self.text = text
    digits = text.filter(Self.ascii.contains)
    signs = Set(text).subtracting(Self.ascii)
    runs = text.split { !Self.ascii.contains($0) }.map(\.count)
  }

  /// The similar texts, without the text itself.
  var all: [String] {
    var known: Set = [text]
    return (kind?.texts(digits, text) ?? []).filter { known.insert($0).inserted }
  }

  /// A kind of text; in its forms, `#` is a digit of the text and `*` the whole text.
  private struct Kind {
    let isOf: @Sendable (TypingNeighbors) -> Bool
    let forms: [String]

    /// The texts in forms that have as many places as the text has digits, or none.
    func texts(_ digits: String, _ text: String) -> [String] {
      forms.compactMap { form in
        let count = form.count { $0 == "#" }
        if count > 0 && count != digits.count { return nil }
        var rest = digits.makeIterator()
        return form.map { $0 == "#" ? String(rest.next() ?? $0) : $0 == "*" ? text : String($0) }
          .joined()
      }
    }
  }

  private var kind: Kind? { Self.kinds.first { $0.isOf(self) } }

  private static let kinds = [
    Kind(
      isOf: { $0.signs == [":"] && $0.runs.count == 2 },
      forms: ["9:30", "09:30", "930", "12:30", "####", "##.##", "## ##", "##:## PM"]),
    Kind(
      isOf: { $0.runs.count == 3 && $0.runs.last == 4 && $0.signs.isSubset(of: ["/"]) },
      forms: ["4/5/2024", "12/31/1999", "04/05/2024", "12311999", "29/02/2023", "02/29/2023"]),
    Kind(
      isOf: { $0.runs.count == 3 && $0.runs.last == 4 && $0.signs.isSubset(of: [".", "-"]) },
      forms: ["4.5.2024", "31.12.1999", "04-05-2024", "31121999", "29.02.2023"]),
    Kind(
      isOf: { $0.runs.first == 4 && $0.runs.count == 3 && $0.signs.isSubset(of: ["-", "/", "."]) },
      forms: ["2024-4-5", "1999-12-31", "1999/12/31", "19991231", "2023-02-29"]),
    Kind(
      isOf: { $0.digits.count == 10 && $0.signs.isSubset(of: " -.()") && $0.runs.count != 2 },
      forms: [
        "##########", "###-###-####", "(###) ###-####", "###.###.####", "### ### ####",
        "+1##########", "+1 (###) ###-####", "1-###-###-####", "*x",
      ]),
    Kind(
      isOf: { 15...16 ~= $0.digits.count && $0.signs.isSubset(of: " -") },
      forms: [
        "################", "#### #### #### ####", "####-####-####-####", "###############",
        "#### ###### #####", "378282246310005", "12345678901234567890", "*x",
      ]),
    Kind(
      isOf: { !$0.digits.isEmpty && $0.signs.isSubset(of: "+-.,' \u{A0}€$%") },
      forms: [
        "*x", "-*", "12345678901234567890", "12345678901234567890x", "1,234.56", "1.234,56",
        "1 234.56", "0.5", "007",
      ]),
  ]
}
