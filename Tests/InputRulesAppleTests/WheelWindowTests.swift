import InputRulesUIKit
import Testing

/// The rows of a picker view, and the rows of the wheels that they show.
@Suite struct WheelWindowTests {
  @Test(arguments: [1, 2, 3, 10, 60], [false, true])
  func `Each row of a wheel is shown at its index in the picker view`(count: Int, isCyclic: Bool) {
    let window = WheelWindow(rowCount: count, isCyclic: isCyclic, around: 0)
    for row in 0..<count {
      let index = window.index(of: row)
      #expect(0..<window.count ~= index && window.row(at: index) == row)
    }
  }

  @Test(arguments: 1...7)
  func `A cyclic wheel turns by at most half of its rows`(count: Int) {
    let window = WheelWindow(rowCount: count, isCyclic: true, around: 0)
    for index in [0, 1, count * 2, window.count / 2, window.count - 1] where index < window.count {
      for row in 0..<count {
        let target = window.index(of: row, near: index)
        #expect(0..<window.count ~= target && window.row(at: target) == row)
        if count <= index && index < window.count - count {
          #expect(abs(target - index) <= count / 2)
        }
      }
    }
  }

  @Test(arguments: [0, 1, 2_000, 5_000, 1_000_000, 3_652_058])
  func `A long wheel loads the rows near the selected one`(row: Int) {
    let window = WheelWindow(rowCount: 3_652_059, isCyclic: false, around: row)
    #expect(window.count == 10_000)
    #expect(window.row(at: window.index(of: row)) == row)
    #expect(!window.mustMove(toShow: row))
    let far = row < 1_000_000 ? row + 8_000 : row - 8_000
    #expect(window.mustMove(toShow: far))
  }

  @Test func `A wheel turns visibly to a new row and doesn't turn to the same row`() {
    var windows = [
      WheelWindow(rowCount: 10, isCyclic: false, around: 0),
      WheelWindow(rowCount: 10, isCyclic: false, around: 0),
    ]
    let turns = windows.turns(toShow: [3, 4], from: [3, 5])
    #expect(turns == [WheelTurn(component: 1, index: 4, isAnimated: true, reloads: false)])
  }

  @Test func `A cyclic wheel returns to its middle without an animation`() {
    var windows = [WheelWindow(rowCount: 10, isCyclic: true, around: 0)]
    let middle = windows[0].index(of: 3)
    #expect(
      windows.turns(toShow: [3], from: [3])
        == [WheelTurn(component: 0, index: middle, isAnimated: false, reloads: false)])
    #expect(windows.turns(toShow: [3], from: [middle]) == [])
  }

  @Test func `A long wheel reloads if its row is near an end of the loaded rows`() {
    var windows = [WheelWindow(rowCount: 100_000, isCyclic: false, around: 50_000)]
    let index = windows[0].index(of: 46_000)
    let turns = windows.turns(toShow: [46_000], from: [index])
    #expect(turns.map(\.reloads) == [true])
    #expect(windows[0].row(at: turns[0].index) == 46_000)
    #expect(!windows[0].mustMove(toShow: 46_000))
  }
}
