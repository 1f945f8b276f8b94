import InputRules

/// The answers that Flutter's formatters document and that our clauses require, predicted without
/// the reference.
extension FlutterRow {
  /// Both answers if a text that was set is limited, and an end of its selection is inside a
  /// surrogate pair.
  var predictionInsidePair: VectorPrediction? {
    guard case .limit(let limit) = formatter, old == nil, value.composing == nil,
      let (base, extent) = value.selection, isOffset(base), isOffset(extent)
    else { return nil }
    let text = limit.map { String(value.text.prefix($0.limit)) } ?? value.text
    let length = text.utf16.count
    let isBackward = base > extent
    let start = widened(min(base, extent), up: false)
    let end = widened(max(base, extent), up: true)
    let ours = (min(start, length), min(end, length))
    return VectorPrediction(
      peers: words(text, selection: (min(base, length), min(extent, length)), composing: nil),
      ours: words(text, selection: isBackward ? (ours.1, ours.0) : ours, composing: nil))
  }

  /// Both answers if an end is inside a part that is replaced by as many units.
  var predictionOfEqualLength: VectorPrediction? {
    guard let (runs, replacement) = replaced, value.text.utf16.count == scalarCount,
      replacement.utf16.count == replacement.unicodeScalars.count,
      [value.selection?.base, value.selection?.extent].allSatisfy({ $0.map(isOffset) ?? true })
    else { return nil }
    let size = replacement.utf16.count
    func words(_ moved: (Int) -> Int) -> String {
      let composing = value.composing.map { (moved($0.start), moved($0.end)) }
      return self.words(
        text(replacing: runs, by: replacement),
        selection: value.selection.map { (moved($0.base), moved($0.extent)) },
        composing: composing.flatMap { $0.0 == $0.1 ? nil : $0 })
    }
    return VectorPrediction(
      peers: words { offset in
        runs.filter { $0.count != size }.reduce(offset) {
          $0 + Self.shift(of: offset, by: $1, size)
        }
      },
      ours: words { offset in
        runs.reduce(offset) { $0 + Self.shift(of: offset, by: $1, size) }
      })
  }

  /// What replacing a match by so many units adds to an offset, for the part of the match before
  /// the offset.
  private static func shift(of offset: Int, by run: Range<Int>, _ size: Int) -> Int {
    offset <= run.lowerBound ? 0 : size - (min(offset, run.upperBound) - run.lowerBound)
  }

  /// What a filter replaces, in units, and by what.
  private var replaced: (runs: [Range<Int>], replacement: String)? {
    switch formatter {
    case .deny(let pattern, let text): (pattern.matches(in: value.text).map(\.units), text)
    case .allow(let pattern, let text): (pattern.gaps(in: value.text).map(\.units), text)
    case .limit: nil
    }
  }

  private func text(replacing runs: [Range<Int>], by replacement: String) -> String {
    var units = Array(value.text.utf16)
    for run in runs.reversed() { units.replaceSubrange(run, with: replacement.utf16) }
    return String(decoding: units, as: UTF16.self)
  }

  private var scalarCount: Int { value.text.unicodeScalars.count }

  private func isOffset(_ offset: Int) -> Bool { 0...value.text.utf16.count ~= offset }

  /// The offset, or the end of the surrogate pair that contains it.
  private func widened(_ offset: Int, up: Bool) -> Int {
    let units = Array(value.text.utf16)
    guard offset > 0, offset < units.count, UTF16.isTrailSurrogate(units[offset]) else {
      return offset
    }
    return up ? offset + 1 : offset - 1
  }
}

extension TextRange {
  fileprivate var units: Range<Int> { location..<(location + length) }
}
