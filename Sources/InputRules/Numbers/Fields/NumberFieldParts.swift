/// The parts of a number field, and values derived from them; they are made once and shared by
/// copies, because making and copying them would take a third of a keystroke's time.
final class NumberFieldParts: Sendable {
  let format: NumberFormat
  let bounds: NumberBounds
  let hasBounds: Bool
  let bareReader: FormatAutomaton
  let shapeReader: FormatAutomaton
  let table: SymbolTable

  init(_ format: NumberFormat, _ bounds: NumberBounds) {
    var format = format
    format.allowsExponent = false
    self.format = format
    self.bounds = bounds
    hasBounds = bounds != .none
    table = SymbolTable(format)
    format.grouping = .refused
    bareReader = FormatAutomaton(format)
    format.allowsLeadingZeros = true
    shapeReader = FormatAutomaton(format)
  }
}
