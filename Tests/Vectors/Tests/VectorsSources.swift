extension Vectors {
  /// Rows of the original suites that the committed parts of them don't have, for the kinds that
  /// cover none of those; each a file.
  static let sources = [flutter, android, json, inputs, writing, placeholder]

  /// “Same length replacement, keep the selection at where it is” (and the composing region).
  private static let flutter = #"""
    {"field": {"rules": "flutter-formatters", "filter": "deny", "pattern": "BBB", \#
    "replacement": "***"}, "state": null, "edit": {"text": "AAABBBCCC", "selection": [5, 4], \#
    "composing": null}, "expected": {"text": null, "selection": [5, 4], "composing": null}, \#
    "peer": "Flutter"}
    {"field": {"rules": "flutter-formatters", "filter": "deny", "pattern": "BBB", \#
    "replacement": "***"}, "state": null, "edit": {"text": "AAABBBCCC", "selection": null, \#
    "composing": [4, 5]}, "expected": {"text": null, "selection": null, "composing": [4, 5]}, \#
    "peer": "Flutter"}
    """#

  /// The fourth and fifth points of `testFilter3`.
  private static let android = #"""
    {"field": {"rules": "android-filters", "class": "DigitsKeyListener", "sign": false, \#
    "decimal": true}, "state": {"text": "dest string"}, "edit": {"range": [0, 11], \#
    "text": "a1.b2c3d."}, "expected": {"inserted": "123."}, "peer": "Android"}
    {"field": {"rules": "android-filters", "class": "DigitsKeyListener", "sign": false, \#
    "decimal": true}, "state": {"text": "dest string"}, "edit": {"range": [0, 11], \#
    "text": "5.a1.b2c3d"}, "expected": {"inserted": "51.23"}, "peer": "Android"}
    """#

  /// `y_number_after_space.json`.
  private static let json = Vectors.line(
    "json-test-suite", edit: #""doc": "[ 4]", "token": " 4""#, expected: #""verdict": "accept""#)

  /// “value >= Number.MAX_VALUE”, and “users inputting a parsable but invalid floating point
  /// number”.
  private static let inputs = #"""
    {"field": {"rules": "wpt-constraints", "type": "number"}, "state": null, \#
    "edit": {"check": "sanitize", "text": "2e308"}, "expected": {"value": ""}, "peer": "WPT"}
    {"field": {"rules": "wpt-constraints", "type": "number"}, "state": null, \#
    "edit": {"check": "typed", "text": "1."}, "expected": {"value": "1", "badInput": false}, \#
    "peer": "WPT"}
    """#

  /// Measured with `format_decimal` of Python Babel 2.19.0.
  private static let writing = #"""
    {"field": {"rules": "babel-format", "locale": "es_ES"}, "state": null, \#
    "edit": {"value": "1000"}, "expected": {"text": "1.000"}, "peer": "Babel"}
    {"field": {"rules": "babel-format", "locale": "es_ES"}, "state": null, \#
    "edit": {"value": "1234.5"}, "expected": {"text": "1.234,5"}, "peer": "Babel"}
    {"field": {"rules": "babel-format", "locale": "it_CH"}, "state": null, \#
    "edit": {"value": "1000"}, "expected": {"text": "1'000"}, "peer": "Babel"}
    {"field": {"rules": "babel-format", "locale": "it_CH"}, "state": null, \#
    "edit": {"value": "1234.5"}, "expected": {"text": "1'234.5"}, "peer": "Babel"}
    {"field": {"rules": "babel-format", "locale": "pl_PL"}, "state": null, \#
    "edit": {"value": "1000"}, "expected": {"text": "1\u00a0000"}, "peer": "Babel"}
    {"field": {"rules": "babel-format", "locale": "pl_PL"}, "state": null, \#
    "edit": {"value": "1234.5"}, "expected": {"text": "1\u00a0234,5"}, "peer": "Babel"}
    {"field": {"rules": "babel-format", "locale": "pt_PT"}, "state": null, \#
    "edit": {"value": "1000"}, "expected": {"text": "1\u00a0000"}, "peer": "Babel"}
    {"field": {"rules": "babel-format", "locale": "es_ES"}, "state": null, \#
    "edit": {"value": "-1000"}, "expected": {"text": "-1.000"}, "peer": "Babel"}
    """#

  /// `test9` of `PlaceholderTextInputFormatterErasingBy1SymbolTests`.
  private static let placeholder = #"""
    {"field": {"rules": "anyformatkit", "kind": "placeholder", "pattern": "#### ####", \#
    "symbol": "#"}, "state": {"text": "1111 ####"}, "edit": {"range": [7, 1], "text": ""}, \#
    "expected": {"text": "1111 ####", "caret": 7}, "peer": "AnyFormatKit"}
    """#
}
