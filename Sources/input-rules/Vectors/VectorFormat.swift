/// What a file of outside vectors holds, told by its content.
enum VectorFormat: String, Encodable {
  /// Texts as code points, and cut into grapheme clusters; a row a line.
  case graphemeBreaks = "grapheme-breaks"
  /// Cases of Flutter's text formatters; one JSON object.
  case flutterFormatters = "flutter-formatters"
  /// Cases of Android's input filters; one JSON object.
  case androidFilters = "android-filters"
  /// Formatted edits of AnyFormatKit; a JSON object a line.
  case anyFormatKit = "anyformatkit"
  /// Edits of digit masks, and what five configurations of peers answer; a JSON object a line.
  case maskTransitions = "mask-transitions"
  /// Texts that input-mask-ios formats whole; a JSON object a line.
  case inputMask = "input-mask"
  /// Numbers, and the bits of the nearest doubles; a row a line.
  case nearestDoubles = "parse-number-fxx"
  /// Documents that are or aren't JSON because of a number; one JSON list.
  case jsonNumbers = "json-test-suite"
  /// What Python's Babel reads, by locale; one JSON list.
  case babelReading = "babel-parse"
  /// What Python's Babel writes, by locale; one JSON list.
  case babelWriting = "babel-format"
  /// What a browser makes of an input's value, and of its bounds; one JSON list.
  case inputConstraints = "wpt-constraints"
}
