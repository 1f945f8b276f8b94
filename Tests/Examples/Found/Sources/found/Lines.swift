import FoundFrame

/// The lines of the records, made from them by `records.py --lines`.
enum Lines {
  /// All lines, by the identifier of the finding.
  static var all: FoundCommand.Lines {
    numbers.merging(texts) { one, _ in one }.merging(dates) { one, _ in one }
  }
}
