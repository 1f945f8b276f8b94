import FoundFrame
import PropertyTesting

/// Laws about Foundation and the standard library.
public enum Laws {
  /// All the laws.
  public static let all: [Law] =
    DecimalLaws.all + FloatLaws.all + FormatLaws.all + NumberFormatterLaws.all + ScannerLaws.all
    + CharacterSetLaws.all + StringLaws.all + SearchLaws.all + CalendarLaws.all
    + CalendarZoneLaws.all + ISOStyleLaws.all + ISOFormatterLaws.all + NextDateLaws.all
    + LocalTimeLaws.all + DateTextLaws.all
}

/// Texts that consist of up to `count` of these pieces.
func texts(_ count: Int, of pieces: [String]) -> Generator<String> {
  Generator<[Int]>.array(of: .int(in: 0...(pieces.count - 1)), 0...count).map { places in
    places.map { pieces[$0] }.joined()
  }
}
