import InputRules

enum EditingBenchmarks {
  static func run() throws {
    let units = LengthUnit.allCases.map { "limit in \($0)" }
    Report.begin(
      "a further character typed into 1 MB, in times of copying it", ["no limit"] + units)
    for text in LargeText.all { Report.add([text.name] + (try typing(into: text))) }
  }

  /// The time to type a character in the middle of a megabyte, relative to the time to copy the
  /// megabyte.
  private static func typing(into large: LargeText) throws -> [String] {
    let start = FieldState(large.text)
    let edit = Edit(replacing: .caret(at: start.text.utf16.count / 2), with: "x")
    return try rules(limit: { $0.length(of: large.text) + 2 }).map { name, rule in
      let state = rule.apply(edit, to: start)
      return Comparison(name, beside: "copying it").median {
        rule.apply(edit, to: state).text.utf8.count
      } baseline: {
        large.copied().utf8.count
      }
    }
  }

  private static func rules(
    limit: (LengthUnit) -> Int
  ) throws -> [(name: String, rule: FieldRule)] {
    let limited = try LengthUnit.allCases.map { unit in
      let condition = try MaximumLength(limit(unit), unit: unit)
      return (name: "\(unit)", rule: FieldRule([condition], insertion: .truncated))
    }
    return [("no rule", FieldRule())] + limited
  }
}

/// A megabyte of one kind of text.
struct LargeText {
  let name: String
  let text: String

  static let all = [
    LargeText("ASCII", of: "The quick brown fox jumps over the lazy dog. "),
    LargeText(
      "accented Latin", of: "Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich. "),
    LargeText("Chinese", of: "春眠不觉晓,处处闻啼鸟。夜来风雨声,花落知多少。"),
    LargeText("emoji with selectors", of: "❤️ and ☀️ "),
    LargeText("emoji families", of: "👨‍👩‍👧 and 🇨🇦 "),
    LargeText("flags", of: "🇨🇦"),
  ]

  private init(_ name: String, of piece: String) {
    self.name = name
    text = String(repeating: piece, count: 1_000_000 / piece.utf8.count)
  }

  /// A copy of the text in new storage; no edit that returns a new text can do less work.
  func copied() -> String {
    var copy = ""
    copy.reserveCapacity(text.utf8.count)
    copy.append(contentsOf: text[...])
    return copy
  }
}
