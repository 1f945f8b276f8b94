import InputRules

extension WheelSet {
  /// The rows of a text if each wheel takes the first title that stands there, the longest first,
  /// and none is ever taken back; nil where that leads nowhere.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - spelling: what becomes of the text and the titles before they are compared.
  func greedyRows(of text: String, spelling: (String) -> String = { $0 }) -> [Int]? {
    var rest = Substring(spelling(text))
    var rows: [Int] = []
    for titles in titles.map({ $0.map(spelling) }) {
      let order = titles.indices.sorted { titles[$0].utf16.count > titles[$1].utf16.count }
      guard let row = order.first(where: { rest.hasPrefix(titles[$0]) }) else { return nil }
      rest = rest.dropFirst(titles[row].count)
      rows.append(row)
    }
    return rest.isEmpty ? rows : nil
  }
}
