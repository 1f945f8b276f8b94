/// The content of a file of outside vectors.
enum VectorFormat: String, Encodable {
  /// Texts as code points, cut into grapheme clusters; one row per line.
  case graphemeBreaks = "grapheme-breaks"
  /// Cases of Flutter's text formatters; one JSON object.
  case flutterFormatters = "flutter-formatters"
  /// Cases of Android's input filters; one JSON object.
  case androidFilters = "android-filters"
  /// Formatted edits of AnyFormatKit; one JSON object per line.
  case anyFormatKit = "anyformatkit"
  /// Edits of digit masks, with the answers of five peers' configurations; one JSON object per
  /// line.
  case maskTransitions = "mask-transitions"
  /// Texts that input-mask-ios formats as a whole; one JSON object per line.
  case inputMask = "input-mask"
  /// Numbers, and the bits of the nearest doubles; one row per line.
  case nearestDoubles = "parse-number-fxx"
  /// Documents that are or aren't JSON because of a number; one JSON list.
  case jsonNumbers = "json-test-suite"
  /// What Python's Babel reads, by locale; one JSON list.
  case babelReading = "babel-parse"
  /// What Python's Babel writes, by locale; one JSON list.
  case babelWriting = "babel-format"
  /// A browser's value for an input, and for its bounds; one JSON list.
  case inputConstraints = "wpt-constraints"
}
