extension ChoiceSource {
  /// Some elements, drawn one after another.
  mutating func list<Element>(
    _ count: ClosedRange<Int>, label: String, _ element: (inout ChoiceSource) -> Element
  ) -> [Element] {
    var list: [Element] = []
    repeated(count, label: label) { list.append(element(&$0)) }
    return list
  }

  /// Up to eight pieces, one after another.
  mutating func pieces(_ piece: (inout ChoiceSource) -> String) -> String {
    list(0...8, label: "piece") { piece(&$0) }.joined()
  }

  /// A text with a piece added or a scalar removed, or with a piece in a scalar's position.
  mutating func damaged(_ text: String, by piece: (inout ChoiceSource) -> String) -> String {
    var scalars = Array(text.unicodeScalars)
    let place = Int(choose(upTo: UInt64(scalars.count)))
    if flip() && place < scalars.count { scalars.remove(at: place) }
    if flip() {
      scalars.insert(contentsOf: piece(&self).unicodeScalars, at: min(place, scalars.count))
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// A text with one piece inserted anywhere, or one scalar removed.
  mutating func mangled(_ text: String, by piece: (inout ChoiceSource) -> String) -> String {
    var scalars = Array(text.unicodeScalars)
    let place = Int(choose(upTo: UInt64(scalars.count)))
    if flip(0.3) && place < scalars.count {
      scalars.remove(at: place)
    } else {
      scalars.insert(contentsOf: piece(&self).unicodeScalars, at: place)
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
