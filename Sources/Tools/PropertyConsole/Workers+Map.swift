import PropertyTesting

extension Workers {
  /// The results of `transform` for `elements`, in their order; every worker takes its share.
  package func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    var results: [Result?] = Array(repeating: nil, count: elements.count)
    results.withUnsafeMutableBufferPointer { buffer in
      // Each element has a slot of its own to write to.
      nonisolated(unsafe) let slots = buffer
      perform(count) { worker in
        for index in stride(from: worker, to: elements.count, by: count) {
          slots[index] = transform(elements[index])
        }
      }
    }
    return results.compactMap { $0 }
  }
}
