import InputRules
import InputRulesModel
import Testing

/// The effects of the model's actions on a selection (W5.5 to W5.9).
@Suite struct ModelWheelEventTests {
  let wheels = ModelWheels()
  let start: WheelSelection

  init() throws {
    start = try WheelSelection(.minutesSeconds, count: 754)  // 12:34
  }

  @Test(
    arguments: [
      (.select(row: 5, wheel: 3), 774, [WheelEvent.Move(wheel: 3, from: 3, to: 5)]),
      (.select(row: 3, wheel: 3), 754, []),
      (.show(61.5), 62, [move(0, 1, 0), move(1, 2, 1), move(3, 3, 0), move(4, 4, 2)]),
      (.write("12:35"), 755, [move(4, 4, 5)]),
      (.clamp(753.6), 754, []),
    ] as [(WheelAction, Int, [WheelEvent.Move])])
  func `What is done says what moved`(action: WheelAction, count: Int, moves: [WheelEvent.Move]) {
    let event = wheels.event(of: action, on: start)
    #expect(event.effect == .done)
    #expect(event.moves == moves)
    #expect(event.oldCount == 754)
    #expect(event.newCount == count)
  }

  static func move(_ wheel: Int, _ from: Int, _ to: Int) -> WheelEvent.Move {
    WheelEvent.Move(wheel: wheel, from: from, to: to)
  }

  @Test(
    arguments: [
      (.select(row: 6, wheel: 3), .noRow(6, wheel: 3, rows: 6)),
      (.select(row: -1, wheel: 9), .noWheel(9, wheels: 5)),
      (.select(row: 0, wheel: -1), .noWheel(-1, wheels: 5)),
      (.show(3_600), .beyond(last: 3_599)), (.clamp(.nan), .notANumber),
      (.write("12.34"), .noTitle(wheel: 2, offset: 2)),
      (.reload(wheel: 5, .digit()), .noWheel(5, wheels: 5)),
      (.reload(wheel: 1, .titles([])), .noSet(.noRows(wheel: 1))),
    ] as [(WheelAction, WheelProblem)])
  func `What is refused changes nothing`(action: WheelAction, problem: WheelProblem) {
    let event = wheels.event(of: action, on: start)
    #expect(event.effect == .refused(problem))
    #expect(event.moves.isEmpty)
    #expect(event.oldCount == 754)
    #expect(event.selection == start)
  }

  @Test func `A clamped value is an end`() {
    #expect(wheels.event(of: .clamp(-0.1), on: start).effect == .clamped)
    #expect(wheels.event(of: .clamp(-0.1), on: start).newCount == 0)
    #expect(wheels.event(of: .clamp(.infinity), on: start).newCount == 3_599)
  }

  @Test func `A cyclic wheel takes any integer`() throws {
    let selection = WheelSelection(try WheelSet([.digit().cyclic]))
    let event = wheels.event(of: .select(row: -3, wheel: 0), on: selection)
    #expect(event.moves == [WheelEvent.Move(wheel: 0, from: 0, to: 7)])
    #expect(event.effect == .done)
  }

  @Test func `Under another wheel a row that is gone is the last`() throws {
    let event = wheels.event(of: .reload(wheel: 4, .digit(to: 2)), on: start)
    #expect(event.effect == .clamped)
    #expect(event.moves == [WheelEvent.Move(wheel: 4, from: 4, to: 2)])
    #expect(event.selection.set.wheels.last == .digit(to: 2))
    let kept = wheels.event(of: .reload(wheel: 4, .digit(to: 4)), on: start)
    #expect(kept.effect == .done)
    #expect(kept.moves.isEmpty)
  }

  @Test func `Wheels that come and go do not move`() throws {
    let longer = wheels.event(of: .replace(.hoursMinutesSeconds), on: start)
    #expect(longer.effect == .done)
    #expect(longer.moves.isEmpty)
    #expect(longer.newCount == 12 * 3_600 + 34 * 60)
    let shorter = wheels.event(of: .replace(.minutesSeconds), on: longer.selection)
    #expect(shorter.effect == .done)
    #expect(shorter.moves.isEmpty)
    #expect(shorter.selection == start)
  }

  @Test func `Under another set the rows that are gone are the last`() throws {
    let selection = try WheelSelection(.hoursMinutesSeconds, count: 359_999)
    let event = wheels.event(of: .replace(.minutesSeconds), on: selection)
    #expect(event.effect == .clamped)
    #expect(event.moves == [Self.move(0, 9, 5)])
    #expect(event.oldCount == 359_999)
    #expect(event.newCount == 3_599)
  }
}
