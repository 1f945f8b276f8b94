import InputRules

extension WheelAction {
  /// The action in words, texts escaped.
  var words: String {
    switch self {
    case .select(let row, let wheel): "select row \(row) of wheel \(wheel)"
    case .show(let value): "show \(value)"
    case .clamp(let value): "clamp \(value)"
    case .write(let text): "write \(text.escaped)"
    case .reload(let place, let wheel): "reload wheel \(place) with \(wheel.words)"
    case .replace(let set): "replace by \(set.words)"
    }
  }
}
