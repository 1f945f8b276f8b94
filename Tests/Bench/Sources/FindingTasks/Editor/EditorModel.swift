/// What an editor should do: it keeps the whole text of every state.
struct EditorModel {
  /// A text, and where the cursor is when it comes back.
  private struct State {
    var text: [UInt8]
    var cursor: Int
  }

  private(set) var text: [UInt8] = []
  private(set) var cursor = 0
  private(set) var anchor = 0
  private var clipboard: [UInt8] = []
  private var past: [State] = []
  private var future: [State] = []

  private var low: Int { min(cursor, anchor) }
  private var high: Int { max(cursor, anchor) }

  mutating func perform(_ command: EditorCommand) {
    switch command {
    case .type(let letter): change(low, high, to: [letter])
    case .backspace: low < high ? change(low, high) : change(max(0, cursor - 1), cursor)
    case .delete: low < high ? change(low, high) : change(cursor, min(text.count, cursor + 1))
    case .move(let distance):
      move(distance)
      anchor = cursor
    case .select(let distance): move(distance)
    case .selectAll: (anchor, cursor) = (0, text.count)
    case .copy: copy()
    case .cut:
      copy()
      change(low, high)
    case .paste: change(low, high, to: clipboard)
    case .undo: if let state = past.popLast() { future.append(exchange(state)) }
    case .redo: if let state = future.popLast() { past.append(exchange(state)) }
    }
  }

  private mutating func copy() {
    if low < high { clipboard = Array(text[low..<high]) }
  }

  private mutating func move(_ distance: Int) {
    let (sum, overflows) = cursor.addingReportingOverflow(distance)
    cursor = overflows ? text.count : min(max(sum, 0), text.count)
  }

  private mutating func change(_ start: Int, _ end: Int, to new: [UInt8] = []) {
    if start == end && new.isEmpty { return }
    past.append(State(text: text, cursor: end))
    future = []
    text = text[..<start] + new + text[end...]
    cursor = start + new.count
    anchor = cursor
  }

  /// Goes to a state and returns the one before, with the cursor at the end of the change.
  private mutating func exchange(_ state: State) -> State {
    let end = text.count - state.text.count + state.cursor
    defer { (text, cursor, anchor) = (state.text, state.cursor, state.cursor) }
    return State(text: text, cursor: end)
  }
}
