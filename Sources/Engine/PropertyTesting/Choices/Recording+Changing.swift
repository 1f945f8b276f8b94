extension Recording {
  /// Returns the options with one small change: a part replaced with a part of this or of another
  /// recording, or a number moved near another number of its kind.
  func changed(with donor: Recording, using random: inout RandomBits) -> [UInt64] {
    switch random.next(upTo: 7) {
    case 0: replacingPart(with: self, using: &random)
    case 1...2: replacingPart(with: donor, using: &random)
    default: placingNumber(using: &random)
    }
  }

  private func replacingPart(with donor: Recording, using random: inout RandomBits) -> [UInt64] {
    var values = values
    if let span = random.element(of: spans),
      let part = random.element(of: donor.spans(labeled: labels[span.kind]))
    {
      values.replaceSubrange(span.range, with: donor.values[part.range])
    }
    return values
  }

  private func placingNumber(using random: inout RandomBits) -> [UInt64] {
    var values = values
    guard let place = random.element(of: values.indices) else { return values }
    let maximum = choices[place].maximum
    let peers = values.indices.filter { choices[$0].maximum == maximum }
    let peer = values[random.element(of: peers) ?? place]
    let step = random.next(upTo: 1) * random.next(upTo: 3)
    let isUp = random.next(upTo: 1) == 0
    values[place] = isUp ? peer + min(step, maximum - peer) : peer - min(step, peer)
    return values
  }
}
