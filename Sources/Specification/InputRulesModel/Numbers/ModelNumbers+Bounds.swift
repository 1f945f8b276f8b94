extension ModelNumbers {
  /// Whether the number is within the bounds (N9).
  public func isWithin(_ bounds: NumberBounds, _ number: ExactNumber) -> Bool {
    bounds.interval.holds(number) && (bounds.grid?.holds(number) ?? true)
  }

  /// Whether some continuation of `text`, a partial number of the format, is a complete number
  /// within the bounds, as far as that is checked while typing (N9).
  public func canBeMended(_ text: String, in format: NumberFormat, to bounds: NumberBounds) -> Bool
  {
    let reading = reading(of: text, in: format)
    guard reading.isBeginning else { return false }
    let parts = NumberParts(of: text, in: format)
    if format.allowsExponent { return hasNumber(onSideOf: parts.sign, within: bounds) }
    let mending = Mending(format: format, parts: parts, prospect: reading.prospect)
    return canBePositive(mending, within: bounds) || canBeNegative(mending, within: bounds)
  }

  /// Whether there is a number within the bounds with the sign, or zero; without a sign nothing is
  /// checked (N9).
  private func hasNumber(onSideOf sign: Terminal?, within bounds: NumberBounds) -> Bool {
    guard let sign else { return true }
    let side = bounds.interval.and(sign == .minus ? .toZero : .fromZero)
    return bounds.grid?.meets(side) ?? !side.isEmpty
  }

  /// Whether the number can become one within the bounds from zero up (N9).
  private func canBePositive(_ mending: Mending, within bounds: NumberBounds) -> Bool {
    if mending.parts.isNegative { return false }
    return mending.canReach(bounds.interval, on: bounds.grid(of: mending.format))
  }

  /// Whether the number has or can get a minus sign, and can become one within the bounds (N9).
  private func canBeNegative(_ mending: Mending, within bounds: NumberBounds) -> Bool {
    if mending.parts.isNegative {
      let grid = bounds.mirroredGrid(of: mending.format)
      return mending.canReach(bounds.interval.mirrored, on: grid)
    }
    let behindSign = mending.prospect.after(any: .minus)
    if behindSign.isHopeless { return false }
    let grid = bounds.mirroredGrid(of: mending.format)
    let negative = Mending(format: mending.format, parts: mending.parts, prospect: behindSign)
    return negative.canReach(bounds.interval.mirrored, on: grid)
  }
}
