import InputRules

/// The attributes of a browser's number input, as they are written.
struct NumberAttributes {
  private let minimum: String?
  private let maximum: String?
  private let step: String?

  init(_ fields: JSONFields) throws(MalformedVector) {
    minimum = fields.has("min") ? try fields.text("min") : nil
    maximum = fields.has("max") ? try fields.text("max") : nil
    step = fields.has("step") ? try fields.text("step") : nil
  }

  /// The bounds that one check uses.
  func bounds(of check: String) throws(NumberError) -> NumberBounds {
    switch check {
    case "rangeOverflow": try NumberBounds(maximum: number(maximum))
    case "rangeUnderflow": try NumberBounds(minimum: number(minimum))
    default: try NumberBounds(step: stepValue, stepBase: number(minimum))
    }
  }

  /// HTML uses steps of 1 if the attribute is missing or isn't a number above zero.
  private var stepValue: ExactNumber? {
    if step == "any" { return nil }
    return number(step).flatMap { $0 > 0 ? $0 : nil } ?? 1
  }

  private func number(_ attribute: String?) -> ExactNumber? {
    attribute.flatMap { try? NumberFormat.html.value(of: $0) }
  }
}

extension NumberAttributes: CustomStringConvertible {
  var description: String {
    let written = [("min", minimum), ("max", maximum), ("step", step)].compactMap { name, value in
      value.map { "\(name) \($0.escaped)" }
    }
    return written.isEmpty ? "no attributes" : written.joined(separator: ", ")
  }
}
