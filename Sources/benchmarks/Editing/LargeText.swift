/// A megabyte of text of one kind.
struct LargeText {
  let name: String
  let text: String

  static let all = [
    LargeText("ASCII", of: "The quick brown fox jumps over the lazy dog. "),
    LargeText(
      "accented Latin", of: "Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich. "),
    LargeText("Chinese", of: "春眠不觉晓,处处闻啼鸟。夜来风雨声,花落知多少。"),
    LargeText("emoji families", of: "👨‍👩‍👧 and 🇨🇦 "),
    LargeText("flags", of: "🇨🇦"),
  ]

  private init(_ name: String, of piece: String) {
    self.name = name
    text = String(repeating: piece, count: 1_000_000 / piece.utf8.count)
  }

  /// The text in memory of its own: the least that any edit must do.
  func copied() -> String {
    var copy = ""
    copy.reserveCapacity(text.utf8.count)
    copy.append(contentsOf: text[...])
    return copy
  }
}
