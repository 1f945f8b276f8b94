extension Generator {
  /// Generates trees: leaves, or values of the generator that `grow` returns for smaller trees.
  ///
  ///     Generator<JSON>.recursive(depth: 4, .number) { smaller in
  ///       .oneOf(.list(of: smaller), .object(of: smaller))
  ///     }
  ///
  /// A tree shrinks to a leaf, and to any tree within it. A random tree grows at each level with a
  /// probability of one half, until the case is large.
  /// - Parameters:
  ///   - depth: the maximum number of levels above a leaf. Below 1, there are only leaves. Above
  ///     1,000, trees could overflow the stack, so the property fails.
  ///   - leaf: the generator of trees that don't contain smaller trees.
  ///   - label: the label of a tree's choices; trees with the same label can replace each other.
  ///   - grow: returns a generator of trees with one more level; called once per level.
  @inlinable public static func recursive(
    depth: Int, _ leaf: Generator, label: String = "tree", _ grow: (Generator) -> Generator
  ) -> Generator {
    if let error = GeneratorError(depth: depth) { return .refused(error, leaf.generate) }
    var tree = Generator(count: leaf.count) { source in
      source.span(label) { source in
        source.chooseFirst(upTo: 1)
        return leaf.generate(&source)
      }
    }
    for _ in 0..<max(0, depth) {
      let grown = grow(tree)
      tree = Generator(count: leaf.count.plus(grown.count)) { source in
        source.span(label) { source in
          let isLarge = source.isLarge
          let grows = source.choose(upTo: 1) { isLarge ? 0 : $0.next(upTo: 1) } == 1
          return grows ? grown.generate(&source) : leaf.generate(&source)
        }
      }
    }
    return tree
  }
}

extension ChoiceSource {
  /// Whether the case already has too many choices for a random tree to grow.
  @inlinable var isLarge: Bool { allowance < Self.largestCase - 4_096 }

  /// Makes a choice whose result is ignored.
  ///
  /// In this way, a leaf makes the same choices at each level.
  @inlinable mutating func chooseFirst(upTo maximum: UInt64) {
    _ = choose(upTo: maximum, visiting: 0) { _ in 0 }
  }

  /// Chooses an option from 0 to `maximum`; an enumeration visits only options up to `last`,
  /// because the higher options are repetitions.
  @inlinable mutating func choose(
    upTo maximum: UInt64, visiting last: UInt64, drawing draw: (inout RandomBits) -> UInt64
  ) -> UInt64 {
    if origin != .enumeration { return choose(upTo: maximum, drawing: draw) }
    guard maximum > 0, allowance > 0 else { return 0 }
    allowance &-= 1
    return visit(upTo: last)
  }

  @usableFromInline
  mutating func visit(upTo last: UInt64) -> UInt64 { enumeration.next(upTo: last) }
}
