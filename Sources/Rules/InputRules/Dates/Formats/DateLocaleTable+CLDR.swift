// A generated table, made by scripts/tables from CLDR 49 (Unicode-3.0).
// Change the script, not this file.
// swift-format-ignore-file

extension DateLocaleTable {
  static let lists = """
    y MMM d, EEE
    Qunxa Garablu|Kudo|Ciggilta Kudo|Agda Baxis|Caxah Alsa|Qasa Dirri|Qado Dirri|Liiqen|Waysu|Diteli|Ximoli|Kaxxa Garablu
    Qun|Nah|Cig|Agd|Cax|Qas|Qad|Leq|Way|Dit|Xim|Kax
    Acaada|Etleeni|Talaata|Arbaqa|Kamiisi|Gumqata|Sabti
    Aca|Etl|Tal|Arb|Kam|Gum|Sab
    saaku|carra
    Qunxa Garablu|Kudo|Ciggilta Kudo|Agda Baxis|Caxah Alsa|Qasa Dirri|Qado Dirri|Leqeeni|Waysu|Diteli|Ximoli|Kaxxa Garablu
    EEE, d MMM y 'ш'.
    Ажьырныҳəа|Жəабран|Хəажəкыра|Мшаԥы|Лаҵара|Рашəара|Ԥхынгəы|Нанҳəа|Цəыббра|Жьҭаара|Абҵара|Ԥхынҷкәын
    Ажь|Жəаб|Хəажә|Мш|Лаҵ|Рашә|Ԥхынгә|Нанҳә|Цəыб|Жьҭ|Абҵ|Ԥхынҷ
    Амҽыша|Ашәахьа|Аҩаша|Ахаша|Аԥшьаша|Ахәаша|Асабша
    Ам|Ашә|Аҩ|Ах|Аԥ|Ахә|Ас
    AM|PM
    щылэмаз|мэзай|гъэтхапэ|мэлылъфэгъу|жъоныгъуакӏ|мэкъуогъу|бэдзэогъу|шышъхьэӏу|ӏоныгъу|чъэпыогъу|шэкӏогъу|тыгъэгъаз
    щылэмазэм|мэзаем|гъэтхапэм|мэлылъфэгъум|жъоныгъуакӏэм|мэкъуогъум|бэдзэогъум|шышъхьэӏум|ӏоныгъум|чъэпыогъум|шэкӏогъум|тыгъэгъазэм
    тхьаумаф|блыпэ|гъубдж|бэрэскэжъый|мэфэкъу|бэрэскэшху|шэмбэт
    тхьаумаф|блыпэ|гъубдж|бэрэскэжъый|мэфэкъу|бэрэскэшху|мэфэзакъу
    EEE d MMM y
    Januarie|Februarie|Maart|April|Mei|Junie|Julie|Augustus|September|Oktober|November|Desember
    Jan.|Feb.|Mrt.|Apr.|Mei|Jun.|Jul.|Aug.|Sep.|Okt.|Nov.|Des.
    Sondag|Maandag|Dinsdag|Woensdag|Donderdag|Vrydag|Saterdag
    So.|Ma.|Di.|Wo.|Do.|Vr.|Sa.
    vm.|nm.
    ndzɔ̀ŋɔ̀nùm|ndzɔ̀ŋɔ̀kƗ̀zùʔ|ndzɔ̀ŋɔ̀tƗ̀dʉ̀ghà|ndzɔ̀ŋɔ̀tǎafʉ̄ghā|ndzɔ̀ŋèsèe|ndzɔ̀ŋɔ̀nzùghò|ndzɔ̀ŋɔ̀dùmlo|ndzɔ̀ŋɔ̀kwîfɔ̀e|ndzɔ̀ŋɔ̀tƗ̀fʉ̀ghàdzughù|ndzɔ̀ŋɔ̀ghǔuwelɔ̀m|ndzɔ̀ŋɔ̀chwaʔàkaa wo|ndzɔ̀ŋèfwòo
    nùm|kɨz|tɨd|taa|see|nzu|dum|fɔe|dzu|lɔm|kaa|fwo
    tsuʔntsɨ|tsuʔukpà|tsuʔughɔe|tsuʔutɔ̀mlò|tsuʔumè|tsuʔughɨ̂m|tsuʔndzɨkɔʔɔ
    nts|kpa|ghɔ|tɔm|ume|ghɨ|dzk
    a.g|a.k
    EEE, MMM d, y
    Ɔpɛpɔn|Ɔgyefoɔ|Ɔbɛnem|Oforisuo|Kɔtɔnimma|Ayɛwohomumu|Kutawonsa|Ɔsanaa|Ɛbɔ|Ahinime|Obubuo|Ɔpɛnimma
    Sun|Dwoada|Benada|Wukuada|Yawoada|Fiada|Memeneda
    Kwa|Dwo|Ben|Wuk|Yaw|Fia|Mem
    AN|ANW
    EEE፣ MMM d y
    ጃንዋሪ|ፌብሩዋሪ|ማርች|ኤፕሪል|ሜይ|ጁን|ጁላይ|ኦገስት|ሴፕቴምበር|ኦክቶበር|ኖቬምበር|ዲሴምበር
    ጃን|ፌብ|ማርች|ኤፕሪ|ሜይ|ጁን|ጁላይ|ኦገስ|ሴፕቴ|ኦክቶ|ኖቬም|ዲሴም
    እሑድ|ሰኞ|ማክሰኞ|ረቡዕ|ሐሙስ|ዓርብ|ቅዳሜ
    እሑድ|ሰኞ|ማክሰ|ረቡዕ|ሐሙስ|ዓርብ|ቅዳሜ
    ጥዋት|ከሰዓት
    EEE, d MMM y
    chinero|febrero|marzo|abril|mayo|chunyo|chuliol|agosto|setiembre|octubre|noviembre|aviento
    de chinero|de febrero|de marzo|d’abril|de mayo|de chunyo|de chuliol|d’agosto|de setiembre|d’octubre|de noviembre|d’aviento
    chi.|feb.|mar.|abr.|may.|chn.|chl.|ago.|set.|oct.|nov.|avi.
    dominche|luns|martz|miercres|chueves|viernes|sabado
    dom|lun|mar|mie|chu|vie|sab
    a.m.|p.m.
    كانون التاني|شباط|أذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين التاني|كانون الأول
    الأحد|التنين|التلاتا|الأربعا|الخميس|الجمعة|السبت
    EEE، d MMM y
    يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر
    الأحد|الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت
    ص|م
    جانفي|فيفري|مارس|أفريل|ماي|جوان|جويلية|أوت|سبتمبر|أكتوبر|نوفمبر|ديسمبر
    كانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول
    كانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين\u{A0}الأول|تشرين الثاني|كانون الأول
    يناير|فبراير|مارس|أبريل|ماي|يونيو|يوليوز|غشت|شتنبر|أكتوبر|نونبر|دجنبر
    يناير|فبراير|مارس|إبريل|مايو|يونيو|يوليو|أغشت|شتمبر|أكتوبر|نوفمبر|دجمبر
    জানুৱাৰী|ফেব্ৰুৱাৰী|মাৰ্চ|এপ্ৰিল|মে’|জুন|জুলাই|আগষ্ট|ছেপ্তেম্বৰ|অক্টোবৰ|নৱেম্বৰ|ডিচেম্বৰ
    জানু|ফেব্ৰু|মাৰ্চ|এপ্ৰিল|মে’|জুন|জুলাই|আগ|ছেপ্তে|অক্টো|নৱে|ডিচে
    দেওবাৰ|সোমবাৰ|মঙ্গলবাৰ|বুধবাৰ|বৃহস্পতিবাৰ|শুক্ৰবাৰ|শনিবাৰ
    দেও|সোম|মঙ্গল|বুধ|বৃহ|শুক্ৰ|শনি
    পূৰ্বাহ্ন|অপৰাহ্ন
    Januari|Februari|Machi|Aprili|Mei|Juni|Julai|Agosti|Septemba|Oktoba|Novemba|Desemba
    Jan|Feb|Mac|Apr|Mei|Jun|Jul|Ago|Sep|Okt|Nov|Dec
    Jumapili|Jumatatu|Jumanne|Jumatano|Alhamisi|Ijumaa|Jumamosi
    Jpi|Jtt|Jnn|Jtn|Alh|Ijm|Jmo
    icheheavo|ichamthi
    xineru|febreru|marzu|abril|mayu|xunu|xunetu|agostu|setiembre|ochobre|payares|avientu
    de xineru|de febreru|de marzu|d’abril|de mayu|de xunu|de xunetu|d’agostu|de setiembre|d’ochobre|de payares|d’avientu
    xin|feb|mar|abr|may|xun|xnt|ago|set|och|pay|avi
    domingu|llunes|martes|miércoles|xueves|vienres|sábadu
    dom|llu|mar|mié|xue|vie|sáb
    yanvar|fevral|mart|aprel|may|iyun|iyul|avqust|sentyabr|oktyabr|noyabr|dekabr
    yan|fev|mar|apr|may|iyn|iyl|avq|sen|okt|noy|dek
    Bazar|Bazar ertəsi|Çərşənbə axşamı|Çərşənbə|Cümə axşamı|Cümə|Şənbə
    B.|B.e.|Ç.a.|Ç.|C.a.|C.|Ş.
    M01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12
    Sun|Mon|Tue|Wed|Thu|Fri|Sat
    d MMM y, EEE
    Јанвар|Феврал|Март|Апрел|Май|Ијун|Ијул|Август|Сентјабр|Октјабр|Нојабр|Декабр
    јанвар|феврал|март|апрел|май|ијун|ијул|август|сентјабр|октјабр|нојабр|декабр
    јан|фев|мар|апр|май|ијн|ијл|авг|сен|окт|ној|дек
    базар|базар ертәси|чәршәнбә ахшамы|чәршәнбә|ҹүмә ахшамы|ҹүмә|шәнбә
    Б.|Б.Е.|Ч.А.|Ч.|Ҹ.А.|Ҹ.|Ш.
    АМ|ПМ
    d MMM, EEE, y 'й'.
    ғинуар|февраль|март|апрель|май|июнь|июль|август|сентябрь|октябрь|ноябрь|декабрь
    ғин.|фев.|мар.|апр.|май|июн.|июл.|авг.|сент.|окт.|нояб.|дек.
    йәкшәмбе|дүшәмбе|шишәмбе|шаршамбы|кесаҙна|йома|шәмбе
    йәк.|дүш.|шиш.|шар.|кес.|йом.|шәм.
    جنوری|پروری|مارچ|اپرێل|مئیی|جون|جۆلایی|اگست|ستمبر|اکتوبر|نئومبر|دسمبر
    جن|پر|مار|اپر|مئیی|جون|جۆل|اگست|ستم|اکت|نئوم|دسم
    یکشمبه|دوشمبه|سئیشمبه|چارشمبه|پنچشمبه|جمه|شمبه
    یک|دو|سئے|چار|پنچ|جمه|شم
    Janwari|Parwari|Márch|Aprél|Mai|Jun|Jólái|Agast|Satambar|Aktubar|Nawambar|Dasambar
    Jan|Par|Már|Apr|Mai|Jun|Jól|Aga|Sat|Akt|Naw|Das
    Yakshambeh|Doshambeh|Sayshambeh|Chárshambeh|Panchshambeh|Jomah|Shambeh
    Yak|Do|Say|Chá|Pan|Jom|Sha
    am|pm
    Kɔndɔŋ|Màcɛ̂l|Màtùmb|Màtop|M̀puyɛ|Hìlòndɛ̀|Njèbà|Hìkaŋ|Dìpɔ̀s|Bìòôm|Màyɛsèp|Lìbuy li ńyèe
    kɔn|mac|mat|mto|mpu|hil|nje|hik|dip|bio|may|liɓ
    ŋgwà nɔ̂y|ŋgwà njaŋgumba|ŋgwà ûm|ŋgwà ŋgê|ŋgwà mbɔk|ŋgwà kɔɔ|ŋgwà jôn
    nɔy|nja|uum|ŋge|mbɔ|kɔɔ|jon
    I\u{202F}bikɛ̂glà|I\u{202F}ɓugajɔp
    студзень|люты|сакавік|красавік|май|чэрвень|ліпень|жнівень|верасень|кастрычнік|лістапад|снежань
    студзеня|лютага|сакавіка|красавіка|мая|чэрвеня|ліпеня|жніўня|верасня|кастрычніка|лістапада|снежня
    сту|лют|сак|кра|мая|чэр|ліп|жні|вер|кас|ліс|сне
    нядзеля|панядзелак|аўторак|серада|чацвер|пятніца|субота
    нд|пн|аў|ср|чц|пт|сб
    студзень|люты|сакавік|красавік|травень|чэрвень|ліпень|жнівень|верасень|кастрычнік|лістапад|сьнежань
    студзеня|лютага|сакавіка|красавіка|траўня|чэрвеня|ліпеня|жніўня|верасьня|кастрычніка|лістапада|сьнежня
    сту|лют|сак|кра|тра|чэр|ліп|жні|вер|кас|ліс|сьн
    нядзеля|панядзелак|аўторак|серада|чацьвер|пятніца|субота
    няд|пан|аўт|сер|чац|пят|суб
    апоўначы|апоўдні
    Januari|Februari|Machi|Epreo|Mei|Juni|Julai|Ogasti|Septemba|Oktoba|Novemba|Disemba
    Jan|Feb|Mac|Epr|Mei|Jun|Jul|Oga|Sep|Okt|Nov|Dis
    Pa Mulungu|Palichimo|Palichibuli|Palichitatu|Palichine|Palichisano|Pachibelushi
    uluchelo|akasuba
    Januari|Pèbruari|Maret|April|Méi|Juni|Juli|Agustus|Sèptèmber|Oktober|Nopèmber|Désèmber
    Jan|Pèb|Mar|Apr|Méi|Jun|Jul|Ags|Sèp|Okt|Nop|Dés
    Minggu|Senèn|Selasa|Rebo|Kemis|Juma’at|Saptu
    Min|Sen|Sel|Reb|Kem|Jum|Sap
    pg/sg|sr/mlm
    pa mwedzi gwa hutala|pa mwedzi gwa wuvili|pa mwedzi gwa wudatu|pa mwedzi gwa wutai|pa mwedzi gwa wuhanu|pa mwedzi gwa sita|pa mwedzi gwa saba|pa mwedzi gwa nane|pa mwedzi gwa tisa|pa mwedzi gwa kumi|pa mwedzi gwa kumi na moja|pa mwedzi gwa kumi na mbili
    Hut|Vil|Dat|Tai|Han|Sit|Sab|Nan|Tis|Kum|Kmj|Kmb
    pa mulungu|pa shahuviluha|pa hivili|pa hidatu|pa hitayi|pa hihanu|pa shahulembela
    Mul|Vil|Hiv|Hid|Hit|Hih|Lem
    pamilau|pamunyi
    EEE, d.MM.y\u{202F}'г'.
    януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември
    яну|фев|март|апр|май|юни|юли|авг|сеп|окт|ное|дек
    неделя|понеделник|вторник|сряда|четвъртък|петък|събота
    нд|пн|вт|ср|чт|пт|сб
    जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितम्बर|अक्टूबर|नवम्बर|दिसंबर
    ऐतवार|सोमवार|मंगलवार|बुधवार|बृहस्पतवार|शुक्रवार|शनिवार
    जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितम्बर|अक्टूबर|नवंबर|दिसंबर
    रबीबार|सोमबार|मंगलबार|बुधबार|बृहस्पतिबार|शुक्रबार|सनीचर
    EEE, MMM d/y
    ɩjikawǝrka kaŋɔrɔ|ɩjikpaka kaŋɔrɔ|arɛ́cika kaŋɔrɔ|njɩbɔ nɖʊka kaŋɔrɔ|acafʊnɖuka kaŋɔrɔ|anɔɔɖuka kaŋɔrɔ|alàlaka kaŋɔrɔ|ɩjikǝuka kaŋɔrɔ|abofʊmka kaŋɔrɔ|ɩjicimka kaŋɔrɔ|acapomka kaŋɔrɔ|anɔɔbʊnka kaŋɔrɔ
    kaw|kpa|ci|ɖʊ|ɖu5|ɖu6|la|kǝu|fʊm|cim|pom|bʊn
    alahaɖɩ|aɖɩtɛnɛɛ|atalaata|alaarba|alaamɩshɩ|arɩsǝma|asiibi
    alah|aɖɩt|atal|alar|alam|arɩs|asib
    1ka|2ja
    zanwuye|feburuye|marisi|awirili|mɛ|zuwɛn|zuluye|uti|sɛtanburu|ɔkutɔburu|nowanburu|desanburu
    zan|feb|mar|awi|mɛ|zuw|zul|uti|sɛt|ɔku|now|des
    kari|ntɛnɛ|tarata|araba|alamisa|juma|sibiri
    kar|ntɛ|tar|ara|ala|jum|sib
    EEE, d MMM, y
    জানুয়ারি|ফেব্রুয়ারি|মার্চ|এপ্রিল|মে|জুন|জুলাই|আগস্ট|সেপ্টেম্বর|অক্টোবর|নভেম্বর|ডিসেম্বর
    জানু|ফেব|মার্চ|এপ্রি|মে|জুন|জুল|আগ|সেপ|অক্টো|নভে|ডিসে
    রবিবার|সোমবার|মঙ্গলবার|বুধবার|বৃহস্পতিবার|শুক্রবার|শনিবার
    রবি|সোম|মঙ্গল|বুধ|বৃহস্পতি|শুক্র|শনি
    জানু|ফেব|মার্চ|এপ্রি|মে|জুন|জুল|আগ|সেপ্টেঃ|অক্টোঃ|নভেঃ|ডিসেঃ
    ཟླ་བ་དང་པོ་|ཟླ་བ་གཉིས་པ་|ཟླ་བ་གསུམ་པ་|ཟླ་བ་བཞི་པ་|ཟླ་བ་ལྔ་པ་|ཟླ་བ་དྲུག་པ་|ཟླ་བ་བདུན་པ་|ཟླ་བ་བརྒྱད་པ་|ཟླ་བ་དགུ་པ་|ཟླ་བ་བཅུ་པ་|ཟླ་བ་བཅུ་གཅིག་པ་|ཟླ་བ་བཅུ་གཉིས་པ་
    ཟླ་བ་དང་པོ|ཟླ་བ་གཉིས་པ|ཟླ་བ་གསུམ་པ|ཟླ་བ་བཞི་པ|ཟླ་བ་ལྔ་པ|ཟླ་བ་དྲུག་པ|ཟླ་བ་བདུན་པ|ཟླ་བ་བརྒྱད་པ|ཟླ་བ་དགུ་པ|ཟླ་བ་བཅུ་པ|ཟླ་བ་བཅུ་གཅིག་པ|ཟླ་བ་བཅུ་གཉིས་པ
    ཟླ་༡|ཟླ་༢|ཟླ་༣|ཟླ་༤|ཟླ་༥|ཟླ་༦|ཟླ་༧|ཟླ་༨|ཟླ་༩|ཟླ་༡༠|ཟླ་༡༡|ཟླ་༡༢
    གཟའ་ཉི་མ་|གཟའ་ཟླ་བ་|གཟའ་མིག་དམར་|གཟའ་ལྷག་པ་|གཟའ་ཕུར་བུ་|གཟའ་པ་སངས་|གཟའ་སྤེན་པ་
    ཉི་མ་|ཟླ་བ་|མིག་དམར་|ལྷག་པ་|ཕུར་བུ་|པ་སངས་|སྤེན་པ་
    སྔ་དྲོ་|ཕྱི་དྲོ་
    ژانویه|فوریه|مارس|آوریل|مهٔ|ژوئن|ژوئیه|اوت|سپتامبر|اکتبر|نوامبر|دسامبر
    یه شمبه|دوشمبه|سه شمبه|چار شمبه|پنجشمبه|جومه|شمبه
    پ.ظ.|ب.ظ.
    Genver|Cʼhwevrer|Meurzh|Ebrel|Mae|Mezheven|Gouere|Eost|Gwengolo|Here|Du|Kerzu
    Gen.|Cʼhwe.|Meur.|Ebr.|Mae|Mezh.|Goue.|Eost|Gwen.|Here|Du|Kzu.
    Sul|Lun|Meurzh|Mercʼher|Yaou|Gwener|Sadorn
    Sul|Lun|Meu.|Mer.|Yaou|Gwe.|Sad.
    A.M.|G.M.
    جنوری|فروری|مارچ|اپریل|مئی|جون|جولائی|اگست|ستمبر|اکتوبر|نومبر|دسمبر
    یک شنبہ|دو شنبہ|سہ شنبہ|چار شنبہ|پنچ شنبہ|جمعہ|شنبہ
    जानुवारी|फेब्रूवारी|मार्च|एप्रिल|मे|जुन|जुलाई|आगष्ट|सेप्थेम्बर|अक्ट’बर|नवेम्बर|डिसेम्बर
    जान|फेब|मार्च|एप्रि|मे|जुन|जुल|आग|सेप|अक्ट’|नवे|डिसे
    रबिबार|समबार|मंगलबार|बुधबार|बिस्थिबार|सुखुरबार|सनिबार
    रबि|सम|मंगल|बुध|बिस्थि|सुखुर|सनि
    फुं|बेलासे
    EEE, d. MMM y.
    januar|februar|mart|april|maj|juni|juli|august|septembar|oktobar|novembar|decembar
    jan|feb|mar|apr|maj|jun|jul|aug|sep|okt|nov|dec
    nedjelja|ponedjeljak|utorak|srijeda|četvrtak|petak|subota
    ned|pon|uto|sri|čet|pet|sub
    a.\u{202F}m.|p.\u{202F}m.
    EEE, dd. MMM y.
    јануар|фебруар|март|април|мај|јуни|јули|аугуст|септембар|октобар|новембар|децембар
    јан|феб|мар|апр|мај|јун|јул|ауг|сеп|окт|нов|дец
    недјеља|понедјељак|уторак|сриједа|четвртак|петак|субота
    нед|пон|уто|сри|чет|пет|суб
    пре\u{202F}подне|поподне
    y\u{202F}'оной' MM 'һарын' d, EEE
    нэгэдүгээр һара|хоёрдугаар һара|гурбадугаар һара|дүрбэдүгээр һара|табадугаар һара|зургадугаар һара|долодугаар һара|наймадугаар һара|юһэдүгээр һара|арбадугаар һара|арбан нэгэдүгээр һара|арбан хоёрдугаар һара
    нима|дабаа|мигмар|һарба|пүрбэ|баасан|бимба
    ልደትሪ|ካብኽብቲ|ክብላ|ፋጅኺሪ|ክቢቅሪ|ምኪኤል ትጟኒሪ|ኰርኩ|ማርያም ትሪ|ያኸኒ መሳቅለሪ|መተሉ|ምኪኤል መሽወሪ|ተሕሳስሪ
    ልደት|ካብኽ|ክብላ|ፋጅኺ|ክቢቅ|ም/ት|ኰር|ማርያ|ያኸኒ|መተሉ|ም/ም|ተሕሳ
    ሰንበር ቅዳዅ|ሰኑ|ሰሊጝ|ለጓ ወሪ ለብዋ|ኣምድ|ኣርብ|ሰንበር ሽጓዅ
    ሰ/ቅ|ሰኑ|ሰሊጝ|ለጓ|ኣምድ|ኣርብ|ሰ/ሽ
    ፋዱስ\u{202F}ጃብ|ፋዱስ\u{202F}ደምቢ
    gener|febrer|març|abril|maig|juny|juliol|agost|setembre|octubre|novembre|desembre
    de gener|de febrer|de març|d’abril|de maig|de juny|de juliol|d’agost|de setembre|d’octubre|de novembre|de desembre
    de gen.|de febr.|de març|d’abr.|de maig|de juny|de jul.|d’ag.|de set.|d’oct.|de nov.|de des.
    diumenge|dilluns|dimarts|dimecres|dijous|divendres|dissabte
    dg.|dl.|dt.|dc.|dj.|dv.|ds.
    Cháykáhday Haˀimay|Tsahkápbiˀ|Wánit|Háshnihtiˀtiˀ|Háshnih Haˀimay|Háshnihtsiˀ|Násˀahˀatsus|Dahósikah nish|Híisikah nish|Nípbaatiˀtiˀ|Nípbaa Haˀimay|Cháykáhdaytiˀtiˀ
    Inikuˀ|Wísts’i hayashuh|Bít hayashuh|Dahó hayashuh|Hiwí hayashuh|Dissik’an hayashuh|Inikuˀtiˀtiˀ
    Pen Dyon|Pen Baʼa|Pen Atat|Pen Anas|Pen Atyon|Pen Achirim|Pen Atariba|Pen Awurr|Pen Shadon|Pen Shakur|Pen Kur Naba|Pen Kur Natat
    Dyon|Baa|Atat|Anas|Atyo|Achi|Atar|Awur|Shad|Shak|Naba|Nata
    Wai Yoka Bawai|Wai Tunga|Toki Gitung|Tsam Kasuwa|Wai Na Nas|Wai Na Tiyon|Wai Na Chirim
    Yok|Tung|Gitung|Tsan|Nas|Nat|Chir
    𑄎𑄚𑄪𑄠𑄢𑄨|𑄜𑄬𑄛𑄴𑄝𑄳𑄢𑄪𑄠𑄢𑄨|𑄟𑄢𑄴𑄌𑄧|𑄃𑄬𑄛𑄳𑄢𑄨𑄣𑄴|𑄟𑄬|𑄎𑄪𑄚𑄴|𑄎𑄪𑄣𑄭|𑄃𑄉𑄧𑄌𑄴𑄑𑄴|𑄥𑄬𑄛𑄴𑄑𑄬𑄟𑄴𑄝𑄧𑄢𑄴|𑄃𑄧𑄇𑄴𑄑𑄮𑄝𑄧𑄢𑄴|𑄚𑄧𑄞𑄬𑄟𑄴𑄝𑄧𑄢𑄴|𑄓𑄨𑄥𑄬𑄟𑄴𑄝𑄧𑄢𑄴
    𑄎𑄚𑄪𑄠𑄢𑄨|𑄜𑄬𑄛𑄴𑄝𑄳𑄢𑄪𑄠𑄢𑄨|𑄟𑄢𑄴𑄌𑄧|𑄃𑄬𑄛𑄳𑄢𑄨𑄣𑄴|𑄟𑄬|𑄎𑄪𑄚𑄴|𑄎𑄪𑄣𑄭|𑄃𑄉𑄧𑄌𑄴𑄑𑄴|𑄥𑄬𑄛𑄴𑄑𑄬𑄟𑄴𑄝𑄧𑄢𑄴|𑄃𑄧𑄇𑄴𑄑𑄬𑄝𑄧𑄢𑄴|𑄚𑄧𑄞𑄬𑄟𑄴𑄝𑄧𑄢𑄴|𑄓𑄨𑄥𑄬𑄟𑄴𑄝𑄧𑄢𑄴
    𑄎𑄚𑄪|𑄜𑄬𑄛𑄴|𑄟𑄢𑄴𑄌𑄧|𑄃𑄬𑄛𑄳𑄢𑄨𑄣𑄴|𑄟𑄬|𑄎𑄪𑄚𑄴|𑄎𑄪𑄣𑄭|𑄃𑄉𑄧𑄌𑄴𑄑𑄴|𑄥𑄬𑄛𑄴𑄑𑄬𑄟𑄴𑄝𑄧𑄢𑄴|𑄃𑄧𑄇𑄴𑄑𑄮𑄝𑄧𑄢𑄴|𑄚𑄧𑄞𑄬𑄟𑄴𑄝𑄧𑄢𑄴|𑄓𑄨𑄥𑄬𑄟𑄴𑄝𑄢𑄴
    𑄢𑄧𑄝𑄨𑄝𑄢𑄴|𑄥𑄧𑄟𑄴𑄝𑄢𑄴|𑄟𑄧𑄁𑄉𑄧𑄣𑄴𑄝𑄢𑄴|𑄝𑄪𑄖𑄴𑄝𑄢𑄴|𑄝𑄳𑄢𑄨𑄥𑄪𑄛𑄴𑄝𑄢𑄴|𑄥𑄪𑄇𑄴𑄇𑄮𑄢𑄴𑄝𑄢𑄴|𑄥𑄧𑄚𑄨𑄝𑄢𑄴
    𑄢𑄧𑄝𑄨|𑄥𑄧𑄟𑄴|𑄟𑄧𑄁𑄉𑄧𑄣𑄴|𑄝𑄪𑄖𑄴|𑄝𑄳𑄢𑄨𑄥𑄪𑄛𑄴|𑄥𑄪𑄇𑄴𑄇𑄮𑄢𑄴|𑄥𑄧𑄚𑄨
    январь|февраль|март|апрель|май|июнь|июль|август|сентябрь|октябрь|ноябрь|декабрь
    янв|фев|мар|апр|май|июн|июл|авг|сен|окт|ноя|дек
    кӀира|оршот|шинара|кхаара|еара|пӀераска|шуот
    кӀи|ор|ши|кха|еа|пӀе|шуо
    Enero|Pebrero|Marso|Abril|Mayo|Hunyo|Hulyo|Agosto|Septiyembre|Oktubre|Nobyembre|Disyembre
    Ene|Peb|Mar|Abr|May|Hun|Hul|Ago|Sep|Okt|Nob|Dis
    Domingo|Lunes|Martes|Miyerkules|Huwebes|Biyernes|Sabado
    Dom|Lun|Mar|Miy|Huw|Biy|Sab
    Okwokubanza|Okwakabiri|Okwakashatu|Okwakana|Okwakataana|Okwamukaaga|Okwamushanju|Okwamunaana|Okwamwenda|Okwaikumi|Okwaikumi na kumwe|Okwaikumi na ibiri
    KBZ|KBR|KST|KKN|KTN|KMK|KMS|KMN|KMW|KKM|KNK|KNB
    Sande|Orwokubanza|Orwakabiri|Orwakashatu|Orwakana|Orwakataano|Orwamukaaga
    SAN|ORK|OKB|OKS|OKN|OKT|OMK
    ᎤᏃᎸᏔᏅ|ᎧᎦᎵ|ᎠᏅᏱ|ᎧᏬᏂ|ᎠᏂᏍᎬᏘ|ᏕᎭᎷᏱ|ᎫᏰᏉᏂ|ᎦᎶᏂ|ᏚᎵᏍᏗ|ᏚᏂᏅᏗ|ᏅᏓᏕᏆ|ᎥᏍᎩᏱ
    ᎤᏃ|ᎧᎦ|ᎠᏅ|ᎧᏬ|ᎠᏂ|ᏕᎭ|ᎫᏰ|ᎦᎶ|ᏚᎵ|ᏚᏂ|ᏅᏓ|ᎥᏍ
    ᎤᎾᏙᏓᏆᏍᎬ|ᎤᎾᏙᏓᏉᏅᎯ|ᏔᎵᏁᎢᎦ|ᏦᎢᏁᎢᎦ|ᏅᎩᏁᎢᎦ|ᏧᎾᎩᎶᏍᏗ|ᎤᎾᏙᏓᏈᏕᎾ
    ᏆᏍᎬ|ᏉᏅᎯ|ᏔᎵᏁ|ᏦᎢᏁ|ᏅᎩᏁ|ᏧᎾᎩ|ᏈᏕᎾ
    ᏌᎾᎴ|ᏒᎯᏱᎢ
    Hashiʼ Ammoʼnaʼ|Hashiʼ Atokloʼ|Hashiʼ Atochchíʼnaʼ|Iiplal|Mih|Choon|Choola|Akaas|Siptimpaʼ|Aaktopaʼ|Nofimpaʼ|Tiisimpaʼ
    Nittak Holloʼ|Mantiʼ|Chostiʼ|Winstiʼ|Soistiʼ|Nannalhchifaʼ Nittak|Nittak Holloʼ Nakfish
    EEE، dی MMMی y
    کانوونی دووەم|شوبات|ئازار|نیسان|ئایار|حوزەیران|تەمووز|ئاب|ئەیلوول|تشرینی یەکەم|تشرینی دووەم|کانونی یەکەم
    یەکشەممە|دووشەممە|سێشەممە|چوارشەممە|پێنجشەممە|ھەینی|شەممە
    ب.ن|د.ن
    EEE d 'di' MMM 'di' 'u' y
    ghjennaghju|ferraghju|marzu|aprile|maghju|ghjugnu|lugliu|aostu|sittembre|ottobre|nuvembre|dicembre
    di ghjennaghju|di ferraghju|di marzu|d’aprile|di maghju|di ghjugnu|di lugliu|d’aostu|di sittembre|d’ottobre|di nuvembre|di dicembre
    ghj.|fer.|mar.|apr.|mag.|ghju.|lug.|aos.|sit.|ott.|nuv.|dic.
    dumenica|luni|marti|mercuri|ghjovi|venneri|sabbatu
    dum.|lun.|mar.|mer.|ghj.|ven.|sab.
    ⲓⲁⲛⲟⲩⲁ̀ⲣⲓⲟⲥ|ⲫⲉⲃⲣⲟⲩⲁ̀ⲣⲓⲟⲥ|ⲙⲁⲣⲧⲟⲥ|ⲁ̀ⲡⲣⲓⲗⲓⲟⲥ|ⲙⲁⲓⲟⲥ|ⲓⲟⲩⲛⲓⲟⲥ|ⲓⲟⲩⲗⲓⲟⲥ|ⲁⲩⲅⲟⲩⲥⲧⲟⲥ|ⲥⲉⲡⲧⲉⲙⲃⲣⲓⲟⲥ|ⲟ̀ⲕⲧⲟⲙⲃⲣⲓⲟⲥ|ⲛⲟⲉⲙⲃⲣⲓⲟⲥ|ⲇⲉⲕⲉⲙⲃⲣⲓⲟⲥ
    ⲓ̅ⲁ̅ⲛ̅|ⲫ̅ⲉ̅ⲃ̅|ⲙ̅ⲁ̅ⲣ̅|ⲁ̅ⲡ̅ⲣ̅|ⲙ̅ⲁ̅ⲓ̅|ⲓ̅ⲩ̅ⲛ̅|ⲓ̅ⲩ̅ⲗ̅|ⲁ̅ⲩ̅ⲅ̅|ⲥ̅ⲉ̅ⲡ̅|ⲟ̅ⲕ̅ⲧ̅|ⲛ̅ⲟ̅ⲉ̅|ⲇ̅ⲉ̅ⲕ̅
    ϯⲕⲩⲣⲓⲁ̀ⲕⲏ|ⲡⲓⲥⲛⲁⲩ|ⲡⲓϣⲟⲙⲧ|ⲡⲓϥⲧⲱⲟⲩ|ⲡⲓⲧⲓⲟⲩ|ϯⲡⲁⲣⲁⲥⲕⲉⲩⲏ̀|ⲡⲓⲥⲁⲃⲃⲁⲧⲟⲛ
    ⲡⲓⲁ̅|ⲡⲓⲃ̅|ⲡⲓⲅ̅|ⲡⲓⲇ̅|ⲡⲓⲉ̅|ⲡⲓⲋ̅|ⲡⲓⲍ̅
    ϧⲙ|ⲙⲙ
    EEE d. M. y
    leden|únor|březen|duben|květen|červen|červenec|srpen|září|říjen|listopad|prosinec
    ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince
    led|úno|bře|dub|kvě|čvn|čvc|srp|zář|říj|lis|pro
    neděle|pondělí|úterý|středa|čtvrtek|pátek|sobota
    ne|po|út|st|čt|pá|so
    dop.|odp.
    ᐅᒉᒥᑮᓯᑳᐏᐲᓯᒼ|ᐸᐚᐦᒐᑭᓇᓰᐢ|ᒥᑭᓯᐏᐲᓯᒼ|ᓂᐢᑭᐲᓯᒼ|ᐊᓃᑭᐲᓯᒼ|ᐚᐏᐲᓯᒼ|ᐹᐢᑲᐦᐋᐏᐲᓯᒼ|ᐅᐸᐦᐅᐏᐲᓯᒼ|ᓄᒌᑐᐏᐲᓯᒼ|ᐱᓈᐢᑯᐏᐲᓯᒼ|ᐋᕽᐘᑎᓄᐏᐲᓯᒼ|ᒪᑯᓭᑮᓭᑳᐏᐲᓯᒼ
    ᐊᔭᒥᐦᐁᑮᓯᑳᐤ|ᐴᓂ\u{A0}ᐊᔭᒥᐦᐁᑮᓯᑳᐤ|ᓃᓱᑮᓯᑳᐤ|ᐋᐱᐦᑕᐘᐣ|ᐴᓂᐋᐱᐦᑕᐘᐣ|ᑫᑳᐨ ᒫᑎᓇᐍᑮᓯᑳᐤ|ᒫᑎᓇᐍᑮᓯᑳᐤ
    ᐊᒼ|ᐲᒼ
    і҆аннꙋа́рїй|феврꙋа́рїй|ма́ртъ|а҆прі́ллїй|ма́їй|і҆ꙋ́нїй|і҆ꙋ́лїй|а҆́ѵгꙋстъ|септе́мврїй|ѻ҆ктѡ́врїй|ное́мврїй|деке́мврїй
    і҆аннꙋа́рїа|феврꙋа́рїа|ма́рта|а҆прі́ллїа|ма́їа|і҆ꙋ́нїа|і҆ꙋ́лїа|а҆́ѵгꙋста|септе́мврїа|ѻ҆ктѡ́врїа|ное́мврїа|деке́мврїа
    і҆аⷩ҇|феⷡ҇|маⷬ҇|а҆пⷬ҇|маꙵ|і҆ꙋⷩ҇|і҆ꙋⷧ҇|а҆́ѵⷢ҇|сеⷫ҇|ѻ҆кⷮ|ноеⷨ|деⷦ҇
    недѣ́лѧ|понедѣ́льникъ|вто́рникъ|среда̀|четверто́къ|пѧто́къ|сꙋббѡ́та
    ндⷧ҇ѧ|пнⷣе|втоⷬ҇|срⷣе|чеⷦ҇|пѧⷦ҇|сꙋⷠ҇
    ДП|ПП
    y, MMM, d, EEE
    кӑрлач|нарӑс|пуш|ака|ҫу|ҫӗртме|утӑ|ҫурла|авӑн|юпа|чӳк|раштав
    кӑр.|нар.|пуш|ака|ҫу|ҫӗрт.|утӑ|ҫур.|авӑн|юпа|чӳк|раш.
    вырсарни кун|тунти кун|ытлари кун|юн кун|кӗҫнерни кун|эрне кун|шӑмат кун
    вр|тн|ыт|юн|кҫ|эр|шм
    к.\u{202F}у.|к.\u{202F}х.
    Ionawr|Chwefror|Mawrth|Ebrill|Mai|Mehefin|Gorffennaf|Awst|Medi|Hydref|Tachwedd|Rhagfyr
    Ion|Chwef|Maw|Ebr|Mai|Meh|Gorff|Awst|Medi|Hyd|Tach|Rhag
    Dydd Sul|Dydd Llun|Dydd Mawrth|Dydd Mercher|Dydd Iau|Dydd Gwener|Dydd Sadwrn
    Sul|Llun|Maw|Mer|Iau|Gwen|Sad
    EEE d. MMM y
    januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december
    jan.|feb.|mar.|apr.|maj|jun.|jul.|aug.|sep.|okt.|nov.|dec.
    søndag|mandag|tirsdag|onsdag|torsdag|fredag|lørdag
    søn.|man.|tirs.|ons.|tors.|fre.|lør.
    Mori ghwa imbiri|Mori ghwa kawi|Mori ghwa kadadu|Mori ghwa kana|Mori ghwa kasanu|Mori ghwa karandadu|Mori ghwa mfungade|Mori ghwa wunyanya|Mori ghwa ikenda|Mori ghwa ikumi|Mori ghwa ikumi na imweri|Mori ghwa ikumi na iwi
    Imb|Kaw|Kad|Kan|Kas|Kar|Mfu|Wun|Ike|Iku|Imw|Iwi
    Ituku ja jumwa|Kuramuka jimweri|Kuramuka kawi|Kuramuka kadadu|Kuramuka kana|Kuramuka kasanu|Kifula nguwo
    Jum|Jim|Kaw|Kad|Kan|Kas|Ngu
    Luma\u{202F}lwa\u{202F}K|luma\u{202F}lwa\u{202F}p
    EEE, d. MMM y
    Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember
    Jan.|Feb.|März|Apr.|Mai|Juni|Juli|Aug.|Sept.|Okt.|Nov.|Dez.
    Sonntag|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag
    So.|Mo.|Di.|Mi.|Do.|Fr.|Sa.
    Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember
    Jän.|Feb.|März|Apr.|Mai|Juni|Juli|Aug.|Sep.|Okt.|Nov.|Dez.
    Žanwiye|Feewiriye|Marsi|Awiril|Me|Žuweŋ|Žuyye|Ut|Sektanbur|Oktoobur|Noowanbur|Deesanbur
    Žan|Fee|Mar|Awi|Me|Žuw|Žuy|Ut|Sek|Okt|Noo|Dee
    Alhadi|Atinni|Atalaata|Alarba|Alhamisi|Alzuma|Asibti
    Alh|Ati|Ata|Ala|Alm|Alz|Asi
    Subbaahi|Zaarikay\u{202F}b
    EEE, d, MMM y
    जनवरी|फरवरी|मार्च|अप्रैल|मेई|जून|जुलाई|अगस्त|सितंबर|अक्तूबर|नवंबर|दिसंबर
    जन.|फर.|मार्च|अप्रैल|मेई|जून|जुलाई|अग.|सित.|अक्तू.|नव.|दिस.
    ऐतबार|सोमबार|मंगलबार|बुधबार|बीरबार|शुक्रबार|शनिबार
    ऐत|सोम|मंगल|बुध|बीर|शुक्र|शनि
    सवेर|स’ञ
    januar|februar|měrc|apryl|maj|junij|julij|awgust|september|oktober|nowember|december
    januara|februara|měrca|apryla|maja|junija|julija|awgusta|septembra|oktobra|nowembra|decembra
    jan.|feb.|měr.|apr.|maj.|jun.|jul.|awg.|sep.|okt.|now.|dec.
    njeźela|pónjeźele|wałtora|srjoda|stwórtk|pětk|sobota
    nje|pón|wał|srj|stw|pět|sob
    dop.|wótp.
    dimɔ́di|ŋgɔndɛ|sɔŋɛ|diɓáɓá|emiasele|esɔpɛsɔpɛ|madiɓɛ́díɓɛ́|diŋgindi|nyɛtɛki|mayésɛ́|tiníní|eláŋgɛ́
    di|ŋgɔn|sɔŋ|diɓ|emi|esɔ|mad|diŋ|nyɛt|may|tin|elá
    éti|mɔ́sú|kwasú|mukɔ́sú|ŋgisú|ɗónɛsú|esaɓasú
    ét|mɔ́s|kwa|muk|ŋgi|ɗón|esa
    idiɓa|ebyámu
    Sanvie|Fébirie|Mars|Aburil|Mee|Sueŋ|Súuyee|Ut|Settembar|Oktobar|Novembar|Disambar
    Sa|Fe|Ma|Ab|Me|Su|Sú|Ut|Se|Ok|No|De
    Dimas|Teneŋ|Talata|Alarbay|Aramisay|Arjuma|Sibiti
    Dim|Ten|Tal|Ala|Ara|Arj|Sib
    གཟའ་EEE, ལོy ཟླ་MMM ཚེ་d
    སྤྱི་ཟླ་དངཔ་|སྤྱི་ཟླ་གཉིས་པ་|སྤྱི་ཟླ་གསུམ་པ་|སྤྱི་ཟླ་བཞི་པ|སྤྱི་ཟླ་ལྔ་པ་|སྤྱི་ཟླ་དྲུག་པ|སྤྱི་ཟླ་བདུན་པ་|སྤྱི་ཟླ་བརྒྱད་པ་|སྤྱི་ཟླ་དགུ་པ་|སྤྱི་ཟླ་བཅུ་པ་|སྤྱི་ཟླ་བཅུ་གཅིག་པ་|སྤྱི་ཟླ་བཅུ་གཉིས་པ་
    ཟླ་དངཔ་|ཟླ་གཉིས་པ་|ཟླ་གསུམ་པ་|ཟླ་བཞི་པ་|ཟླ་ལྔ་པ་|ཟླ་དྲུག་པ|ཟླ་བདུན་པ་|ཟླ་བརྒྱད་པ་|ཟླ་དགུ་པ་|ཟླ་བཅུ་པ་|ཟླ་བཅུ་གཅིག་པ་|ཟླ་བཅུ་གཉིས་པ་
    ༡|༢|༣|༤|༥|༦|༧|༨|༩|༡༠|༡༡|12
    གཟའ་ཟླ་བ་|གཟའ་མིག་དམར་|གཟའ་ལྷག་པ་|གཟའ་ཕུར་བུ་|གཟའ་པ་སངས་|གཟའ་སྤེན་པ་|གཟའ་ཉི་མ་
    ཟླ་|མིར་|ལྷག་|ཕུར་|སངས་|སྤེན་|ཉི་
    སྔ་ཆ་|ཕྱི་ཆ་
    Mweri wa mbere|Mweri wa kaĩri|Mweri wa kathatũ|Mweri wa kana|Mweri wa gatano|Mweri wa gatantatũ|Mweri wa mũgwanja|Mweri wa kanana|Mweri wa kenda|Mweri wa ikũmi|Mweri wa ikũmi na ũmwe|Mweri wa ikũmi na Kaĩrĩ
    Mbe|Kai|Kat|Kan|Gat|Gan|Mug|Knn|Ken|Iku|Imw|Igi
    Kiumia|Njumatatu|Njumaine|Njumatano|Aramithi|Njumaa|NJumamothii
    Kma|Tat|Ine|Tan|Arm|Maa|NMM
    KI|UT
    dzove|dzodze|tedoxe|afɔfĩe|dame|masa|siamlɔm|deasiamime|anyɔnyɔ|kele|adeɛmekpɔxe|dzome
    dzv|dzd|ted|afɔ|dam|mas|sia|dea|any|kel|ade|dzm
    kɔsiɖa|dzoɖa|blaɖa|kuɖa|yawoɖa|fiɖa|memleɖa
    kɔs|dzo|bla|kuɖ|yaw|fiɖ|mem
    ŋdi|ɣetrɔ
    Ιανουάριος|Φεβρουάριος|Μάρτιος|Απρίλιος|Μάιος|Ιούνιος|Ιούλιος|Αύγουστος|Σεπτέμβριος|Οκτώβριος|Νοέμβριος|Δεκέμβριος
    Ιανουαρίου|Φεβρουαρίου|Μαρτίου|Απριλίου|Μαΐου|Ιουνίου|Ιουλίου|Αυγούστου|Σεπτεμβρίου|Οκτωβρίου|Νοεμβρίου|Δεκεμβρίου
    Ιαν|Φεβ|Μαρ|Απρ|Μαΐ|Ιουν|Ιουλ|Αυγ|Σεπ|Οκτ|Νοε|Δεκ
    Κυριακή|Δευτέρα|Τρίτη|Τετάρτη|Πέμπτη|Παρασκευή|Σάββατο
    Κυρ|Δευ|Τρί|Τετ|Πέμ|Παρ|Σάβ
    π.μ.|μ.μ.
    Ιανουάριος|Φεβρουάριος|Μάρτιος|Απρίλιος|Μάιος|Ιούνιος|Ιούλιος|Αὔγουστος|Σεπτέμβριος|Ὀκτώβριος|Νοέμβριος|Δεκέμβριος
    Ιανουαρίου|Φεβρουαρίου|Μαρτίου|Απριλίου|Μαΐου|Ιουνίου|Ιουλίου|Αὐγούστου|Σεπτεμβρίου|Ὀκτωβρίου|Νοεμβρίου|Δεκεμβρίου
    Ιαν|Φεβ|Μαρ|Απρ|Μαΐ|Ιουν|Ιουλ|Αὐγ|Σεπ|Ὀκτ|Νοε|Δεκ
    January|February|March|April|May|June|July|August|September|October|November|December
    Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec
    Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday
    Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept|Oct|Nov|Dec
    EEE, dd MMM y
    𐐖𐐰𐑌𐐷𐐭𐐯𐑉𐐨|𐐙𐐯𐐺𐑉𐐭𐐯𐑉𐐨|𐐣𐐪𐑉𐐽|𐐁𐐹𐑉𐐮𐑊|𐐣𐐩|𐐖𐐭𐑌|𐐖𐐭𐑊𐐴|𐐂𐑀𐐲𐑅𐐻|𐐝𐐯𐐹𐐻𐐯𐑋𐐺𐐲𐑉|𐐉𐐿𐐻𐐬𐐺𐐲𐑉|𐐤𐐬𐑂𐐯𐑋𐐺𐐲𐑉|𐐔𐐨𐑅𐐯𐑋𐐺𐐲𐑉
    𐐖𐐰𐑌|𐐙𐐯𐐺|𐐣𐐪𐑉|𐐁𐐹𐑉|𐐣𐐩|𐐖𐐭𐑌|𐐖𐐭𐑊|𐐂𐑀|𐐝𐐯𐐹|𐐉𐐿𐐻|𐐤𐐬𐑂|𐐔𐐨𐑅
    𐐝𐐲𐑌𐐼𐐩|𐐣𐐲𐑌𐐼𐐩|𐐓𐐭𐑆𐐼𐐩|𐐎𐐯𐑌𐑆𐐼𐐩|𐐛𐐲𐑉𐑆𐐼𐐩|𐐙𐑉𐐴𐐼𐐩|𐐝𐐰𐐻𐐲𐑉𐐼𐐩
    𐐝𐐲𐑌|𐐣𐐲𐑌|𐐓𐐭𐑆|𐐎𐐯𐑌|𐐛𐐲𐑉|𐐙𐑉𐐴|𐐝𐐰𐐻
    𐐈𐐣|𐐑𐐣
    ·𐑡𐑨𐑯𐑿𐑼𐑦|·𐑓𐑧𐑚𐑮𐑵𐑼𐑦|·𐑥𐑸𐑗|·𐑱𐑐𐑮𐑩𐑤|·𐑥𐑱|·𐑡𐑵𐑯|·𐑡𐑩𐑤𐑲|·𐑷𐑜𐑩𐑕𐑑|·𐑕𐑧𐑐𐑑𐑧𐑥𐑚𐑼|·𐑪𐑒𐑑𐑴𐑚𐑼|·𐑯𐑴𐑝𐑧𐑥𐑚𐑼|·𐑛𐑦𐑕𐑧𐑥𐑚𐑼
    ·𐑡𐑨𐑙𐑘𐑭𐑢𐑺𐑰|·𐑓𐑧𐑚𐑘𐑵𐑢𐑺𐑰|·𐑥𐑸𐑗|·𐑱𐑐𐑮𐑭𐑤|·𐑥𐑱|·𐑡𐑵𐑯|·𐑡𐑫𐑤𐑲|·𐑪𐑜𐑭𐑕𐑑|·𐑕𐑧𐑐𐑑𐑧𐑥𐑚𐑸|·𐑷𐑒𐑑𐑴𐑚𐑸|·𐑯𐑴𐑝𐑧𐑥𐑚𐑸|·𐑛𐑭𐑕𐑧𐑥𐑚𐑸
    ·𐑡𐑨|·𐑓𐑧|·𐑥𐑸|·𐑱𐑐|·𐑥𐑱|·𐑡𐑵|·𐑡𐑫|·𐑪𐑜|·𐑕𐑧|·𐑷𐑒|·𐑯𐑴|·𐑛𐑭
    ·𐑕𐑭𐑙𐑛𐑱|·𐑥𐑭𐑙𐑛𐑱|·𐑑𐑵𐑟𐑛𐑱|·𐑢𐑧𐑙𐑟𐑛𐑱|·𐑔𐑻𐑟𐑛𐑱|·𐑓𐑮𐑲𐑛𐑱|·𐑕𐑨𐑛𐑻𐑛𐑱
    ·𐑕𐑭|·𐑥𐑭|·𐑑𐑵|·𐑢𐑧|·𐑔𐑻|·𐑓𐑮|·𐑕𐑨
    𐑨𐑥|𐑐𐑥
    EEE, dd MMM, y
    Januaro|Februaro|Marto|Aprilo|Majo|Junio|Julio|Aŭgusto|Septembro|Oktobro|Novembro|Decembro
    Jan|Feb|Mar|Apr|Maj|Jun|Jul|Aŭg|Sep|Okt|Nov|Dec
    dimanĉo|lundo|mardo|merkredo|ĵaŭdo|vendredo|sabato
    di|lu|ma|me|ĵa|ve|sa
    atm|ptm
    enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre
    ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic
    domingo|lunes|martes|miércoles|jueves|viernes|sábado
    dom|lun|mar|mié|jue|vie|sáb
    ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic
    EEE, d 'de' MMM 'de' y
    Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Setiembre|Octubre|Noviembre|Diciembre
    enero|febrero|marzo|abril|mayo|junio|julio|agosto|setiembre|octubre|noviembre|diciembre
    ene.|feb.|mar.|abr.|may.|jun.|jul.|ago.|set.|oct.|nov.|dic.
    ene.|feb.|mar.|abr.|may.|jun.|jul.|ago.|sept.|oct.|nov.|dic.
    EEE, d. MMMM y
    jaanuar|veebruar|märts|aprill|mai|juuni|juuli|august|september|oktoober|november|detsember
    jaan|veebr|märts|apr|mai|juuni|juuli|aug|sept|okt|nov|dets
    pühapäev|esmaspäev|teisipäev|kolmapäev|neljapäev|reede|laupäev
    P|E|T|K|N|R|L
    y MMM d('a'), EEE
    urtarrila|otsaila|martxoa|apirila|maiatza|ekaina|uztaila|abuztua|iraila|urria|azaroa|abendua
    urt.|ots.|mar.|api.|mai.|eka.|uzt.|abu.|ira.|urr.|aza.|abe.
    igandea|astelehena|asteartea|asteazkena|osteguna|ostirala|larunbata
    ig.|al.|ar.|az.|og.|or.|lr.
    ngɔn osú|ngɔn bɛ̌|ngɔn lála|ngɔn nyina|ngɔn tána|ngɔn saməna|ngɔn zamgbála|ngɔn mwom|ngɔn ebulú|ngɔn awóm|ngɔn awóm ai dziá|ngɔn awóm ai bɛ̌
    ngo|ngb|ngl|ngn|ngt|ngs|ngz|ngm|nge|nga|ngad|ngab
    sɔ́ndɔ|mɔ́ndi|sɔ́ndɔ məlú mə́bɛ̌|sɔ́ndɔ məlú mə́lɛ́|sɔ́ndɔ məlú mə́nyi|fúladé|séradé
    sɔ́n|mɔ́n|smb|sml|smn|fúl|sér
    kíkíríg|ngəgógəle
    ژانویه|فوریه|مارس|آوریل|مه|ژوئن|ژوئیه|اوت|سپتامبر|اکتبر|نوامبر|دسامبر
    یکشنبه|دوشنبه|سه\u{200C}شنبه|چهارشنبه|پنجشنبه|جمعه|شنبه
    ق.ظ.|ب.ظ.
    جنوری|فبروری|مارچ|اپریل|می|جون|جولای|اگست|سپتمبر|اکتوبر|نومبر|دسمبر
    جنو|فبروری|مارچ|اپریل|می|جون|جول|اگست|سپتمبر|اکتوبر|نومبر|دسم
    siilo|colte|mbooy|seeɗto|duujal|korse|morso|juko|siilto|yarkomaa|jolal|bowte
    sii|col|mbo|see|duu|kor|mor|juk|slt|yar|jol|bow
    dewo|aaɓnde|mawbaare|njeslaare|naasaande|mawnde|hoore-biir
    dew|aaɓ|maw|nje|naa|mwd|hbi
    subaka|kikiiɗe
    EEE⹁ d MMM⹁ y
    𞤅𞤭𞥅𞤤𞤮|𞤕𞤮𞤤𞤼𞤮|𞤐𞤦𞤮𞥅𞤴𞤮|𞤅𞤫𞥅𞤼𞤮|𞤁𞤵𞥅𞤶𞤮|𞤑𞤮𞤪𞤧𞤮|𞤃𞤮𞤪𞤧𞤮|𞤔𞤵𞤳𞤮|𞤅𞤭𞤤𞤼𞤮|𞤒𞤢𞤪𞤳𞤮|𞤔𞤮𞤤𞤮|𞤄𞤮𞤱𞤼𞤮
    𞤈𞤫𞤬𞤦𞤭𞤪𞥆𞤫|𞤀𞥄𞤩𞤵𞤲𞥋𞤣𞤫|𞤃𞤢𞤱𞤦𞤢𞥄𞤪𞤫|𞤐𞤶𞤫𞤧𞤤𞤢𞥄𞤪𞤫|𞤐𞤢𞥄𞤧𞤢𞥄𞤲𞤣𞤫|𞤃𞤢𞤱𞤲𞤣𞤫|𞤖𞤮𞤪𞤦𞤭𞤪𞥆𞤫
    𞤈𞤫𞤬|𞤀𞥄𞤩𞤵|𞤃𞤢𞤦|𞤔𞤫𞤧|𞤐𞤢𞥄𞤧|𞤃𞤢𞤣|𞤖𞤮𞤪
    𞤀𞤎|𞤇𞤎
    EEE d.M.y
    tammikuu|helmikuu|maaliskuu|huhtikuu|toukokuu|kesäkuu|heinäkuu|elokuu|syyskuu|lokakuu|marraskuu|joulukuu
    tammikuuta|helmikuuta|maaliskuuta|huhtikuuta|toukokuuta|kesäkuuta|heinäkuuta|elokuuta|syyskuuta|lokakuuta|marraskuuta|joulukuuta
    tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu
    sunnuntaina|maanantaina|tiistaina|keskiviikkona|torstaina|perjantaina|lauantaina
    su|ma|ti|ke|to|pe|la
    ap.|ip.
    Enero|Pebrero|Marso|Abril|Mayo|Hunyo|Hulyo|Agosto|Setyembre|Oktubre|Nobyembre|Disyembre
    Ene|Peb|Mar|Abr|May|Hun|Hul|Ago|Set|Okt|Nob|Dis
    Linggo|Lunes|Martes|Miyerkules|Huwebes|Biyernes|Sabado
    Lin|Lun|Mar|Miy|Huw|Biy|Sab
    januar|februar|mars|apríl|mai|juni|juli|august|september|oktober|november|desember
    jan.|feb.|mar.|apr.|mai|jun.|jul.|aug.|sep.|okt.|nov.|des.
    sunnudagur|mánadagur|týsdagur|mikudagur|hósdagur|fríggjadagur|leygardagur
    sun.|mán.|týs.|mik.|hós.|frí.|ley.
    janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre
    janv.|févr.|mars|avr.|mai|juin|juil.|août|sept.|oct.|nov.|déc.
    dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi
    dim.|lun.|mar.|mer.|jeu.|ven.|sam.
    janv.|févr.|mars|avr.|mai|juin|juill.|août|sept.|oct.|nov.|déc.
    mat.|soir
    jan.|fév.|mar.|avr.|mai|jui.|juil.|août|sept.|oct.|nov.|déc.
    Janewoore|Febrewoore|Maarts|April|Mei|Jüüne|Jüüle|August|September|Oktuuber|Nofember|Detsember
    Jan|Feb|Mar|Apr|Mei|Jün|Jül|Aug|Sep|Okt|Nof|Det
    Söndai|Mundai|Teisdai|Weedensdai|Tüürsdai|Freidai|Saninj
    Sön|Mun|Tei|Wed|Tür|Fre|San
    i/m|e/m
    Zenâr|Fevrâr|Març|Avrîl|Mai|Jugn|Lui|Avost|Setembar|Otubar|Novembar|Dicembar
    Zen|Fev|Mar|Avr|Mai|Jug|Lui|Avo|Set|Otu|Nov|Dic
    domenie|lunis|martars|miercus|joibe|vinars|sabide
    dom|lun|mar|mie|joi|vin|sab
    a.|p.
    Jannewaris|Febrewaris|Maart|April|Maaie|Juny|July|Augustus|Septimber|Oktober|Novimber|Desimber
    Jan|Feb|Mrt|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Des
    snein|moandei|tiisdei|woansdei|tongersdei|freed|sneon
    si|mo|ti|wo|to|fr|so
    Eanáir|Feabhra|Márta|Aibreán|Bealtaine|Meitheamh|Iúil|Lúnasa|Meán Fómhair|Deireadh Fómhair|Samhain|Nollaig
    Ean|Feabh|Márta|Aib|Beal|Meith|Iúil|Lún|MFómh|DFómh|Samh|Noll
    Dé Domhnaigh|Dé Luain|Dé Máirt|Dé Céadaoin|Déardaoin|Dé hAoine|Dé Sathairn
    Domh|Luan|Máirt|Céad|Déar|Aoine|Sath
    r.n.|i.n.
    Aharabata|Oflɔ|Otsokrikri|Abɛibe|Agbiɛnaa|Otukwajan|Maawɛ|Manyawale|Gbo|Antɔŋ|Alemle|Afuabe
    Aharabata|Oflɔ|Otsokrikri|Abɛibe|Agbiɛnaa|Otukwajaŋ|Maawɛ|Manyawale|Gbo|Antɔŋ|Alemle|Afuabe
    Aha|Ofl|Ots|Abe|Agb|Otu|Maa|Man|Gbo|Ant|Ale|Afu
    Hɔgbaa|Ju|Jufɔ|Shɔ|Soo|Sohaa|Hɔɔ
    Hɔg|Ju|Juf|Shɔ|Soo|Soh|Hɔɔ
    LB|SN
    Am Faoilleach|An Gearran|Am Màrt|An Giblean|An Cèitean|An t-Ògmhios|An t-Iuchar|An Lùnastal|An t-Sultain|An Dàmhair|An t-Samhain|An Dùbhlachd
    dhen Fhaoilleach|dhen Ghearran|dhen Mhàrt|dhen Ghiblean|dhen Chèitean|dhen Ògmhios|dhen Iuchar|dhen Lùnastal|dhen t-Sultain|dhen Dàmhair|dhen t-Samhain|dhen Dùbhlachd
    Faoi|Gearr|Màrt|Gibl|Cèit|Ògmh|Iuch|Lùna|Sult|Dàmh|Samh|Dùbh
    DiDòmhnaich|DiLuain|DiMàirt|DiCiadain|DiarDaoin|DihAoine|DiSathairne
    DiD|DiL|DiM|DiC|Dia|Dih|DiS
    m|f
    ጠሐረ|ከተተ|መገበ|አኀዘ|ግንባት|ሠንየ|ሐመለ|ነሐሰ|ከረመ|ጠቀመ|ኀደረ|ኀሠሠ
    እኁድ|ሰኑይ|ሠሉስ|ራብዕ|ሐሙስ|ዓርበ|ቀዳሚት
    ጽባሕ|ምሴት
    xaneiro|febreiro|marzo|abril|maio|xuño|xullo|agosto|setembro|outubro|novembro|decembro
    xan.|feb.|mar.|abr.|maio|xuño|xul.|ago.|set.|out.|nov.|dec.
    domingo|luns|martes|mércores|xoves|venres|sábado
    dom.|luns|mar.|mér.|xov.|ven.|sáb.
    Jasyteĩ|Jasykõi|Jasyapy|Jasyrundy|Jasypo|Jasypoteĩ|Jasypokõi|Jasypoapy|Jasyporundy|Jasypa|Jasypateĩ|Jasypakõi
    Arateĩ|Arakõi|Araapy|Ararundy|Arapo|Arapoteĩ|Arapokõi
    Januar|Februar|März|April|Mai|Juni|Juli|Auguscht|Septämber|Oktoober|Novämber|Dezämber
    Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez
    Sunntig|Määntig|Ziischtig|Mittwuch|Dunschtig|Friitig|Samschtig
    Su.|Mä.|Zi.|Mi.|Du.|Fr.|Sa.
    vorm.|nam.
    જાન્યુઆરી|ફેબ્રુઆરી|માર્ચ|એપ્રિલ|મે|જૂન|જુલાઈ|ઑગસ્ટ|સપ્ટેમ્બર|ઑક્ટોબર|નવેમ્બર|ડિસેમ્બર
    જાન્યુ|ફેબ્રુ|માર્ચ|એપ્રિલ|મે|જૂન|જુલાઈ|ઑગસ્ટ|સપ્ટે|ઑક્ટો|નવે|ડિસે
    રવિવાર|સોમવાર|મંગળવાર|બુધવાર|ગુરુવાર|શુક્રવાર|શનિવાર
    રવિ|સોમ|મંગળ|બુધ|ગુરુ|શુક્ર|શનિ
    Chanuari|Feburari|Machi|Apiriri|Mei|Juni|Chulai|Agosti|Septemba|Okitoba|Nobemba|Disemba
    Can|Feb|Mac|Apr|Mei|Jun|Cul|Agt|Sep|Okt|Nob|Dis
    Chumapiri|Chumatato|Chumaine|Chumatano|Aramisi|Ichuma|Esabato
    Cpr|Ctt|Cmn|Cmt|Ars|Icm|Est
    Ma|Mo
    Jerrey-geuree|Toshiaght-arree|Mayrnt|Averil|Boaldyn|Mean-souree|Jerrey-souree|Luanistyn|Mean-fouyir|Jerrey-fouyir|Mee Houney|Mee ny Nollick
    J-guer|T-arree|Mayrnt|Avrril|Boaldyn|M-souree|J-souree|Luanistyn|M-fouyir|J-fouyir|M-Houney|M-Nollick
    Jedoonee|Jelhein|Jemayrt|Jercean|Jerdein|Jeheiney|Jesarn
    Jed|Jel|Jem|Jerc|Jerd|Jeh|Jes
    Janairu|Faburairu|Maris|Afirilu|Mayu|Yuni|Yuli|Agusta|Satumba|Oktoba|Nuwamba|Disamba
    Jan|Fab|Mar|Afi|May|Yun|Yul|Agu|Sat|Okt|Nuw|Dis
    Lahadi|Litinin|Talata|Laraba|Alhamis|Jummaʼa|Asabar
    Lah|Lit|Tal|Lar|Alh|Jum|Asa
    SF|YM
    جَنَيْرُ|ڢَبْرَيْرُ|مَرِسْ|أَڢْرِلُ|مَيُ|يُونِ|يُولِ|أَغُسْتَ|سَتُمْبَ|أُكْتوُبَ|نُوَمْبَ|دِسَمْبَ
    جَن|ڢَب|مَر|أَڢْر|مَي|يُون|يُول|أَغُ|سَت|أُكْت|نُو|دِس
    لَحَدِ|لِتِنِنْ|تَلَتَ|لَرَبَ|أَلْحَمِسْ|جُمَعَ|أَسَبَرْ
    لَح|لِت|تَل|لَر|أَلْح|جُم|أَسَ
    A.M.|P.M.
    Ianuali|Pepeluali|Malaki|ʻApelila|Mei|Iune|Iulai|ʻAukake|Kepakemapa|ʻOkakopa|Nowemapa|Kekemapa
    Ian.|Pep.|Mal.|ʻAp.|Mei|Iun.|Iul.|ʻAu.|Kep.|ʻOk.|Now.|Kek.
    Lāpule|Poʻakahi|Poʻalua|Poʻakolu|Poʻahā|Poʻalima|Poʻaono
    LP|P1|P2|P3|P4|P5|P6
    EEE, d בMMM y
    ינואר|פברואר|מרץ|אפריל|מאי|יוני|יולי|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר
    ינו׳|פבר׳|מרץ|אפר׳|מאי|יוני|יולי|אוג׳|ספט׳|אוק׳|נוב׳|דצמ׳
    יום ראשון|יום שני|יום שלישי|יום רביעי|יום חמישי|יום שישי|יום שבת
    יום א׳|יום ב׳|יום ג׳|יום ד׳|יום ה׳|יום ו׳|שבת
    जनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर
    जन॰|फ़र॰|मार्च|अप्रैल|मई|जून|जुल॰|अग॰|सित॰|अक्टू॰|नव॰|दिस॰
    रविवार|सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार
    रवि|सोम|मंगल|बुध|गुरु|शुक्र|शनि
    Raviwaar|Somwaar|Mangalwaar|Budhwaar|Guruwaar|Shukrawaar|Shaniwaar
    Ravi|Som|Mangal|Budh|Guru|Shukra|Shani
    𞄆𞄬|𞄛𞄨𞄱𞄄𞄤𞄲𞄨|𞄒𞄫𞄰𞄒𞄪𞄱|𞄤𞄨𞄱|𞄀𞄪𞄴|𞄛𞄤𞄱𞄞𞄤𞄦|𞄔𞄩𞄴𞄆𞄨𞄰|𞄕𞄩𞄲𞄔𞄄𞄰𞄤|𞄛𞄤𞄱𞄒𞄤𞄰|𞄪𞄱𞄀𞄤𞄴|𞄚𞄦𞄲𞄤𞄚𞄄𞄰𞄫|𞄒𞄩𞄱𞄔𞄬𞄴
    siječanj|veljača|ožujak|travanj|svibanj|lipanj|srpanj|kolovoz|rujan|listopad|studeni|prosinac
    siječnja|veljače|ožujka|travnja|svibnja|lipnja|srpnja|kolovoza|rujna|listopada|studenoga|prosinca
    sij|velj|ožu|tra|svi|lip|srp|kol|ruj|lis|stu|pro
    Januer|Februer|Merz|April|Maai|Juni|Juli|Aagust|September|Oktover|November|Dezember
    Sunntach|Montach|Dinstach|Mittwoch|Donnerstach|Freitach|Samstach
    januar|februar|měrc|apryl|meja|junij|julij|awgust|september|oktober|nowember|december
    januara|februara|měrca|apryla|meje|junija|julija|awgusta|septembra|oktobra|nowembra|decembra
    jan.|feb.|měr.|apr.|mej.|jun.|jul.|awg.|sep.|okt.|now.|dec.
    njedźela|póndźela|wutora|srjeda|štwórtk|pjatk|sobota
    nje|pón|wut|srj|štw|pja|sob
    dop.|pop.
    y. MMM d., EEE
    január|február|március|április|május|június|július|augusztus|szeptember|október|november|december
    jan.|febr.|márc.|ápr.|máj.|jún.|júl.|aug.|szept.|okt.|nov.|dec.
    vasárnap|hétfő|kedd|szerda|csütörtök|péntek|szombat
    V|H|K|Sze|Cs|P|Szo
    de.|du.
    y թ. MMM d, EEE
    հունվար|փետրվար|մարտ|ապրիլ|մայիս|հունիս|հուլիս|օգոստոս|սեպտեմբեր|հոկտեմբեր|նոյեմբեր|դեկտեմբեր
    հունվարի|փետրվարի|մարտի|ապրիլի|մայիսի|հունիսի|հուլիսի|օգոստոսի|սեպտեմբերի|հոկտեմբերի|նոյեմբերի|դեկտեմբերի
    հնվ|փտվ|մրտ|ապր|մյս|հնս|հլս|օգս|սեպ|հոկ|նոյ|դեկ
    կիրակի|երկուշաբթի|երեքշաբթի|չորեքշաբթի|հինգշաբթի|ուրբաթ|շաբաթ
    կիր|երկ|երք|չրք|հնգ|ուր|շբթ
    januario|februario|martio|april|maio|junio|julio|augusto|septembre|octobre|novembre|decembre
    jan|feb|mar|apr|mai|jun|jul|aug|sep|oct|nov|dec
    dominica|lunedi|martedi|mercuridi|jovedi|venerdi|sabbato
    dom|lun|mar|mer|jov|ven|sab
    Januari|Februari|Maret|April|Mei|Juni|Juli|Agustus|September|Oktober|November|Desember
    Jan|Feb|Mar|Apr|Mei|Jun|Jul|Agu|Sep|Okt|Nov|Des
    Minggu|Senin|Selasa|Rabu|Kamis|Jumat|Sabtu
    Min|Sen|Sel|Rab|Kam|Jum|Sab
    EEEE d MMM y
    januar|februar|marte|april|may|junio|julí|august|septembre|octobre|novembre|decembre
    jan.|febr.|mar.|apr.|may|jun.|julí|aug.|sept.|oct.|nov.|dec.
    soledí|lunedí|mardí|mercurdí|jovedí|venerdí|saturdí
    sol.|lun.|mar.|mer.|jov.|ven.|sat.
    Jenụwarị|Febrụwarị|Maachị|Epreel|Mee|Jun|Julaị|Ọgọọst|Septemba|Ọktoba|Novemba|Disemba
    Jen|Feb|Maa|Epr|Mee|Juu|Jul|Ọgọ|Sep|Ọkt|Nov|Dis
    Sọndee|Mọnde|Tiuzdee|Wenezdee|Tọọzdee|Fraịdee|Satọdee
    Sọn|Mọn|Tiu|Wen|Tọọ|Fraị|Sat
    N’ụtụtụ|N’abalị
    y MMM dꑍ,EEE
    ꋍꆪ|ꑍꆪ|ꌕꆪ|ꇖꆪ|ꉬꆪ|ꃘꆪ|ꏃꆪ|ꉆꆪ|ꈬꆪ|ꊰꆪ|ꊯꊪꆪ|ꊰꑋꆪ
    ꑬꆏꑍ|ꆏꊂꋍ|ꆏꊂꑍ|ꆏꊂꌕ|ꆏꊂꇖ|ꆏꊂꉬ|ꆏꊂꃘ
    ꑬꆏ|ꆏꋍ|ꆏꑍ|ꆏꌕ|ꆏꇖ|ꆏꉬ|ꆏꃘ
    ꎸꄑ|ꁯꋒ
    janúar|febrúar|mars|apríl|maí|júní|júlí|ágúst|september|október|nóvember|desember
    jan.|feb.|mar.|apr.|maí|jún.|júl.|ágú.|sep.|okt.|nóv.|des.
    sunnudagur|mánudagur|þriðjudagur|miðvikudagur|fimmtudagur|föstudagur|laugardagur
    sun.|mán.|þri.|mið.|fim.|fös.|lau.
    f.h.|e.h.
    gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre
    gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic
    domenica|lunedì|martedì|mercoledì|giovedì|venerdì|sabato
    dom|lun|mar|mer|gio|ven|sab
    ᔭᓐᓄᐊᓕ|ᕕᕝᕗᐊᓕ|ᒫᑦᓯ|ᐊᐃᑉᐳᓗ|ᒪᐃ|ᔫᓂ|ᔪᓚᐃ|ᐊᐅᒡᒍᓯ|ᓯᑎᐱᕆ|ᐆᑦᑑᕝᕙ|ᓄᕕᐱᕆ|ᑎᓯᐱᕆ
    ᓈᑦᑏᖑᔭᖅ|ᓇᒡᒐᔾᔭᐅ|ᓇᒡᒐᔾᔭᐅᓕᖅᑭ|ᐱᖓᑦᓯᖅ|ᓯᑕᒻᒥᖅ|ᑕᓪᓕᒻᒥᐅᑦ|ᓈᑦᓰᖑᔭᓛᕐᓂᐊᖅ
    y年M月d日(EEE)
    1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月
    日曜日|月曜日|火曜日|水曜日|木曜日|金曜日|土曜日
    日|月|火|水|木|金|土
    午前|午後
    Nduŋmbi Saŋ|Pɛsaŋ Pɛ́pá|Pɛsaŋ Pɛ́tát|Pɛsaŋ Pɛ́nɛ́kwa|Pɛsaŋ Pataa|Pɛsaŋ Pɛ́nɛ́ntúkú|Pɛsaŋ Saambá|Pɛsaŋ Pɛ́nɛ́fɔm|Pɛsaŋ Pɛ́nɛ́pfúꞋú|Pɛsaŋ Nɛgɛ́m|Pɛsaŋ Ntsɔ̌pmɔ́|Pɛsaŋ Ntsɔ̌ppá
    Sɔ́ndi|Mɔ́ndi|Ápta Mɔ́ndi|Wɛ́nɛsɛdɛ|Tɔ́sɛdɛ|Fɛlâyɛdɛ|Sásidɛ
    mbaꞌmbaꞌ|ŋka\u{202F}mbɔ́t\u{202F}nji
    Januari|Februari|Machi|Aprilyi|Mei|Junyi|Julyai|Agusti|Septemba|Oktoba|Novemba|Desemba
    Jan|Feb|Mac|Apr|Mei|Jun|Jul|Ago|Sep|Okt|Nov|Des
    Jumapilyi|Jumatatuu|Jumanne|Jumatanu|Alhamisi|Ijumaa|Jumamosi
    Jpi|Jtt|Jnn|Jtn|Alh|Iju|Jmo
    utuko|kyiukonyi
    Jan|Feb|Mar|Apr|Mei|Jun|Jul|Agt|Sep|Okt|Nov|Des
    Ahad|Senin|Selasa|Rabu|Kamis|Jumat|Sabtu
    Ahad|Sen|Sel|Rab|Kam|Jum|Sab
    EEE, d MMM. y
    იანვარი|თებერვალი|მარტი|აპრილი|მაისი|ივნისი|ივლისი|აგვისტო|სექტემბერი|ოქტომბერი|ნოემბერი|დეკემბერი
    იან|თებ|მარ|აპრ|მაი|ივნ|ივლ|აგვ|სექ|ოქტ|ნოე|დეკ
    კვირა|ორშაბათი|სამშაბათი|ოთხშაბათი|ხუთშაბათი|პარასკევი|შაბათი
    კვი|ორშ|სამ|ოთხ|ხუთ|პარ|შაბ
    EEE, d-MMM y
    Январь|Февраль|Март|Апрель|Май|Июнь|Июль|Август|Сентябрь|Октябрь|Ноябрь|Декабрь
    екшемби|дүйшемби|сийшемби|сәршемби|пийшемби|жума|шемби
    Екш|Дүй|Сий|Сәр|Пий|Жум|Шем
    Yennayer|Fuṛar|Meɣres|Yebrir|Mayyu|Yunyu|Yulyu|Ɣuct|Ctembeṛ|Tubeṛ|Nunembeṛ|Duǧembeṛ
    Yen|Fur|Meɣ|Yeb|May|Yun|Yul|Ɣuc|Cte|Tub|Nun|Duǧ
    Acer|Arim|Aram|Ahad|Amhad|Sem|Sed
    n\u{202F}tufat|n\u{202F}tmeddit
    Hywan A̱yrnig|Hywan A̱hwa|Hywan A̱tat|Hywan A̱naai|Hywan A̱pfwon|Hywan A̱kitat|Hywan A̱tyirin|Hywan A̱ninai|Hywan A̱kumviriyin|Hywan Swak|Hywan Swak B’a̱yrnig|Hywan Swak B’a̱hwa
    A̱yr|A̱hw|A̱ta|A̱na|A̱pf|A̱ki|A̱ty|A̱ni|A̱ku|Swa|Sby|Sbh
    Ladi|Lintani|Talata|Larba|Lamit|Juma|Asabar
    Lad|Lin|Tal|Lar|Lam|Jum|Asa
    Mwai wa mbee|Mwai wa kelĩ|Mwai wa katatũ|Mwai wa kana|Mwai wa katano|Mwai wa thanthatũ|Mwai wa muonza|Mwai wa nyaanya|Mwai wa kenda|Mwai wa ĩkumi|Mwai wa ĩkumi na ĩmwe|Mwai wa ĩkumi na ilĩ
    Mbe|Kel|Ktũ|Kan|Ktn|Tha|Moo|Nya|Knd|Ĩku|Ĩkm|Ĩkl
    Wa kyumwa|Wa kwambĩlĩlya|Wa kelĩ|Wa katatũ|Wa kana|Wa katano|Wa thanthatũ
    Wky|Wkw|Wkl|Wtũ|Wkn|Wtn|Wth
    Ĩyakwakya|Ĩyawĩoo
    щӏышылэ|мазае|гъатхэпэ|мэлыжьыхь|накъыгъэ|мэкъуауэгъуэ|бадзэуэгъуэ|шыщхьэӏу|фокӏадэ|жэпуэгъуэ|щакӏуэгъуэ|дыгъэгъазэ
    щӏышылэм|мазаем|гъатхэпэм|мэлыжьыхьэм|накъыгъэм|мэкъуауэгъуэм|бадзэуэгъуэм|шыщхьэӏум|фокӏадэм|жэпуэгъуэм|щакӏуэгъуэм|дыгъэгъазэм
    тхьэмахуэ|блыщхьэ|гъубж|бэрэжей|махуэку|мэрем|щэбэт
    Zwat Juwung|Zwat Swiyang|Zwat Tsat|Zwat Nyai|Zwat Tswon|Zwat Ataah|Zwat Anatat|Zwat Arinai|Zwat Akubunyung|Zwat Swag|Zwat Mangjuwang|Zwat Swag-Ma-Suyang
    Juw|Swi|Tsa|Nya|Tsw|Ata|Ana|Ari|Aku|Swa|Man|Mas
    Ladi|Tanii|Talata|Larba|Lamit|Juma|Asabat
    Lad|Tan|Tal|Lar|Lam|Jum|Asa
    Mwedi Ntandi|Mwedi wa Pili|Mwedi wa Tatu|Mwedi wa Nchechi|Mwedi wa Nnyano|Mwedi wa Nnyano na Umo|Mwedi wa Nnyano na Mivili|Mwedi wa Nnyano na Mitatu|Mwedi wa Nnyano na Nchechi|Mwedi wa Nnyano na Nnyano|Mwedi wa Nnyano na Nnyano na U|Mwedi wa Nnyano na Nnyano na M
    Liduva lyapili|Liduva lyatatu|Liduva lyanchechi|Liduva lyannyano|Liduva lyannyano na linji|Liduva lyannyano na mavili|Liduva litandi
    Ll2|Ll3|Ll4|Ll5|Ll6|Ll7|Ll1
    Muhi|Chilo
    Janeru|Febreru|Marsu|Abril|Maiu|Junhu|Julhu|Agostu|Setenbru|Otubru|Nuvenbru|Dizenbru
    Jan|Feb|Mar|Abr|Mai|Jun|Jul|Ago|Set|Otu|Nuv|Diz
    dumingu|sigunda-fera|tersa-fera|kuarta-fera|kinta-fera|sesta-fera|sábadu
    dum|sig|ter|kua|kin|ses|sab
    EEE, d, MMM, y
    Xbʼeen Po|Xkabʼ Po|Rox Po|Xkaa Po|Roʼ Po|Xwaq Po|Xwuuq Po|Xwaqxaq Po|Xbʼelee Po|Xlajee Po|Xjunlaj Po|Xkabʼlaj Po
    Doʼkutan|Luʼkutan|Markutan|Merkutan|JueʼKutan|Vierkutan|Sabʼkutan
    XBʼ|LU|MA|MR|ROʼ|XWA|XWU
    EQʼ|EW
    EEE, d 'ne' MMM, y
    1-Kysã|2-Kysã|3-Kysã|4-Kysã|5-Kysã|6-Kysã|7-Kysã|8-Kysã|9-Kysã|10-Kysã|11-Kysã|12-Kysã
    1Ky.|2Ky.|3Ky.|4Ky.|5Ky.|6Ky.|7Ky.|8Ky.|9Ky.|10Ky.|11Ky.|12Ky.
    numĩggu|pir-kurã-há|régre-kurã-há|tẽgtũ-kurã-há|vẽnhkãgra-kurã-há|pénkar-kurã-há|savnu
    num.|pir.|rég.|tẽg.|vẽn.|pén.|sav.
    Alhadi|Atini|Atalata|Alarba|Alhamiisa|Aljuma|Assabdu
    Alh|Ati|Ata|Ala|Alm|Alj|Ass
    Adduha|Aluula
    Mũgaa|Mũgetho|Kĩhu|Mũthatũ|Mũgĩranjara|Gathathanwa|Gathano|Mworia Nyoni|Mũgaa wa Kerĩ|Mwania Thenge|Kanyua Hũngũ|Gatumu
    Mũgaa|Mũgetho|Kĩhu|Mũthatũ|Mũgiranjara|Gathathanwa|Gathano|Mworia Nyoni|Mũgaa wa Kerĩ|Mwania Thenge|Kanyua Hũngũ|Gatumu
    MGA|MGE|KH|MŨTH|MGNJ|GATH|GATHN|MWNY|MŨGK|MWTH|KNY|GAT
    Kiumia|Mwambĩrĩrio|Waĩrĩ|Wetatũ|Wena|Wetano|Njuuma
    KMA|MWA|WAĨ|WETŨ|WEN|WETO|NJU
    Kiroko|Hwaĩ-inĩ
    y\u{202F}'ж'. d MMM, EEE
    Қаңтар|Ақпан|Наурыз|Сәуір|Мамыр|Маусым|Шілде|Тамыз|Қыркүйек|Қазан|Қараша|Желтоқсан
    қаңтар|ақпан|наурыз|сәуір|мамыр|маусым|шілде|тамыз|қыркүйек|қазан|қараша|желтоқсан
    қаң.|ақп.|нау.|сәу.|мам.|мау.|шіл.|там.|қыр.|қаз.|қар.|жел.
    жексенбі|дүйсенбі|сейсенбі|сәрсенбі|бейсенбі|жұма|сенбі
    жс|дс|сс|ср|бс|жм|сб
    y d- MMM، EEE
    قاڭتار|اقپان|ناۋرىز|ءساۋىر|مامىر|ماۋسىم|شىلدە|تامىز|قىركۇيەك|قازان|قاراشا|جەلتوقسان
    جەكسەنبى|دۇيسەنبى|سەيسەنبى|سارسەنبى|بەيسەنبى|جۇما|سەنبى
    جەك|دۇي|سەي|سار|بەي|جۇم|سەن
    ت\u{202F}د|ت\u{202F}ك
    pamba|wanja|mbiyɔ mɛndoŋgɔ|Nyɔlɔmbɔŋgɔ|Mɔnɔ ŋgbanja|Nyaŋgwɛ ŋgbanja|kuŋgwɛ|fɛ|njapi|nyukul|M11|ɓulɓusɛ
    sɔndi|lundi|mardi|mɛrkɛrɛdi|yedi|vaŋdɛrɛdi|mɔnɔ sɔndi
    januaari|februaari|marsi|apriili|maaji|juuni|juuli|aggusti|septembari|oktobari|novembari|decembari
    januaarip|februaarip|marsip|apriilip|maajip|juunip|juulip|aggustip|septembarip|oktobarip|novembarip|decembarip
    jan|febr|mar|apr|maj|jun|jul|aug|sept|okt|nov|dec
    sapaat|ataasinngorneq|marlunngorneq|pingasunngorneq|sisamanngorneq|tallimanngorneq|arfininngorneq
    sap|ata|mar|pin|sis|tal|arf
    u.t.|u.k.
    Mulgul|Ng’atyaato|Kiptaamo|Iwootkuut|Mamuut|Paagi|Ng’eiyeet|Rooptui|Bureet|Epeeso|Kipsuunde ne taai|Kipsuunde nebo aeng’
    Mul|Ngat|Taa|Iwo|Mam|Paa|Nge|Roo|Bur|Epe|Kpt|Kpa
    Kotisap|Kotaai|Koaeng’|Kosomok|Koang’wan|Komuut|Kolo
    Kts|Kot|Koo|Kos|Koa|Kom|Kol
    krn|koosk
    មករា|កុម្ភៈ|មីនា|មេសា|ឧសភា|មិថុនា|កក្កដា|សីហា|កញ្ញា|តុលា|វិច្ឆិកា|ធ្នូ
    អាទិត្យ|ច័ន្ទ|អង្គារ|ពុធ|ព្រហស្បតិ៍|សុក្រ|សៅរ៍
    អាទិត្យ|ចន្ទ|អង្គារ|ពុធ|ព្រហ|សុក្រ|សៅរ៍
    ಜನವರಿ|ಫೆಬ್ರವರಿ|ಮಾರ್ಚ್|ಏಪ್ರಿಲ್|ಮೇ|ಜೂನ್|ಜುಲೈ|ಆಗಸ್ಟ್|ಸೆಪ್ಟೆಂಬರ್|ಅಕ್ಟೋಬರ್|ನವೆಂಬರ್|ಡಿಸೆಂಬರ್
    ಜನ|ಫೆಬ್ರ|ಮಾರ್ಚ್|ಏಪ್ರಿ|ಮೇ|ಜೂನ್|ಜುಲೈ|ಆಗ|ಸೆಪ್ಟೆಂ|ಅಕ್ಟೋ|ನವೆಂ|ಡಿಸೆಂ
    ಭಾನುವಾರ|ಸೋಮವಾರ|ಮಂಗಳವಾರ|ಬುಧವಾರ|ಗುರುವಾರ|ಶುಕ್ರವಾರ|ಶನಿವಾರ
    ಭಾನು|ಸೋಮ|ಮಂಗಳ|ಬುಧ|ಗುರು|ಶುಕ್ರ|ಶನಿ
    y년 MMM d일 (EEE)
    1월|2월|3월|4월|5월|6월|7월|8월|9월|10월|11월|12월
    일요일|월요일|화요일|수요일|목요일|금요일|토요일
    일|월|화|수|목|금|토
    오전|오후
    जानेवारी|फेब्रुवारी|मार्च|एप्रील|मे|जून|जुलय|ऑगस्ट|सप्टेंबर|ऑक्टोबर|नोव्हेंबर|डिसेंबर
    जाने|फेब्रु|मार्च|एप्री|मे|जून|जुल|ऑग|सप्टें|ऑक्टो|नोव्हें|डिसें
    आयतार|सोमार|मंगळार|बुधवार|बिरेस्तार|शुक्रार|शेनवार
    Janer|Febrer|Mars|Abril|Mai|Jun|Julai|Agost|Setembr|Otubr|Novembr|Dezembr
    Jan|Feb|Mar|Abr|Mai|Jun|Jul|Ago|Set|Otu|Nov|Dez
    Aitar|Somar|Mongllar|Budhvar|Birestar|Sukrar|Sonvar
    Ait|Som|Mon|Bud|Bre|Suk|Son
    جنوری|فروری|مارچ|اپریل|مئی|جوٗن|جوٗلایی|اگست|ستمبر|اکتوٗبر|نومبر|دسمبر
    جنوری|فروری|مارچ|اپریل|مئی|جوٗن|جُلایی|اگست|ستمبر|اکتوٗبر|نومبر|دسمبر
    آتھوار|ژٔندرٕروار|بۆموار|بودوار|برؠسوار|جُمہ|بٹوار
    آتھوار|ژٔندٕروار|Tue|بودوار|برؠسوار|جُمہ|بٹوار
    जनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सतुंबर|अकतुम्बर|नवूमबर|दसूमबर
    जनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सतमबर|अक्तूबर|नवमबर|दसमबर
    जनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सतुंबर|अक्तूबर|नवूमबर|दसमबर
    आथवार|च़ंदिरवार|बोमवार|बोदवार|ब्रेसवार|जुमा|बटवार
    आथवार|चंदिरवार|बुवार|बोदवार|ब्रेसवार|जुमा|बटवार
    Januali|Febluali|Machi|Aplili|Mei|Juni|Julai|Agosti|Septemba|Oktoba|Novemba|Desemba
    Jumaapii|Jumaatatu|Jumaane|Jumaatano|Alhamisi|Ijumaa|Jumaamosi
    Jpi|Jtt|Jmn|Jtn|Alh|Iju|Jmo
    makeo|nyiaghuo
    ŋwíí a ntɔ́ntɔ|ŋwíí akǝ bɛ́ɛ|ŋwíí akǝ ráá|ŋwíí akǝ nin|ŋwíí akǝ táan|ŋwíí akǝ táafɔk|ŋwíí akǝ táabɛɛ|ŋwíí akǝ táaraa|ŋwíí akǝ táanin|ŋwíí akǝ ntɛk|ŋwíí akǝ ntɛk di bɔ́k|ŋwíí akǝ ntɛk di bɛ́ɛ
    ŋ1|ŋ2|ŋ3|ŋ4|ŋ5|ŋ6|ŋ7|ŋ8|ŋ9|ŋ10|ŋ11|ŋ12
    sɔ́ndǝ|lǝndí|maadí|mɛkrɛdí|jǝǝdí|júmbá|samdí
    sɔ́n|lǝn|maa|mɛk|jǝǝ|júm|sam
    sárúwá|cɛɛ́nko
    EEE d. MMM. y
    Jannewa|Fäbrowa|Määz|Aprell|Mai|Juuni|Juuli|Oujoß|Septämber|Oktohber|Novämber|Dezämber
    Jan|Fäb|Mäz|Apr|Mai|Jun|Jul|Ouj|Säp|Okt|Nov|Dez
    Sunndaach|Mohndaach|Dinnsdaach|Metwoch|Dunnersdaach|Friidaach|Samsdaach
    Su.|Mo.|Di.|Me.|Du.|Fr.|Sa.
    v.M.|n.M.
    rêbendan|sibat|adar|nîsan|gulan|hezîran|tîrmeh|tebax|îlon|cotmeh|mijdar|berfanbar
    rbn|sbt|adr|nsn|gln|hzr|trm|tbx|îln|cot|mjd|brf
    yekşem|duşem|sêşem|çarşem|pêncşem|înî|şemî
    yşm|dşm|sşm|çşm|pşm|înî|şem
    BN|PN
    mis Genver|mis Hwevrer|mis Meurth|mis Ebrel|mis Me|mis Metheven|mis Gortheren|mis Est|mis Gwynngala|mis Hedra|mis Du|mis Kevardhu
    Gen|Hwe|Meu|Ebr|Me|Met|Gor|Est|Gwn|Hed|Du|Kev
    dy Sul|dy Lun|dy Meurth|dy Merher|dy Yow|dy Gwener|dy Sadorn
    Sul|Lun|Mth|Mhr|Yow|Gwe|Sad
    pusu lenju|maha lenju|pagu lenju|hire lenju|bese lenju|jaṭṭa lenju|aasaḍi lenju|srabĩ lenju|bado lenju|dasara lenju|divi lenju|pande lenju
    pusu|maha|pagu|hire|bese|jaṭṭa|aasaḍi|srabĩ|bado|dasara|divi|pande
    aadi vara|smbara|mangaḍa|pudara|laki vara|sukru vara|sani vara
    aadi|smba|manga|puda|laki|sukru|sani
    पुसु लेञ्जु|माहाका लेञ्जु|पागुणी लेञ्जु|हिरे लेञ्जु|बेसे लेञ्जु|जाटा लेञ्जु|आसाड़ी लेञ्जु|स्राबाँ लेञ्जु|बोदो लेञ्जु|दसारा लेञ्जु|दिवी लेञ्जु|पान्डे लेञ्जु
    पुसु|माहा|पागु|हिर्रे|बेसे|जाट्टा|आसाड़ी|स्राबाँ|बाॅदो|दासारा|दिवी|पान्डे
    आदि वारा|साॅम्वारा|मंगाड़ा|पुद्दारा|लाक्कि वारा|सुकुरु वारा|सान्नि वारा
    आदि|साॅम्मा|मान्गा|पूदा|लाक्की|सुकुरु|सान्नि
    ए\u{202F}एम|पी\u{202F}एम
    ପୁସୁ ଲେଞ୍ଜୁ|ମାହାକା ଲେଞ୍ଜୁ|ପାଗୁଣି ଲେଞ୍ଜୁ|ହିରେ ଲେଞ୍ଜୁ|ବେସେ ଲେଞ୍ଜୁ|ଜାଟା ଲେଞ୍ଜୁ|ଆସାଡ଼ି ଲେଞ୍ଜୁ|ସ୍ରାବାଁ ଲେଞ୍ଜୁ|ବଦ ଲେଞ୍ଜୁ|ଦାସାରା ଲେଞ୍ଜୁ|ଦିୱିଡ଼ି ଲେଞ୍ଜୁ|ପାଣ୍ଡେ ଲେଞ୍ଜୁ
    ପୁସୁ|ମାହା|ପାଗୁ|ହିରେ|ବେସେ|ଜାଟା|ଆସାଡ଼ି|ସ୍ରାବାଁ|ବଦ|ଦାସାରା|ଦିୱି|ପାଣ୍ଡେ
    ଆଦି ୱାରା|ସମ୍ବାରା|ମାଙ୍ଗାଡ଼ା|ପୁଦାରା|ଲାକି ୱାରା|ସୁକ୍ରୁ ୱାରା|ସାନି ୱାରା
    ଆଦି|ସମ୍ବା|ମାଙ୍ଗା|ପୁଦା|ଲାକି|ସୁକ୍ରୁ|ସାନି
    ଏ\u{202F}ଏମ|ପି\u{202F}ଏମ
    మాగ|గుండు|హిరెఇ|బెసెకి|లండి|రాత|బాన్దపాణా|బార్సి|అస్ర|దివెడి|పాండు|పుసు
    వారమి|నమారా|మాంగాడా|వుదారా|లాకివరా|నుక్ వరా|సానివరా
    ఎ\u{202F}ఎమ్|పి\u{202F}ఎమ్
    y-'ж'. d-MMM, EEE
    янв.|фев.|мар.|апр.|май|июн.|июл.|авг.|сен.|окт.|ноя.|дек.
    жекшемби|дүйшөмбү|шейшемби|шаршемби|бейшемби|жума|ишемби
    жек.|дүй.|шейш.|шарш.|бейш.|жума|ишм.
    тң|тк
    Ianuarius|Februarius|Martius|Aprilis|Maius|Iunius|Iulius|Augustus|September|October|November|December
    Ianuarii|Februarii|Martii|Aprilis|Maii|Iunii|Iulii|Augusti|Septembris|Octobris|Novembris|Decembris
    Ian|Feb|Mar|Apr|Mai|Iun|Iul|Aug|Sep|Oct|Nov|Dec
    dies Solis|dies Lunae|dies Martis|dies Mercurii|dies Iovis|dies Veneris|dies Saturni
    Sol|Lun|Mar|Mer|Iov|Ven|Sat
    Kʉfúngatɨ|Kʉnaanɨ|Kʉkeenda|Kwiikumi|Kwiinyambála|Kwiidwaata|Kʉmʉʉnchɨ|Kʉvɨɨrɨ|Kʉsaatʉ|Kwiinyi|Kʉsaano|Kʉsasatʉ
    Fúngatɨ|Naanɨ|Keenda|Ikúmi|Inyambala|Idwaata|Mʉʉnchɨ|Vɨɨrɨ|Saatʉ|Inyi|Saano|Sasatʉ
    Jumapíiri|Jumatátu|Jumaíne|Jumatáano|Alamíisi|Ijumáa|Jumamóosi
    Píili|Táatu|Íne|Táano|Alh|Ijm|Móosi
    TOO|MUU
    Januar|Februar|Mäerz|Abrëll|Mee|Juni|Juli|August|September|Oktober|November|Dezember
    Jan.|Feb.|Mäe.|Abr.|Mee|Juni|Juli|Aug.|Sep.|Okt.|Nov.|Dez.
    Sonndeg|Méindeg|Dënschdeg|Mëttwoch|Donneschdeg|Freideg|Samschdeg
    Son.|Méi.|Dën.|Mët.|Don.|Fre.|Sam.
    moies|nomëttes
    Janwaliyo|Febwaliyo|Marisi|Apuli|Maayi|Juuni|Julaayi|Agusito|Sebuttemba|Okitobba|Novemba|Desemba
    Jan|Feb|Mar|Apu|Maa|Juu|Jul|Agu|Seb|Oki|Nov|Des
    Sabbiiti|Balaza|Lwakubiri|Lwakusatu|Lwakuna|Lwakutaano|Lwamukaaga
    Sab|Bal|Lw2|Lw3|Lw4|Lw5|Lw6
    EEE d MMM 'do' y
    zenâ|frevâ|marso|arvî|mazzo|zugno|luggio|agosto|settembre|ottobre|novembre|dexembre
    de zenâ|de frevâ|de marso|d’arvî|de mazzo|de zugno|de luggio|d’agosto|de settembre|d’ottobre|de novembre|de dexembre
    de zen.|de fre.|de mar.|d’arv.|de maz.|de zug.|de lug.|d’ago.|de set.|d’ott.|de nov.|de dex.
    domenega|lunesdì|mätesdì|mäcordì|zeuggia|venardì|sabbo
    dom.|lun.|mät.|mäc.|zeu.|ven.|sab.
    Wiótheȟika Wí|Thiyóȟeyuŋka Wí|Ištáwičhayazaŋ Wí|Pȟežítȟo Wí|Čhaŋwápetȟo Wí|Wípazukȟa-wašté Wí|Čhaŋpȟásapa Wí|Wasútȟuŋ Wí|Čhaŋwápeǧi Wí|Čhaŋwápe-kasná Wí|Waníyetu Wí|Tȟahékapšuŋ Wí
    Aŋpétuwakȟaŋ|Aŋpétuwaŋži|Aŋpétunuŋpa|Aŋpétuyamni|Aŋpétutopa|Aŋpétuzaptaŋ|Owáŋgyužažapi
    jená|forá|merz|aurí|ma|jügn|messé|aost|setëmber|otober|novëmber|dezëmber
    de jená|de forá|de merz|d’aurí|de ma|de jügn|de messé|d’aost|de setëmber|d’otober|de novëmber|de dezëmber
    domënia|lönesc|mertesc|mercui|jöbia|vëndres|sabeda
    dom|lön|mert|merc|jöb|vën|sab
    sginer|fevrer|marz|avril|masg|sgiugn|luj|avost|setember|otover|november|dicember
    domenega|lundì|mardì|mercoldì|sgiovedì|venerdì|sabet
    sánzá ya yambo|sánzá ya míbalé|sánzá ya mísáto|sánzá ya mínei|sánzá ya mítáno|sánzá ya motóbá|sánzá ya nsambo|sánzá ya mwambe|sánzá ya libwa|sánzá ya zómi|sánzá ya zómi na mɔ̌kɔ́|sánzá ya zómi na míbalé
    yan|fbl|msi|apl|mai|yun|yul|agt|stb|ɔtb|nvb|dsb
    eyenga|mokɔlɔ mwa yambo|mokɔlɔ mwa míbalé|mokɔlɔ mwa mísáto|mokɔlɔ ya mínéi|mokɔlɔ ya mítáno|mpɔ́sɔ
    eye|ybo|mbl|mst|min|mtn|mps
    ntɔ́ngɔ́|mpókwa
    ມັງກອນ|ກຸມພາ|ມີນາ|ເມສາ|ພຶດສະພາ|ມິຖຸນາ|ກໍລະກົດ|ສິງຫາ|ກັນຍາ|ຕຸລາ|ພະຈິກ|ທັນວາ
    ມ.ກ.|ກ.ພ.|ມ.ນ.|ມ.ສ.|ພ.ພ.|ມິ.ຖ.|ກ.ລ.|ສ.ຫ.|ກ.ຍ.|ຕ.ລ.|ພ.ຈ.|ທ.ວ.
    ວັນອາທິດ|ວັນຈັນ|ວັນອັງຄານ|ວັນພຸດ|ວັນພະຫັດ|ວັນສຸກ|ວັນເສົາ
    ອາທິດ|ຈັນ|ອັງຄານ|ພຸດ|ພະຫັດ|ສຸກ|ເສົາ
    ກ່ອນທ່ຽງ|ຫຼັງທ່ຽງ
    جانڤیە|فئڤریە|مارس|آڤریل|مئی|جوٙأن|جوٙلا|آگوست|سئپتامر|ئوکتوڤر|نوڤامر|دئسامر
    y-MM-dd, EEE
    sausis|vasaris|kovas|balandis|gegužė|birželis|liepa|rugpjūtis|rugsėjis|spalis|lapkritis|gruodis
    sausio|vasario|kovo|balandžio|gegužės|birželio|liepos|rugpjūčio|rugsėjo|spalio|lapkričio|gruodžio
    saus.|vas.|kov.|bal.|geg.|birž.|liep.|rugp.|rugs.|spal.|lapkr.|gruod.
    sekmadienis|pirmadienis|antradienis|trečiadienis|ketvirtadienis|penktadienis|šeštadienis
    sk|pr|an|tr|kt|pn|št
    priešpiet|popiet
    janvars|februars|marts|apreļs|majs|juņs|juļs|augusts|septembris|oktobris|novembris|decembris
    svātdīne|pyrmūdīne|ūtardīne|trešdīne|catūrtdīne|pīktdīne|sastdīne
    Ciongo|Lùishi|Lusòlo|Mùuyà|Lumùngùlù|Lufuimi|Kabàlàshìpù|Lùshìkà|Lutongolo|Lungùdi|Kaswèkèsè|Ciswà
    Cio|Lui|Lus|Muu|Lum|Luf|Kab|Lush|Lut|Lun|Kas|Cis
    Lumingu|Nkodya|Ndàayà|Ndangù|Njòwa|Ngòvya|Lubingu
    Lum|Nko|Ndy|Ndg|Njw|Ngv|Lub
    Dinda|Dilolo
    Dwe mar Achiel|Dwe mar Ariyo|Dwe mar Adek|Dwe mar Ang’wen|Dwe mar Abich|Dwe mar Auchiel|Dwe mar Abiriyo|Dwe mar Aboro|Dwe mar Ochiko|Dwe mar Apar|Dwe mar gi achiel|Dwe mar Apar gi ariyo
    DAC|DAR|DAD|DAN|DAH|DAU|DAO|DAB|DOC|DAP|DGI|DAG
    Jumapil|Wuok Tich|Tich Ariyo|Tich Adek|Tich Ang’wen|Tich Abich|Ngeso
    JMP|WUT|TAR|TAD|TAN|TAB|NGS
    OD|OT
    Jan|Feb|Mar|Apr|Mei|Jun|Jul|Ago|Sep|Okt|Nov|Des
    Jumapiri|Jumatatu|Jumanne|Jumatano|Murwa wa Kanne|Murwa wa Katano|Jumamosi
    J2|J3|J4|J5|Al|Ij|J1
    EEE, y. 'g'. d. MMM
    janvāris|februāris|marts|aprīlis|maijs|jūnijs|jūlijs|augusts|septembris|oktobris|novembris|decembris
    janv.|febr.|marts|apr.|maijs|jūn.|jūl.|aug.|sept.|okt.|nov.|dec.
    svētdiena|pirmdiena|otrdiena|trešdiena|ceturtdiena|piektdiena|sestdiena
    svētd.|pirmd.|otrd.|trešd.|ceturtd.|piektd.|sestd.
    priekšp.|pēcp.
    Tutadidi|Tutamǩule|Mart̆i|Ap̌rili|Mayisi|Mbulora|Ktsapa|Ağustozi|Çxalva|Guma|Tzilva|Xristona
    Tutad|Tutam|Mart̆|Ap̌ri|May|Mbul|Ktsa|Ağus|Çxal|Gum|Tzil|Xris
    Mjaçxa|Tutaçxa|İǩinaçxa|Cumaçxa|Çaçxa|P̌arasǩe|Sabat̆oni
    Mja|Tut|İǩi|Cum|Çaç|P̌ar|Sab
    Ç̌um|Ondğ
    जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्तूबर|नवंबर|दिसंबर
    जन॰|फ़र॰|मार्च|अप्रैल|मई|जून|जुल॰|अग॰|सित॰|अक्तू॰|नव॰|दिस॰
    रवि दिन|सोम दिन|मंगल दिन|बुध दिन|बृहस्पति दिन|शुक्र दिन|शनि दिन
    भोर|सांझ
    Oladalʉ́|Arát|Ɔɛnɨ́ɔɨŋɔk|Olodoyíóríê inkókúâ|Oloilépūnyīē inkókúâ|Kújúɔrɔk|Mórusásin|Ɔlɔ́ɨ́bɔ́rárɛ|Kúshîn|Olgísan|Pʉshʉ́ka|Ntʉ́ŋʉ́s
    Dal|Ará|Ɔɛn|Doy|Lép|Rok|Sás|Bɔ́r|Kús|Gís|Shʉ́|Ntʉ́
    Jumapílí|Jumatátu|Jumane|Jumatánɔ|Alaámisi|Jumáa|Jumamósi
    Ɛnkakɛnyá|Ɛndámâ
    Januarĩ|Feburuarĩ|Machi|Ĩpurũ|Mĩĩ|Njuni|Njuraĩ|Agasti|Septemba|Oktũba|Novemba|Dicemba
    JAN|FEB|MAC|ĨPU|MĨĨ|NJU|NJR|AGA|SPT|OKT|NOV|DEC
    Kiumia|Muramuko|Wairi|Wethatu|Wena|Wetano|Jumamosi
    KIU|MRA|WAI|WET|WEN|WTN|JUM
    RŨ|ŨG
    zanvie|fevriye|mars|avril|me|zin|zilye|out|septam|oktob|novam|desam
    zan|fev|mar|avr|me|zin|zil|out|sep|okt|nov|des
    dimans|lindi|mardi|merkredi|zedi|vandredi|samdi
    dim|lin|mar|mer|ze|van|sam
    Janoary|Febroary|Martsa|Aprily|Mey|Jona|Jolay|Aogositra|Septambra|Oktobra|Novambra|Desambra
    Jan|Feb|Mar|Apr|Mey|Jon|Jol|Aog|Sep|Okt|Nov|Des
    Alahady|Alatsinainy|Talata|Alarobia|Alakamisy|Zoma|Asabotsy
    Alah|Alats|Tal|Alar|Alak|Zom|Asab
    Mweri wo kwanza|Mweri wo unayeli|Mweri wo uneraru|Mweri wo unecheshe|Mweri wo unethanu|Mweri wo thanu na mocha|Mweri wo saba|Mweri wo nane|Mweri wo tisa|Mweri wo kumi|Mweri wo kumi na moja|Mweri wo kumi na yel’li
    Kwa|Una|Rar|Che|Tha|Moc|Sab|Nan|Tis|Kum|Moj|Yel
    Sabato|Jumatatu|Jumanne|Jumatano|Arahamisi|Ijumaa|Jumamosi
    Sab|Jtt|Jnn|Jtn|Ara|Iju|Jmo
    wichishu|mchochil’l
    iməg mbegtug|imeg àbùbì|imeg mbəŋchubi|iməg ngwə̀t|iməg fog|iməg ichiibɔd|iməg àdùmbə̀ŋ|iməg ichika|iməg kud|iməg tèsiʼe|iməg zò|iməg krizmed
    mbegtug|imeg àbùbì|imeg mbəŋchubi|iməg ngwə̀t|iməg fog|iməg ichiibɔd|iməg àdùmbə̀ŋ|iməg ichika|iməg kud|iməg tèsiʼe|iməg zò|iməg krizmed
    Aneg 1|Aneg 2|Aneg 3|Aneg 4|Aneg 5|Aneg 6|Aneg 7
    Hānuere|Pēpuere|Māehe|Āperira|Mei|Hune|Hūrae|Ākuhata|Hepetema|Oketopa|Noema|Tīhema
    Hān|Pēp|Māe|Āpe|Mei|Hun|Hūr|Āku|Hep|Oke|Noe|Tīh
    Rātapu|Mane|Tūrei|Wenerei|Tāite|Paraire|Rāhoroi
    Rāt|Man|Tūr|Wen|Tāi|Par|Rāh
    EEE, d MMM y\u{202F}'г'.
    јануари|февруари|март|април|мај|јуни|јули|август|септември|октомври|ноември|декември
    јан.|фев.|мар.|апр.|мај|јун.|јул.|авг.|сеп.|окт.|ное.|дек.
    недела|понеделник|вторник|среда|четврток|петок|сабота
    нед.|пон.|вто.|сре.|чет.|пет.|саб.
    претпл.|попл.
    ജനുവരി|ഫെബ്രുവരി|മാർച്ച്|ഏപ്രിൽ|മേയ്|ജൂൺ|ജൂലൈ|ഓഗസ്റ്റ്|സെപ്റ്റംബർ|ഒക്\u{200C}ടോബർ|നവംബർ|ഡിസംബർ
    ജനു|ഫെബ്രു|മാർ|ഏപ്രി|മേയ്|ജൂൺ|ജൂലൈ|ഓഗ|സെപ്റ്റം|ഒക്ടോ|നവം|ഡിസം
    ഞായറാഴ്\u{200C}ച|തിങ്കളാഴ്\u{200C}ച|ചൊവ്വാഴ്ച|ബുധനാഴ്\u{200C}ച|വ്യാഴാഴ്\u{200C}ച|വെള്ളിയാഴ്\u{200C}ച|ശനിയാഴ്\u{200C}ച
    ഞായർ|തിങ്കൾ|ചൊവ്വ|ബുധൻ|വ്യാഴം|വെള്ളി|ശനി
    y\u{202F}'оны' MMM'ын' d. EEE
    Нэгдүгээр сар|Хоёрдугаар сар|Гуравдугаар сар|Дөрөвдүгээр сар|Тавдугаар сар|Зургаадугаар сар|Долоодугаар сар|Наймдугаар сар|Есдүгээр сар|Аравдугаар сар|Арван нэгдүгээр сар|Арван хоёрдугаар сар
    нэгдүгээр сар|хоёрдугаар сар|гуравдугаар сар|дөрөвдүгээр сар|тавдугаар сар|зургаадугаар сар|долоодугаар сар|наймдугаар сар|есдүгээр сар|аравдугаар сар|арван нэгдүгээр сар|арван хоёрдугаар сар
    1-р сар|2-р сар|3-р сар|4-р сар|5-р сар|6-р сар|7-р сар|8-р сар|9-р сар|10-р сар|11-р сар|12-р сар
    ням|даваа|мягмар|лхагва|пүрэв|баасан|бямба
    Ня|Да|Мя|Лх|Пү|Ба|Бя
    ү.ө.|ү.х.
    ᠨᠢᠭᠡᠳᠥᠭᠡᠷ ᠰᠠᠷ\u{180E}ᠠ|ᠬᠣᠶᠠᠳᠣᠭᠠᠷ ᠰᠠᠷ\u{202F}ᠠ|ᠭᠣᠷᠪᠡᠳᠣᠭᠠᠷ ᠰᠠᠷ\u{202F}ᠠ|ᠳᠥᠷᠪᠡᠳᠥᠭᠡᠷ ᠰᠠᠷ\u{180E}ᠠ|ᠲᠠᠪᠣᠳᠣᠭᠠᠷ ᠰᠠᠷ\u{202F}ᠠ|ᠵᠢᠷᠭᠣᠭᠠᠳᠣᠭᠠᠷ ᠰᠠᠷ\u{180E}ᠠ|ᠲᠣᠯᠣᠭᠠᠳᠣᠭᠠᠷ ᠰᠠᠷ\u{180E}ᠠ|ᠨᠠᠢᠮᠠᠳᠥᠭᠠᠷ ᠰᠠᠷ\u{180E}ᠠ|ᠶᠢᠰᠥᠳᠥᠭᠡᠷ ᠰᠠᠷ\u{180E}ᠠ|ᠠᠷᠪᠠᠳᠣᠭᠠᠷ ᠰᠠᠷ\u{180E}ᠠ|ᠠᠷᠪᠠᠨ ᠨᠢᠭᠡᠳᠥᠭᠡᠷ ᠰᠠᠷ\u{180E}ᠠ|ᠠᠷᠪᠠᠨ ᠬᠣᠶᠠᠳᠣᠭᠠᠷ ᠰᠠᠷ\u{180E}ᠠ
    1\u{202F}᠊ᠷ ᠰᠠᠷ\u{180E}ᠠ|2\u{202F}᠊ᠷ ᠰᠠᠷ\u{180E}ᠠ|3᠊ᠷ ᠰᠠᠷ\u{180E}ᠠ|4\u{202F}᠊ᠷ ᠰᠠᠷ\u{180E}ᠠ|5\u{202F}᠊ᠷ ᠰᠠᠷ\u{180E}ᠠ|6\u{202F}᠊ᠷ ᠰᠠᠷ\u{180E}ᠠ|7\u{202F}᠊ᠷ ᠰᠠᠷ\u{180E}ᠠ|8᠊ᠷ ᠰᠠᠷ\u{180E}ᠠ|9 ᠊ᠷ ᠰᠠᠷ\u{180E}ᠠ|10 ᠊ᠷ ᠰᠠᠷ\u{180E}ᠠ|11 ᠊ᠷ ᠰᠠᠷ\u{180E}ᠠ|12 ᠊ᠷ ᠰᠠᠷ\u{180E}ᠠ
    ᠨᠢᠮ\u{180E}ᠠ|ᠳᠠᠸᠠ|ᠮᠢᠠᠠᠮᠠᠷ|ᡀᠠᠭᠪᠠ|ᠫᠦᠷᠪᠦ|ᠪᠠᠰᠠᠩ|ᠪᠢᠮᠪᠠ
    ᠨᠢ|ᠲᠠ|ᠮᠢᠭ|ᡀᠠ|ᠫᠥᠷ|ᠪᠠ|ᠪᠢᠮ
    MMM d, y, EEE
    জানুৱারি|ফেব্রুৱারি|মার্চ|এপ্রিল|মে|জুন|জুলাই|ওগষ্ট|সেপ্টেম্বর|ওক্টোবর|নবেম্বর|ডিসেম্বর
    জনুৱারী|ফেব্রুৱারি|মার্চ|এপ্রিল|মে|জুন|জুলাই|\u{200C}ওগষ্ট|সেপ্টেম্বর|ওক্টোবর|নভেম্বর|ডিসেম্বর
    জন|ফেব্রুৱারি|মার্চ|এপ্রিল|মে|জুন|জুলাই|ওগ|সেপ্টেম্বর|ওক্টোবর|নভেম্বর|ডিসেম্বর
    নোংমাইজিং|নিংথৌকাবা|লৈবাকপোকপা|য়ুমশকৈশা|শগোলশেন|ইরাই|থাংজ
    নুমাং|PM
    जानेवारी|फेब्रुवारी|मार्च|एप्रिल|मे|जून|जुलै|ऑगस्ट|सप्टेंबर|ऑक्टोबर|नोव्हेंबर|डिसेंबर
    जाने|फेब्रु|मार्च|एप्रि|मे|जून|जुलै|ऑग|सप्टें|ऑक्टो|नोव्हें|डिसें
    रविवार|सोमवार|मंगळवार|बुधवार|गुरुवार|शुक्रवार|शनिवार
    रवि|सोम|मंगळ|बुध|गुरु|शुक्र|शनि
    Nawh|Hmypi|Pamih|Pachawh|Patô|Chhiepa|Khihpa|Thlazoh|Thlarâh|Phiata|Phiapi|Di
    Naw|Hmy|Pam|Pach|Pat|Chhi|Khi|Thlaz|Thlar|Pht|Php|Di
    Khazohnoh|Hriatuanoh|Hriaheihnoh|Pakhynoh|Pohbiehnoh|Chutyhnoh|Pachyhnoh
    Kha|Hrt|Hrh|Pak|Pob|Chu|Pach
    MD|ZD
    Januari|Februari|Mac|April|Mei|Jun|Julai|Ogos|September|Oktober|November|Disember
    Jan|Feb|Mac|Apr|Mei|Jun|Jul|Ogo|Sep|Okt|Nov|Dis
    Ahad|Isnin|Selasa|Rabu|Khamis|Jumaat|Sabtu
    Ahd|Isn|Sel|Rab|Kha|Jum|Sab
    PG|PTG
    جانواري|فيبواري|مچ|اڤريل|مي|جون|جولاي|ݢوس|سيڤتيمبر|اوکتوبر|نوۏيمبر|ديسيمبر
    احد|اثنين|ثلاث|رابو|خميس|جمعة|سبتو
    EEE, d 'ta'’ MMM, y
    Jannar|Frar|Marzu|April|Mejju|Ġunju|Lulju|Awwissu|Settembru|Ottubru|Novembru|Diċembru
    Jan|Fra|Mar|Apr|Mej|Ġun|Lul|Aww|Set|Ott|Nov|Diċ
    Il-Ħadd|It-Tnejn|It-Tlieta|L-Erbgħa|Il-Ħamis|Il-Ġimgħa|Is-Sibt
    Ħad|Tne|Tli|Erb|Ħam|Ġim|Sib
    Fĩi Loo|Cokcwaklaŋne|Cokcwaklii|Fĩi Marfoo|Madǝǝuutǝbijaŋ|Mamǝŋgwãafahbii|Mamǝŋgwãalii|Madǝmbii|Fĩi Dǝɓlii|Fĩi Mundaŋ|Fĩi Gwahlle|Fĩi Yuru
    FLO|CLA|CKI|FMF|MAD|MBI|MLI|MAM|FDE|FMU|FGW|FYU
    Com’yakke|Comlaaɗii|Comzyiiɗii|Comkolle|Comkaldǝɓlii|Comgaisuu|Comzyeɓsuu
    Cya|Cla|Czi|Cko|Cka|Cga|Cze
    comme|lilli
    Rvfo Cuse|Hotvle Hvse|Tasahcuce|Tasahce Rakko|Ke Hvse|Kvco Hvse|Hiyuce|Hiyo Rakko|Otowoskuce|Otowoskv Rakko|Ehole|Rvfo Rakko
    Nettvʼcako|Enhvteceskv|Enhvteceskv Enhvyvtke|Ennvrkvpv|Ennvrkvpv Enhvyvtke|Nak Okkoskv Nettv|Nettv Cakʼcuse
    y MMM d၊ EEE
    ဇန်နဝါရီ|ဖေဖော်ဝါရီ|မတ်|ဧပြီ|မေ|ဇွန်|ဇူလိုင်|ဩဂုတ်|စက်တင်ဘာ|အောက်တိုဘာ|နိုဝင်ဘာ|ဒီဇင်ဘာ
    ဇန်|ဖေ|မတ်|ဧ|မေ|ဇွန်|ဇူ|ဩ|စက်|အောက်|နို|ဒီ
    တနင်္ဂနွေ|တနင်္လာ|အင်္ဂါ|ဗုဒ္ဓဟူး|ကြာသပတေး|သောကြာ|စနေ
    နံနက်|ညနေ
    якшамков|даволков|эйзюрков|чадыков|панжиков|аштемков|медьков|умарьков|таштамков|ожоков|сундерьков|ацамков
    таргочистэ|атяньчистэ|вастаньчистэ|куншкачистэ|калоньчистэ|сюконьчистэ|шлямочистэ
    тар|атя|вас|кун|кал|сюк|шля
    ǃKhanni|ǃKhanǀgôab|ǀKhuuǁkhâb|ǃHôaǂkhaib|ǃKhaitsâb|Gamaǀaeb|ǂKhoesaob|Aoǁkhuumûǁkhâb|Taraǀkhuumûǁkhâb|ǂNûǁnâiseb|ǀHooǂgaeb|Hôasoreǁkhâb
    Sontaxtsees|Mantaxtsees|Denstaxtsees|Wunstaxtsees|Dondertaxtsees|Fraitaxtsees|Satertaxtsees
    Son|Ma|De|Wu|Do|Fr|Sat
    ǁgoagas|ǃuias
    januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember
    jan.|feb.|mars|apr.|mai|juni|juli|aug.|sep.|okt.|nov.|des.
    søn.|man.|tir.|ons.|tor.|fre.|lør.
    Zibandlela|Nhlolanja|Mbimbitho|Mabasa|Nkwenkwezi|Nhlangula|Ntulikazi|Ncwabakazi|Mpandula|Mfumfu|Lwezi|Mpalakazi
    Zib|Nhlo|Mbi|Mab|Nkw|Nhla|Ntu|Ncw|Mpan|Mfu|Lwe|Mpal
    Sonto|Mvulo|Sibili|Sithathu|Sine|Sihlanu|Mgqibelo
    Son|Mvu|Sib|Sit|Sin|Sih|Mgq
    Januaar|Februaar|März|April|Mai|Juni|Juli|August|September|Oktover|November|Dezember
    Jan.|Feb.|März|Apr.|Mai|Juni|Juli|Aug.|Sep.|Okt.|Nov.|Dez.
    Sünndag|Maandag|Dingsdag|Middeweken|Dunnersdag|Freedag|Sünnavend
    Sü.|Ma.|Di.|Mi.|Du.|Fr.|Sa.
    vm|nm
    जनवरी|फेब्रुअरी|मार्च|अप्रिल|मे|जुन|जुलाई|अगस्ट|सेप्टेम्बर|अक्टोबर|नोभेम्बर|डिसेम्बर
    आइतबार|सोमबार|मङ्गलबार|बुधबार|बिहिबार|शुक्रबार|शनिबार
    आइत|सोम|मङ्गल|बुध|बिहि|शुक्र|शनि
    पूर्वाह्न|अपराह्न
    januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december
    jan|feb|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec
    zondag|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag
    zo|ma|di|wo|do|vr|za
    ngwɛn matáhra|ngwɛn ńmba|ngwɛn ńlal|ngwɛn ńna|ngwɛn ńtan|ngwɛn ńtuó|ngwɛn hɛmbuɛrí|ngwɛn lɔmbi|ngwɛn rɛbvuâ|ngwɛn wum|ngwɛn wum navǔr|krísimin
    ng1|ng2|ng3|ng4|ng5|ng6|ng7|ng8|ng9|ng10|ng11|kris
    sɔ́ndɔ|mɔ́ndɔ|sɔ́ndɔ mafú mába|sɔ́ndɔ mafú málal|sɔ́ndɔ mafú mána|mabágá má sukul|sásadi
    sɔ́n|mɔ́n|smb|sml|smn|mbs|sas
    maná|kugú
    søndag|måndag|tysdag|onsdag|torsdag|fredag|laurdag
    sø.|må.|ty.|on.|to.|fr.|la.
    f.m.|e.m.
    EEE , 'lyɛ'̌ʼ d 'na' MMM, y
    saŋ tsetsɛ̀ɛ lùm|saŋ kàg ngwóŋ|saŋ lepyè shúm|saŋ cÿó|saŋ tsɛ̀ɛ cÿó|saŋ njÿoláʼ|saŋ tyɛ̀b tyɛ̀b mbʉ̀ŋ|saŋ mbʉ̀ŋ|saŋ ngwɔ̀ʼ mbÿɛ|saŋ tàŋa tsetsáʼ|saŋ mejwoŋó|saŋ lùm
    lyɛʼɛ́ sẅíŋtè|mvfò lyɛ̌ʼ|mbɔ́ɔntè mvfò lyɛ̌ʼ|tsètsɛ̀ɛ lyɛ̌ʼ|mbɔ́ɔntè tsetsɛ̀ɛ lyɛ̌ʼ|mvfò màga lyɛ̌ʼ|màga lyɛ̌ʼ
    mbaʼámbaʼ|ncwònzém
    ߓߌ߲ߠߊߥߎߟߋ߲|ߞߏ߲ߞߏߜߍ|ߕߙߊߓߊ|ߞߏ߲ߞߏߘߌ߬ߓߌ|ߘߓߊ߬ߕߊ|ߥߊ߬ߛߌ߬ߥߙߊ|ߞߊ߬ߙߌߝߐ߭|ߘߓߊ߬ߓߌߟߊ|ߕߎߟߊߝߌ߲|ߞߏ߲ߓߌߕߌ߮|ߣߍߣߍߓߊ|ߞߏߟߌ߲ߞߏߟߌ߲
    ߓߌ߲ߠ|ߞߏ߲ߞ|ߕߙߊ|ߞߏ߲ߘ|ߘߓߊ߬ߕ|ߥߊ߬ߛ|ߞߊ߬ߙ|ߘߓߊ߬ߓ|ߕߎߟߊߝߌ߲|ߞߏ߲ߓ|ߣߍߣ|ߞߏߟ
    ߞߊ߯ߙߌߟߏ߲|ߞߐ߬ߓߊ߬ߟߏ߲|ߞߐ߬ߟߏ߲|ߞߎߣߎ߲ߟߏ߲|ߓߌߟߏ߲|ߛߌ߬ߣߌ߲߬ߟߏ߲|ߞߍ߲ߘߍߟߏ߲
    ߞߊ߯ߙ|ߞߐ߬ߓ|ߞߐ߬ߟߏ߲|ߞߎߣ|ߓߌߟ|ߛߌ߬ߣ|ߞߍ߲ߘ
    ߛ|ߥ
    Janabari|uFeberbari|uMatjhi|u-Apreli|Meyi|Juni|Julayi|Arhostosi|Septemba|Oktoba|Usinyikhaba|Disemba
    Jan|Feb|Mat|Apr|Mey|Jun|Jul|Arh|Sep|Okt|Usi|Dis
    uSonto|uMvulo|uLesibili|Lesithathu|uLesine|ngoLesihlanu|umGqibelo
    Son|Mvu|Bil|Tha|Ne|Hla|Gqi
    Janeware|Febereware|Matšhe|Aporele|Mei|June|Julae|Agosetose|Setemere|Oktobore|Nofemere|Disemere
    Jan|Feb|Mat|Apo|Mei|Jun|Jul|Ago|Sep|Okt|Nof|Dis
    Lamorena|Mošupologo|Labobedi|Laboraro|Labone|Labohlano|Mokibelo
    Lam|Mos|Bed|Rar|Ne|Hla|Mok
    Tiop thar pɛt|Pɛt|Duɔ̱ɔ̱ŋ|Guak|Duät|Kornyoot|Pay yie̱tni|Tho̱o̱r|Tɛɛr|Laath|Kur|Tio̱p in di̱i̱t
    Tiop|Pɛt|Duɔ̱ɔ̱|Guak|Duä|Kor|Pay|Thoo|Tɛɛ|Laa|Kur|Tid
    Cäŋ kuɔth|Jiec la̱t|Rɛw lätni|Diɔ̱k lätni|Ŋuaan lätni|Dhieec lätni|Bäkɛl lätni
    Cäŋ|Jiec|Rɛw|Diɔ̱k|Ŋuaan|Dhieec|Bäkɛl
    RW|TŊ
    Januwale|Febuluwale|Malichi|Epulo|Mei|Juni|Julai|Ogasiti|Seputemba|Okutoba|Novemba|Disemba
    Jan|Feb|Mal|Epu|Mei|Jun|Jul|Oga|Sep|Oku|Nov|Dis
    Lamulungu|Lolemba|Lachiwiri|Lachitatu|Lachinayi|Lachisanu|Loweruka
    Mul|Lem|Wir|Tat|Nai|San|Wer
    genièr|febrièr|març|abril|mai|junh|julhet|agost|setembre|octòbre|novembre|decembre
    de genièr|de febrièr|de març|d’abril|de mai|de junh|de julhet|d’agost|de setembre|d’octòbre|de novembre|de decembre
    gen.|feb.|març|abr.|mai|junh|jul.|ago.|set.|oct.|nov.|dec.
    dimenge|diluns|dimars|dimècres|dijòus|divendres|dissabte
    gèr|hereuèr|març|abriu|mai|junh|juriòl|agost|seteme|octobre|noveme|deseme
    gèr|her|mar|abr|mai|jun|jur|ago|set|oct|nov|dec
    dimenge|deluns|dimars|dimèrcles|dijaus|diuendres|dissabte
    dim|del|dma|dmè|dij|diu|dis
    Amajjii|Guraandhala|Bitootessa|Eebila|Caamsaa|Waxabajjii|Adoolessa|Hagayya|Fulbaana|Onkoloolessa|Sadaasa|Mudde
    Ama|Gur|Bitootessa|Elb|Cam|Wax|Ado|Hag|Ful|Onk|Sadaasa|Mud
    Dilbata|Wiixata|Kibxata|Roobii|Kamisa|Jimaata|Sanbata
    Dil|Wix|Kib|Rob|Kam|Jim|San
    WD|WB
    ଜାନୁଆରୀ|ଫେବୃଆରୀ|ମାର୍ଚ୍ଚ|ଅପ୍ରେଲ|ମଇ|ଜୁନ|ଜୁଲାଇ|ଅଗଷ୍ଟ|ସେପ୍ଟେମ୍ବର|ଅକ୍ଟୋବର|ନଭେମ୍ବର|ଡିସେମ୍ବର
    ରବିବାର|ସୋମବାର|ମଙ୍ଗଳବାର|ବୁଧବାର|ଗୁରୁବାର|ଶୁକ୍ରବାର|ଶନିବାର
    ରବି|ସୋମ|ମଙ୍ଗଳ|ବୁଧ|ଗୁରୁ|ଶୁକ୍ର|ଶନି
    Январь|Февраль|Мартъи|Апрель|Май|Июнь|Июль|Август|Сентябрь|Октябрь|Ноябрь|Декабрь
    январы|февралы|мартъийы|апрелы|майы|июны|июлы|августы|сентябры|октябры|ноябры|декабры
    янв.|фев.|мар.|апр.|майы|июны|июлы|авг.|сен.|окт.|ноя.|дек.
    хуыцаубон|къуырисӕр|дыццӕг|ӕртыццӕг|цыппӕрӕм|майрӕмбон|сабат
    хцб|крс|дцг|ӕрт|цпр|мрб|сбт
    𐓀𐓣͘𐓪͘𐓬𐓘 𐓄𐓘𐓡𐓛͘𐓧𐓟|𐓀𐓣͘𐓪͘𐓬𐓘 𐓏𐓟𐓵𐓪͘𐓬𐓘|𐓀𐓣͘𐓪͘𐓬𐓘 𐓏𐓟𐓵𐓘𐓜𐓣|𐓀𐓣͘𐓪͘𐓬𐓘 𐓏𐓟𐓰𐓪𐓬𐓘|𐓀𐓣͘𐓪͘𐓬𐓘 𐓏𐓟𐓮𐓘𐓰𐓘|𐓀𐓣͘𐓪͘𐓬𐓘 𐓏𐓟𐓯𐓘𐓬𐓟|𐓀𐓣͘𐓪͘𐓬𐓘 𐓄𐓟𐓵𐓪͘𐓬𐓘|𐓀𐓣͘𐓪͘𐓬𐓘 𐒼𐓣𐓟𐓰𐓪𐓬𐓘|𐓀𐓣͘𐓪͘𐓬𐓘 𐒿𐓟𐓜𐓛𐓲𐓟𐓷𐓣͘𐓤𐓟|𐓀𐓣͘𐓪͘𐓬𐓘 𐒿𐓟𐓜𐓛|𐓀𐓣͘𐓪͘𐓬𐓘 𐒰𐓧𐓣 𐓏𐓣͘𐓸𐓲𐓣|𐓀𐓣͘𐓪͘𐓬𐓘 𐒰𐓧𐓣 𐓍𐓪͘𐓬𐓘
    𐓄𐓘𐓡𐓛͘𐓧𐓟|𐓵𐓪͘𐓬𐓘|𐓵𐓘𐓜𐓣|𐓰𐓪𐓬𐓘|𐓮𐓘𐓰𐓘|𐓯𐓘𐓬𐓟|𐓄𐓟𐓵𐓪͘𐓬𐓘|𐒼𐓣𐓟𐓰𐓪𐓬𐓘|𐒿𐓟𐓜𐓛𐓲𐓟𐓷𐓣͘𐓤𐓟|𐒿𐓟𐓜𐓛|𐒰𐓧𐓣 𐓏𐓣͘𐓸𐓲𐓣|𐒰𐓧𐓣 𐓍𐓪͘𐓬𐓘
    𐒹𐓘͘𐓬𐓘 𐓏𐓘𐓤𐓘͘𐓰𐓘𐓤𐓣|𐒹𐓘͘𐓬𐓘 𐓄𐓘𐓡𐓛͘𐓧𐓣|𐒹𐓘͘𐓬𐓘 𐓏𐓟𐓵𐓪͘𐓬𐓘|𐒹𐓘͘𐓬𐓘 𐓏𐓟𐓵𐓘𐓜𐓣|𐒹𐓘͘𐓬𐓘 𐓏𐓟𐓰𐓪𐓬𐓘|𐒹𐓘͘𐓬𐓘 𐓈𐓘 𐓵𐓘𐓲𐓘 𐓻𐓣͘|𐒹𐓘͘𐓬𐓘 𐓂𐓤𐓘𐓸𐓟 𐓣͘𐓤𐓟
    ਜਨਵਰੀ|ਫ਼ਰਵਰੀ|ਮਾਰਚ|ਅਪ੍ਰੈਲ|ਮਈ|ਜੂਨ|ਜੁਲਾਈ|ਅਗਸਤ|ਸਤੰਬਰ|ਅਕਤੂਬਰ|ਨਵੰਬਰ|ਦਸੰਬਰ
    ਜਨ|ਫ਼ਰ|ਮਾਰਚ|ਅਪ੍ਰੈ|ਮਈ|ਜੂਨ|ਜੁਲਾ|ਅਗ|ਸਤੰ|ਅਕਤੂ|ਨਵੰ|ਦਸੰ
    ਐਤਵਾਰ|ਸੋਮਵਾਰ|ਮੰਗਲਵਾਰ|ਬੁੱਧਵਾਰ|ਵੀਰਵਾਰ|ਸ਼ੁੱਕਰਵਾਰ|ਸ਼ਨੀਵਾਰ
    ਐਤ|ਸੋਮ|ਮੰਗਲ|ਬੁੱਧ|ਵੀਰ|ਸ਼ੁੱਕਰ|ਸ਼ਨੀ
    جنوری|فروری|مارچ|اپریل|مئ|جون|جولائی|اگست|ستمبر|اکتوبر|نومبر|دسمبر
    اتوار|پیر|منگل|بُدھ|جمعرات|جمعہ|ہفتہ
    Yanüari|Febrüari|Mart|Aprel|Mei|Yüni|Yüli|Ougùstùs|Sèptèmber|Òktober|Novèmber|Desèmber
    Yan|Feb|Mar|Apr|Mei|Yün|Yül|Oug|Sèp|Òkt|Nov|Des
    djadumingu|djaluna|djamars|djarason|djaweps|djabièrnè|djasabra
    Jénúári|Fẹ́búári|Mach|Éprel|Mee|Jun|Julai|Ọgọst|Sẹptẹ́mba|Ọktóba|Nọvẹ́mba|Disẹ́mba
    Jén|Fẹ́b|Mach|Épr|Mee|Jun|Jul|Ọgọ|Sẹp|Ọkt|Nọv|Dis
    Sọ́ndè|Mọ́ndè|Tiúzdè|Wẹ́nẹ́zdè|Tọ́zdè|Fraídè|Sátọdè
    Sọ́n|Mọ́n|Tiú|Wẹ́n|Tọ́z|Fraí|Sát
    FM|FI
    Januare|Febuare|Mas|Eprel|Mei|Jun|Julae|Ogus|Septemba|Oktoba|Novemba|Disemba
    Sande|Mande|Tiusde|Wenesde|Tosde|Fraede|Satade
    styczeń|luty|marzec|kwiecień|maj|czerwiec|lipiec|sierpień|wrzesień|październik|listopad|grudzień
    stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia
    sty|lut|mar|kwi|maj|cze|lip|sie|wrz|paź|lis|gru
    niedziela|poniedziałek|wtorek|środa|czwartek|piątek|sobota
    niedz.|pon.|wt.|śr.|czw.|pt.|sob.
    gené|fërvé|mars|avril|magg|giugn|lugn|agost|stèmber|utuber|novèmber|dzèmber
    dumìnica|lun-es|màrtes|merco|giòbia|vënner|saba
    EEE, dd.MM 'st'. y
    rags|wassarins|pūlis|sakkis|zallaws|sīmenis|līpa|daggis|sillins|spallins|lapkrūtis|sallaws
    rag|was|pūl|sak|zal|sīm|līp|dag|sil|spa|lap|sal
    nadīli|panadīli|wisasīdis|pussisawaiti|ketwirtiks|pēntniks|sabattika
    nad|pan|wis|pus|ket|pēn|sab
    جنوري|فېبروري|مارچ|اپریل|مۍ|جون|جولای|اګست|سپتمبر|اکتوبر|نومبر|دسمبر
    جنوري|فبروري|مارچ|اپریل|مۍ|جون|جولای|اګست|سېپتمبر|اکتوبر|نومبر|دسمبر
    یکشنبه|دوشنبه|سه شنبه|چهارشنبه|پنج شنبه|جمعه|اونۍ
    یکشنبه|دوشنبه|سه شنبه|چهارشنبه|پنج شنبه|جمعه|شنبه
    غ.م|غ.و.
    janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro
    jan.|fev.|mar.|abr.|mai.|jun.|jul.|ago.|set.|out.|nov.|dez.
    domingo|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado
    dom.|seg.|ter.|qua.|qui.|sex.|sáb.
    EEE, d/MM/y
    domingo|segunda|terça|quarta|quinta|sexta|sábado
    Ene|Feb|Mar|Abr|May|Jun|Jul|Ago|Set|Oct|Nov|Dic
    Domingo|Lunes|Martes|Miércoles|Jueves|Viernes|Sábado
    Dom|Lun|Mar|Mié|Jue|Vie|Sab
    Nabʼe ikʼ|Ukabʼ ikʼ|Urox ikʼ|Ukaj ikʼ|Uroʼ ikʼ|Uwaq ikʼ|Uwuq ikʼ|Uwajxaq ikʼ|Ubʼelej ikʼ|Ulajuj ikʼ|Rujulaʼj ikʼ|Rukabʼlaʼj ikʼ
    Nabʼe qʼij|Ukabʼ qʼij|Urox qʼij|Ukaj qʼij|Roʼ qʼij|Uwaq qʼij|Wuq qʼij
    EEE dd MMM y
    yennayer|febrayer|mars|yebril|mayyu|yunyu|yulyu|ɣuccet|cutembir|kṭuber|nuwembir|dujembir
    yen|feb|mar|yeb|may|yun|yul|ɣuc|cut|kṭu|nuw|duj
    lḥed|letnayen|ttlat|larbeɛ|lexmis|jjemɛa|ssebt
    lḥe|let|ttl|lar|lex|jje|sse
    schaner|favrer|mars|avrigl|matg|zercladur|fanadur|avust|settember|october|november|december
    da schaner|da favrer|da mars|d’avrigl|da matg|da zercladur|da fanadur|d’avust|da settember|d’october|da november|da december
    schan.|favr.|mars|avr.|matg|zercl.|fan.|avust|sett.|oct.|nov.|dec.
    dumengia|glindesdi|mardi|mesemna|gievgia|venderdi|sonda
    du|gli|ma|me|gie|ve|so
    Nzero|Ruhuhuma|Ntwarante|Ndamukiza|Rusama|Ruheshi|Mukakaro|Nyandagaro|Nyakanga|Gitugutu|Munyonyo|Kigarama
    Mut.|Gas.|Wer.|Mat.|Gic.|Kam.|Nya.|Kan.|Nze.|Ukw.|Ugu.|Uku.
    Ku w’indwi|Ku wa mbere|Ku wa kabiri|Ku wa gatatu|Ku wa kane|Ku wa gatanu|Ku wa gatandatu
    cu.|mbe.|kab.|gtu.|kan.|gnu.|gnd.
    Z.MU.|Z.MW.
    ianuarie|februarie|martie|aprilie|mai|iunie|iulie|august|septembrie|octombrie|noiembrie|decembrie
    ian.|feb.|mar.|apr.|mai|iun.|iul.|aug.|sept.|oct.|nov.|dec.
    duminică|luni|marți|miercuri|joi|vineri|sâmbătă
    dum.|lun.|mar.|mie.|joi|vin.|sâm.
    Dum|Lun|Mar|Mie|Joi|Vin|Sâm
    Mweri wa kwanza|Mweri wa kaili|Mweri wa katatu|Mweri wa kaana|Mweri wa tanu|Mweri wa sita|Mweri wa saba|Mweri wa nane|Mweri wa tisa|Mweri wa ikumi|Mweri wa ikumi na moja|Mweri wa ikumi na mbili
    M1|M2|M3|M4|M5|M6|M7|M8|M9|M10|M11|M12
    Ijumapili|Ijumatatu|Ijumanne|Ijumatano|Alhamisi|Ijumaa|Ijumamosi
    Ijp|Ijt|Ijn|Ijtn|Alh|Iju|Ijm
    kang’ama|kingoto
    января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря
    янв.|февр.|мар.|апр.|мая|июн.|июл.|авг.|сент.|окт.|нояб.|дек.
    воскресенье|понедельник|вторник|среда|четверг|пятница|суббота
    вс|пн|вт|ср|чт|пт|сб
    Mutarama|Gashyantare|Werurwe|Mata|Gicurasi|Kamena|Nyakanga|Kanama|Nzeri|Ukwakira|Ugushyingo|Ukuboza
    Ku cyumweru|Kuwa mbere|Kuwa kabiri|Kuwa gatatu|Kuwa kane|Kuwa gatanu|Kuwa gatandatu
    Cyu.|Mbe.|Kab.|Gtu.|Kan.|Gnu.|Gnd.
    जनवरीमासः|फरवरीमासः|मार्चमासः|अप्रैलमासः|मईमासः|जूनमासः|जुलाईमासः|अगस्तमासः|सितंबरमासः|अक्तूबरमासः|नवंबरमासः|दिसंबरमासः
    जनवरी:|फरवरी:|मार्च:|अप्रैल:|मई|जून:|जुलाई:|अगस्त:|सितंबर:|अक्तूबर:|नवंबर:|दिसंबर:
    रविवासरः|सोमवासरः|मंगलवासरः|बुधवासरः|गुरुवासर:|शुक्रवासरः|शनिवासरः
    тохсунньу|олунньу|кулун тутар|муус устар|ыам ыйа|бэс ыйа|от ыйа|атырдьых ыйа|балаҕан ыйа|алтынньы|сэтинньи|ахсынньы
    Тохсунньу|Олунньу|Кулун тутар|Муус устар|Ыам ыйын|Бэс ыйын|От ыйын|Атырдьых ыйын|Балаҕан ыйын|Алтынньы|Сэтинньи|ахсынньы
    Тохс|Олун|Клн|Мсу|Ыам|Бэс|Отй|Атр|Блҕ|Алт|Сэт|Ахс
    баскыһыанньа|бэнидиэнньик|оптуорунньук|сэрэдэ|чэппиэр|Бээтиҥсэ|субуота
    бс|бн|оп|сэ|чп|бэ|сб
    ЭИ|ЭК
    Lapa le obo|Lapa le waare|Lapa le okuni|Lapa le ong’wan|Lapa le imet|Lapa le ile|Lapa le sapa|Lapa le isiet|Lapa le saal|Lapa le tomon|Lapa le tomon obo|Lapa le tomon waare
    Obo|Waa|Oku|Ong|Ime|Ile|Sap|Isi|Saa|Tom|Tob|Tow
    Mderot ee are|Mderot ee kuni|Mderot ee ong’wan|Mderot ee inet|Mderot ee ile|Mderot ee sapa|Mderot ee kwe
    Are|Kun|Ong|Ine|Ile|Sap|Kwe
    Tesiran|Teipa
    ᱡᱟᱱᱣᱟᱨᱤ|ᱯᱷᱟᱨᱣᱟᱨᱤ|ᱢᱟᱨᱪ|ᱟᱯᱨᱮᱞ|ᱢᱮ|ᱡᱩᱱ|ᱡᱩᱞᱟᱭ|ᱟᱜᱟᱥᱛ|ᱥᱮᱯᱴᱮᱢᱵᱟᱨ|ᱚᱠᱴᱚᱵᱟᱨ|ᱱᱟᱣᱟᱢᱵᱟᱨ|ᱫᱤᱥᱟᱢᱵᱟᱨ
    ᱡᱟᱱ|ᱯᱷᱟ|ᱢᱟᱨ|ᱟᱯᱨ|ᱢᱮ|ᱡᱩᱱ|ᱡᱩᱞ|ᱟᱜᱟ|ᱥᱮᱯ|ᱚᱠᱴ|ᱱᱟᱣ|ᱫᱤᱥ
    ᱥᱤᱸᱜᱮ|ᱚᱛᱮ|ᱵᱟᱞᱮ|ᱥᱟᱹᱜᱩᱱ|ᱥᱟᱹᱨᱫᱤ|ᱡᱟᱹᱨᱩᱢ|ᱧᱩᱦᱩᱢ
    ᱥᱤᱸ|ᱚᱛ|ᱵᱟ|ᱥᱟᱹ|ᱥᱟᱹᱨ|ᱡᱟᱹ|ᱧᱩ
    Mupalangulwa|Mwitope|Mushende|Munyi|Mushende Magali|Mujimbi|Mushipepo|Mupuguto|Munyense|Mokhu|Musongandembwe|Muhaano
    Mup|Mwi|Msh|Mun|Mag|Muj|Msp|Mpg|Mye|Mok|Mus|Muh
    Mulungu|Jumatatu|Jumanne|Jumatano|Alahamisi|Ijumaa|Jumamosi
    Mul|Jtt|Jnn|Jtn|Alh|Iju|Jmo
    Lwamilawu|Pashamihe
    EEE d 'de' MMM y
    ghennàrgiu|freàrgiu|martzu|abrile|maju|làmpadas|trìulas|austu|cabudanni|santugaine|santandria|nadale
    ghe|fre|mar|abr|maj|làm|trì|aus|cab|stG|stA|nad
    domìniga|lunis|martis|mèrcuris|giòbia|chenàbura|sàbadu
    dom|lun|mar|mèr|giò|che|sàb
    jinnaru|frivaru|marzu|aprili|maju|giugnu|giugnettu|agustu|sittèmmiru|uttùviru|nuvèmmiru|dicèmmiru
    jin|fri|mar|apr|maj|giu|gnt|agu|sit|utt|nuv|dic
    dumìnica|lunnidìa|martidìa|mercuridìa|jovidìa|venniridìa|sàbbatu
    dum|lun|mar|mer|jov|ven|sab
    جنوري|فيبروري|مارچ|اپريل|مئي|جون|جولاءِ|آگسٽ|سيپٽمبر|آڪٽوبر|نومبر|ڊسمبر
    آچر|سومر|اڱارو|اربع|خميس|جمعو|ڇنڇر
    صبح|شام
    जनवरी|फेबरवरी|मार्चु|अप्रेल|मई|जून|जुलाई|आगस्ट|सप्टेंबर|ऑक्टोबर|नवंबर|डिसंबर
    जनवरी|फेबरवरी|मार्चु|अप्रेल|मई|जून|जुलाई|आगस्ट|सप्टेंबर|आक्टोबर|नवंबर|डिसंबर
    जन|फर|मार्च|अप्रै|मई|जून|जु|अग|सप्टे|ऑक्टो|नवं|डिसं
    आर्तवार|सूमर|मंगलु|ॿुधर|विस्पत|जुमो|छंछर
    आर्त|सू|मंग|ॿुध|विस|जुम|छंछ
    ođđajagemánnu|guovvamánnu|njukčamánnu|cuoŋománnu|miessemánnu|geassemánnu|suoidnemánnu|borgemánnu|čakčamánnu|golggotmánnu|skábmamánnu|juovlamánnu
    ođđj|guov|njuk|cuo|mies|geas|suoi|borg|čakč|golg|skáb|juov
    sotnabeaivi|vuossárga|maŋŋebárga|gaskavahkku|duorasdat|bearjadat|lávvardat
    sotn|vuos|maŋ|gask|duor|bear|láv
    i.b.|e.b.
    ođđj|guov|njuk|cuoŋ|mies|geas|suoi|borg|čakč|golg|skáb|juov
    sotnabeaivi|mánnodat|disdat|gaskavahkku|duorastat|bearjadat|lávvordat
    so|má|di|ga|du|be|lá
    ib|eb
    Janeiro|Fevreiro|Marco|Abril|Maio|Junho|Julho|Augusto|Setembro|Otubro|Novembro|Decembro
    Jan|Fev|Mar|Abr|Mai|Jun|Jul|Aug|Set|Otu|Nov|Dec
    Dimingu|Chiposi|Chipiri|Chitatu|Chinai|Chishanu|Sabudu
    Dim|Pos|Pir|Tat|Nai|Sha|Sab
    Alhadi|Atinni|Atalaata|Alarba|Alhamiisa|Alzuma|Asibti
    Nyenye|Fulundïgi|Mbängü|Ngubùe|Bêläwü|Föndo|Lengua|Kükürü|Mvuka|Ngberere|Nabändüru|Kakauka
    Nye|Ful|Mbä|Ngu|Bêl|Fön|Len|Kük|Mvu|Ngb|Nab|Kak
    Bikua-ôko|Bïkua-ûse|Bïkua-ptâ|Bïkua-usïö|Bïkua-okü|Lâpôsö|Lâyenga
    Bk1|Bk2|Bk3|Bk4|Bk5|Lâp|Lây
    ND|LK
    ⵉⵏⵏⴰⵢⵔ|ⴱⵕⴰⵢⵕ|ⵎⴰⵕⵚ|ⵉⴱⵔⵉⵔ|ⵎⴰⵢⵢⵓ|ⵢⵓⵏⵢⵓ|ⵢⵓⵍⵢⵓⵣ|ⵖⵓⵛⵜ|ⵛⵓⵜⴰⵏⴱⵉⵔ|ⴽⵜⵓⴱⵔ|ⵏⵓⵡⴰⵏⴱⵉⵔ|ⴷⵓⵊⴰⵏⴱⵉⵔ
    ⵉⵏⵏ|ⴱⵕⴰ|ⵎⴰⵕ|ⵉⴱⵔ|ⵎⴰⵢ|ⵢⵓⵏ|ⵢⵓⵍ|ⵖⵓⵛ|ⵛⵓⵜ|ⴽⵜⵓ|ⵏⵓⵡ|ⴷⵓⵊ
    ⴰⵙⴰⵎⴰⵙ|ⴰⵢⵏⴰⵙ|ⴰⵙⵉⵏⴰⵙ|ⴰⴽⵕⴰⵙ|ⴰⴽⵡⴰⵙ|ⵙⵉⵎⵡⴰⵙ|ⴰⵙⵉⴹⵢⴰⵙ
    ⴰⵙⴰ|ⴰⵢⵏ|ⴰⵙⵉ|ⴰⴽⵕ|ⴰⴽⵡ|ⴰⵙⵉⵎ|ⴰⵙⵉⴹ
    ⵜⵉⴼⴰⵡⵜ|ⵜⴰⴷⴳⴳⵯⴰⵜ
    innayr|bṛayṛ|maṛṣ|ibrir|mayyu|yunyu|yulyuz|ɣuct|cutanbir|ktubr|nuwanbir|dujanbir
    inn|bṛa|maṛ|ibr|may|yun|yul|ɣuc|cut|ktu|nuw|duj
    asamas|aynas|asinas|akṛas|akwas|asimwas|asiḍyas
    asa|ayn|asi|akṛ|akw|asim|asiḍ
    tifawt|tadggʷat
    y MMM d - EEE
    ၸၼ်ႇဝႃႇရီႇ|ၾႅပ်ႇဝႃႇရီႇ|မၢတ်ႉၶျ်|ဢေႇပရႄႇ|မေႇ|ၸုၼ်ႇ|ၸူႇလၢႆႇ|ဢေႃးၵၢတ်ႉ|သႅပ်ႇထႅမ်ႇပႃႇ|ဢွၵ်ႇထူဝ်ႇပႃႇ|ၼူဝ်ႇဝႅမ်ႇပႃႇ|တီႇသႅမ်ႇပႃႇ
    ၸၼ်ႇ|ၾႅပ်ႇ|မၢတ်ႉၶျ်|ဢေႇ|မေႇ|ၸုၼ်ႇ|ၸူႇ|ဢေႃး|သႅပ်ႇ|ဢွၵ်ႇ|ၼူဝ်ႇ|တီႇ
    ဝၼ်းဢႃးတိတ်ႉ|ဝၼ်းၸၼ်|ဝၼ်းဢင်းၵၢၼ်း|ဝၼ်းပုတ်ႉ|ဝၼ်းၽတ်း|ဝၼ်းသုၵ်း|ဝၼ်းသဝ်
    တိတ်ႉ|ၸၼ်|ၵၢၼ်း|ပုတ်ႉ|ၽတ်း|သုၵ်း|သဝ်
    တၸ.|တလ.
    දුරුතු|නවම්|මැදින්|බක්|වෙසක්|පොසොන්|ඇසළ|නිකිණි|බිනර|වප්|ඉල්|උඳුවප්
    ඉරිදා|සඳුදා|අඟහරුවාදා|බදාදා|බ්\u{200D}රහස්පතින්දා|සිකුරාදා|සෙනසුරාදා
    ඉරිදා|සඳුදා|අඟහ|බදාදා|බ්\u{200D}රහස්|සිකු|සෙන
    පෙ.ව.|ප.ව.
    Sambata|Sanyo|Maakisanyo|Roowe|Hamuse|Arbe|Qidaame
    Sam|San|Mak|Row|Ham|Arb|Qid
    soodo|hawwaro
    január|február|marec|apríl|máj|jún|júl|august|september|október|november|december
    januára|februára|marca|apríla|mája|júna|júla|augusta|septembra|októbra|novembra|decembra
    jan|feb|mar|apr|máj|jún|júl|aug|sep|okt|nov|dec
    nedeľa|pondelok|utorok|streda|štvrtok|piatok|sobota
    ne|po|ut|st|št|pi|so
    اتوار|سوموار|منگل|ٻدھ|خمیس|جمعہ|چھݨ چھݨ
    januar|februar|marec|april|maj|junij|julij|avgust|september|oktober|november|december
    jan.|feb.|mar.|apr.|maj|jun.|jul.|avg.|sep.|okt.|nov.|dec.
    nedelja|ponedeljek|torek|sreda|četrtek|petek|sobota
    ned.|pon.|tor.|sre.|čet.|pet.|sob.
    EEE, MMM d. y
    uđđâivemáánu|kuovâmáánu|njuhčâmáánu|cuáŋuimáánu|vyesimáánu|kesimáánu|syeinimáánu|porgemáánu|čohčâmáánu|roovvâdmáánu|skammâmáánu|juovlâmáánu
    uđiv|kuovâ|njuhčâ|cuáŋui|vyesi|kesi|syeini|porge|čohčâ|roovvâd|skammâ|juovlâ
    pasepeeivi|vuossaargâ|majebaargâ|koskoho|tuorâstuv|vástuppeeivi|lávurduv
    pas|vuo|maj|kos|tuo|vás|láv
    ip.|ep.
    Ndira|Kukadzi|Kurume|Kubvumbi|Chivabvu|Chikumi|Chikunguru|Nyamavhuvhu|Gunyana|Gumiguru|Mbudzi|Zvita
    Ndi|Kuk|Kur|Kub|Chv|Chk|Chg|Nya|Gun|Gum|Mbu|Zvi
    Svondo|Muvhuro|Chipiri|Chitatu|China|Chishanu|Mugovera
    Svo|Muv|Chp|Cht|Chn|Chs|Mug
    Jannaayo|Febraayo|Maarso|Abriil|Maayo|Juun|Luulyo|Ogosto|Sebteembar|Oktoobar|Noofeembar|Diseembar
    Janaayo|Febraayo|Maarso|Abriil|Maayo|Juun|Luulyo|Agosto|Sebtembar|Oktoobar|Noofeembar|Diseembar
    Jan|Feb|Mar|Abr|May|Jun|Lul|Ogs|Seb|Okt|Nof|Dis
    Axad|Isniin|Talaado|Arbaco|Khamiis|Jimco|Sabti
    Axd|Isn|Tldo|Arbc|Khms|Jmc|Sbti
    GH|GD
    janar|shkurt|mars|prill|maj|qershor|korrik|gusht|shtator|tetor|nëntor|dhjetor
    jan|shk|mar|pri|maj|qer|korr|gush|sht|tet|nën|dhj
    e diel|e hënë|e martë|e mërkurë|e enjte|e premte|e shtunë
    die|hën|mar|mër|enj|pre|sht
    p.d.|m.d.
    јануар|фебруар|март|април|мај|јун|јул|август|септембар|октобар|новембар|децембар
    јан|феб|мар|апр|мај|јун|јул|авг|сеп|окт|нов|дец
    недеља|понедељак|уторак|среда|четвртак|петак|субота
    нед|пон|уто|сре|чет|пет|суб
    прије\u{202F}подне|по\u{202F}подне
    јан|феб|март|апр|мај|јун|јул|авг|септ|окт|нов|дец
    недјеља|понедељак|уторак|сриједа|четвртак|петак|субота
    januar|februar|mart|april|maj|jun|jul|avgust|septembar|oktobar|novembar|decembar
    jan|feb|mar|apr|maj|jun|jul|avg|sep|okt|nov|dec
    nedelja|ponedeljak|utorak|sreda|četvrtak|petak|subota
    ned|pon|uto|sre|čet|pet|sub
    prije\u{202F}podne|po\u{202F}podne
    jan|feb|mart|apr|maj|jun|jul|avg|sept|okt|nov|dec
    nedjelja|ponedeljak|utorak|srijeda|četvrtak|petak|subota
    Bhimbidvwane|iNdlovana|iNdlovu-lenkhulu|Mabasa|iNkhwekhweti|iNhlaba|Kholwane|iNgci|iNyoni|iMphala|Lweti|iNgongoni
    Bhi|Van|Vol|Mab|Nkh|Nhl|Kho|Ngc|Nyo|Mph|Lwe|Ngo
    Lisontfo|uMsombuluko|Lesibili|Lesitsatfu|Lesine|Lesihlanu|uMgcibelo
    Son|Mso|Bil|Tsa|Ne|Hla|Mgc
    Naba Sambat|Sani|Salus|Rabuq|Camus|Jumqata|Qunxa Sambat
    Nab|San|Sal|Rab|Cam|Jum|Qun
    Pherekgong|Hlakola|Hlakubele|Mmesa|Motsheanong|Phupjane|Phupu|Phato|Lwetse|Mphalane|Pudungwana|Tshitwe
    Phe|Kol|Hlb|Mme|Mot|Jan|Upu|Pha|Leo|Mph|Pun|Tsh
    Sontaha|Mantaha|Labobedi|Laboraro|Labone|Labohlano|Moqebelo
    Son|Mma|Bed|Rar|Ne|Hla|Moq
    Januari|Pébruari|Maret|April|Méi|Juni|Juli|Agustus|Séptémber|Oktober|Nopémber|Désémber
    Jan|Péb|Mar|Apr|Méi|Jun|Jul|Ags|Sép|Okt|Nop|Dés
    Minggu|Senén|Salasa|Rebo|Kemis|Jumaah|Saptu
    Mng|Sen|Sal|Reb|Kem|Jum|Sap
    Dundulenyi|Lɛbɛrɛbɛrɛ|Linlinyi|Lambɛ|Figui-figui|Sansanyi|Barakha|Falɛ|Sɔra|Khabidon|Libiti|Ferefuna
    Lakhati|Tɛnɛn|Talatɛ|Mɛta|Tanmɛ|Fɔenti|Simiti
    𑯏𑯈𑯍𑯈𑯅𑯄𑯃|𑯙𑯂𑯎𑯅𑯄𑯈𑯄𑯃|𑯇𑯖𑯄𑯌|𑯈𑯉𑯄𑯃𑯐|𑯇𑯂|𑯏𑯅𑯍|𑯏𑯅𑯐𑯖𑯃|𑯈𑯊𑯈𑯒𑯞|𑯒𑯂𑯉𑯞𑯃𑯇𑯎𑯈𑯄|𑯈𑯆𑯞𑯅𑯎𑯈𑯄|𑯍𑯑𑯎𑯂𑯇𑯎𑯈𑯄|𑯀𑯃𑯒𑯂𑯇𑯎𑯈𑯄
    𑯌𑯂𑯄𑯂𑯍𑯖̍𑯠𑯁𑯃|𑯁𑯖̍𑯒𑯍𑯖̍𑯠𑯁𑯃|𑯄𑯃𑯇𑯒𑯃𑯍𑯖̍𑯠𑯁𑯃|𑯀𑯅𑯇𑯒𑯃𑯍𑯖̍𑯠𑯁𑯃|𑯋𑯑𑯐𑯙𑯖𑯍𑯖̍𑯠𑯁𑯃|𑯊𑯃𑯐𑯙𑯖𑯍𑯖̍𑯠𑯁𑯃|𑯄𑯂𑯐𑯙𑯖𑯍𑯖̍𑯠𑯁𑯃
    januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december
    jan.|feb.|mars|apr.|maj|juni|juli|aug.|sep.|okt.|nov.|dec.
    söndag|måndag|tisdag|onsdag|torsdag|fredag|lördag
    sön|mån|tis|ons|tors|fre|lör
    fm|em
    fm.|em.
    EEE، d ܒMMM y
    ܟܢܘܢ ܐܚܪܝܐ|ܫܒܛ|ܐܕܪ|ܢܝܣܢ|ܐܝܪ|ܚܙܝܪܢ|ܬܡܘܙ|ܐܒ|ܐܝܠܘܠ|ܬܫܪܝܢ ܩܕܡܝܐ|ܬܫܪܝܢ ܐܚܪܝܐ|ܟܢܘܢ ܩܕܡܝܐ
    ܟܢܘܢ ܒ|ܫܒܛ|ܐܕܪ|ܢܝܣܢ|ܐܝܪ|ܚܙܝܪܢ|ܬܡܘܙ|ܐܒ|ܐܝܠܘܠ|ܬܫܪܝܢ ܐ|ܬܫܪܝܢ ܒ|ܟܢܘܢ ܐ
    ܚܕܒܫܒܐ|ܬܪܝܢܒܫܒܐ|ܬܠܬܒܫܒܐ|ܐܪܒܥܒܫܒܐ|ܚܡܫܒܫܒܐ|ܥܪܘܒܬܐ|ܫܒܬܐ
    ܚܕ|ܬܪܝܢ|ܬܠܬ|ܐܪܒܥ|ܚܡܫ|ܥܪܘ|ܫܒܬܐ
    \u{70F}ܩܛ\u{200C}|\u{70F}ܒܛ\u{200C}
    styczyń|luty|marzec|kwieciyń|moj|czyrwiec|lipiec|siyrpiyń|wrzesiyń|październik|listopad|grudziyń
    stycznia|lutego|marca|kwietnia|moja|czyrwca|lipca|siyrpnia|września|października|listopada|grudnia
    sty|lut|mar|kwi|moj|czy|lip|siy|wrz|paź|lis|gru
    niydziela|pyńdziałek|wtorek|strzoda|sztwortek|piōntek|sobota
    niy|pyń|wto|str|szt|piō|sob
    do\u{202F}połedniŏ|po\u{202F}połedniu
    ஜனவரி|பிப்ரவரி|மார்ச்|ஏப்ரல்|மே|ஜூன்|ஜூலை|ஆகஸ்ட்|செப்டம்பர்|அக்டோபர்|நவம்பர்|டிசம்பர்
    ஜன.|பிப்.|மார்.|ஏப்.|மே|ஜூன்|ஜூலை|ஆக.|செப்.|அக்.|நவ.|டிச.
    ஞாயிறு|திங்கள்|செவ்வாய்|புதன்|வியாழன்|வெள்ளி|சனி
    ஞாயி.|திங்.|செவ்.|புத.|வியா.|வெள்.|சனி
    d MMM, y, EEE
    జనవరి|ఫిబ్రవరి|మార్చి|ఏప్రిల్|మే|జూన్|జులై|ఆగస్టు|సెప్టెంబర్|అక్టోబర్|నవంబర్|డిసెంబర్
    జన|ఫిబ్ర|మార్చి|ఏప్రి|మే|జూన్|జులై|ఆగ|సెప్టెం|అక్టో|నవం|డిసెం
    ఆదివారం|సోమవారం|మంగళవారం|బుధవారం|గురువారం|శుక్రవారం|శనివారం
    ఆది|సోమ|మంగళ|బుధ|గురు|శుక్ర|శని
    Orara|Omuk|Okwamg’|Odung’el|Omaruk|Omodok’king’ol|Ojola|Opedel|Osokosokoma|Otibar|Olabor|Opoo
    Rar|Muk|Kwa|Dun|Mar|Mod|Jol|Ped|Sok|Tib|Lab|Poo
    Nakaejuma|Nakaebarasa|Nakaare|Nakauni|Nakaung’on|Nakakany|Nakasabiti
    Jum|Bar|Aar|Uni|Ung|Kan|Sab
    Taparachu|Ebongi
    Январ|Феврал|Март|Апрел|Май|Июн|Июл|Август|Сентябр|Октябр|Ноябр|Декабр
    Янв|Фев|Мар|Апр|Май|Июн|Июл|Авг|Сен|Окт|Ноя|Дек
    Якшанбе|Душанбе|Сешанбе|Чоршанбе|Панҷшанбе|Ҷумъа|Шанбе
    Яшб|Дшб|Сшб|Чшб|Пшб|Ҷмъ|Шнб
    มกราคม|กุมภาพันธ์|มีนาคม|เมษายน|พฤษภาคม|มิถุนายน|กรกฎาคม|สิงหาคม|กันยายน|ตุลาคม|พฤศจิกายน|ธันวาคม
    ม.ค.|ก.พ.|มี.ค.|เม.ย.|พ.ค.|มิ.ย.|ก.ค.|ส.ค.|ก.ย.|ต.ค.|พ.ย.|ธ.ค.
    วันอาทิตย์|วันจันทร์|วันอังคาร|วันพุธ|วันพฤหัสบดี|วันศุกร์|วันเสาร์
    อาทิตย์|จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เสาร์
    ጥሪ|ለካቲት|መጋቢት|ሚያዝያ|ጉንበት|ሰነ|ሓምለ|ነሓሰ|መስከረም|ጥቅምቲ|ሕዳር|ታሕሳስ
    ጥሪ|ለካ|መጋ|ሚያ|ግን|ሰነ|ሓም|ነሓ|መስ|ጥቅ|ሕዳ|ታሕ
    ሰንበት|ሰኑይ|ሰሉስ|ረቡዕ|ሓሙስ|ዓርቢ|ቀዳም
    ሰን|ሰኑ|ሰሉ|ረቡ|ሓሙ|ዓር|ቀዳ
    ቅ.ቀ.|ድ.ቀ.
    ጃንዩወሪ|ፌብሩወሪ|ማርች|ኤፕረል|ሜይ|ጁን|ጁላይ|ኦገስት|ሴፕቴምበር|ኦክተውበር|ኖቬምበር|ዲሴምበር
    ጃንዩ|ፌብሩ|ማርች|ኤፕረ|ሜይ|ጁን|ጁላይ|ኦገስ|ሴፕቴ|ኦክተ|ኖቬም|ዲሴም
    ሰንበት ዓባይ|ሰኖ|ታላሸኖ|ኣረርባዓ|ከሚሽ|ጅምዓት|ሰንበት ንኢሽ
    ሰ/ዓ|ሰኖ|ታላሸ|ኣረር|ከሚሽ|ጅምዓ|ሰ/ን
    Ýanwar|Fewral|Mart|Aprel|Maý|Iýun|Iýul|Awgust|Sentýabr|Oktýabr|Noýabr|Dekabr
    ýanwar|fewral|mart|aprel|maý|iýun|iýul|awgust|sentýabr|oktýabr|noýabr|dekabr
    ýan|few|mart|apr|maý|iýun|iýul|awg|sen|okt|noý|dek
    ýekşenbe|duşenbe|sişenbe|çarşenbe|penşenbe|anna|şenbe
    ýek|duş|siş|çar|pen|ann|şen
    go.öň|go.soň
    Ferikgong|Tlhakole|Mopitlo|Moranang|Motsheganong|Seetebosigo|Phukwi|Phatwe|Lwetse|Diphalane|Ngwanatsele|Sedimonthole
    Fer|Tlh|Mop|Mor|Mot|See|Phu|Pha|Lwe|Dip|Ngw|Sed
    Tshipi|Mosupologo|Labobedi|Laboraro|Labone|Labotlhano|Matlhatso
    Tsh|Mos|Labb|Labr|Labn|Labt|Mat
    Sānuali|Fēpueli|Maʻasi|ʻEpeleli|Mē|Sune|Siulai|ʻAokosi|Sēpitema|ʻOkatopa|Nōvema|Tīsema
    Sān|Fēp|Maʻa|ʻEpe|Mē|Sun|Siu|ʻAok|Sēp|ʻOka|Nōv|Tīs
    Sāpate|Mōnite|Tūsite|Pulelulu|Tuʻapulelulu|Falaite|Tokonaki
    Sāp|Mōn|Tūs|Pul|Tuʻa|Fal|Tok
    HH|EA
    tenpo mun #1|tenpo mun #2|tenpo mun #3|tenpo mun #4|tenpo mun #5|tenpo mun #6|tenpo mun #7|tenpo mun #8|tenpo mun #9|tenpo mun #10|tenpo mun #11|tenpo mun #12
    suno esun #7|suno esun #1|suno esun #2|suno esun #3|suno esun #4|suno esun #5|suno esun #6
    Janueri|Februeri|Mas|Epril|Me|Jun|Julai|Ogas|Septemba|Oktoba|Novemba|Desemba
    Jan|Feb|Mas|Epr|Me|Jun|Jul|Oga|Sep|Okt|Nov|Des
    Sande|Mande|Tunde|Trinde|Fonde|Fraide|Sarere
    San|Man|Tun|Tri|Fon|Fra|Sar
    d MMM y EEE
    Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık
    Oca|Şub|Mar|Nis|May|Haz|Tem|Ağu|Eyl|Eki|Kas|Ara
    Pazar|Pazartesi|Salı|Çarşamba|Perşembe|Cuma|Cumartesi
    Paz|Pzt|Sal|Çar|Per|Cum|Cmt
    ÖÖ|ÖS
    EEE, y MMM d
    Kingal idas|Dha idas|Tru idas|Spat idas|Rima idas|Mataru idas|Empitu idas|Maspat idas|Mngari idas|Maxal idas|Maxal kingal idas|Maxal dha idas
    Kii|Dhi|Tri|Spi|Rii|Mti|Emi|Mai|Mni|Mxi|Mxk|Mxd
    Jiyax sngayan|tgKingal jiyax iyax sngayan|tgDha jiyax iyax sngayan|tgTru jiyax iyax sngayan|tgSpac jiyax iyax sngayan|tgRima jiyax iyax sngayan|tgMataru jiyax iyax sngayan
    Emp|Kin|Dha|Tru|Spa|Rim|Mat
    EEE، d MMM، y
    ایکشیمے|دُوشیمے|گھن آنگا|چارشیمے|پَئ شیمے|شُوگار|لَو آنگا
    پی\u{202F}ایم|پی\u{202F}پی
    Sunguti|Nyenyenyani|Nyenyankulu|Dzivamisoko|Mudyaxihi|Khotavuxika|Mawuwani|Mhawuri|Ndzhati|Nhlangula|Hukuri|N’wendzamhala
    Sun|Yan|Kul|Dzi|Mud|Kho|Maw|Mha|Ndz|Nhl|Huk|N’w
    Sonta|Musumbhunuku|Ravumbirhi|Ravunharhu|Ravumune|Ravuntlhanu|Mugqivela
    Son|Mus|Bir|Har|Ne|Tlh|Mug
    y\u{202F}'ел', d MMM, EEE
    гыйнвар|февраль|март|апрель|май|июнь|июль|август|сентябрь|октябрь|ноябрь|декабрь
    гыйн.|фев.|мар.|апр.|май|июнь|июль|авг.|сент.|окт.|нояб.|дек.
    якшәмбе|дүшәмбе|сишәмбе|чәршәмбе|пәнҗешәмбе|җомга|шимбә
    якш.|дүш.|сиш.|чәр.|пәнҗ.|җом.|шим.
    y'ч' MMM d, EEE
    Янв.|Февр.|Мар.|Апр.|Май|Июн.|Июл.|Авг.|Сент.|Окт.|Нояб.|Дек.
    Улуг-хүн|Понедельник|Вторник|Среда|Четверг|Пятница|Суббота
    УХ|ПН|ВТ|СР|ЧТ|ПТ|СБ
    Yennayer|Yebrayer|Mars|Ibrir|Mayyu|Yunyu|Yulyuz|Ɣuct|Cutanbir|Kṭuber|Nwanbir|Dujanbir
    Yen|Yeb|Mar|Ibr|May|Yun|Yul|Ɣuc|Cut|Kṭu|Nwa|Duj
    Asamas|Aynas|Asinas|Akras|Akwas|Asimwas|Asiḍyas
    Asa|Ayn|Asn|Akr|Akw|Asm|Asḍ
    Zdat\u{202F}azal|Ḍeffir\u{202F}aza
    y d-MMM، EEE
    يانۋار|فېۋرال|مارت|ئاپرېل|ماي|ئىيۇن|ئىيۇل|ئاۋغۇست|سېنتەبىر|ئۆكتەبىر|نويابىر|دېكابىر
    يەكشەنبە|دۈشەنبە|سەيشەنبە|چارشەنبە|پەيشەنبە|جۈمە|شەنبە
    يە|دۈ|سە|چا|پە|جۈ|شە
    چ.ب|چ.ك
    EEE, d MMM y\u{202F}'р'.
    січень|лютий|березень|квітень|травень|червень|липень|серпень|вересень|жовтень|листопад|грудень
    січня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|грудня
    січ.|лют.|бер.|квіт.|трав.|черв.|лип.|серп.|вер.|жовт.|лист.|груд.
    неділя|понеділок|вівторок|середа|четвер|пʼятниця|субота
    дп|пп
    اتوار|پیر|منگل|بدھ|جمعرات|جمعہ|ہفتہ
    EEE, d-MMM, y
    Yanvar|Fevral|Mart|Aprel|May|Iyun|Iyul|Avgust|Sentabr|Oktabr|Noyabr|Dekabr
    yanvar|fevral|mart|aprel|may|iyun|iyul|avgust|sentabr|oktabr|noyabr|dekabr
    yan|fev|mar|apr|may|iyn|iyl|avg|sen|okt|noy|dek
    yakshanba|dushanba|seshanba|chorshanba|payshanba|juma|shanba
    Yak|Dush|Sesh|Chor|Pay|Jum|Shan
    TO|TK
    جنو|فبر|مار|اپر|می|جون|جول|اگس|سپت|اکت|نوم|دسم
    ی.|د.|س.|چ.|پ.|ج.|ش.
    январ|феврал|март|апрел|май|июн|июл|август|сентябр|октябр|ноябр|декабр
    якшанба|душанба|сешанба|чоршанба|пайшанба|жума|шанба
    якш|душ|сеш|чор|пай|жум|шан
    ТО|ТК
    ꖨꖕ ꕪꕴ ꔞꔀꕮꕊ|ꕒꕡꖝꖕ|ꕾꖺ|ꖢꖕ|ꖑꕱ|ꖱꘋ|ꖱꕞꔤ|ꗛꔕ|ꕢꕌ|ꕭꖃ|ꔞꘋꕔꕿ ꕸꖃꗏ|ꖨꖕ ꕪꕴ ꗏꖺꕮꕊ
    ꖨꖕꔞ|ꕒꕡ|ꕾꖺ|ꖢꖕ|ꖑꕱ|ꖱꘋ|ꖱꕞ|ꗛꔕ|ꕢꕌ|ꕭꖃ|ꔞꘋ|ꖨꖕꗏ
    ꕞꕌꔵ|ꗳꗡꘉ|ꕚꕞꕚ|ꕉꕞꕒ|ꕉꔤꕆꕢ|ꕉꔤꕀꕮ|ꔻꔬꔳ
    lahadi|tɛɛnɛɛ|talata|alaba|aimisa|aijima|siɓiti
    Phando|Luhuhi|Ṱhafamuhwe|Lambamai|Shundunthule|Fulwi|Fulwana|Ṱhangule|Khubvumedzi|Tshimedzi|Ḽara|Nyendavhusiku
    Pha|Luh|Ṱhf|Lam|Shu|Lwi|Lwa|Ṱha|Khu|Tsh|Ḽar|Nye
    Swondaha|Musumbuluwo|Ḽavhuvhili|Ḽavhuraru|Ḽavhuṋa|Ḽavhuṱanu|Mugivhela
    Swo|Mus|Vhi|Rar|Ṋa|Ṱan|Mug
    jenaro|febraro|marso|aprile|majo|jugno|lujo|agosto|setenbre|otobre|novenbre|dezenbre
    jen|feb|mar|apr|maj|jug|luj|ago|set|oto|nov|dez
    doménega|luni|marti|mèrcore|zoba|vènare|sabo
    dom|lun|mar|mer|zob|vèn|sab
    Tháng 1|Tháng 2|Tháng 3|Tháng 4|Tháng 5|Tháng 6|Tháng 7|Tháng 8|Tháng 9|Tháng 10|Tháng 11|Tháng 12
    tháng 1|tháng 2|tháng 3|tháng 4|tháng 5|tháng 6|tháng 7|tháng 8|tháng 9|tháng 10|tháng 11|tháng 12
    thg 1|thg 2|thg 3|thg 4|thg 5|thg 6|thg 7|thg 8|thg 9|thg 10|thg 11|thg 12
    Chủ Nhật|Thứ Hai|Thứ Ba|Thứ Tư|Thứ Năm|Thứ Sáu|Thứ Bảy
    CN|Thứ 2|Thứ 3|Thứ 4|Thứ 5|Thứ 6|Thứ 7
    SA|CH
    janeiru|fevereiru|marsu|abril|maiu|junyu|julyu|agostu|setembru|outubru|novembru|dezembru
    ettiminku|nihiku noolempwa|namaanli|namararu|namaxexe|namathanu|esaabadu
    yanul|febul|mäzul|prilul|mayul|yunul|yulul|gustul|setul|tobul|novul|dekul
    yan|feb|mäz|prl|may|yun|yul|gst|set|ton|nov|dek
    sudel|mudel|tudel|vedel|dödel|fridel|zädel
    su.|mu.|tu.|ve.|dö.|fr.|zä.
    Jenner|Hornig|Märze|Abrille|Meije|Bráčet|Heiwet|Öigšte|Herbštmánet|Wímánet|Wintermánet|Chrištmánet
    Jen|Hor|Mär|Abr|Mei|Brá|Hei|Öig|Her|Wím|Win|Chr
    Sunntag|Mäntag|Zištag|Mittwuč|Fróntag|Fritag|Samštag
    Sun|Män|Ziš|Mit|Fró|Fri|Sam
    ወጋ|ሳይኖ|ማቆሳኛ|አሩዋ|ሃሙሳ|አርባ|ቄራ
    ማለዶ|ቃማ
    Samwiyee|Fewriyee|Mars|Awril|Mee|Suwe|Sulet|Ut|Sàttumbar|Oktoobar|Nowàmbar|Desàmbar
    Sam|Few|Mar|Awr|Mee|Suw|Sul|Ut|Sàt|Okt|Now|Des
    Dibéer|Altine|Talaata|Àlarba|Alxamis|Àjjuma|Aseer
    Dib|Alt|Tal|Àla|Alx|Àjj|Ase
    Sub|Ngo
    Janyuwari|Februwari|Matshi|Epreli|Meyi|Juni|Julayi|Agasti|Septemba|Okthoba|Novemba|Disemba
    Janyuwari|Februwari|Matshi|Epreli|Meyi|Juni|Julayi|Agasti|Septemba|Okthobha|Novemba|Disemba
    Jan|Feb|Mat|Epr|Mey|Jun|Jul|Aga|Sept|Okt|Nov|Dis
    Cawe|Mvulo|Lwesibini|Lwesithathu|Lwesine|Lwesihlanu|Mgqibelo
    Caw|Mvu|Lwesb|Tha|Sin|Hla|Mgq
    जनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्तूबर|नवंबर|दिसंबर
    तोआर|सोआर|मंगलवार|बुधवार|वीरवार|शुक्करवार|शनिच्चरवार
    तोआर|सोआर|मंगल|बुध|वीर|शुक्कर|शनि
    भ्यागा|दपेहरा/संजा
    Sabiiti|Balaza|Owokubili|Owokusatu|Olokuna|Olokutaanu|Olomukaaga
    Sabi|Bala|Kubi|Kusa|Kuna|Kuta|Muka
    Munkyo|Eigulo
    pikítíkítie, oólí ú kutúan|siɛyɛ́, oóli ú kándíɛ|ɔnsúmbɔl, oóli ú kátátúɛ|mesiŋ, oóli ú kénie|ensil, oóli ú kátánuɛ|ɔsɔn|efute|pisuyú|imɛŋ i puɔs|imɛŋ i putúk,oóli ú kátíɛ|makandikɛ|pilɔndɔ́
    o.1|o.2|o.3|o.4|o.5|o.6|o.7|o.8|o.9|o.10|o.11|o.12
    sɔ́ndiɛ|móndie|muányáŋmóndie|metúkpíápɛ|kúpélimetúkpiapɛ|feléte|séselé
    sd|md|mw|et|kl|fl|ss
    kiɛmɛ́ɛm|kisɛ́ndɛ
    EEE, dטן MMM y
    יאַנואַר|פֿעברואַר|מערץ|אַפּריל|מיי|יוני|יולי|אויגוסט|סעפּטעמבער|אקטאבער|נאוועמבער|דעצעמבער
    זונטיק|מאָנטיק|דינסטיק|מיטוואך|דאנערשטיק|פֿרײַטיק|שבת
    פֿאַרמיטאָג|נאָכמיטאָג
    EEE, d MMM , y
    Oṣù Ṣẹ́rẹ́|Oṣù Èrèlè|Oṣù Ẹrẹ̀nà|Oṣù Ìgbé|Oṣù Ẹ̀bibi|Oṣù Òkúdu|Oṣù Agẹmọ|Oṣù Ògún|Oṣù Owewe|Oṣù Ọ̀wàrà|Oṣù Bélú|Oṣù Ọ̀pẹ̀
    Ọjọ́ Àìkú|Ọjọ́ Ajé|Ọjọ́ Ìsẹ́gun|Ọjọ́rú|Ọjọ́bọ|Ọjọ́ Ẹtì|Ọjọ́ Àbámẹ́ta
    Àìkú|Ajé|Ìsẹ́gun|Ọjọ́rú|Ọjọ́bọ|Ẹtì|Àbámẹ́ta
    Àárọ̀|Ọ̀sán
    Oshù Shɛ́rɛ́|Oshù Èrèlè|Oshù Ɛrɛ̀nà|Oshù Ìgbé|Oshù Ɛ̀bibi|Oshù Òkúdu|Oshù Agɛmɔ|Oshù Ògún|Oshù Owewe|Oshù Ɔ̀wàrà|Oshù Bélú|Oshù Ɔ̀pɛ̀
    Ɔjɔ́ Àìkú|Ɔjɔ́ Ajé|Ɔjɔ́ Ìsɛ́gun|Ɔjɔ́rú|Ɔjɔ́bɔ|Ɔjɔ́ Ɛtì|Ɔjɔ́ Àbámɛ́ta
    Àìkú|Ajé|Ìsɛ́gun|Ɔjɔ́rú|Ɔjɔ́bɔ|Ɛtì|Àbámɛ́ta
    Àárɔ̀|Ɔ̀sán
    yepé|mukũi|musapíri|irũdí|pú|pú-yepé|pú-mukũi|pú-musapíri|pú-irũdí|yepé-putimaã|yepé-yepé|yepé-mukũi
    ye|mk|ms|id|pu|py|pm|ps|pi|yp|yy|ym
    mituú|murakipí|murakí-mukũi|murakí-musapíri|supapá|yukuakú|saurú
    mit|mur|mmk|mms|sup|yuk|sau
    y年M月d日 EEE
    星期日|星期一|星期二|星期三|星期四|星期五|星期六
    上晝|下晝
    上昼|下昼
    上午|下午
    ndwenit|ndwenngeih|ndwensam|ndwenseiq|ndwenngux|ndwenloeg|ndwencaet|ndwenbet|ndwengouj|ndwencib|ndwencib’it|ndwencibngeih
    ngoenzsinghgiz|singhgizit|singhgizngeih|singhgizsam|singhgizseiq|singhgizhaj|singhgizroek
    ⴰⵙⴰⵎⴰⵙ|ⴰⵢⵏⴰⵙ|ⴰⵙⵉⵏⴰⵙ|ⴰⴽⵕⴰⵙ|ⴰⴽⵡⴰⵙ|ⴰⵙⵉⵎⵡⴰⵙ|ⴰⵙⵉⴹⵢⴰⵙ
    y年M月d日EEE
    一月|二月|三月|四月|五月|六月|七月|八月|九月|十月|十一月|十二月
    周日|周一|周二|周三|周四|周五|周六
    週日|週一|週二|週三|週四|週五|週六
    Januwari|Februwari|Mashi|Ephreli|Meyi|Juni|Julayi|Agasti|Septhemba|Okthoba|Novemba|Disemba
    Jan|Feb|Mas|Eph|Mey|Jun|Jul|Aga|Sep|Okt|Nov|Dis
    ISonto|UMsombuluko|ULwesibili|ULwesithathu|ULwesine|ULwesihlanu|UMgqibelo
    Son|Mso|Bil|Tha|Sin|Hla|Mgq
    """

  static let locales = """
    dmy 12 1 last 0 1 1 2 3 4 5 latn : aa
    dmy 12 1 last 0 6 6 2 3 4 5 latn : aa-DJ
    dmy 23 2 last 7 8 8 9 10 11 12 latn : ab
    ymd 23 2 last 0 13 14 14 15 15 12 latn : ady
    ymd 23 2 last 0 13 14 14 16 16 12 latn : ady-TR
    ymd 23 2 last 17 18 18 19 20 21 22 latn : af
    ymd 12 1 last 17 18 18 19 20 21 22 latn : af-NA
    dmy 23 2 last 17 23 23 24 25 26 27 latn : agq
    dmy 12 1 last 28 29 29 29 30 31 32 latn : ak
    dmy 12 1 last 33 34 34 35 36 37 38 latn : am
    dmy 23 1 last 39 40 41 42 43 44 45 latn : an
    ymd 23 2 last 0 46 46 46 47 47 12 latn : apc
    dmy 12 1 last 48 49 49 49 50 50 51 latn : ar
    dmy 12 1 last 48 49 49 49 50 50 51 arab : ar-BH ar-DJ ar-EG ar-ER ar-KW ar-OM ar-QA ar-SA ar-SD ar-SO ar-SS ar-TD ar-YE
    dmy 12 1 last 48 52 52 52 50 50 51 latn : ar-DZ ar-TN
    dmy 23 1 last 48 49 49 49 50 50 51 arab : ar-IL
    dmy 12 1 last 48 53 53 54 50 50 51 arab : ar-IQ
    dmy 12 1 last 48 53 53 53 50 50 51 arab : ar-JO ar-LB ar-PS ar-SY
    dmy 23 2 last 48 49 49 49 50 50 51 arab : ar-KM
    dmy 23 2 last 48 55 55 55 50 50 51 latn : ar-MA
    dmy 12 1 last 48 56 56 56 50 50 51 arab : ar-MR
    dmy 12 1 first 0 57 57 58 59 60 61 beng : as
    dmy 23 2 last 28 62 62 63 64 65 66 latn : asa
    dmy 23 2 last 39 67 68 69 70 71 12 latn : ast
    dmy 23 2 last 39 72 72 73 74 75 12 latn : az
    ymd 23 2 last 0 76 76 76 77 77 12 arabext : az-Arab bgn
    dmy 23 2 last 78 79 80 81 82 83 84 latn : az-Cyrl
    dmy 23 2 last 85 86 86 87 88 89 12 latn : ba
    dmy 12 2 last 0 90 90 91 92 93 12 latn : bal
    dmy 12 2 last 0 94 94 95 96 97 98 latn : bal-Latn
    dmy 23 2 last 17 99 99 100 101 102 103 latn : bas
    dmy 23 2 last 39 104 105 106 107 108 12 latn : be
    dmy 23 2 last 39 109 110 111 112 113 114 latn : be-TARASK
    dmy 23 1 last 28 115 115 116 117 117 118 latn : bem
    dmy 23 2 last 39 119 119 120 121 122 123 latn : bew
    dmy 23 2 last 28 124 124 125 126 127 128 latn : bez
    dmy 23 1 last 129 130 130 131 132 133 98 latn : bg
    ymd 12 1 last 0 134 134 134 135 135 12 deva : bgc
    ymd 12 1 last 0 136 136 136 137 137 12 deva : bho
    mdy 23 2 last 138 139 139 140 141 142 143 latn : blo
    dmy 23 2 last 17 144 144 145 146 147 12 latn : bm
    dmy 23 2 last 17 76 76 76 77 77 12 latn : bm-Nkoo
    dmy 12 1 last 148 149 149 150 151 152 12 beng : bn
    dmy 12 1 last 148 149 149 153 151 152 12 latn : bn-IN
    ymd 23 2 last 0 154 155 156 157 158 159 latn : bo
    ymd 12 1 last 0 154 155 156 157 158 159 latn : bo-IN
    ymd 23 1 last 17 160 160 160 161 161 162 latn : bqi
    dmy 23 2 last 17 163 163 164 165 166 167 latn : br
    dmy 23 2 last 148 168 168 168 169 169 12 latn : brh
    dmy 12 1 first 28 170 170 171 172 173 174 latn : brx
    dmy 23 2 last 175 176 176 177 178 179 180 latn : bs
    dmy 23 2 last 181 182 182 183 184 185 186 latn : bs-Cyrl
    ymd 23 2 last 187 188 188 188 189 189 12 latn : bua
    dmy 12 1 last 0 190 190 191 192 193 194 latn : byn
    dmy 23 1 last 39 195 196 197 198 199 180 latn : ca
    mdy 12 1 last 0 200 200 200 201 201 12 latn : cad
    ymd 23 2 last 0 202 202 203 204 205 12 latn : cch
    dmy 12 1 last 148 206 207 208 209 210 12 cakm : ccp
    ymd 23 2 last 0 211 211 212 213 214 12 latn : ce
    mdy 12 1 last 28 215 215 216 217 218 12 latn : ceb
    dmy 23 2 last 28 219 219 220 221 222 12 latn : cgg nyn
    mdy 12 1 last 28 223 223 224 225 226 227 latn : chr
    mdy 12 1 last 0 228 228 228 229 229 12 latn : cic
    ymd 12 1 last 230 231 231 231 232 232 233 arab : ckb
    ymd 23 2 last 230 231 231 231 232 232 233 arab : ckb-IR
    dmy 23 2 last 234 235 236 237 238 239 12 latn : co
    mdy 12 1 last 0 240 240 241 242 243 244 latn : cop
    dmy 23 1 last 245 246 247 248 249 250 251 latn : cs
    ymd 12 1 last 0 252 252 252 253 253 254 latn : csw
    ymd 23 2 last 0 255 256 257 258 259 260 latn : cu
    ymd 23 2 first 261 262 262 263 264 265 266 latn : cv
    dmy 23 2 last 39 267 267 268 269 270 12 latn : cy
    dmy 23 2 last 271 272 272 273 274 275 12 latn : da
    dmy 23 2 last 28 276 276 277 278 279 280 latn : dav
    dmy 23 2 last 281 282 282 283 284 285 12 latn : de
    dmy 23 2 last 281 286 286 287 284 285 12 latn : de-AT de-IT
    dmy 23 2 last 17 288 288 289 290 291 292 latn : dje
    dmy 12 1 last 293 294 294 295 296 297 298 latn : doi
    dmy 23 1 last 281 299 300 301 302 303 304 latn : dsb
    dmy 23 2 last 17 305 305 306 307 308 309 latn : dua
    dmy 23 2 last 0 76 76 76 77 77 12 latn : dv
    dmy 23 2 last 17 310 310 311 312 313 12 latn : dyo
    ymd 12 1 last 314 315 316 317 318 319 320 tibt : dz
    dmy 23 2 last 28 321 321 322 323 324 325 latn : ebu
    mdy 12 1 first 28 326 326 327 328 329 330 latn : ee
    mdy 23 2 first 28 326 326 327 328 329 330 latn : ee-TG
    dmy 12 1 last 17 331 332 333 334 335 336 latn : el
    dmy 12 1 last 17 337 338 339 334 335 336 latn : el-POLYTON
    mdy 12 1 last 28 340 340 341 342 77 12 latn : en
    dmy 12 1 last 39 340 340 343 342 77 98 latn : en-001 en-AG en-BB en-BM en-BS en-CY en-DM en-ER en-FJ en-FM en-GD en-GH en-GM en-GY en-HK en-JM en-KI en-KN en-KY en-LC en-LR en-LS en-MO en-MW en-MY en-NA en-NZ en-PG en-PK en-PW en-SB en-SD en-SG en-SL en-SS en-SZ en-TC en-TO en-TT en-VC en-VG en-VU en-WS
    dmy 23 2 last 39 340 340 343 342 77 98 latn : en-150 en-AI en-AT en-BE en-CC en-CH en-CK en-CM en-CX en-CZ en-DE en-DG en-DK en-EE en-ES en-FK en-FR en-GB en-GE en-GG en-GI en-GS en-HU en-ID en-IM en-IO en-IT en-JE en-KE en-LT en-LV en-MG en-MS en-MU en-MV en-NF en-NG en-NL en-NO en-NR en-NU en-PL en-PN en-PT en-RO en-RW en-SC en-SH en-SI en-SK en-SX en-TK en-TV en-TZ en-UA en-UG en-ZM
    dmy 12 1 last 39 340 340 341 342 77 12 latn : en-AE
    dmy 12 1 last 17 340 340 343 342 77 98 latn : en-AU
    mdy 23 2 last 28 340 340 341 342 77 12 latn : en-BI
    dmy 23 2 last 344 340 340 343 342 77 98 latn : en-BW en-BZ en-MT
    ymd 12 1 last 28 340 340 341 342 77 45 latn : en-CA
    ymd 23 2 last 0 345 345 346 347 348 349 latn : en-Dsrt
    dmy 23 1 last 39 340 340 343 342 77 98 latn : en-FI en-IL
    dmy 23 2 last 17 340 340 343 342 77 98 latn : en-IE
    dmy 12 1 last 39 340 340 343 342 77 12 latn : en-IN
    ymd 23 1 last 28 340 340 341 342 77 12 latn : en-JP
    ymd 23 2 last 39 340 340 343 342 77 98 latn : en-SE
    dmy 23 2 last 39 350 351 352 353 354 355 latn : en-Shaw
    ymd 23 2 last 344 340 340 343 342 77 98 latn : en-ZA
    dmy 23 2 last 356 340 340 343 342 77 98 latn : en-ZW
    ymd 23 2 last 39 357 357 358 359 360 361 latn : eo
    dmy 23 1 last 39 362 362 363 364 365 180 latn : es
    dmy 12 1 last 39 362 362 366 364 365 45 latn : es-419 es-CU
    dmy 23 2 last 39 362 362 366 364 365 180 latn : es-AR es-CL
    dmy 12 1 last 39 362 362 366 364 365 180 latn : es-BO es-CO es-CR es-DO es-EC es-GT es-HN es-NI es-SV
    dmy 23 2 last 39 362 362 366 364 365 45 latn : es-BR es-BZ
    dmy 12 1 last 367 362 362 366 364 365 45 latn : es-MX es-US
    mdy 12 1 last 39 362 362 366 364 365 180 latn : es-PA es-PR
    dmy 12 1 last 39 368 369 370 364 365 180 latn : es-PE
    dmy 12 1 last 39 362 362 363 364 365 180 latn : es-PH
    dmy 23 2 last 39 362 362 371 364 365 180 latn : es-PY
    dmy 23 2 last 39 368 369 370 364 365 180 latn : es-UY
    dmy 12 1 last 39 362 362 371 364 365 180 latn : es-VE
    dmy 23 2 last 372 373 373 374 375 376 12 latn : et
    ymd 23 2 last 377 378 378 379 380 381 12 latn : eu
    dmy 23 2 last 17 382 382 383 384 385 386 latn : ewo
    ymd 23 1 last 17 387 387 387 388 388 389 arabext : fa
    ymd 23 1 last 28 390 390 391 388 388 389 arabext : fa-AF
    dmy 23 2 last 17 392 392 393 394 395 396 latn : ff
    dmy 23 2 last 397 398 398 398 399 400 401 adlm : ff-Adlm
    dmy 12 1 last 397 398 398 398 399 400 401 adlm : ff-Adlm-GH ff-Adlm-GM ff-Adlm-LR ff-Adlm-MR ff-Adlm-SL
    dmy 12 1 last 17 392 392 393 394 395 396 latn : ff-Latn-GH ff-Latn-GM ff-Latn-LR ff-Latn-MR ff-Latn-SL
    dmy 23 1 last 402 403 404 405 406 407 408 latn : fi
    mdy 12 1 last 28 409 409 410 411 412 12 latn : fil
    dmy 23 2 last 271 413 413 414 415 416 12 latn : fo
    dmy 23 2 last 17 417 417 418 419 420 12 latn : fr ht
    ymd 23 2 last 17 417 417 421 419 420 45 latn : fr-CA
    dmy 23 2 last 17 417 417 418 419 420 422 latn : fr-CM
    dmy 12 1 last 17 417 417 418 419 420 12 latn : fr-DJ fr-DZ fr-MR fr-SY fr-TD fr-TN fr-VU
    dmy 23 2 last 17 417 417 423 419 420 12 latn : fr-MA
    dmy 23 2 last 281 424 424 425 426 427 428 latn : frr
    dmy 23 2 last 17 429 429 430 431 432 433 latn : fur
    dmy 23 2 last 17 434 434 435 436 437 12 latn : fy
    dmy 23 2 last 17 438 438 439 440 441 442 latn : ga
    mdy 12 1 last 28 443 444 445 446 447 448 latn : gaa
    dmy 23 2 last 39 449 450 451 452 453 454 latn : gd
    dmy 12 1 last 0 455 455 455 456 456 457 latn : gez
    dmy 23 2 last 367 458 458 459 460 461 45 latn : gl
    ymd 23 2 last 0 462 462 462 463 463 12 latn : gn
    dmy 23 2 last 281 464 464 465 466 467 468 latn : gsw
    dmy 12 2 last 148 469 469 470 471 472 12 latn : gu
    dmy 23 2 last 28 473 473 474 475 476 477 latn : guz
    dmy 23 2 last 0 478 478 479 480 481 45 latn : gv
    dmy 23 2 last 0 482 482 483 484 485 486 latn : ha
    ymd 23 2 last 0 487 487 488 489 490 491 latn : ha-Arab
    dmy 12 1 last 0 482 482 483 484 485 486 latn : ha-GH
    dmy 12 1 last 39 492 492 493 494 495 12 latn : haw
    dmy 23 1 last 496 497 497 498 499 500 12 latn : he
    dmy 12 1 last 39 501 501 502 503 504 98 latn : hi
    dmy 12 1 last 39 340 340 341 505 506 12 latn : hi-Latn
    ymd 23 2 last 0 507 507 507 77 77 12 hmnp : hnj mww
    dmy 23 2 last 175 508 509 510 178 179 12 latn : hr
    ymd 23 2 last 0 511 511 511 512 512 12 latn : hrx
    dmy 23 1 last 281 513 514 515 516 517 518 latn : hsb
    ymd 23 1 first 519 520 520 521 522 523 524 latn : hu
    dmy 23 2 last 525 526 527 528 529 530 12 latn : hy
    dmy 23 2 last 17 531 531 532 533 534 12 latn : ia
    dmy 23 2 last 39 535 535 536 537 538 12 latn : id
    dmy 23 2 last 539 540 540 541 542 543 45 latn : ie
    dmy 23 2 last 39 544 544 545 546 547 548 latn : ig
    ymd 23 2 first 549 550 550 550 551 552 553 latn : ii
    dmy 23 2 last 281 554 554 555 556 557 558 latn : is
    dmy 23 2 last 17 559 559 560 561 562 12 latn : it
    mdy 12 1 last 28 563 563 563 564 564 98 latn : iu
    ymd 23 2 last 0 76 76 76 77 77 12 latn : iu-Latn kaa-Latn kpe-GN ku-Arab mn-Mong root zh-Latn
    ymd 23 1 first 565 566 566 566 567 568 569 latn : ja
    ymd 23 2 last 0 570 570 570 571 571 572 latn : jgo
    dmy 23 2 last 28 573 573 574 575 576 577 latn : jmc rwk vun
    dmy 23 2 last 39 535 535 578 579 580 12 latn : jv
    dmy 23 2 last 581 582 582 583 584 585 12 latn : ka
    dmy 23 2 last 586 587 211 212 588 589 12 latn : kaa
    dmy 12 1 last 17 590 590 591 592 592 593 latn : kab
    ymd 23 2 last 0 594 594 595 596 597 491 latn : kaj
    dmy 23 2 last 28 598 598 599 600 601 602 latn : kam
    ymd 23 2 last 0 603 604 604 605 605 12 latn : kbd
    ymd 23 2 last 0 604 604 604 605 605 12 latn : kbd-TR
    ymd 23 2 last 0 606 606 607 608 609 12 latn : kcg
    dmy 23 2 last 28 610 610 574 611 612 613 latn : kde
    dmy 23 2 last 39 614 614 615 616 617 98 latn : kea
    dmy 23 2 last 618 619 619 619 620 621 622 latn : kek
    dmy 23 2 last 623 624 624 625 626 627 12 latn : kgp
    dmy 23 2 last 17 288 288 289 628 629 630 latn : khq
    dmy 23 2 last 28 631 632 633 634 635 636 latn : ki
    dmy 23 2 last 637 638 639 640 641 642 12 latn : kk
    dmy 23 2 last 643 644 644 644 645 646 647 latn : kk-Arab
    dmy 23 2 last 17 648 648 648 649 649 12 latn : kkj
    ymd 23 2 last 344 650 651 652 653 654 655 latn : kl
    dmy 23 2 last 28 656 656 657 658 659 660 latn : kln
    dmy 12 1 last 17 661 661 661 662 663 12 latn : km
    dmy 12 2 last 28 664 664 665 666 667 12 latn : kn
    ymd 12 1 first 668 669 669 669 670 671 672 latn : ko
    ymd 23 2 first 668 669 669 669 670 671 672 latn : ko-CN
    dmy 12 1 last 0 673 673 674 675 675 12 latn : kok
    dmy 12 1 first 148 676 676 677 678 679 12 latn : kok-Latn
    ymd 12 1 last 0 76 76 76 77 77 12 latn : kpe mic moh rhg-Rohg-BD
    mdy 12 1 last 28 680 681 681 682 683 12 arabext : ks
    dmy 12 1 first 0 684 685 686 687 688 12 latn : ks-Deva
    dmy 23 2 last 28 689 689 574 690 691 692 latn : ksb
    dmy 23 2 last 17 693 693 694 695 696 697 latn : ksf
    dmy 23 2 last 698 699 699 700 701 702 703 latn : ksh
    dmy 23 2 last 78 704 704 705 706 707 708 latn : ku
    dmy 23 2 last 0 709 709 710 711 712 45 latn : kw
    dmy 12 1 last 39 713 713 714 715 716 98 latn : kxv
    dmy 12 1 last 39 717 717 718 719 720 721 latn : kxv-Deva
    dmy 12 1 last 39 722 722 723 724 725 726 latn : kxv-Orya
    dmy 12 1 last 39 727 727 727 728 728 729 latn : kxv-Telu
    dmy 23 2 last 730 587 211 731 732 733 734 latn : ky
    dmy 23 2 last 0 735 736 737 738 739 45 latn : la
    dmy 23 2 last 28 740 740 741 742 743 744 latn : lag
    dmy 23 2 last 281 745 745 746 747 748 749 latn : lb
    dmy 23 2 last 28 750 750 751 752 753 12 latn : lg
    dmy 23 2 last 754 755 756 757 758 759 12 latn : lij
    mdy 12 1 last 0 760 760 760 761 761 12 latn : lkt
    dmy 23 2 last 39 762 763 763 764 765 12 latn : lld
    ymd 23 2 last 0 766 766 766 767 767 12 latn : lmo
    dmy 23 2 last 17 768 768 769 770 771 772 latn : ln
    dmy 23 1 last 39 773 773 774 775 776 777 latn : lo
    ymd 23 2 last 0 778 778 778 77 77 12 arabext : lrc
    ymd 12 1 last 0 778 778 778 77 77 12 arabext : lrc-IQ
    ymd 23 2 last 779 780 781 782 783 784 785 latn : lt
    ymd 23 2 last 0 786 786 786 787 787 12 latn : ltg
    dmy 23 2 last 17 788 788 789 790 791 792 latn : lu
    dmy 23 2 last 28 793 793 794 795 796 797 latn : luo
    dmy 23 2 last 28 62 62 798 799 800 45 latn : luy
    dmy 23 2 last 801 802 802 803 804 805 806 latn : lv
    ymd 23 2 last 0 807 807 808 809 810 811 latn : lzz
    dmy 12 1 last 39 812 812 813 814 504 815 latn : mai
    dmy 23 2 last 28 816 816 817 818 576 819 latn : mas
    dmy 23 2 last 28 820 820 821 822 823 824 latn : mer
    dmy 23 2 last 17 825 825 826 827 828 12 latn : mfe
    ymd 23 2 last 17 829 829 830 831 832 12 latn : mg
    dmy 23 2 last 28 833 833 834 835 836 837 latn : mgh
    ymd 23 2 last 0 838 838 839 840 840 12 latn : mgo
    dmy 12 1 last 39 841 841 842 843 844 12 latn : mi
    dmy 23 2 last 845 846 846 847 848 849 850 latn : mk
    dmy 12 1 last 0 851 851 852 853 854 12 latn : ml
    ymd 23 2 last 855 856 857 858 859 860 861 latn : mn
    ymd 23 2 last 0 862 862 863 864 865 12 latn : mn-Mong-MN
    dmy 12 1 last 866 867 868 869 870 870 871 beng : mni
    dmy 12 1 last 0 76 76 76 77 77 12 mtei : mni-Mtei
    dmy 12 1 last 293 872 872 873 874 875 12 deva : mr
    ymd 23 2 last 0 876 876 877 878 879 880 latn : mrh
    dmy 12 1 last 39 881 881 882 883 884 885 latn : ms
    dmy 12 1 last 48 886 886 886 887 887 12 latn : ms-Arab
    dmy 23 2 last 39 881 881 882 883 884 885 latn : ms-ID
    dmy 23 2 last 888 889 889 890 891 892 12 latn : mt
    dmy 23 2 last 17 893 893 894 895 896 897 latn : mua
    mdy 12 1 last 0 898 898 898 899 899 12 latn : mus
    dmy 23 1 first 900 901 901 902 903 903 904 mymr : my
    ymd 23 2 last 0 905 905 905 906 907 12 latn : myv
    ymd 23 2 last 0 387 387 387 77 77 12 arabext : mzn
    dmy 12 1 last 28 908 908 341 909 910 911 latn : naq
    dmy 23 2 last 271 912 912 913 274 914 45 latn : nb no
    dmy 23 2 last 28 915 915 916 917 918 12 latn : nd
    dmy 23 1 last 281 919 919 920 921 922 923 latn : nds
    ymd 23 2 last 0 924 924 924 925 926 927 deva : ne
    ymd 12 1 last 0 924 924 924 925 926 927 deva : ne-IN
    dmy 23 2 last 17 928 928 929 930 931 45 latn : nl
    dmy 23 2 last 17 932 932 933 934 935 936 latn : nmg
    dmy 23 2 last 271 912 912 913 937 938 939 latn : nn
    dmy 23 2 last 940 941 941 941 942 942 943 latn : nnh
    ymd 23 2 last 0 944 944 945 946 947 948 nkoo : nqo
    ymd 23 2 last 0 949 949 950 951 952 12 latn : nr
    ymd 23 2 last 0 953 953 954 955 956 12 latn : nso
    dmy 12 1 last 48 957 957 958 959 960 961 latn : nus
    ymd 12 1 last 0 962 962 963 964 965 12 latn : ny
    dmy 23 1 last 17 966 967 968 969 969 12 latn : oc
    dmy 23 1 last 39 970 970 971 972 973 180 latn : oc-ES
    mdy 12 1 last 28 974 974 975 976 977 978 latn : om
    mdy 23 2 last 28 974 974 975 976 977 978 latn : om-KE
    mdy 12 1 last 28 979 979 979 980 981 12 latn : or
    dmy 23 2 last 39 982 983 984 985 986 12 latn : os
    mdy 12 1 last 0 987 987 988 989 989 12 latn : osa
    dmy 12 1 last 39 990 990 991 992 993 12 latn : pa
    dmy 12 1 last 0 994 994 994 995 995 12 arabext : pa-Arab
    dmy 23 2 last 39 996 996 997 998 998 12 latn : pap
    dmy 23 2 last 39 999 999 1000 1001 1002 1003 latn : pcm
    ymd 23 2 last 0 1004 1004 1004 1005 1005 12 latn : pis
    dmy 23 2 last 39 1006 1007 1008 1009 1010 12 latn : pl
    ymd 23 2 last 0 1011 1011 1011 1012 1012 12 latn : pms
    dmy 23 2 last 1013 1014 1014 1015 1016 1017 12 latn : prg
    ymd 23 1 last 0 1018 1019 1019 1020 1021 1022 arabext : ps
    ymd 12 1 last 0 1018 1019 1019 1020 1021 1022 arabext : ps-PK
    dmy 23 2 last 367 1023 1023 1024 1025 1026 12 latn : pt
    dmy 23 2 last 1027 1023 1023 1024 1025 1028 45 latn : pt-AO pt-CH pt-CV pt-GQ pt-GW pt-LU pt-MZ pt-PT pt-ST pt-TL
    dmy 12 1 last 1027 1023 1023 1024 1025 1028 45 latn : pt-MO
    dmy 12 1 last 148 368 368 1029 1030 1031 45 latn : qu
    dmy 23 2 last 0 1032 1032 1032 1033 1033 12 latn : quc
    ymd 12 1 last 0 136 136 136 503 503 12 deva : raj
    ymd 23 1 last 0 76 76 76 77 77 12 latn : rhg
    dmy 23 2 last 1034 1035 1035 1036 1037 1038 12 latn : rif
    dmy 23 2 last 39 1039 1040 1041 1042 1043 12 latn : rm
    dmy 23 2 last 17 1044 1044 1045 1046 1047 1048 latn : rn
    dmy 23 2 last 39 1049 1049 1050 1051 1052 45 latn : ro
    dmy 23 2 last 39 1049 1049 1050 1051 1053 45 latn : ro-MD
    dmy 23 2 last 28 1054 1054 1055 1056 1057 1058 latn : rof
    dmy 23 2 last 845 211 1059 1060 1061 1062 12 latn : ru
    ymd 23 2 last 39 1063 1063 1045 1064 1065 12 latn : rw
    dmy 12 1 last 39 1066 1066 1067 1068 504 12 deva : sa
    ymd 23 2 last 0 1069 1070 1071 1072 1073 1074 latn : sah
    dmy 23 2 last 28 1075 1075 1076 1077 1078 1079 latn : saq
    dmy 12 1 last 0 1080 1080 1081 1082 1083 12 olck : sat
    dmy 12 1 last 0 76 76 76 77 77 12 deva : sat-Deva
    dmy 23 2 last 28 1084 1084 1085 1086 1087 1088 latn : sbp
    dmy 23 2 last 1089 1090 1090 1091 1092 1093 12 latn : sc
    dmy 23 2 last 17 1094 1094 1095 1096 1097 12 latn : scn
    ymd 12 1 last 0 1098 1098 1098 1099 1099 1100 arab : sd
    mdy 12 1 last 28 1101 1102 1103 1104 1105 12 latn : sd-Deva
    ymd 23 2 last 0 76 76 76 77 77 12 arab : sdh
    ymd 23 2 last 0 1106 1106 1107 1108 1109 1110 latn : se
    dmy 23 2 last 17 1106 1106 1111 1112 1113 1114 latn : se-FI
    dmy 23 2 last 367 1115 1115 1116 1117 1118 12 latn : seh
    dmy 23 2 last 17 288 288 289 1119 291 630 latn : ses
    dmy 23 2 last 17 1120 1120 1121 1122 1123 1124 latn : sg
    dmy 23 2 last 17 1125 1125 1126 1127 1128 1129 latn : shi
    dmy 23 2 last 17 1130 1130 1131 1132 1133 1134 latn : shi-Latn
    ymd 23 2 last 1135 1136 1136 1137 1138 1139 1140 latn : shn
    ymd 23 2 first 0 1141 1141 1141 1142 1143 1144 latn : si
    dmy 12 1 last 0 76 76 76 1145 1146 1147 latn : sid
    dmy 23 1 last 245 1148 1149 1150 1151 1152 12 latn : sk
    ymd 23 2 last 0 168 168 168 1153 1153 12 latn : skr
    dmy 23 2 last 281 1154 1154 1155 1156 1157 518 latn : sl
    dmy 23 1 last 1158 1159 1159 1160 1161 1162 1163 latn : smn
    ymd 23 2 last 0 1164 1164 1165 1166 1167 12 latn : sn
    dmy 12 1 last 28 1168 1169 1170 1171 1172 1173 latn : so
    dmy 23 2 last 28 1168 1169 1170 1171 1172 1173 latn : so-KE
    dmy 12 1 last 39 1174 1174 1175 1176 1177 1178 latn : sq
    dmy 23 2 last 39 1174 1174 1175 1176 1177 1178 latn : sq-MK sq-XK
    dmy 23 2 last 175 1179 1179 1180 1181 1182 12 latn : sr
    dmy 23 2 last 175 1179 1179 1180 184 185 1183 latn : sr-Cyrl-BA
    dmy 23 2 last 175 1179 1179 1184 1185 1182 1183 latn : sr-Cyrl-ME
    dmy 23 2 last 175 1179 1179 1184 1181 1182 12 latn : sr-Cyrl-XK
    dmy 23 2 last 175 1186 1186 1187 1188 1189 12 latn : sr-Latn
    dmy 23 2 last 175 1186 1186 1187 178 179 1190 latn : sr-Latn-BA
    dmy 23 2 last 175 1186 1186 1191 1192 1189 1190 latn : sr-Latn-ME
    dmy 23 2 last 175 1186 1186 1191 1188 1189 12 latn : sr-Latn-XK
    ymd 23 2 last 0 1193 1193 1194 1195 1196 12 latn : ss
    ymd 12 1 last 0 1193 1193 1194 1195 1196 12 latn : ss-SZ
    dmy 12 1 last 0 1 1 2 1197 1198 5 latn : ssy
    ymd 23 2 last 0 1199 1199 1200 1201 1202 12 latn : st
    ymd 12 1 last 0 1199 1199 1200 1201 1202 12 latn : st-LS
    dmy 23 1 last 39 1203 1203 1204 1205 1206 12 latn : su
    ymd 23 2 last 0 1207 1207 1207 1208 1208 12 latn : sus
    ymd 23 2 last 0 1209 1209 1209 1210 1210 12 latn : suz-Sunu
    ymd 23 2 last 17 1211 1211 1212 1213 1214 1215 latn : sv
    dmy 23 2 last 17 1211 1211 1212 1213 1214 1215 latn : sv-AX
    dmy 23 1 last 17 1211 1211 1212 1213 1214 1216 latn : sv-FI
    dmy 23 2 last 39 62 62 574 64 64 12 latn : sw
    dmy 12 1 last 1217 1218 1218 1219 1220 1221 1222 latn : syr
    dmy 23 2 last 39 1223 1224 1225 1226 1227 1228 latn : szl
    dmy 12 1 last 148 1229 1229 1230 1231 1232 12 latn : ta
    dmy 23 2 last 148 1229 1229 1230 1231 1232 12 latn : ta-LK
    dmy 12 1 last 1233 1234 1234 1235 1236 1237 12 latn : te
    dmy 23 2 last 28 1238 1238 1239 1240 1241 1242 latn : teo
    dmy 23 2 last 148 1243 1243 1244 1245 1246 12 latn : tg
    dmy 23 2 last 17 1247 1247 1248 1249 1250 12 latn : th
    mdy 12 1 last 28 1251 1251 1252 1253 1254 1255 latn : ti
    dmy 12 1 last 0 1256 1256 1257 1258 1259 12 latn : tig
    dmy 23 2 last 78 1260 1261 1262 1263 1264 1265 latn : tk
    ymd 23 2 last 0 1266 1266 1267 1268 1269 12 latn : tn
    dmy 12 1 last 17 1270 1270 1271 1272 1273 1274 latn : to
    ymd 23 2 last 0 1275 1275 1275 1276 1276 12 latn : tok
    dmy 12 2 last 0 1277 1277 1278 1279 1280 12 latn : tpi
    dmy 23 2 first 1281 1282 1282 1283 1284 1285 1286 latn : tr
    dmy 12 1 last 1281 1282 1282 1283 1284 1285 1286 latn : tr-CY
    ymd 12 1 last 1287 1288 1288 1289 1290 1291 12 latn : trv
    dmy 12 1 last 1292 994 994 994 1293 1293 1294 latn : trw
    ymd 23 2 last 0 1295 1295 1296 1297 1298 12 latn : ts
    dmy 23 1 last 1299 1300 1300 1301 1302 1303 12 latn : tt
    dmy 23 2 last 17 288 288 289 1119 291 292 latn : twq
    ymd 23 2 last 1304 587 587 1305 1306 1307 12 latn : tyv
    dmy 23 2 last 28 1308 1308 1309 1310 1311 1312 latn : tzm
    ymd 23 2 last 1313 1314 1314 1314 1315 1316 1317 latn : ug
    dmy 23 2 last 1318 1319 1320 1321 1322 133 1323 latn : uk
    dmy 12 1 last 1292 168 168 168 1324 1324 12 latn : ur
    dmy 12 1 last 1292 168 168 168 1324 1324 12 arabext : ur-IN
    dmy 23 2 last 1325 1326 1327 1328 1329 1330 1331 latn : uz
    ymd 23 1 last 0 390 390 1332 388 1333 12 arabext : uz-Arab
    dmy 23 2 last 1325 1334 1334 212 1335 1336 1337 latn : uz-Cyrl
    dmy 12 1 last 28 1338 1338 1339 1340 1340 12 latn : vai
    dmy 12 1 last 28 76 76 76 1341 1341 12 latn : vai-Latn
    ymd 23 2 last 0 1342 1342 1343 1344 1345 12 latn : ve
    dmy 23 2 last 17 1346 1346 1347 1348 1349 12 latn : vec
    dmy 23 2 last 148 1350 1351 1352 1353 1354 1355 latn : vi
    ymd 23 2 last 0 1356 1356 1356 1357 1357 12 latn : vmw
    ymd 23 2 last 0 1358 1358 1359 1360 1361 12 latn : vo
    ymd 23 2 last 281 1362 1362 1363 1364 1365 12 latn : wae
    dmy 12 1 last 0 1256 1256 1257 1366 1366 1367 latn : wal
    dmy 23 2 last 39 1368 1368 1369 1370 1371 1372 latn : wo
    mdy 23 2 last 28 1373 1374 1375 1376 1377 12 latn : xh
    dmy 12 1 last 39 1378 1378 813 1379 1380 1381 latn : xnr
    dmy 23 2 last 28 750 750 751 1382 1383 1384 latn : xog
    dmy 23 2 last 17 1385 1385 1386 1387 1388 1389 latn : yav
    dmy 23 2 last 1390 1391 1391 1391 1392 1392 1393 latn : yi
    dmy 23 1 last 1394 1395 1395 1395 1396 1397 1398 latn : yo
    dmy 23 1 last 1394 1399 1399 1399 1400 1401 1402 latn : yo-BJ
    dmy 23 2 last 39 1403 1403 1404 1405 1406 12 latn : yrl
    dmy 12 1 last 39 1403 1403 1404 1405 1406 180 latn : yrl-CO yrl-VE
    ymd 12 1 first 1407 566 566 566 1408 1408 1409 latn : yue
    ymd 23 2 first 1407 566 566 566 1408 1408 1410 latn : yue-Hans
    ymd 23 2 first 1407 566 566 566 1408 1408 1411 latn : yue-Hant-CN
    ymd 23 2 first 0 1412 1412 1412 1413 1413 12 latn : za
    dmy 23 2 last 17 1125 1125 1126 1414 1128 1129 latn : zgh
    ymd 23 2 first 1415 1416 1416 566 1408 1417 1411 latn : zh
    dmy 12 1 first 1415 1416 1416 566 1408 1417 1411 latn : zh-Hans-HK zh-Hans-MO zh-Hans-SG
    ymd 12 1 first 1415 1416 1416 566 1408 1417 1411 latn : zh-Hans-MY
    ymd 12 1 first 1415 566 566 566 1408 1418 1411 latn : zh-Hant
    dmy 12 1 first 1415 566 566 566 1408 1418 1411 latn : zh-Hant-HK zh-Hant-MO
    ymd 23 2 last 28 1419 1419 1420 1421 1422 12 latn : zu
    """
}
