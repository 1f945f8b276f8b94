/// Numbers that are the same in each run.
struct SplitMix {
  var state: UInt64

  mutating func number(below end: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ mixed >> 31) >> 1) % max(1, end)
  }

  mutating func element<Element>(of list: [Element]) -> Element {
    list[number(below: list.count)]
  }

  mutating func text(of pieces: [String], upTo count: Int) -> String {
    (0..<number(below: count + 1)).reduce(into: "") { text, _ in
      text += element(of: pieces)
    }
  }
}
