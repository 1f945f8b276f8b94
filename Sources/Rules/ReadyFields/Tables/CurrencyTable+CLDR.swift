// A generated table, made by scripts/tables from Tests/InputRulesTests/FieldTables, whose README
// names the sources and their versions (Unicode-3.0). Change the script, not this file.
// swift-format-ignore-file

/// The currencies of ISO 4217: a number of decimals, and the codes with this number.
///
/// Other tables have each currency's symbols, with the locales that use them; the place of the symbol (`¤`) before or after the
/// number (`#`), with or without a no-break space (`_`), and of a minus sign; and separators for amounts.
package enum CurrencyTable {
  package static let text = """
    0|BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF
    2|AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD XCG YER ZAR ZMW ZWG
    3|BHD IQD JOD KWD LYD OMR TND
    4|CLF UYW
    """
  package static let symbols = """
    AED|د.إ.|ar
    AFN|؋|fa ps uz-arab
    ALL|Lekë|sq
    AMD|֏|hy
    AOA|Kz|ln-ao pt-ao
    ARS|$|es-ar|$AR|fr ht|ARS|fr-ca
    AUD|A$|root|$|en-au en-cc en-cx en-ki en-nf en-nr en-tv|$A|br|$AU|fr ht|$ AU|fr-ca|A$|bs-cyrl zh-latn|AU$|am ar ca cs da de dz et id kea kgp ko lb lv nl pt th tr vi yrl yue zh|AUD|bg bs dsb es fi hr hsb hu is ka ky lt mk nb nn no pl ro sk sl sr sv uk|AUD$|to
    AWG|Afl.|nl-aw
    AZN|AZN|az-arab|₼|az
    BAM|KM|bs hr-ba sr-latn|КМ|bs-cyrl sr
    BBD|$|en-bb|Bds$|sv
    BDT|৳|bn ccp
    BHD|د.ب.|ar
    BIF|FBu|en-bi fr-bi rn
    BMD|$|en-bm|$BM|fr ht|BM$|sv|BMD|fr-ca
    BND|$|ms-arab-bn ms-bn|$BN|fr ht|BND|fr-ca
    BOB|Bs|es-bo qu-bo
    BRL|R$|root|BR$|sv|BRL|be bg bs ca en-au es fi hr hu is it ky lt nb nn no ro sk sl sq uk|R$|bs-cyrl es-br
    BSD|$|en-bs|BS$|sv
    BTN|Nu.|dz
    BWP|P|en-bw tn-bw
    BYN|Br|be ru-by
    BZD|$|en-bz es-bz|$BZ|fr ht|BZ$|sv|BZD|fr-ca
    CAD|CA$|root|$|en-ca fr-ca|$CA|br fa fr ht|C$|nl|CA$|bs-cyrl ms-arab|CAD|af be bg bs ca da en-au es fi hr hu is ky lt ms nb nn no pl ro sk sl uk|KA$|pcm
    CDF|FC|fr-cd ln lu sw-cd
    CLP|$|es-cl|$CL|fr ht|CLP|fr-ca
    CNY|CN¥|root|CNY|bg bs ca en-au es fi fr hr ht hu ka lt mk nb nn no pl ro sk sv ti uk|CN¥|bo-in bs-cyrl fr-ca zh-hant zh-latn|¥|bo ii zh|¥CN|fa|元|ja|￥|ug
    COP|$|es-co|$CO|fr ht|COP|fr-ca
    CRC|₡|es-cr
    CUP|$|es-cu
    CZK|Kč|cs|Кч|bs-cyrl
    DJF|Fdj|aa-dj ar-dj fr-dj so-dj
    DKK|Dkr|sv|kr|fo|kr.|da en-dk fo-dk kl
    DOP|RD$|es-do sv
    DZD|DA|fr-dz kab|د.ج.|ar
    EGP|EG£|sv|ج.م.|ar
    ERN|Nfk|aa-er ar-er byn en-er gez-er ssy ti-er tig
    ETB|Br|aa om sid so-et ti wal|ብር|am
    EUR|€|root|EUR|de-ch en-au es-419 es-ar es-bo es-br es-bz es-cl es-co es-cr es-cu es-do es-ec es-gt es-hn es-mx es-ni es-pa es-pe es-pr es-py es-sv es-us es-uy es-ve hu is ro tk uk
    FJD|$|en-fj|$FJ|fr ht|FJ$|nl|FJD|fr-ca
    FKP|FKP|fr-ca|£|en-fk|£FK|fr ht
    GBP|£|root|GBP|bg bs en-au es hr hu is ky lt mk nn pl ro sk sl sv tk uk|GB£|ar-ss en-fk en-gi en-mt en-sh en-ss nus|UK£|ar|£|bs-cyrl fr-ca|£ RU|br|£GB|fr ht
    GEL|GEL|os-ru|₾|en-ge ka os
    GHS|GH₵|ak ee en-gh ff-adlm-gh ff-latn-gh ha-gh
    GIP|GIP|fr-ca|£|en-gi|£GI|fr ht
    GMD|D|en-gm ff-adlm-gm ff-latn-gm
    GNF|FG|ff-adlm ff-latn-gn fr-gn kpe-gn|GNF|ff-adlm-bf ff-adlm-cm ff-adlm-gh ff-adlm-gm ff-adlm-gw ff-adlm-lr ff-adlm-mr ff-adlm-ne ff-adlm-ng ff-adlm-sl ff-adlm-sn
    GTQ|Q|es-gt quc
    GYD|$|en-gy
    HKD|HK$|root|$ HK|br|$HK|fa|$ HK|fr-ca|HK$|bs-cyrl|HKD|bg bs en-au es fi fr hr ht hu it ka ky lt mk nb nn no pl ro sk sv uk
    HNL|L|es-hn
    HTG|G|fr-ht ht
    HUF|Ft|hu
    IDR|Rp|en-id id jv ms-id su
    ILS|₪|root|ILS|bg bs cs dz en-au es fi fr-ca hr hu ka ky lt mk nb nn no pl ro uk|NIS|sk|₪|bs-cyrl
    INR|₹|root|INR|bg cs en-au es fi fr-ca hr hu is it ka ky lt mk nb nn no pl ro sk sv uk|Rs|id
    IQD|د.ع.|ar ckb lrc
    IRR|ر.إ.|ar|ریال|fa
    ISK|Ikr|sv|kr.|is
    JMD|$|en-jm|JM$|sv
    JOD|د.أ.|apc ar
    JPY|JP¥|root|JPY|bg en-au es fr hr ht it ka lt mk nb nn no pl ro sk sv ti|JP¥|en-001 en-150 en-ag en-ai en-at en-bb en-be en-bm en-bs en-bw en-bz en-ca en-cc en-ch en-ck en-cm en-cx en-cy en-cz en-de en-dg en-dk en-dm en-dsrt en-ee en-er en-es en-fi en-fj en-fk en-fm en-fr en-gb en-gd en-ge en-gg en-gh en-gi en-gm en-gs en-gy en-hk en-hu en-id en-ie en-il en-im en-in en-io en-it en-je en-jm en-ke en-ki en-kn en-ky en-lc en-lr en-ls en-lt en-lv en-mg en-mo en-ms en-mt en-mu en-mv en-mw en-my en-na en-nf en-ng en-nl en-no en-nr en-nu en-nz en-pg en-pk en-pl en-pn en-pt en-pw en-ro en-rw en-sb en-sc en-sd en-se en-sg en-sh en-shaw en-si en-sk en-sl en-ss en-sx en-sz en-tc en-tk en-to en-tt en-tv en-tz en-ua en-ug en-vc en-vg en-vu en-ws en-za en-zm en-zw ha-arab|¥|ast be bs ca de dsb en es-us et fa fi fil fr-ca ga gsw ha he hsb hu ig lb lv mi ml or ru sl sr ta th tr uk vi yue zh-hant|￥|ja
    KES|Ksh|dav ebu en-ke guz kam ki kln luo luy mas mer om-ke saq so-ke sw teo-ke
    KGS|сом|ky ru-kg
    KHR|៛|km
    KMF|CF|ar-km fr-km
    KRW|₩|root|KRW|bg cy en-au es fi fr-ca hr hu is it ka ky lt mk nb nn no pl ro sk sr sv uk|KR₩|dz|₩|zh-hant-hk zh-hant-mo|￦|yue zh-hant
    KWD|د.ك.|ar
    KYD|$|en-ky
    KZT|KZT|kk-arab|₸|kk ru-kz
    LAK|₭|lo
    LBP|LBP|fr-ca|£LB|fr ht|ل.ل.|ar
    LKR|Rs.|ta-lk|රු.|si
    LRD|$|en-lr ff-adlm-lr ff-latn-lr kpe vai|LRD|kpe-gn
    LSL|LSL|kk-arab|M|st-ls|ЛСЛ|kk
    LYD|د.ل.|ar
    MAD|د.م.|ar
    MDL|L|ro-md ru-md
    MGA|Ar|en-mg fr-mg mg
    MKD|den|sq-mk|ден.|mk
    MMK|K|my
    MNT|MNT|mn-mong|₮|mn
    MOP|MOP$|en-mo pt-mo zh-hans-mo zh-hant-mo
    MRU|UM|es-mx ff-adlm-mr ff-latn-mr fr-mr|أ.م.|ar
    MUR|Rs|en-mu fr-mu mfe
    MVR|Rf|en-mv|ރ.|dv
    MWK|MK|en-mw
    MXN|MX$|root|$|es-mx|$MX|fa fr gl ht|MX$|bs-cyrl ms-arab|MXN|af bg bs ca en-au es fi fr-ca hr hu is it ky lt ms nb nn no pl ro sl uk
    MYR|RM|en-my ms ta-my ta-sg
    MZN|MTn|mgh pt-mz seh
    NAD|$|af-na en-na naq|$NA|fr ht|NAD|fr-ca
    NGN|₦|ann cch en-ng ff-adlm-ng ff-latn-ng ha ig kaj kcg yo
    NIO|C$|es-ni
    NOK|Nkr|se-se sv|kr|en-no nb nn no se
    NPR|नेरू|ne
    NZD|NZ$|root|$|en-ck en-nu en-nz en-pn en-tk mi|$ ZN|br|$NZ|fa fr ht|$ NZ|fr-ca|NZ$|bs-cyrl|NZD|be bg bs en-au es fi hr hu is ka ky lt mk nb nn no pl ro sk sl sr sv uk|NZD$|to
    OMR|ر.ع.|ar
    PAB|B/.|es-pa
    PEN|PEN|qu-bo qu-ec|S/|es-pe qu
    PGK|K|en-pg
    PHP|₱|root|PHP|af am ar as ast az be bg bn bs ca ccp cs cy da de el en-au es et eu fa fi fr gl gu he hi hr ht hu hy id is ja ka kk km kn ko lb lo lt lv mk ml mn mr ms nb ne nl nn no or pa pl pt ro ru sd si sk sl sq sr sv sw ta te th tk tr uk ur uz vi zh zu|₱|az-arab az-cyrl bs-cyrl es-ph hi-latn kk-arab mn-mong ms-arab pa-arab sd-deva uz-arab uz-cyrl zh-latn
    PKR|PKR|sd-deva ur-in|Rs|en-pk sd ur|ر|pa-arab
    PLN|zł|dsb hsb pl szl|зл|bs-cyrl
    PYG|Gs.|es-py|₲|gn
    QAR|ر.ق.|ar
    RSD|din.|bs|дин.|bs-cyrl
    RUB|RUB|kk-arab|₽|be ce cu kk mdf os-ru ru sah
    RWF|RF|en-rw fr-rw rw
    SAR|ر.س.|ar
    SBD|$|en-sb pis|$SB|fr ht|SBD|fr-ca|SI$|nl
    SCR|Rs|en-au|SR|en-sc fr-sc
    SDG|ج.س.|ar
    SEK|kr|en-se se-se sv
    SGD|$|en-sg ms-sg ta-sg zh-hans-sg|$SG|fr ht|$ SG|fr-ca|S$|ta-my
    SHP|£|en-sh
    SLE|Le|en-sl ff-adlm-sl ff-latn-sl
    SOS|S|ar-so so
    SRD|$|nl-sr|$SR|fr ht|SRD|fr-ca
    SSP|£|ar-ss en-ss nus
    STN|Db|pt-st
    SYP|LS|fr-sy|ل.س.|ar
    SZL|E|en-sz ss
    THB|THB|az-arab az-cyrl bs-cyrl es-419 es-ar es-bo es-br es-bz es-cl es-co es-cr es-cu es-do es-ec es-gt es-hn es-mx es-ni es-pa es-pe es-pr es-py es-sv es-us es-uy es-ve hi-latn kk-arab mn-mong pa-arab|TH฿|dz|฿|af am ar ast az bn bs ca ccp cy da de dsb el es et eu fa fil ga gd gl gu he hi hsb hy id it kea kgp kk km kn ky lb lo lv ml mn mr my ne nl pa pt ru si sq sw ta te th tr ur uz-cyrl vi yrl zu
    TMT|ТМТ|ru
    TND|DT|fr-tn|د.ت.|ar
    TOP|T$|en-to to
    TRY|TRY|ku-arab|Тл|bs-cyrl|₺|ku tr
    TTD|$|en-tt|$TT|fr ht|TTD|fr-ca
    TWD|NT$|root|$|zh-hant|NT$|zh-hant-hk zh-hant-mo|TWD|bg en-au es fi fr hr ht hu is it ky lt mk nb nn no pl ro sk sl sv uk
    TZS|TSh|asa bez en-tz jmc kde ksb lag mas-tz rof rwk sbp sw vun
    UAH|₴|ru uk
    UGX|USh|cgg en-ug lg nyn sw-ug teo xog
    USD|US$|root|$|ast be cad chr cic de dsb el en es-ec es-pr es-sv es-us et fa fi fil ga gd gl gsw ha haw he hi hsb hy ig ja kk km kn lb lkt lv ml mn mr mus nl-bq or osa ps qu-ec ru sl ta te tr ur yo zu|$ SU|br|$US|fr ht|$ US|fr-ca|US$|bs-cyrl en-001 en-150 en-ag en-ai en-at en-bb en-be en-bm en-bs en-bw en-bz en-ca en-cc en-ch en-ck en-cm en-cx en-cy en-cz en-de en-dg en-dk en-dm en-ee en-er en-es en-fi en-fj en-fk en-fm en-fr en-gb en-gd en-ge en-gg en-gh en-gi en-gm en-gs en-gy en-hk en-hu en-id en-ie en-il en-im en-io en-it en-je en-jm en-ke en-ki en-kn en-ky en-lc en-lr en-ls en-lt en-lv en-mg en-mo en-ms en-mt en-mu en-mv en-mw en-my en-na en-nf en-ng en-nl en-no en-nr en-nu en-nz en-pg en-pk en-pl en-pn en-pt en-pw en-ro en-rw en-sb en-sc en-sd en-se en-sg en-sh en-shaw en-si en-sk en-sl en-ss en-sx en-sz en-tc en-tk en-to en-tt en-tv en-tz en-ua en-ug en-vc en-vg en-vu en-ws en-za en-zm en-zw ha-arab kk-arab mn-mong ms-arab ta-sg|USD|af bs ca da en-au es-419 es-bo es-br es-bz es-cr es-gt es-hn es-mx es-ni es-pa es-pe es-py es-ve hr hu is it ky lt ms nb nn no pl ro sk uk|щ.д.|bg
    UYU|$|es-uy|$UY|fr ht|UYU|fr-ca
    UYW|UP|es-uy
    UZS|UZS|uz-arab|soʻm|uz|сўм|uz-cyrl
    VES|Bs.S|es-ve yrl
    VND|₫|root|VND|bg cs en-au es-419 es-ar es-bo es-br es-bz es-cl es-co es-cr es-cu es-do es-ec es-gt es-hn es-mx es-ni es-pa es-pe es-pr es-py es-sv es-us es-uy es-ve fi fr-ca hr hu is it ka lt mk nb nn no pl ro sk sr sv uk
    VUV|VT|en-vu fr-vu
    WST|$WS|fr ht|WS$|en-ws|WST|fr-ca
    XAF|FCFA|root|FCFA|es-gq|XAF|dz en-au es fr-ca lt nb nn no
    XCD|EC$|root|$|en-ag en-ai en-dm en-gd en-kn en-lc en-ms en-vc|$EC|fa|EC$|bs-cyrl|XCD|bg bs ca en-au es fi fr gl hr ht hu ky lt nb nn no ro sl uk
    XCG|Cg.|root|ANG|sq|Cf|vec|Cg|en-ca ja ru sk|Kg.|tk|XCG|ca fa is pl sv|ƒ|gl
    XOF|F CFA|root|XOF|en-au es fr-ca lt|فرانک CFA|fa|සිෆ්එ|si
    XPF|CFPF|root|CFP|en-au|CFPF|bs-cyrl|FCFP|fr ht|XPF|bs fi fr-ca hr lt nb nl nn no
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
