extension ModelNumbers {
  /// Whether the number is within the bounds (N9).
  public func isWithin(_ bounds: NumberBounds, _ number: ExactNumber) -> Bool {
    bounds.interval.holds(number) && (bounds.grid?.holds(number) ?? true)
  }

  /// Whether some continuation of `text`, a partial number of the format, is a complete number
  /// within the bounds, as far as that is checked while typing (N9).
  public func canBeCompleted(_ text: String, in format: NumberFormat, to bounds: NumberBounds)
    -> Bool
  {
    let reading = reading(of: text, in: format)
    guard reading.isBeginning else { return false }
    let parts = NumberParts(of: text, in: format)
    if format.allowsExponent { return hasNumber(onSideOf: parts.sign, within: bounds) }
    let completion = NumberCompletion(format: format, parts: parts, prospect: reading.prospect)
    return canBePositive(completion, within: bounds) || canBeNegative(completion, within: bounds)
  }

  /// Whether there is a number within the bounds with the sign, or zero; without a sign always true
  /// (N9).
  private func hasNumber(onSideOf sign: Terminal?, within bounds: NumberBounds) -> Bool {
    guard let sign else { return true }
    let side = bounds.interval.and(sign == .minus ? .toZero : .fromZero)
    return bounds.grid?.meets(side) ?? !side.isEmpty
  }

  /// Whether the number can become one within the bounds from zero up (N9).
  private func canBePositive(_ completion: NumberCompletion, within bounds: NumberBounds) -> Bool {
    if completion.parts.isNegative { return false }
    return completion.canReach(bounds.interval, on: bounds.grid(of: completion.format))
  }

  /// Whether the number has or can get a minus sign, and can become one within the bounds (N9).
  private func canBeNegative(_ completion: NumberCompletion, within bounds: NumberBounds) -> Bool {
    if completion.parts.isNegative {
      let grid = bounds.mirroredGrid(of: completion.format)
      return completion.canReach(bounds.interval.mirrored, on: grid)
    }
    let afterSign = completion.prospect.after(any: .minus)
    if afterSign.isHopeless { return false }
    let grid = bounds.mirroredGrid(of: completion.format)
    let negative = NumberCompletion(
      format: completion.format, parts: completion.parts, prospect: afterSign)
    return negative.canReach(bounds.interval.mirrored, on: grid)
  }
}
