// A generated table, made by scripts/field-tables from Tests/InputRulesTests/FieldTables, whose README
// says where the data is from. Change the script, not this file.
// swift-format-ignore-file

/// The postal codes of each region: an example, and the forms.
///
/// In a form, d is a digit, l a letter, n either; others stand for themselves.
enum PostalTable {
  static let text = """
    AD|AD100|llddd
    AR|C1070AAM|dddd|ldddd|lddddlll
    AT|1010|dddd
    AU|2060|dddd
    AZ|1000|dddd
    BA|71000|ddddd
    BD|1340|dddd
    BE|4000|dddd
    BG|1000|dddd
    BR|40301-110|ddddd-ddd
    BY|223016|dddddd
    CA|H3Z 2Y7|ldl dld
    CH|2544|dddd
    CN|266033|dddddd
    CO|111221|dddddd
    CZ|100 00|ddd dd
    DE|26133|ddddd
    DK|8660|dddd
    DO|11903|ddddd
    DZ|40304|ddddd
    EE|69501|ddddd
    ES|28039|ddddd
    FI|00550|ddddd
    FR|33380|ddddd
    GB|EC1Y 8SY|ld dll|ldd dll|ldl dll|lld dll|lldd dll|lldl dll
    GR|151 24|ddd dd
    HR|10000|ddddd
    HT|6120|dddd
    HU|1037|dddd
    ID|40115|ddddd
    IE|A65 F4E2|ldn nnnn
    IL|9614303|ddddd|ddddddd
    IN|110034|dddddd
    IR|11936-12345|ddddd-ddddd
    IS|320|ddd
    IT|00144|ddddd
    JO|11937|ddddd
    JP|154-0023|ddd-dddd
    KE|20100|ddddd
    KR|03051|ddddd
    LI|9496|dddd
    LK|20000|ddddd
    LT|04340|ddddd
    LU|4750|dddd
    LV|LV-1073|ll-dddd
    MC|98000|ddddd
    MG|501|ddd
    MT|NXR 01|lll dd|lll ddd|lll dddd
    MX|02860|ddddd
    MY|43000|ddddd
    NL|1234 AB|dddd ll
    NO|0025|dddd
    NP|44601|ddddd
    NZ|6001|dddd
    PK|44000|ddddd
    PL|00-950|dd-ddd
    PR|00930|ddddd|ddddd-dddd
    PT|2725-079|dddd-ddd
    RO|060274|dddddd
    RU|247112|dddddd
    SA|11564|ddddd
    SE|114 55|ddd dd
    SG|546080|dddddd
    SI|4000|dddd
    SK|010 01|ddd dd
    TH|10150|ddddd
    TN|1002|dddd
    TW|104|ddd|ddddd|dddddd
    UA|15432|ddddd
    US|95014|ddddd|ddddd-dddd
    ZA|0083|dddd
    ZM|50100|ddddd
    """
}
