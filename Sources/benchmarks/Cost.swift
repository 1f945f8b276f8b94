/// The time of one call alone: an indication, because machines differ.
enum Cost {
  /// Prints the shortest time of a call and, if it processes bytes, how many per second.
  static func print(_ name: String, bytes: Int? = nil, _ work: () -> Int) {
    let figure = Report.figure {
      let seconds = (0..<15).map { _ in Comparison.seconds(work) }.min() ?? 0
      let rate = bytes.map { ", \(Int(Double($0) / seconds / 1e6)) MB/s" } ?? ""
      return "\(Int(seconds * 1e9)) ns\(rate)"
    }
    Report.add([name, figure, ""])
  }
}
