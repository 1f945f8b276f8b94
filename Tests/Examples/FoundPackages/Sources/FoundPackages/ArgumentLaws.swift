import ArgumentParser
import FoundFrame
import PropertyTesting

/// Laws about ArgumentParser: what its guide says of options, values and the terminator.
enum ArgumentLaws {
  static let all: [Law] = [values, numbers, order]

  /// A kind of an option, whose name is no identifier.
  enum Kind: String, ExpressibleByArgument { case red, darkBlue = "dark-blue" }

  /// What a tool takes.
  struct Words: ParsableArguments {
    @Option var count: Int?
    @Option var ratio: Double?
    @Option var kind: Kind?
    @Option var word: String?
    @Option var each: [String] = []
    @Flag var loud = false
    @Argument var rest: [String] = []
  }

  static let values = Law(
    "argument-values-are-whole", .roundTrip,
    forAll: zip(
      .pieces(4, of: "a", "=", "-", "--", " ", "é", "\n", "\"", "loud"),
      .pieces(3, of: "b", "=", "-", "each"))
  ) { text, other in
    // What “--word=” means isn't documented.
    try assume(!text.isEmpty && !other.isEmpty)
    let found = try? Words.parse(["--each=" + other, "--word=" + text, "--each=" + text])
    try requireEqual(found?.word, text)
    try requireEqual(found?.each, [other, text])
    try requireEqual(try? Words.parse(["--", text, other]).rest, [text, other])
  }

  static let numbers = Law(
    "arguments-are-what-their-types-read", .oracle,
    forAll: .pieces(4, of: "1", "9223372036854775807", "0", "+", "-", "e", ".", "inf", " ", "x")
  ) { text in
    try requireEqual((try? Words.parse(["--count=" + text]))?.count, Int(text))
    try requireEqual((try? Words.parse(["--ratio=" + text]))?.ratio, Double(text))
    for name in ["red", "dark-blue", "darkBlue", text] {
      try requireEqual((try? Words.parse(["--kind=" + name]))?.kind, Kind(rawValue: name))
    }
  }

  static let order = Law(
    "arguments-keep-their-order", .model,
    forAll: zip(
      .array(of: zip(.int(in: 0...3), .int(in: 0...4)), 0...5), .bool(),
      .array(of: .int(in: 0...5), 0...3))
  ) { (items: [(Int, Int)], isEnded: Bool, places: [Int]) in
    let tail = places.map { ["a", "--", "--loud", "-x", "", "--each=b"][$0] }
    var (arguments, each, rest, isLoud): ([String], [String], [String], Bool) = ([], [], [], false)
    for (kind, place) in items {
      let text = ["a", "b=c", "é ü", "1", "x-y"][place]
      switch kind {
      case 0: (arguments, each) = (arguments + ["--each", text], each + [text])
      case 1: (arguments, each) = (arguments + ["--each=" + text], each + [text])
      case 2: (arguments, rest) = (arguments + [text], rest + [text])
      default: (arguments, isLoud) = (arguments + ["--loud"], true)
      }
    }
    if isEnded { (arguments, rest) = (arguments + ["--"] + tail, rest + tail) }
    let found = try Words.parse(arguments)
    try requireEqual(found.each, each)
    try requireEqual(found.rest, rest)
    try requireEqual(found.loud, isLoud)
  }
}
