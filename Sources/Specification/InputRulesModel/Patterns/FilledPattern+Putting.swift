/// A scalar to insert, and the roles that it may have (F2.5, F2.9, F3.4, F3.5).
struct PutScalar {
  /// The known role of the scalar, or the scalar's origin, which determines its role.
  enum Kind: Equatable {
    /// A scalar of the field's text, which may be content or a literal.
    case read
    /// A typed or formatted scalar; a lookalike can only be content, unless it follows a literal.
    case unread
    case content
    /// A scalar that was read as a literal, which may belong to the value.
    case literal(inValue: Bool)
  }

  let scalar: Unicode.Scalar
  let kind: Kind

  static func all(of text: String, _ kind: Kind) -> [PutScalar] {
    text.unicodeScalars.map { PutScalar(scalar: $0, kind: kind) }
  }
}

extension FilledPattern {
  /// The places that a scalar can reach: those up to the first slot that can't be skipped (F2.4).
  private var placesAhead: Range<Int> {
    let last = rest.first { elements[$0].endsWalks }
    return rest.lowerBound..<(last.map { $0 + 1 } ?? rest.upperBound)
  }

  /// The first place ahead that accepts the scalar, or `nil` if the scalar is junk (F2.2 to F2.4).
  func place(of put: PutScalar) -> Int? {
    placesAhead.first { place in
      elements[place].slot == nil
        ? elements[place].literal == put.scalar && mayBeLiteral(put) : mayBeContent(put, at: place)
    }
  }

  /// Whether the slot at the place accepts the scalar; a scalar that would look like the
  /// placeholder is never accepted (F1.3, F5.11).
  private func takes(_ scalar: Unicode.Scalar, at place: Int) -> Bool {
    guard let slot = elements[place].slot else { return false }
    return slot.takes(scalar) && scalar != placeholder && slot.shown(for: scalar) != placeholder
  }

  /// Whether the scalar may be in the slot at the place; a placeholder in the text stands for an
  /// empty slot (F2.4, F2.5, F5.11).
  private func mayBeContent(_ put: PutScalar, at place: Int) -> Bool {
    switch put.kind {
    case .read: takes(put.scalar, at: place) || put.scalar == placeholder
    case .unread, .content: takes(put.scalar, at: place)
    case .literal: false
    }
  }

  /// Whether the scalar may be a literal.
  ///
  /// A typed scalar that the next slot accepts may be a literal only after another literal (F2.5,
  /// F3.4, F3.5).
  private func mayBeLiteral(_ put: PutScalar) -> Bool {
    switch put.kind {
    case .read, .literal: return true
    case .content: return false
    case .unread:
      let nextSlot = rest.first { elements[$0].slot != nil }
      let isLookalike = nextSlot.map { takes(put.scalar, at: $0) } ?? false
      return !isLookalike || end > 0 && elements[end - 1].slot == nil
    }
  }

  /// The pattern with the scalar inserted, or `nil` if the scalar is junk (F2.7).
  func putting(_ put: PutScalar) -> FilledPattern? {
    place(of: put).map { place in
      elements[place].slot == nil ? written(upTo: place + 1) : taking(put.scalar, at: place)
    }
  }

  /// The pattern with the scalars inserted one by one; junk is dropped (F2.7).
  func putting(_ scalars: some Sequence<PutScalar>) -> FilledPattern {
    scalars.reduce(self) { $0.putting($1) ?? $0 }
  }

  /// The pattern before each scalar is inserted, and after the last scalar.
  func steps(putting scalars: some Sequence<PutScalar>) -> [FilledPattern] {
    scalars.reduce(into: [self]) { steps, put in
      steps += steps.suffix(1).map { $0.putting(put) ?? $0 }
    }
  }
}

extension FilledPattern {
  func hasSlot(for scalar: Unicode.Scalar) -> Bool {
    elements.indices.contains { takes(scalar, at: $0) }
  }

  /// Whether no slot is left for a scalar that the pattern accepts (F5.5).
  func isOverfull(with scalars: [PutScalar]) -> Bool {
    zip(steps(putting: scalars), scalars).contains { before, put in
      before.putting(put) == nil && hasSlot(for: put.scalar)
        && before.rest.allSatisfy { elements[$0].slot == nil }
    }
  }

  /// Whether slots are left for all scalars of an inserted tail (F5.6).
  func hasRoom(for tail: [PutScalar]) -> Bool {
    putting(tail).contentCount == contentCount + tail.count
  }
}
