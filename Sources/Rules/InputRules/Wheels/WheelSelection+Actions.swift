extension WheelSelection {
  /// The rows that the wheels show, one for each wheel (W5.4).
  public var rows: [Int] { (try? set.rows(at: count)) ?? [] }

  /// The text that the wheels show (W6).
  public var text: String { (try? set.text(of: rows)) ?? "" }

  /// The exact value that the wheels show (W3).
  public var value: ExactNumber { (try? set.value(at: count)) ?? .zero }

  /// The value that the wheels show, as the nearest double (W3).
  public var double: Double { (try? set.double(at: count)) ?? 0 }

  /// Performs an action, and returns its event (W5.6).
  ///
  /// A refused action changes nothing.
  /// - Parameter action: an action that a person or the app performs.
  @discardableResult public mutating func perform(_ action: WheelAction) -> WheelEvent {
    let event = event(of: action)
    self = event.selection
    return event
  }

  /// The event that would result from an action (W5.6).
  package func event(of action: WheelAction) -> WheelEvent {
    do throws(WheelProblem) {
      switch action {
      case .select(let row, let wheel): return try selecting(row, wheel: wheel)
      case .show(let value): return moving(to: try set.count(of: value))
      case .clamp(let value): return try clamping(value)
      case .write(let text): return moving(to: try set.count(of: try set.rows(of: text)))
      case .reload(let wheel, let rows): return try reloading(wheel, with: rows)
      case .replace(let set): return under(set)
      }
    } catch {
      return WheelEvent(effect: .refused(error), moves: [], oldCount: count, selection: self)
    }
  }

  private func selecting(_ row: Int, wheel: Int) throws(WheelProblem) -> WheelEvent {
    let row = try set.row(for: row, wheel: wheel)
    var rows = rows
    rows[wheel] = row
    return moving(to: try set.count(of: rows))
  }

  private func clamping(_ value: Double) throws(WheelProblem) -> WheelEvent {
    let isShown = (try? set.count(of: value)) != nil
    return moving(to: try set.clampedCount(of: value), isShown ? .done : .clamped)
  }

  private func moving(to count: Int, _ effect: WheelEvent.Effect = .done) -> WheelEvent {
    event(effect, leadingTo: WheelSelection(unchecked: set, count: count))
  }

  private func reloading(_ index: Int, with wheel: Wheel) throws(WheelProblem) -> WheelEvent {
    var wheels = set.wheels
    guard wheels.indices.contains(index) else { throw .noWheel(index, wheels: wheels.count) }
    wheels[index] = wheel
    do {
      return under(try WheelSet(wheels, fractionDigits: set.fractionDigits))
    } catch {
      throw .noSet(error)
    }
  }

  /// The event that results from showing the same rows on other wheels; if a wheel lacks a row, its
  /// last row is shown (W5.8).
  private func under(_ set: WheelSet) -> WheelEvent {
    let old = rows
    var (count, isClamped) = (0, false)
    for (index, wheel) in set.wheels.enumerated() {
      let row = index < old.count ? old[index] : 0
      let last = wheel.rowCount - 1
      isClamped = isClamped || row > last
      count = count * wheel.rowCount + min(row, last)
    }
    let selection = WheelSelection(unchecked: set, count: count)
    return event(isClamped ? .clamped : .done, leadingTo: selection)
  }

  private func event(
    _ effect: WheelEvent.Effect, leadingTo selection: WheelSelection
  ) -> WheelEvent {
    var moves: [WheelEvent.Move] = []
    for (wheel, (from, to)) in zip(rows, selection.rows).enumerated() where from != to {
      moves.append(.init(wheel: wheel, from: from, to: to))
    }
    return WheelEvent(effect: effect, moves: moves, oldCount: count, selection: selection)
  }
}

/// An action on wheels (W5.5).
public enum WheelAction: Hashable, Sendable {
  /// A wheel stops at a row; on a cyclic wheel, any integer identifies a row.
  case select(row: Int, wheel: Int)
  /// The wheels show a value, or the nearest value that they can show. A value out of range is
  /// refused.
  case show(Double)
  /// The wheels show a value, or the nearest one that they can show, even if the value is out of
  /// range.
  case clamp(Double)
  /// The wheels show the rows whose titles form the text.
  case write(String)
  /// A wheel's rows are reloaded; the new wheel replaces the old one.
  case reload(wheel: Int, Wheel)
  /// Another set replaces all wheels.
  case replace(WheelSet)
}
