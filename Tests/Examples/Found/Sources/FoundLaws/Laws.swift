import FoundFrame
import PropertyTesting

/// The laws about Foundation and the standard library.
public enum Laws {
  /// All laws.
  public static let all: [Law] = numbers + texts + dates
  /// The laws about numbers.
  public static let numbers: [Law] =
    DecimalLaws.all + FloatLaws.all + FormatLaws.all + NumberFormatterLaws.all + ScannerLaws.all
  /// The laws about texts.
  public static let texts: [Law] = CharacterSetLaws.all + StringLaws.all + SearchLaws.all
  /// The laws about dates.
  public static let dates: [Law] =
    CalendarLaws.all + CalendarZoneLaws.all + ISOStyleLaws.all + ISOFormatterLaws.all
    + NextDateLaws.all + LocalTimeLaws.all + DateTextLaws.all
}

/// Texts that consist of up to `count` of the pieces.
func texts(_ count: Int, of pieces: [String]) -> Generator<String> {
  Generator<[Int]>.array(of: .int(in: 0...(pieces.count - 1)), 0...count).map { places in
    places.map { pieces[$0] }.joined()
  }
}
