// A generated table, made by scripts/tables from Tests/InputRulesTests/FieldTables, whose README
// names the sources and their versions (MIT). Change the script, not this file.
// swift-format-ignore-file

/// The brands of payment cards: name, prefixes, lengths, groups, digits of the security code, check.
///
/// The longest matching prefix counts; a place in a prefix is a digit or a class of digits. A group
/// is a letter for its number of digits (a for one), or two letters for the smallest and largest
/// number. The check is 1 if the last digit is a check digit (Luhn), and 0 if it may be any digit.
package enum CardTable {
  package static let text = """
    visa|Visa|4|13,16,18-19|d d d d c|3|1
    mastercard|Mastercard|2[3-6],22[3-9],222[1-9],27[0-1],2720,5[1-5]|16|d d d d|3|1
    american-express|American Express|3[47]|15|d f e|4|1
    diners-club|Diners Club|3[68-9],30[0-5]|14-19|d f di|3|1
    troy|Troy|650052,65008[2-3],650092,650161,65017[035],650268,65027[13-4],65045[6-7],650836,6508370[0-4],65084[6-9],650850,6508580[0-4],6508590[0-1],65086000,6508610[0-5],6508620[0-3],650923,650987,650990,654997,657366,657998,658758,6587500[0-39],6587510[1-4],65875200,65875501,65875601,65875900,65876[7-8],6587600[0-2],6587610[0-3],6587611[05-6],6587620[0-1],6587650[04-5],6587660[0-2],6587710[0-1],6587760[0-2],65877700,6587780[1-2],6587820[0-2],6587830,6587831[0-1],6587840[0-5],6587850[0-5],6587860[0-1],65879800,65880800,65880900,9792|16|d d d d|3|1
    discover|Discover|65,6011,64[4-9]|16,19|d d d d c|3|1
    jcb|JCB|35[3-8],352[8-9]|16-19|d d d d c|3|1
    jcb|JCB|1800,2131|15,16-19|d d d d c|3|1
    rupay|RuPay|508[5-9],6069[8-9],607[0-8],6079[0-8],6080,608[1-4],608500,6521[5-9],652[2-9],6530,6531[0-4],8[1-2]|16|d d d d|3|1
    unionpay|UnionPay|62[02-6],621[0-7],6218[0-24-9],6219[0-7],627[026],6277[0-79],62778[1-9],628[2-9],629[1-2],81[0-6],817[0-1]|14-19|d d d d c|3|0
    maestro|Maestro|6,493698,5[6-9],50[0-357-8],504[02-9],5041[0-68-9],50417[0-46-9],506[0-58-9],5066[0-8],50669[0-8],5067[8-9],506779|12-19|d d d d c|3|1
    elo|Elo|40117[8-9],431274,438935,451416,457393,45763[1-2],509,504175,506699,5067[0-6],50677[0-8],627780,636297,636368,65004,65003[1-35-9],65005[0-1],6504[1-39],65040[5-9],65048[5-9],6505[0-25-8],65053[0-8],65054[1-9],65059[0-8],65070,65071[0-8],65072[0-7],6509[1-6],65090[1-9],65097[0-8],6516[6-7],65165[2-9],6550[0-13-4],65502[1-9],65505[0-8]|16|d d d d|3|1
    mir|Mir|220[0-4]|16-19|d d d d c|3|1
    hiper|Hiper|637095,63737423,63743358,637568,637599,637609,637612|16|d d d d|3|1
    hipercard|Hipercard|606282|16|d d d d|3|1
    naranja|Naranja|402918,527572,589562|16|d d d d|3|1
    verve|Verve|506099,5061[0-14],50612[0-79],50613[3-9],50615[08-9],50616[0-368],50617[036-9],50618[047-8],50619[157],50786[5-68-9],50787[0-7],50788[0-8],507900,507941|16,18-19|d d d d c|3|1
    dankort|Dankort|5019|16|d d d d|3|1
    forbrugsforeningen|Forbrugsforeningen|600722|16|d d d d|3|1
    meeza|Meeza|50780[38-9],507810|16|d d d d|3|1
    uatp|UATP|1|15|d e f|3|1
    """
}
