extension Vectors {
  /// Rows of the original suites that the committed parts of them don't have, for the kinds that
  /// cover none of those; each a file.
  static let sources = [flutter, android, json, inputs, writing, placeholder]

  /// “Same length replacement, keep the selection at where it is” (and the composing region).
  private static let flutter = """
    {"cases": [
    {"formatter": {"filter": "deny", "pattern": "BBB", "replacement": "***"}, "old": null,
    "text": "AAABBBCCC", "sel": [5, 4], "composing": null,
    "expectText": null, "expectSel": [5, 4], "expectComposing": null},
    {"formatter": {"filter": "deny", "pattern": "BBB", "replacement": "***"}, "old": null,
    "text": "AAABBBCCC", "sel": null, "composing": [4, 5],
    "expectText": null, "expectSel": null, "expectComposing": [4, 5]}]}
    """

  /// The fourth and fifth points of `testFilter3`.
  private static let android = """
    {"cases": [
    {"class": "DigitsKeyListener", "sign": false, "decimal": true, "source": "a1.b2c3d.",
    "dest": "dest string", "dstart": 0, "dend": 11, "expected": "123."},
    {"class": "DigitsKeyListener", "sign": false, "decimal": true, "source": "5.a1.b2c3d",
    "dest": "dest string", "dstart": 0, "dend": 11, "expected": "51.23"}]}
    """

  /// `y_number_after_space.json`.
  private static let json = #"[{"verdict": "accept", "doc": "[ 4]", "token": " 4"}]"#

  /// “value >= Number.MAX_VALUE”, and “users inputting a parsable but invalid floating point
  /// number”.
  private static let inputs = """
    [{"check": "sanitize", "type": "number", "input": "2e308", "expected": ""},
    {"check": "typed", "type": "number", "input": "1.", "expectedValue": "1", "badInput": false}]
    """

  /// Measured with `format_decimal` of Python Babel 2.18.0.
  private static let writing = """
    [{"locale": "es_ES", "value": "1000", "out": "1.000"},
    {"locale": "es_ES", "value": "1234.5", "out": "1.234,5"},
    {"locale": "it_CH", "value": "1000", "out": "1’000"},
    {"locale": "it_CH", "value": "1234.5", "out": "1’234.5"},
    {"locale": "pl_PL", "value": "1000", "out": "1\\u00a0000"},
    {"locale": "pl_PL", "value": "1234.5", "out": "1\\u00a0234,5"},
    {"locale": "pt_PT", "value": "1000", "out": "1\\u00a0000"},
    {"locale": "es_ES", "value": "-1000", "out": "-1.000"}]
    """

  /// `test9` of `PlaceholderTextInputFormatterErasingBy1SymbolTests`.
  private static let placeholder = """
    {"config": {"kind": "placeholder", "pattern": "#### ####", "symbol": "#"}, \
    "text": "1111 ####", "range": [7, 1], "replacement": "", \
    "outText": "1111 ####", "outCaret": 7}
    """
}
