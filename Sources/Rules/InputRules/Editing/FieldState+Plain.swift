extension FieldState {
  /// Whether this state is exactly the result of the edit without a rewrite (E3).
  func isPlain(
    _ replacement: String, at site: SpliceSite, of state: FieldState
  ) -> Bool {
    let caret = site.range.location + replacement.utf16Length
    return selection == .caret(at: caret)
      && text.isText(state.text, replacing: site, with: replacement)
  }
}

extension String {
  /// Whether this text is `old` with `site` replaced; no string is created for the comparison.
  fileprivate func isText(
    _ old: String, replacing site: SpliceSite, with replacement: String
  ) -> Bool {
    let size = old.utf8.count - site.bytes.count + replacement.utf8.count
    guard utf8.count == size else { return false }
    var (text, old, replacement) = (self, old, replacement)
    let (start, rest) = (site.bytes.lowerBound, site.bytes.upperBound)
    return text.withUTF8 { text in
      old.withUTF8 { old in
        replacement.withUTF8 { middle in
          let end = start + middle.count
          return text[end...].elementsEqual(old[rest...])
            && text[start..<end].elementsEqual(middle)
            && text[..<start].elementsEqual(old[..<start])
        }
      }
    }
  }
}
