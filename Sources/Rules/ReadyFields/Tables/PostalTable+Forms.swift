// A generated table, made by scripts/field-tables from Tests/InputRulesTests/FieldTables, whose README
// says where the data is from. Change the script, not this file.
// swift-format-ignore-file

/// The postal codes of each region: its code, the forms, and an example.
///
/// In a form, `#` is a digit, `@` a letter, `*` either, and any other letter or digit itself.
package enum PostalTable {
  package static let text = """
    AD|AD###|AD100
    AR|####;@####@@@|C1070AAM
    AT|####|1010
    AU|####|2060
    BA|#####|71000
    BD|####|1340
    BE|####|4000
    BG|####|1000
    BR|#####-###|40301-110
    BY|######|223016
    CA|@#@ #@#|H3Z 2Y7
    CH|####|2544
    CN|######|266033
    CO|######|111221
    CZ|### ##|100 00
    DE|#####|26133
    DK|####|8660
    DO|#####|11903
    DZ|#####|40304
    EE|#####|69501
    ES|#####|28039
    FI|#####|00550
    FR|#####|33380
    GB|@# #@@;@## #@@;@#@ #@@;@@# #@@;GIR 0AA;@@## #@@;@@#@ #@@|EC1Y 8SY
    GR|### ##|151 24
    HR|#####|10000
    HU|####|1037
    ID|#####|40115
    IL|#######|9614303
    IN|######|110034
    IR|#####-#####|11936-12345
    IS|###|320
    IT|#####|00144
    JO|#####|11937
    JP|###-####|154-0023
    KE|#####|20100
    KR|#####|06236
    LI|94##|9496
    LK|#####|20000
    LT|#####;LT-#####|04340
    LU|####|4750
    LV|####;LV-####|LV-1073
    MC|980##|98000
    MG|###|501
    MT|@@@ ####|BZN 1130
    MX|#####|02860
    MY|#####|43000
    NL|#### @@|1234 AB
    NO|####|0025
    NP|#####|44601
    NZ|####|6001
    PK|#####|44000
    PL|##-###|00-950
    PR|00###;00###-####|00930
    PT|####-###|2725-079
    RO|######|060274
    RU|######|125075
    SA|#####|11564
    SE|### ##|114 55
    SG|######|546080
    SI|####|4000
    SK|### ##|010 01
    TH|#####|10150
    TN|####|1002
    TW|###;#####;######|104
    UA|#####|15432
    US|#####;#####-####|95014
    ZA|####|0083
    ZM|#####|50100
    """
}
