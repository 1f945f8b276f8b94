import InputRules
import InputRulesModel
import Testing

/// The model's readings of texts, and how quickly its wheels are dialled (W6, W7).
@Suite struct ModelWheelTextTests {
  let wheels = ModelWheels()

  @Test(arguments: [
    ("", WheelProblem.noTitle(wheel: 0, offset: 0)), ("6", .noTitle(wheel: 0, offset: 0)),
    ("5", .noTitle(wheel: 1, offset: 1)), ("59.", .noTitle(wheel: 2, offset: 2)),
    ("59:60", .noTitle(wheel: 3, offset: 3)), ("59:59 ", .textGoesOn(offset: 5)),
    ("\u{663}0:00", .noTitle(wheel: 0, offset: 0)),
  ])
  func `A text without the shape is refused where it loses it`(text: String, problem: WheelProblem)
  {
    #expect(throws: problem) { try wheels.rows(of: text, in: .minutesSeconds) }
  }

  /// No reading is discarded for another, and the longest determines where it ends (W6).
  @Test(
    arguments: [
      ("ab", .noTitle(wheel: 2, offset: 2)), ("aabc", .ambiguous),
      ("abb", .noTitle(wheel: 2, offset: 2)),
      ("aab", .noTitle(wheel: 2, offset: 3)), ("abc", nil), ("abcc", .textGoesOn(offset: 3)),
      ("c", .noTitle(wheel: 0, offset: 0)),
    ] as [(String, WheelProblem?)])
  func `Every reading is tried`(text: String, problem: WheelProblem?) throws {
    let set = try WheelSet([.titles(["a", "aa"]), .titles(["b", "ab"]), .titles(["c"])])
    if let problem {
      #expect(throws: problem) { try wheels.rows(of: text, in: set) }
    } else {
      #expect(throws: Never.self) { try wheels.rows(of: text, in: set) }
    }
  }

  @Test func `A text of two positions is ambiguous`() throws {
    let set = try WheelSet([.titles(["a", "aa"]), .titles(["a", "aa"]), .titles(["", "b"])])
    #expect(throws: WheelProblem.ambiguous) { try wheels.rows(of: "aaab", in: set) }
    #expect(try wheels.rows(of: "aab", in: set) == [0, 0, 1])
    #expect(try wheels.rows(of: "aaaa", in: set) == [1, 1, 0])
    #expect(throws: WheelProblem.textGoesOn(offset: 4)) { try wheels.rows(of: "aaaaa", in: set) }
  }

  @Test func `Texts are compared by code units`() throws {
    let set = try WheelSet([.titles(["e\u{301}", "\u{E9}"])])
    #expect(try wheels.rows(of: "\u{E9}", in: set) == [1])
    #expect(try wheels.rows(of: "e\u{301}", in: set) == [0])
    let emoji = try WheelSet([.titles(["\u{1F600}"]), .digit()])
    #expect(throws: WheelProblem.noTitle(wheel: 1, offset: 2)) {
      try wheels.rows(of: "\u{1F600}x", in: emoji)
    }
  }

  /// The other way round if a cyclic wheel is shorter that way (W7).
  @Test func `Moves are the rows between`() throws {
    let set = try WheelSet([.digit(), .digit().cyclic, .separator(":").cyclic])
    #expect(try wheels.moves(from: [0, 0, 0], to: [9, 9, 7], in: set) == 10)
    #expect(try wheels.moves(from: [2, -1, 0], to: [5, 4, 0], in: set) == 8)
    #expect(throws: WheelProblem.noRow(10, wheel: 0, rows: 10)) {
      try wheels.moves(from: [0, 0, 0], to: [10, 0, 0], in: set)
    }
    #expect(throws: WheelProblem.rowCount(0, wheels: 3)) {
      try wheels.moves(from: [], to: [10, 0, 0], in: set)
    }
  }

  @Test func `Advice is the mean over all positions`() throws {
    let long = Wheel.titles((0..<21).map { "\($0)" })
    let set = try WheelSet([.digit(to: 4), long, .digit(to: 5).cyclic])
    let rows = [1, 20, 5]
    var moves: [Int] = []
    for count in 0..<(5 * 21 * 6) {
      moves.append(
        try wheels.moves(from: rows, to: try wheels.rows(at: count, of: set), in: set))
    }
    let advice = try wheels.advice(on: set, from: rows, mostRows: 20)
    #expect(advice.expectedMoves == Double(moves.reduce(0, +)) / Double(moves.count))
    #expect(advice.mostMoves == moves.max())
    #expect(advice.longWheels == [WheelAdvice.LongWheel(wheel: 1, rows: 21)])
    #expect(try wheels.advice(on: set, from: rows, mostRows: .min).longWheels.count == 3)
  }

  @Test func `The mean is the nearest double`() throws {
    let set = try WheelSet([.digit(to: 2), .digit(to: 0)])
    let advice = try wheels.advice(on: set, from: [1, 0], mostRows: 20)
    #expect(advice.expectedMoves == 2.0 / 3)
  }
}
