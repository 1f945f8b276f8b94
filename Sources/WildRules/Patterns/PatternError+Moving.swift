import InputRules

extension PatternError {
  /// The same error, its offset elsewhere.
  func moving(_ move: (Int) -> Int) -> PatternError {
    switch self {
    case .nothingEscaped(let offset): .nothingEscaped(offset: move(offset))
    case .unpairedBracket(let offset): .unpairedBracket(offset: move(offset))
    case .behindTail(let offset): .behindTail(offset: move(offset))
    case .unwritable: self
    }
  }
}
