/// A container that returns a drawn value for every requested element.
///
/// If a decoder checks whether more elements follow, a choice determines the answer, and shrinking
/// can remove each element.
struct DrawingUnkeyedContainer: UnkeyedDecodingContainer {
  /// The state that copies of the container share.
  private final class Progress {
    var most: Int?
    var isAsked = false
    var isAtEnd = false
    var index = 0
    var span: Int?
  }

  let drawing: Drawing
  let frame: DecodingFrame
  private let progress = Progress()

  var codingPath: [any CodingKey] { frame.path }
  var count: Int? { nil }
  var currentIndex: Int { progress.index }

  var isAtEnd: Bool {
    if !progress.isAsked {
      progress.isAsked = true
      progress.isAtEnd = !drawing.hasAnother(after: progress.index, &progress.most, &progress.span)
    }
    return progress.isAtEnd
  }

  func decodeNil() -> Bool {
    let isNil = !drawing.source.flip(0.75)
    if isNil { advance() }
    return isNil
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try drawn(type) }

  func drawn<Value: Decodable>(_ type: Value.Type) throws -> Value {
    defer { advance() }
    return try drawing.value(type, at: frame.path)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) -> KeyedDecodingContainer<NestedKey> {
    defer { advance() }
    return KeyedDecodingContainer(
      DrawingKeyedContainer<NestedKey>(drawing: drawing, frame: frame.within()))
  }

  func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
    defer { advance() }
    return DrawingUnkeyedContainer(drawing: drawing, frame: frame.within())
  }

  func superDecoder() -> any Decoder {
    defer { advance() }
    return DrawingDecoder(drawing: drawing, frame: frame.within())
  }

  private func advance() {
    if let span = progress.span { drawing.source.closeSpan(span) }
    progress.span = nil
    progress.index += 1
    progress.isAsked = false
    progress.isAtEnd = false
  }
}

extension Drawing {
  /// Chooses whether a list that a decoder reads has another element.
  /// - Parameters:
  ///   - count: the number of elements so far.
  ///   - most: the number of elements in a random list, or `nil` before it is drawn.
  ///   - span: the open span of the element.
  fileprivate func hasAnother(after count: Int, _ most: inout Int?, _ span: inout Int?) -> Bool {
    if isTight || notes != nil {
      source.chooseFirst(upTo: 1)
      return false
    }
    let left = most ?? (source.origin == .random ? source.randomLength(plan.counts) : 0)
    most = left
    span = source.openElement("element", after: count, plan.counts, drawn: count < left)
    return span != nil
  }
}
