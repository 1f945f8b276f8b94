import InputRules
import Testing

/// The effects on selected rows (W5.1 to W5.9), and how quickly they are dialled (W7).
@Suite struct WheelSelectionTests {
  @Test(arguments: [-1, 6, Int.max, .min, 2_147_483_647])
  func `A row that the wheel doesn't have is refused (W5.1)`(row: Int) throws {
    var selection = try WheelSelection(.minutesSeconds, count: 683)
    let problem = WheelProblem.noRow(row, wheel: 3, rows: 6)
    #expect(selection.perform(.select(row: row, wheel: 3)).effect == .refused(problem))
    #expect(selection.text == "11:23")
    #expect(throws: problem) { try selection.set.count(of: [0, 0, 0, row, 0]) }
  }

  @Test(arguments: [-1, 5, Int.max, .min])
  func `A missing wheel is refused (W5.1)`(wheel: Int) {
    var selection = WheelSelection(.minutesSeconds)
    let effect = selection.perform(.select(row: 0, wheel: wheel)).effect
    #expect(effect == .refused(.noWheel(wheel, wheels: 5)))
  }

  @Test func `A cyclic wheel accepts every integer as a row (W5.2)`() throws {
    let set = try WheelSet([.digit().cyclic, .digit(to: 5).cyclic])
    #expect(try set.count(of: [-1, -1]) == 59)
    #expect(try set.count(of: [.max, .min]) == 7 * 6 + 4)
  }

  @Test func `An event says which wheels moved, and from where (W5.6)`() throws {
    var selection = WheelSelection(.minutesSeconds)
    let shown = selection.perform(.show(683))
    #expect(shown.moves.map(\.wheel) == [0, 1, 3, 4])
    #expect(shown.moves.map(\.to) == [1, 1, 2, 3])
    #expect("\(shown)" == "done, showing \"11:23\"" && "\(shown.moves[0])" == "wheel 0 from 0 to 1")
    let selected = selection.perform(.select(row: 0, wheel: 1))
    #expect(selected.moves == [.init(wheel: 1, from: 1, to: 0)])
    #expect((selected.oldCount, selected.newCount) == (683, 623))
    #expect(selection.perform(.select(row: 0, wheel: 1)).moves.isEmpty)
    #expect(selection.perform(.write("00:09")).newCount == 9)
    #expect(selection.perform(.clamp(-3)).effect == .clamped)
  }

  @Test func `Reloaded rows keep the selection, or clamp it and report that (W5.8)`() throws {
    let days = (1...31).map { "\($0)" }
    var selection = WheelSelection(try WheelSet([.titles(days), .digit()]))
    selection.perform(.select(row: 30, wheel: 0))
    let event = selection.perform(.reload(wheel: 0, .titles(Array(days.prefix(28)))))
    #expect(event.effect == .clamped)
    #expect(event.moves == [.init(wheel: 0, from: 30, to: 27)])
    #expect(selection.perform(.reload(wheel: 0, .titles(days))).effect == .done)
    #expect(selection.rows == [27, 0])
    let none = selection.perform(.reload(wheel: 0, .titles([])))
    #expect(none.effect == .refused(.noSet(.noRows(wheel: 0))))
    #expect(selection.rows == [27, 0])
    #expect(selection.perform(.replace(.decimal)).effect == .clamped)
    #expect(selection.rows == [9, 0, 0, 0, 0, 0])
  }

  @Test func `A hundred rows take five times the moves of two wheels of ten (W7)`() throws {
    let long = try WheelSet([.titles((0..<100).map { "\($0)" })])
    let advice = try long.advice()
    #expect(advice.longWheels == [.init(wheel: 0, rows: 100)])
    #expect(advice.expectedMoves == 49.5)
    #expect(advice.mostMoves == 99)
    let quick = try WheelSet([.digit(), .digit()]).advice()
    #expect(quick == WheelAdvice(longWheels: [], expectedMoves: 9, mostMoves: 18))
    let endless = try WheelSet([.digit().cyclic, .digit().cyclic]).advice()
    #expect(endless == WheelAdvice(longWheels: [], expectedMoves: 5, mostMoves: 10))
    #expect(try WheelSet.decimal.moves(from: [0, 0, 0, 0, 0, 0], to: [1, 2, 3, 0, 4, 5]) == 15)
    #expect(try WheelSet([.titles((0..<20).map { "\($0)" })]).advice().longWheels.isEmpty)
  }
}
