extension String {
  /// The text with typographic characters made plain, each scalar by itself (E8).
  public func normalised(_ normalisation: Normalisation) -> String {
    if normalisation.isEmpty || utf8.allSatisfy({ $0 < 0x80 }) { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      result.append(contentsOf: normalisation.plain(scalar).unicodeScalars)
    }
    return String(result)
  }
}

extension Edit {
  /// The edit with what it inserts made plain (E8).
  public func normalised(_ normalisation: Normalisation) -> Edit {
    Edit(replacing: range, with: replacement.normalised(normalisation))
  }
}

extension Normalisation {
  /// What stands for the scalar afterwards; mostly the scalar itself.
  fileprivate func plain(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0xA0, 0x2007, 0x202F: contains(.spaces) ? " " : String(scalar)
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
      contains(.bidiMarks) ? "" : String(scalar)
    case 0x2014: contains(.dashes) ? "--" : String(scalar)
    case 0x2010...0x2013, 0x2015, 0x2212: contains(.dashes) ? "-" : String(scalar)
    case 0x2018...0x201B: contains(.quotes) ? "'" : String(scalar)
    case 0x201C...0x201F: contains(.quotes) ? "\"" : String(scalar)
    default: String(scalar)
    }
  }
}
