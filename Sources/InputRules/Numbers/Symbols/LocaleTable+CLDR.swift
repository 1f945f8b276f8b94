// Made by scripts/locales from CLDR 47 (Unicode-3.0); change the script, not this file.

extension LocaleTable {
  static let sets: [NumberSymbols] = [
    set(".", ",", "-", "+", "E", 3, 3, 1),
    set(",", "\u{A0}", "-", "+", "E", 3, 3, 1),
    set("\u{66B}", "\u{66C}", "\u{61C}-", "\u{61C}+", "\u{623}\u{633}", 3, 3, 1),
    set(".", ",", "\u{200E}-", "\u{200E}+", "E", 3, 3, 1),
    set(",", ".", "\u{200E}-", "\u{200E}+", "E", 3, 3, 1),
    set(".", ",", "-", "+", "E", 3, 2, 1),
    set(",", ".", "-", "+", "E", 3, 3, 1),
    set(
      "\u{66B}", "\u{66C}", "\u{200E}-\u{200E}", "\u{200E}+\u{200E}", "\u{D7}\u{6F1}\u{6F0}^", 3, 3,
      1),
    set(",", "\u{A0}", "-", "+", "E", 3, 3, 2),
    set("\u{66B}", "\u{60C}", "-", "+", "E", 3, 3, 1),
    set("\u{66B}", "\u{66C}", "\u{200F}-", "\u{200F}+", "\u{627}\u{633}", 3, 3, 1),
    set(".", ",", "-", "\u{200E}+", "E", 3, 3, 1),
    set(".", "\u{2019}", "-", "+", "E", 3, 3, 1),
    set(".", "\u{A0}", "-", "+", "E", 3, 3, 1),
    set("\u{66B}", "\u{66C}", "\u{61C}-", "\u{61C}+", "\u{627}\u{633}", 3, 3, 1),
    set(".", ",", "-", "+", "E", 3, 3, 3),
    set(",", ".", "-", "+", "e", 3, 3, 1),
    set(".", ",", "-", "+", "e", 3, 3, 1),
    set(",", "\u{202F}", "-", "+", "E", 3, 3, 1),
    set(",", "\u{A0}", "-", "+", "\u{D7}10^", 3, 3, 1),
    set(",", "\u{A0}", "-", "+", "e", 3, 3, 1),
    set(",", ".", "-", "+", "E", 3, 3, 2),
    set(",", "\u{A0}", "\u{2212}", "+", "\u{D7}10^", 3, 3, 2),
    set(",", ".", "\u{2212}", "+", "E", 3, 3, 1),
    set("\u{66B}", "\u{66C}", "\u{200E}\u{2212}", "\u{200E}+", "\u{D7}\u{6F1}\u{6F0}^", 3, 3, 1),
    set(".", ",", "\u{200E}\u{2212}", "\u{200E}+", "E", 3, 3, 1),
    set(".", "\u{2E41}", "-", "+", "\u{1E909}", 3, 3, 1),
    set(".", "\u{2E41}", "-", "+", "E", 3, 3, 1),
    set(",", "\u{A0}", "\u{2212}", "+", "E", 3, 3, 1),
    set(".", "\u{2019}", "\u{2212}", "+", "E", 3, 3, 1),
    set(".", "\u{2019}", "-", "+", "E", 3, 3, 2),
    set(".", "\u{60C}", "-", "+", "E", 3, 3, 1),
    set(",", "\u{A0}", "\u{2212}", "+", "\u{D7}10^", 3, 3, 1),
    set(",", "\u{2019}", "-", "+", "E", 3, 3, 1),
    set(",", ".", "\u{200E}\u{2212}", "\u{200E}+", "E", 3, 3, 1),
    set(".", "\u{66C}", "\u{61C}-", "\u{61C}+", "\u{627}\u{633}", 3, 3, 1),
    set(",", "\u{A0}", "\u{2212}", "+", "\u{B7}10^", 3, 3, 1),
    set(",", ".", "\u{2212}", "+", "e", 3, 3, 2),
    set(",", "\u{A0}", "-", "+", "E", 2, 2, 1),
    set(",", "\u{A0}", "-", "+", "\u{415}", 3, 3, 1),
  ]

  static let locales = """
    latn=0: aa aa-DJ aa-ER ab ak am an ann apc arn asa ba bal bal-Arab bal-Latn bem bew bez blt bm \
    bss byn cad cch ce ceb cgg cho chr cic co cop csw cu cy dav ebu en en-001 en-150 en-AE en-AG \
    en-AI en-AS en-BB en-BI en-BM en-BS en-BW en-BZ en-CA en-CC en-CK en-CM en-CX en-CY en-DG \
    en-DM en-Dsrt en-ER en-FJ en-FK en-FM en-GB en-GD en-GG en-GH en-GI en-GM en-GS en-GU en-GY \
    en-HK en-IE en-IL en-IM en-IO en-JE en-JM en-KE en-KI en-KN en-KY en-LC en-LR en-LS en-MG \
    en-MH en-MO en-MP en-MS en-MT en-MU en-MV en-MW en-MY en-NA en-NF en-NG en-NR en-NU en-NZ \
    en-PG en-PH en-PK en-PN en-PR en-PW en-RW en-SB en-SC en-SD en-SG en-SH en-SL en-SS en-SX \
    en-SZ en-Shaw en-TC en-TK en-TO en-TT en-TV en-TZ en-UG en-UM en-VC en-VG en-VI en-VU en-WS \
    en-ZM en-ZW es-419 es-BR es-BZ es-CU es-DO es-GT es-HN es-MX es-NI es-PA es-PE es-PR es-SV \
    es-US fil frr ga ga-GB gaa gd gez gez-ER gn guz gv ha ha-GH ha-NE haw ig ii io iu iu-Latn ja \
    jbo jmc kaa kaa-Cyrl kaa-Latn kaj kam kcg kde ken ki kk-Arab kln ko ko-CN ko-KP kpe kpe-GN \
    ks-Deva ksb kw la lag lg lkt ltg luo luy mas mas-TZ mdf mer mg mgo mhn mi mic mn moh ms \
    ms-Arab ms-SG mt mus myv naq nd nus nv ny nyn om om-KE osa pap pap-AW pcm pis qu qu-EC quc rhg \
    rhg-Rohg rhg-Rohg-BD rif rof rwk saq sbp scn sd-Deva shn shn-TH si sid skr sma sma-NO smj \
    smj-NO sms sn so so-DJ so-ET so-KE ssy st st-LS sw sw-KE sw-UG syr syr-SY teo teo-KE ti ti-ER \
    tig to tpi trv trw tyv und vo vun wa wal wbp xog yi yo yo-BJ za zh-Latn zu
    latn=1: af af-NA agq bas blo br cs cv de-AT dua dyo en-CZ en-FI en-HU en-NO en-PT en-ZA eo \
    es-CR ewo ff ff-Latn ff-Latn-BF ff-Latn-CM ff-Latn-GH ff-Latn-GM ff-Latn-GN ff-Latn-GW \
    ff-Latn-LR ff-Latn-MR ff-Latn-NE ff-Latn-NG ff-Latn-SL fr-CA ht hy kab kea kk kk-Cyrl kk-KZ \
    ksf ky nmg nr oc oc-ES os os-RU prg pt-AO ru ru-BY ru-KG ru-KZ ru-MD sah shi shi-Latn shi-Tfng \
    smn ss ss-SZ szl tg tk ts tt tzm uz uz-Cyrl uz-Latn ve yav zgh
    latn=3 arab=2: ar ar-AE ar-EH
    arab=2 latn=3: ar-BH ar-DJ ar-EG ar-ER ar-IL ar-IQ ar-JO ar-KM ar-KW ar-OM ar-PS ar-QA ar-SA \
    ar-SD ar-SO ar-SS ar-SY ar-TD ar-YE
    latn=4 arab=2: ar-DZ ar-LY ar-MA ar-TN
    arab=2 latn=4: ar-LB ar-MR
    beng=5 latn=5: as bn bn-IN
    latn=6: ast az az-Cyrl az-Latn bs bs-Cyrl bs-Latn ca ca-AD ca-ES-valencia ca-FR ca-IT da da-GL \
    de de-BE de-IT de-LU dsb en-AT en-BE en-DE en-DK en-ES en-ID en-IT en-NL en-PL en-RO es-AR \
    es-BO es-CL es-CO es-EC es-PY es-UY es-VE fr-LU fr-MA fur fy gl hsb id is jgo kgp kkj kl ku lb \
    lij lld ln ln-AO ln-CF ln-CG lu mgh mk ms-Arab-BN ms-BN ms-ID mua nds nds-NL nl nl-AW nl-BE \
    nl-BQ nl-CW nl-SR nl-SX nnh pt qu-BO rn ro ro-MD rw sc seh sg sr sr-Cyrl sr-Cyrl-BA sr-Cyrl-ME \
    sr-Cyrl-XK sr-Latn sr-Latn-BA sr-Latn-ME sr-Latn-XK su su-Latn sw-CD tr tr-CY vi vmw wo yrl \
    yrl-CO yrl-VE
    arabext=7 latn=0: az-Arab az-Arab-IQ az-Arab-TR lrc lrc-IQ mzn
    latn=8: be be-tarask bg hu ie ka lv pl pt-CH pt-CV pt-GQ pt-GW pt-LU pt-MO pt-MZ pt-PT pt-ST \
    pt-TL ru-UA sq sq-MK sq-XK
    deva=0 latn=0: bgc bho raj sat-Deva
    arabext=7 latn=9: bgn bgn-AE bgn-AF bgn-IR bgn-OM
    latn=0 nkoo=0: bm-Nkoo
    latn=0 tibt=0: bo bo-IN
    latn=5 deva=5: brx hi kxv-Deva xnr
    cakm=5 latn=5: ccp ccp-IN
    arab=10 latn=11: ckb ckb-IR
    latn=12: de-CH de-LI en-CH tn tn-BW
    latn=13: dje khq mfe nso ses twq xh
    latn=0 deva=0: doi kok kok-Deva mai
    latn=0 arab=14: dv ha-Arab ha-Arab-SD
    tibt=5 latn=5: dz
    latn=15: ee ee-TG
    latn=16: el el-CY el-polyton en-SI
    latn=17: en-AU
    latn=18: en-FR fr fr-BE fr-BF fr-BI fr-BJ fr-BL fr-CD fr-CF fr-CG fr-CH fr-CI fr-CM fr-DJ \
    fr-DZ fr-GA fr-GF fr-GN fr-GP fr-GQ fr-HT fr-KM fr-MC fr-MF fr-MG fr-ML fr-MQ fr-MR fr-MU \
    fr-NC fr-NE fr-PF fr-PM fr-RE fr-RW fr-SC fr-SN fr-SY fr-TD fr-TG fr-TN fr-VU fr-WF fr-YT vec
    latn=5: en-IN hi-Latn kok-Latn kxv kxv-Latn
    latn=19: en-SE
    latn=20: en-SK sk
    latn=21: es es-EA es-GQ es-IC es-PH ia it it-SM it-VA
    latn=22: et
    latn=23: eu fo fo-DK hr hr-BA
    arabext=24 latn=25: fa fa-AF
    adlm=26 latn=27: ff-Adlm ff-Adlm-BF ff-Adlm-CM ff-Adlm-GH ff-Adlm-GM ff-Adlm-GW ff-Adlm-LR \
    ff-Adlm-MR ff-Adlm-NE ff-Adlm-NG ff-Adlm-SL ff-Adlm-SN
    latn=28: fi nb nb-SJ nn no
    latn=29: gsw gsw-FR gsw-LI rm
    latn=5 gujr=5: gu
    latn=3: he
    hmnp=0 latn=0: hnj hnj-Hmnp
    latn=30: it-CH
    latn=6 java=6: jv
    latn=0 khmr=6: km
    latn=0 knda=0: kn
    arabext=7 latn=31: ks ks-Arab
    latn=32: ksh lt sv sv-AX sv-FI
    latn=5 orya=5: kxv-Orya or
    latn=5 telu=5: kxv-Telu
    latn=33: lmo wae
    latn=6 laoo=6: lo
    latn=5 mlym=5: ml
    latn=0 mong=0: mn-Mong mn-Mong-MN
    beng=0 latn=0: mni mni-Beng
    mtei=0 latn=0: mni-Mtei
    deva=5 latn=5: mr ne ne-IN sa
    mymr=0 latn=0: my
    nkoo=31 latn=31: nqo
    latn=5 guru=5: pa pa-Guru
    arabext=7 latn=3: pa-Arab ur-IN
    arabext=7 latn=34: ps ps-PK uz-Arab
    olck=0 latn=0: sat sat-Olck
    arab=35 latn=0: sd sd-Arab
    arab=14 latn=0: sdh sdh-IQ
    latn=36: se se-FI se-SE
    latn=37: sl
    latn=5 tamldec=5: ta ta-LK
    latn=0 tamldec=0: ta-MY ta-SG
    latn=5 telu=0: te
    latn=0 thai=0: th
    latn=38: tok
    latn=0 arabext=7: ug
    latn=39: uk
    latn=3 arabext=7: ur
    latn=0 vaii=0: vai vai-Latn vai-Vaii
    latn=0 hanidec=0: yue yue-Hans yue-Hant yue-Hant-CN yue-Hant-MO zh zh-Hans zh-Hans-HK \
    zh-Hans-MO zh-Hans-MY zh-Hans-SG zh-Hant zh-Hant-HK zh-Hant-MO zh-Hant-MY
    """

  static let digits = """
    adlm=\u{1E950} ahom=\u{11730} arab=\u{660} arabext=\u{6F0} bali=\u{1B50} beng=\u{9E6} \
    bhks=\u{11C50} brah=\u{11066} cakm=\u{11136} cham=\u{AA50} deva=\u{966} diak=\u{11950} \
    fullwide=\u{FF10} gara=\u{10D40} gong=\u{11DA0} gonm=\u{11D50} gujr=\u{AE6} gukh=\u{16130} \
    guru=\u{A66} \
    hanidec=\u{3007}\u{4E00}\u{4E8C}\u{4E09}\u{56DB}\u{4E94}\u{516D}\u{4E03}\u{516B}\u{4E5D} \
    hmng=\u{16B50} hmnp=\u{1E140} java=\u{A9D0} kali=\u{A900} kawi=\u{11F50} khmr=\u{17E0} \
    knda=\u{CE6} krai=\u{16D70} lana=\u{1A80} lanatham=\u{1A90} laoo=\u{ED0} latn=0 lepc=\u{1C40} \
    limb=\u{1946} mathbold=\u{1D7CE} mathdbl=\u{1D7D8} mathmono=\u{1D7F6} mathsanb=\u{1D7EC} \
    mathsans=\u{1D7E2} mlym=\u{D66} modi=\u{11650} mong=\u{1810} mroo=\u{16A60} mtei=\u{ABF0} \
    mymr=\u{1040} mymrepka=\u{116DA} mymrpao=\u{116D0} mymrshan=\u{1090} mymrtlng=\u{A9F0} \
    nagm=\u{1E4F0} newa=\u{11450} nkoo=\u{7C0} olck=\u{1C50} onao=\u{1E5F1} orya=\u{B66} \
    osma=\u{104A0} outlined=\u{1CCF0} rohg=\u{10D30} saur=\u{A8D0} segment=\u{1FBF0} \
    shrd=\u{111D0} sind=\u{112F0} sinh=\u{DE6} sora=\u{110F0} sund=\u{1BB0} sunu=\u{11BF0} \
    takr=\u{116C0} talu=\u{19D0} tamldec=\u{BE6} telu=\u{C66} thai=\u{E50} tibt=\u{F20} \
    tirh=\u{114D0} tnsa=\u{16AC0} vaii=\u{A620} wara=\u{118E0} wcho=\u{1E2F0}
    """
}
