/// What libFuzzer last said of a run in a line such as
/// `#1048576	pulse  cov: 431 ft: 2020 corp: 310/4096b lim: 512 exec/s: 209715 rss: 61Mb`.
struct FuzzStatus: Equatable {
  var runs = 0
  var edges = 0
  var corpus = 0

  /// The status in the last such line of `log`, if there is one.
  init?(log: String) {
    let lines = log.split(separator: "\n").reversed()
    guard let line = lines.first(where: { $0.hasPrefix("#") && $0.contains("cov: ") }) else {
      return nil
    }
    let words = line.split { $0 == " " || $0 == "\t" }
    runs = Int(words[0].dropFirst()) ?? 0
    edges = Self.number(after: "cov:", in: words)
    corpus = Self.number(after: "corp:", in: words)
  }

  private static func number(after name: Substring, in words: [Substring]) -> Int {
    guard let place = words.firstIndex(of: name), place + 1 < words.count else { return 0 }
    return Int(words[place + 1].prefix(while: \.isNumber)) ?? 0
  }
}
