private let model = ModelWheels()

extension Mutant {
  /// Creates a mutant that uses `answer` to change the counts that the model finds for rows.
  static func countOfRows(
    _ id: String, _ mistake: String,
    _ answer:
      @escaping @Sendable (Result<Int, WheelProblem>, [Int], WheelSet) -> Result<Int, WheelProblem>
  ) -> Mutant { result(of: \.wheels.countOfRows, id, mistake, by: answer) }

  /// Creates a mutant that uses `change` to change events; `change` receives the action and the
  /// selection.
  static func event(
    _ id: String, _ mistake: String,
    _ change: @escaping @Sendable (WheelEvent, WheelAction, WheelSelection) -> WheelEvent
  ) -> Mutant {
    Mutant(id, mistake) {
      $0.wheels.perform = { action, selection in
        let event = change(model.event(of: action, on: selection), action, selection)
        selection = event.selection
        return event
      }
    }
  }
}

extension WheelSet {
  func modelCount(of rows: [Int]) -> Result<Int, WheelProblem> {
    Result { () throws(WheelProblem) in try ModelWheels().count(of: rows, in: self) }
  }

  /// The rows that the wheels show; rows of cyclic wheels are reduced to valid ones.
  func rows(_ rows: [Int]) -> [Int] {
    guard case .success(let count) = modelCount(of: rows) else { return rows }
    return (try? ModelWheels().rows(at: count, of: self)) ?? rows
  }

  /// For each wheel, the number of positions of all later wheels, even if that overflows a count.
  var places: [Int] {
    var places: [Int] = []
    var product = 1
    for wheel in wheels.reversed() {
      places.append(product)
      product = product &* wheel.rowCount
    }
    return places.reversed()
  }

  /// The wheels after a change, or unchanged if the changed wheels don't form a set.
  func changing(_ change: (Wheel) -> Wheel) -> WheelSet {
    (try? WheelSet(wheels.map(change), fractionDigits: fractionDigits)) ?? self
  }

  /// The rows for a text if each wheel takes its longest matching title, without backtracking;
  /// `nil` if the rest doesn't match.
  func greedyRows(of text: String) -> [Int]? {
    var rest = Substring(text)
    var rows: [Int] = []
    for titles in wheels.map(\.rowTitles) {
      let order = titles.indices.sorted { titles[$0].utf16.count > titles[$1].utf16.count }
      guard let row = order.first(where: { rest.hasPrefix(titles[$0]) }) else { return nil }
      rest = rest.dropFirst(titles[row].count)
      rows.append(row)
    }
    return rest.isEmpty ? rows : nil
  }
}

extension Wheel {
  var hasDigits: Bool { if case .digits = rows { true } else { false } }
}

extension WheelAdvice {
  /// The advice with other long wheels, and perhaps another number of moves.
  func with(_ longWheels: [LongWheel], most: Int? = nil) -> WheelAdvice {
    WheelAdvice(longWheels: longWheels, expectedMoves: expectedMoves, mostMoves: most ?? mostMoves)
  }
}

extension WheelEvent {
  func with(_ effect: Effect? = nil, _ moves: [Move]? = nil) -> WheelEvent {
    WheelEvent(
      effect: effect ?? self.effect, moves: moves ?? self.moves, oldCount: oldCount,
      selection: selection)
  }

  /// The event that changes one selection to another.
  static func changing(_ old: WheelSelection, to new: WheelSelection, _ effect: Effect = .done)
    -> WheelEvent
  { WheelEvent(effect: effect, moves: old.moves(to: new), oldCount: old.count, selection: new) }
}

extension WheelSelection {
  var shownRows: [Int] { (try? ModelWheels().rows(at: count, of: set)) ?? [] }

  /// The same wheels with other rows, or unchanged if the rows aren't valid.
  func showing(_ rows: [Int]) -> WheelSelection {
    guard case .success(let count) = set.modelCount(of: rows) else { return self }
    return (try? WheelSelection(set, count: count)) ?? self
  }

  /// The moves of the wheels that are in both selections but show different rows.
  func moves(to other: WheelSelection) -> [WheelEvent.Move] {
    zip(shownRows, other.shownRows).enumerated().compactMap { wheel, rows in
      rows.0 == rows.1 ? nil : WheelEvent.Move(wheel: wheel, from: rows.0, to: rows.1)
    }
  }
}
