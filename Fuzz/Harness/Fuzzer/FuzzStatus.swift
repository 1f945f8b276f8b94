/// The status of libFuzzer, read from lines such as `#1048576 pulse cov: 431 ft: 2020 corp:
/// 310/4096b lim: 512 exec/s: 209715 rss: 61Mb`.
struct FuzzStatus: Equatable {
  /// The number of executed inputs, excluding those in the initial corpus.
  var runs = 0
  var (edges, features) = (0, 0)
  /// The number of features of the initial corpus, or `nil` until it has been read.
  var initial: Int?
  var corpus = 0
  /// The numbers of checked and of discarded inputs, including those in the corpus, as this package
  /// last printed them.
  var (checked, discarded) = (0, 0)
  /// The start of fuzzing, by the monotonic clock; `nil` while libFuzzer reads the corpus.
  var since: Double?

  /// The start of the line with the numbers of checked and of discarded inputs.
  static let counts = "INFO: property-fuzz: checked"

  /// Reads the last status in `log`, or returns `nil` if there is none.
  init?(log: String) {
    let lines = log.split(separator: "\n")
    // If the first inputs reach no instrumented code, their line contains no coverage.
    let statuses = lines.filter {
      $0.hasPrefix("#") && ($0.contains("cov: ") || $0.contains("\tINITED "))
    }
    guard let last = statuses.last else { return nil }
    (edges, features) = (Self.number(after: "cov:", in: last), Self.number(after: "ft:", in: last))
    corpus = Self.number(after: "corp:", in: last)
    let begin = statuses.first { $0.contains("\tINITED ") }
    initial = begin.map { Self.number(after: "ft:", in: $0) }
    let total = Self.value(of: "stat::number_of_executed_units:", in: lines).flatMap { Int($0) }
    if let begin { runs = max(0, (total ?? Self.count(last)) - Self.count(begin)) }
    let words = lines.last { $0.hasPrefix(Self.counts) }?.split(separator: " ") ?? []
    let counts = words.compactMap { Int($0) }
    if counts.count == 2 { (checked, discarded) = (counts[0], counts[1]) }
    since = Self.value(of: "INFO: property-fuzz: fuzzing since", in: lines).flatMap { Double($0) }
  }

  /// The number of executed inputs, which is at the start of a line.
  private static func count(_ line: Substring) -> Int {
    Int(line.dropFirst().prefix(while: \.isNumber)) ?? 0
  }

  private static func value(of name: String, in lines: [Substring]) -> Substring? {
    lines.last { $0.hasPrefix(name) }?.split(separator: " ").last
  }

  private static func number(after name: Substring, in line: Substring) -> Int {
    let words = line.split { $0 == " " || $0 == "\t" }
    guard let place = words.firstIndex(of: name), place + 1 < words.count else { return 0 }
    return Int(words[place + 1].prefix(while: \.isNumber)) ?? 0
  }
}
