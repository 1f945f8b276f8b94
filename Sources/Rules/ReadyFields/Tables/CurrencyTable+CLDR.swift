// A generated table, made by scripts/tables from Tests/InputRulesTests/FieldTables, whose README
// names the sources and their versions (Unicode-3.0). Change the script, not this file.
// swift-format-ignore-file

/// The currencies of ISO 4217: the code, the number of decimals, and the symbol.
///
/// Other tables have the symbols that particular locales use; the place of the symbol (`¤`) before or after the
/// number (`#`), with or without a no-break space (`_`), and of a minus; and separators for amounts.
package enum CurrencyTable {
  package static let text = """
    AED|2|AED
    AFN|2|AFN
    ALL|2|ALL
    AMD|2|AMD
    AOA|2|AOA
    ARS|2|ARS
    AUD|2|A$
    AWG|2|AWG
    AZN|2|AZN
    BAM|2|BAM
    BBD|2|BBD
    BDT|2|BDT
    BHD|3|BHD
    BIF|0|BIF
    BMD|2|BMD
    BND|2|BND
    BOB|2|BOB
    BOV|2|BOV
    BRL|2|R$
    BSD|2|BSD
    BTN|2|BTN
    BWP|2|BWP
    BYN|2|BYN
    BZD|2|BZD
    CAD|2|CA$
    CDF|2|CDF
    CHE|2|CHE
    CHF|2|CHF
    CHW|2|CHW
    CLF|4|CLF
    CLP|0|CLP
    CNY|2|CN¥
    COP|2|COP
    COU|2|COU
    CRC|2|CRC
    CUP|2|CUP
    CVE|2|CVE
    CZK|2|CZK
    DJF|0|DJF
    DKK|2|DKK
    DOP|2|DOP
    DZD|2|DZD
    EGP|2|EGP
    ERN|2|ERN
    ETB|2|ETB
    EUR|2|€
    FJD|2|FJD
    FKP|2|FKP
    GBP|2|£
    GEL|2|GEL
    GHS|2|GHS
    GIP|2|GIP
    GMD|2|GMD
    GNF|0|GNF
    GTQ|2|GTQ
    GYD|2|GYD
    HKD|2|HK$
    HNL|2|HNL
    HTG|2|HTG
    HUF|2|HUF
    IDR|2|IDR
    ILS|2|₪
    INR|2|₹
    IQD|3|IQD
    IRR|2|IRR
    ISK|0|ISK
    JMD|2|JMD
    JOD|3|JOD
    JPY|0|JP¥
    KES|2|KES
    KGS|2|KGS
    KHR|2|KHR
    KMF|0|KMF
    KPW|2|KPW
    KRW|0|₩
    KWD|3|KWD
    KYD|2|KYD
    KZT|2|KZT
    LAK|2|LAK
    LBP|2|LBP
    LKR|2|LKR
    LRD|2|LRD
    LSL|2|LSL
    LYD|3|LYD
    MAD|2|MAD
    MDL|2|MDL
    MGA|2|MGA
    MKD|2|MKD
    MMK|2|MMK
    MNT|2|MNT
    MOP|2|MOP
    MRU|2|MRU
    MUR|2|MUR
    MVR|2|MVR
    MWK|2|MWK
    MXN|2|MX$
    MXV|2|MXV
    MYR|2|MYR
    MZN|2|MZN
    NAD|2|NAD
    NGN|2|NGN
    NIO|2|NIO
    NOK|2|NOK
    NPR|2|NPR
    NZD|2|NZ$
    OMR|3|OMR
    PAB|2|PAB
    PEN|2|PEN
    PGK|2|PGK
    PHP|2|₱
    PKR|2|PKR
    PLN|2|PLN
    PYG|0|PYG
    QAR|2|QAR
    RON|2|RON
    RSD|2|RSD
    RUB|2|RUB
    RWF|0|RWF
    SAR|2|SAR
    SBD|2|SBD
    SCR|2|SCR
    SDG|2|SDG
    SEK|2|SEK
    SGD|2|SGD
    SHP|2|SHP
    SLE|2|SLE
    SOS|2|SOS
    SRD|2|SRD
    SSP|2|SSP
    STN|2|STN
    SVC|2|SVC
    SYP|2|SYP
    SZL|2|SZL
    THB|2|THB
    TJS|2|TJS
    TMT|2|TMT
    TND|3|TND
    TOP|2|TOP
    TRY|2|TRY
    TTD|2|TTD
    TWD|2|NT$
    TZS|2|TZS
    UAH|2|UAH
    UGX|0|UGX
    USD|2|US$
    USN|2|USN
    UYI|0|UYI
    UYU|2|UYU
    UYW|4|UYW
    UZS|2|UZS
    VED|2|VED
    VES|2|VES
    VND|0|₫
    VUV|0|VUV
    WST|2|WST
    XAD|2|XAD
    XAF|0|FCFA
    XCD|2|EC$
    XCG|2|Cg.
    XOF|0|F CFA
    XPF|0|CFPF
    YER|2|YER
    ZAR|2|ZAR
    ZMW|2|ZMW
    ZWG|2|ZWG
    """
  package static let symbols = """
    AED|د.إ.|ar
    AFN|؋|fa ps uz-arab
    ALL|Lekë|sq
    AMD|֏|hy
    AOA|Kz|ln-ao pt-ao
    ARS|$|es-ar
    ARS|$AR|fr ht
    ARS|ARS|fr-ca
    AUD|$|en-au en-cc en-cx en-ki en-nf en-nr en-tv
    AUD|$A|br
    AUD|$AU|fr ht
    AUD|$ AU|fr-ca
    AUD|A$|bs-cyrl zh-latn
    AUD|AU$|am ar ca cs da de dz et id kea kgp ko lb lv nl pt th tr vi yrl yue zh
    AUD|AUD|bg bs dsb es fi hr hsb hu is ka ky lt mk nb nn no pl ro sk sl sr sv uk
    AUD|AUD$|to
    AWG|Afl.|nl-aw
    AZN|AZN|az-arab
    AZN|₼|az
    BAM|KM|bs hr-ba sr-latn
    BAM|КМ|bs-cyrl sr
    BBD|$|en-bb
    BBD|Bds$|sv
    BDT|৳|bn ccp
    BHD|د.ب.|ar
    BIF|FBu|en-bi fr-bi rn
    BMD|$|en-bm
    BMD|$BM|fr ht
    BMD|BM$|sv
    BMD|BMD|fr-ca
    BND|$|ms-arab-bn ms-bn
    BND|$BN|fr ht
    BND|BND|fr-ca
    BOB|Bs|es-bo qu-bo
    BRL|BR$|sv
    BRL|BRL|be bg bs ca en-au es fi hr hu is it ky lt nb nn no ro sk sl sq uk
    BRL|R$|bs-cyrl es-br
    BSD|$|en-bs
    BSD|BS$|sv
    BTN|Nu.|dz
    BWP|P|en-bw tn-bw
    BYN|Br|be ru-by
    BZD|$|en-bz es-bz
    BZD|$BZ|fr ht
    BZD|BZ$|sv
    BZD|BZD|fr-ca
    CAD|$|en-ca fr-ca
    CAD|$CA|br fa fr ht
    CAD|C$|nl
    CAD|CA$|bs-cyrl ms-arab
    CAD|CAD|af be bg bs ca da en-au es fi hr hu is ky lt ms nb nn no pl ro sk sl uk
    CAD|KA$|pcm
    CDF|FC|fr-cd ln lu sw-cd
    CLP|$|es-cl
    CLP|$CL|fr ht
    CLP|CLP|fr-ca
    CNY|CNY|bg bs ca en-au es fi fr hr ht hu ka lt mk nb nn no pl ro sk sv ti uk
    CNY|CN¥|bo-in bs-cyrl fr-ca zh-hant zh-latn
    CNY|¥|bo ii zh
    CNY|¥CN|fa
    CNY|元|ja
    CNY|￥|ug
    COP|$|es-co
    COP|$CO|fr ht
    COP|COP|fr-ca
    CRC|₡|es-cr
    CUP|$|es-cu
    CZK|Kč|cs
    CZK|Кч|bs-cyrl
    DJF|Fdj|aa-dj ar-dj fr-dj so-dj
    DKK|Dkr|sv
    DKK|kr|fo
    DKK|kr.|da en-dk fo-dk kl
    DOP|RD$|es-do sv
    DZD|DA|fr-dz kab
    DZD|د.ج.|ar
    EGP|EG£|sv
    EGP|ج.م.|ar
    ERN|Nfk|aa-er ar-er byn en-er gez-er ssy ti-er tig
    ETB|Br|aa om sid so-et ti wal
    ETB|ብር|am
    EUR|EUR|de-ch en-au es-419 es-ar es-bo es-br es-bz es-cl es-co es-cr es-cu es-do es-ec es-gt es-hn es-mx es-ni es-pa es-pe es-pr es-py es-sv es-us es-uy es-ve hu is ro tk uk
    FJD|$|en-fj
    FJD|$FJ|fr ht
    FJD|FJ$|nl
    FJD|FJD|fr-ca
    FKP|FKP|fr-ca
    FKP|£|en-fk
    FKP|£FK|fr ht
    GBP|GBP|bg bs en-au es hr hu is ky lt mk nn pl ro sk sl sv tk uk
    GBP|GB£|ar-ss en-fk en-gi en-mt en-sh en-ss nus
    GBP|UK£|ar
    GBP|£|bs-cyrl fr-ca
    GBP|£ RU|br
    GBP|£GB|fr ht
    GEL|GEL|os-ru
    GEL|₾|en-ge ka os
    GHS|GH₵|ak ee en-gh ff-adlm-gh ff-latn-gh ha-gh
    GIP|GIP|fr-ca
    GIP|£|en-gi
    GIP|£GI|fr ht
    GMD|D|en-gm ff-adlm-gm ff-latn-gm
    GNF|FG|ff-adlm ff-latn-gn fr-gn kpe-gn
    GNF|GNF|ff-adlm-bf ff-adlm-cm ff-adlm-gh ff-adlm-gm ff-adlm-gw ff-adlm-lr ff-adlm-mr ff-adlm-ne ff-adlm-ng ff-adlm-sl ff-adlm-sn
    GTQ|Q|es-gt quc
    GYD|$|en-gy
    HKD|$ HK|br
    HKD|$HK|fa
    HKD|$ HK|fr-ca
    HKD|HK$|bs-cyrl
    HKD|HKD|bg bs en-au es fi fr hr ht hu it ka ky lt mk nb nn no pl ro sk sv uk
    HNL|L|es-hn
    HTG|G|fr-ht ht
    HUF|Ft|hu
    IDR|Rp|en-id id jv ms-id su
    ILS|ILS|bg bs cs dz en-au es fi fr-ca hr hu ka ky lt mk nb nn no pl ro uk
    ILS|NIS|sk
    ILS|₪|bs-cyrl
    INR|INR|bg cs en-au es fi fr-ca hr hu is it ka ky lt mk nb nn no pl ro sk sv uk
    INR|Rs|id
    IQD|د.ع.|ar ckb lrc
    IRR|ر.إ.|ar
    IRR|ریال|fa
    ISK|Ikr|sv
    ISK|kr.|is
    JMD|$|en-jm
    JMD|JM$|sv
    JOD|د.أ.|apc ar
    JPY|JPY|bg en-au es fr hr ht it ka lt mk nb nn no pl ro sk sv ti
    JPY|JP¥|en-001 en-150 en-ag en-ai en-at en-bb en-be en-bm en-bs en-bw en-bz en-ca en-cc en-ch en-ck en-cm en-cx en-cy en-cz en-de en-dg en-dk en-dm en-dsrt en-ee en-er en-es en-fi en-fj en-fk en-fm en-fr en-gb en-gd en-ge en-gg en-gh en-gi en-gm en-gs en-gy en-hk en-hu en-id en-ie en-il en-im en-in en-io en-it en-je en-jm en-ke en-ki en-kn en-ky en-lc en-lr en-ls en-lt en-lv en-mg en-mo en-ms en-mt en-mu en-mv en-mw en-my en-na en-nf en-ng en-nl en-no en-nr en-nu en-nz en-pg en-pk en-pl en-pn en-pt en-pw en-ro en-rw en-sb en-sc en-sd en-se en-sg en-sh en-shaw en-si en-sk en-sl en-ss en-sx en-sz en-tc en-tk en-to en-tt en-tv en-tz en-ua en-ug en-vc en-vg en-vu en-ws en-za en-zm en-zw ha-arab
    JPY|¥|ast be bs ca de dsb en es-us et fa fi fil fr-ca ga gsw ha he hsb hu ig lb lv mi ml or ru sl sr ta th tr uk vi yue zh-hant
    JPY|￥|ja
    KES|Ksh|dav ebu en-ke guz kam ki kln luo luy mas mer om-ke saq so-ke sw teo-ke
    KGS|сом|ky ru-kg
    KHR|៛|km
    KMF|CF|ar-km fr-km
    KRW|KRW|bg cy en-au es fi fr-ca hr hu is it ka ky lt mk nb nn no pl ro sk sr sv uk
    KRW|KR₩|dz
    KRW|₩|zh-hant-hk zh-hant-mo
    KRW|￦|yue zh-hant
    KWD|د.ك.|ar
    KYD|$|en-ky
    KZT|KZT|kk-arab
    KZT|₸|kk ru-kz
    LAK|₭|lo
    LBP|LBP|fr-ca
    LBP|£LB|fr ht
    LBP|ل.ل.|ar
    LKR|Rs.|ta-lk
    LKR|රු.|si
    LRD|$|en-lr ff-adlm-lr ff-latn-lr kpe vai
    LRD|LRD|kpe-gn
    LSL|LSL|kk-arab
    LSL|M|st-ls
    LSL|ЛСЛ|kk
    LYD|د.ل.|ar
    MAD|د.م.|ar
    MDL|L|ro-md ru-md
    MGA|Ar|en-mg fr-mg mg
    MKD|den|sq-mk
    MKD|ден.|mk
    MMK|K|my
    MNT|MNT|mn-mong
    MNT|₮|mn
    MOP|MOP$|en-mo pt-mo zh-hans-mo zh-hant-mo
    MRU|UM|es-mx ff-adlm-mr ff-latn-mr fr-mr
    MRU|أ.م.|ar
    MUR|Rs|en-mu fr-mu mfe
    MVR|Rf|en-mv
    MVR|ރ.|dv
    MWK|MK|en-mw
    MXN|$|es-mx
    MXN|$MX|fa fr gl ht
    MXN|MX$|bs-cyrl ms-arab
    MXN|MXN|af bg bs ca en-au es fi fr-ca hr hu is it ky lt ms nb nn no pl ro sl uk
    MYR|RM|en-my ms ta-my ta-sg
    MZN|MTn|mgh pt-mz seh
    NAD|$|af-na en-na naq
    NAD|$NA|fr ht
    NAD|NAD|fr-ca
    NGN|₦|ann cch en-ng ff-adlm-ng ff-latn-ng ha ig kaj kcg yo
    NIO|C$|es-ni
    NOK|Nkr|se-se sv
    NOK|kr|en-no nb nn no se
    NPR|नेरू|ne
    NZD|$|en-ck en-nu en-nz en-pn en-tk mi
    NZD|$ ZN|br
    NZD|$NZ|fa fr ht
    NZD|$ NZ|fr-ca
    NZD|NZ$|bs-cyrl
    NZD|NZD|be bg bs en-au es fi hr hu is ka ky lt mk nb nn no pl ro sk sl sr sv uk
    NZD|NZD$|to
    OMR|ر.ع.|ar
    PAB|B/.|es-pa
    PEN|PEN|qu-bo qu-ec
    PEN|S/|es-pe qu
    PGK|K|en-pg
    PHP|PHP|af am ar as ast az be bg bn bs ca ccp cs cy da de el en-au es et eu fa fi fr gl gu he hi hr ht hu hy id is ja ka kk km kn ko lb lo lt lv mk ml mn mr ms nb ne nl nn no or pa pl pt ro ru sd si sk sl sq sr sv sw ta te th tk tr uk ur uz vi zh zu
    PHP|₱|az-arab az-cyrl bs-cyrl es-ph hi-latn kk-arab mn-mong ms-arab pa-arab sd-deva uz-arab uz-cyrl zh-latn
    PKR|PKR|sd-deva ur-in
    PKR|Rs|en-pk sd ur
    PKR|ر|pa-arab
    PLN|zł|dsb hsb pl szl
    PLN|зл|bs-cyrl
    PYG|Gs.|es-py
    PYG|₲|gn
    QAR|ر.ق.|ar
    RSD|din.|bs
    RSD|дин.|bs-cyrl
    RUB|RUB|kk-arab
    RUB|₽|be ce cu kk mdf os-ru ru sah
    RWF|RF|en-rw fr-rw rw
    SAR|ر.س.|ar
    SBD|$|en-sb pis
    SBD|$SB|fr ht
    SBD|SBD|fr-ca
    SBD|SI$|nl
    SCR|Rs|en-au
    SCR|SR|en-sc fr-sc
    SDG|ج.س.|ar
    SEK|kr|en-se se-se sv
    SGD|$|en-sg ms-sg ta-sg zh-hans-sg
    SGD|$SG|fr ht
    SGD|$ SG|fr-ca
    SGD|S$|ta-my
    SHP|£|en-sh
    SLE|Le|en-sl ff-adlm-sl ff-latn-sl
    SOS|S|ar-so so
    SRD|$|nl-sr
    SRD|$SR|fr ht
    SRD|SRD|fr-ca
    SSP|£|ar-ss en-ss nus
    STN|Db|pt-st
    SYP|LS|fr-sy
    SYP|ل.س.|ar
    SZL|E|en-sz ss
    THB|THB|az-arab az-cyrl bs-cyrl es-419 es-ar es-bo es-br es-bz es-cl es-co es-cr es-cu es-do es-ec es-gt es-hn es-mx es-ni es-pa es-pe es-pr es-py es-sv es-us es-uy es-ve hi-latn kk-arab mn-mong pa-arab
    THB|TH฿|dz
    THB|฿|af am ar ast az bn bs ca ccp cy da de dsb el es et eu fa fil ga gd gl gu he hi hsb hy id it kea kgp kk km kn ky lb lo lv ml mn mr my ne nl pa pt ru si sq sw ta te th tr ur uz-cyrl vi yrl zu
    TMT|ТМТ|ru
    TND|DT|fr-tn
    TND|د.ت.|ar
    TOP|T$|en-to to
    TRY|TRY|ku-arab
    TRY|Тл|bs-cyrl
    TRY|₺|ku tr
    TTD|$|en-tt
    TTD|$TT|fr ht
    TTD|TTD|fr-ca
    TWD|$|zh-hant
    TWD|NT$|zh-hant-hk zh-hant-mo
    TWD|TWD|bg en-au es fi fr hr ht hu is it ky lt mk nb nn no pl ro sk sl sv uk
    TZS|TSh|asa bez en-tz jmc kde ksb lag mas-tz rof rwk sbp sw vun
    UAH|₴|ru uk
    UGX|USh|cgg en-ug lg nyn sw-ug teo xog
    USD|$|ast be cad chr cic de dsb el en es-ec es-pr es-sv es-us et fa fi fil ga gd gl gsw ha haw he hi hsb hy ig ja kk km kn lb lkt lv ml mn mr mus nl-bq or osa ps qu-ec ru sl ta te tr ur yo zu
    USD|$ SU|br
    USD|$US|fr ht
    USD|$ US|fr-ca
    USD|US$|bs-cyrl en-001 en-150 en-ag en-ai en-at en-bb en-be en-bm en-bs en-bw en-bz en-ca en-cc en-ch en-ck en-cm en-cx en-cy en-cz en-de en-dg en-dk en-dm en-ee en-er en-es en-fi en-fj en-fk en-fm en-fr en-gb en-gd en-ge en-gg en-gh en-gi en-gm en-gs en-gy en-hk en-hu en-id en-ie en-il en-im en-io en-it en-je en-jm en-ke en-ki en-kn en-ky en-lc en-lr en-ls en-lt en-lv en-mg en-mo en-ms en-mt en-mu en-mv en-mw en-my en-na en-nf en-ng en-nl en-no en-nr en-nu en-nz en-pg en-pk en-pl en-pn en-pt en-pw en-ro en-rw en-sb en-sc en-sd en-se en-sg en-sh en-shaw en-si en-sk en-sl en-ss en-sx en-sz en-tc en-tk en-to en-tt en-tv en-tz en-ua en-ug en-vc en-vg en-vu en-ws en-za en-zm en-zw ha-arab kk-arab mn-mong ms-arab ta-sg
    USD|USD|af bs ca da en-au es-419 es-bo es-br es-bz es-cr es-gt es-hn es-mx es-ni es-pa es-pe es-py es-ve hr hu is it ky lt ms nb nn no pl ro sk uk
    USD|щ.д.|bg
    UYU|$|es-uy
    UYU|$UY|fr ht
    UYU|UYU|fr-ca
    UYW|UP|es-uy
    UZS|UZS|uz-arab
    UZS|soʻm|uz
    UZS|сўм|uz-cyrl
    VES|Bs.S|es-ve yrl
    VND|VND|bg cs en-au es-419 es-ar es-bo es-br es-bz es-cl es-co es-cr es-cu es-do es-ec es-gt es-hn es-mx es-ni es-pa es-pe es-pr es-py es-sv es-us es-uy es-ve fi fr-ca hr hu is it ka lt mk nb nn no pl ro sk sr sv uk
    VUV|VT|en-vu fr-vu
    WST|$WS|fr ht
    WST|WS$|en-ws
    WST|WST|fr-ca
    XAF|FCFA|es-gq
    XAF|XAF|dz en-au es fr-ca lt nb nn no
    XCD|$|en-ag en-ai en-dm en-gd en-kn en-lc en-ms en-vc
    XCD|$EC|fa
    XCD|EC$|bs-cyrl
    XCD|XCD|bg bs ca en-au es fi fr gl hr ht hu ky lt nb nn no ro sl uk
    XCG|ANG|sq
    XCG|Cf|vec
    XCG|Cg|en-ca ja ru sk
    XCG|Kg.|tk
    XCG|XCG|ca fa is pl sv
    XCG|ƒ|gl
    XOF|XOF|en-au es fr-ca lt
    XOF|فرانک CFA|fa
    XOF|සිෆ්එ|si
    XPF|CFP|en-au
    XPF|CFPF|bs-cyrl
    XPF|FCFP|fr ht
    XPF|XPF|bs fi fr-ca hr lt nb nl nn no
    YER|ر.ي.|ar
    ZAR|R|af en-ls en-za nr nso ss st tn ts ve xh zu
    ZMW|K|bem en-zm
    ZWG|ZiG|nl
    """
  package static let places = """
    #_¤|ar asa ast az ba bas be bg br bs bua ca ce cs cv da de dsb dua dyo el en-150 en-be en-cz en-de en-dk en-ee en-es en-fi en-fr en-ge en-hu en-it en-lt en-lv en-no en-pl en-pt en-ro en-se en-si en-sk en-ua eo es et eu ewo ff fi fo fr gl gsw he hr hsb ht hu hy is it ka kea kk ksf ku ky lb lij lld ln lt lv mk my nb nmg nn no pl pms pt-ao pt-ch pt-cv pt-gq pt-gw pt-lu pt-mo pt-mz pt-pt pt-st pt-tl ro ru sah sc se sk sl smn sq sr sv tg tk tpi tt tyv tzm uk uz vec vi xog yav
    #¤|agq bez bn ccp dje kab khq kk-arab km ksb lg lu luo rn rwk sbp seh ses shi twq zgh
    -¤#|af ak am bem bho bm bn-in ceb cgg chr cop cy dav doi dz ebu ee en es-419 es-ar es-bo es-br es-bz es-co es-cr es-cu es-do es-gt es-hn es-mx es-ni es-pa es-pr es-sv es-us fil ga gd gu guz gv haw hi id ig ja jmc kam kde ki kln kn ko kok ks kw kxv mas mer ml mn-mong-mn mr ms mt mua naq nd nr nus nyn om or pa pcm rm rof sa saq si sn so ss st su te teo th ti tn tok tr ug ur vai ve vun xh xnr yo yue zh zu
    -¤_#|az-arab bm-nkoo de-at de-li en-at en-dsrt en-mv en-shaw en-us-posix es-pe es-uy ff-adlm ks-deva ku-arab ms-arab-bn ms-bn pa-arab uz-arab zh-latn
    ¤-#|es-cl es-ec es-ve kl lo luy sg
    ¤_-#|blo de-ch en-ch en-nl es-py fy ie it-ch nl
    """
  package static let numbers = """
    .|||fr-ch=latn
    |.||de-at=latn
    ||3;3|gu=gujr ml=latn ml=mlym mr=deva mr=latn or=latn or=orya ta=latn ta=tamldec
    ||3;2|te=telu
    """
}
