/** Russian names of brands: the name in the feeds, then words that must each find it. */
export const COLLOQUIAL_BRANDS = `
TOYOTA: тойота тоета таета тайота
NISSAN: ниссан нисан
HONDA: хонда
MAZDA: мазда
SUBARU: субару субарик субара
SUZUKI: сузуки судзуки
MITSUBISHI: митсубиси мицубиси мицубиши митсубиши мицубись митсу мицу
LEXUS: лексус лехус
DAIHATSU: дайхатсу дайхацу дайхатцу
ISUZU: исузу исудзу
HINO: хино
MITSUOKA: мицуока митсуока
BMW: бмв бэмвэ бумер беха бэха
MERCEDES-BENZ: мерседес мерс мерин мерседесбенц мерседесбенс mercedes бенц бенс
AUDI: ауди
VOLKSWAGEN: фольксваген фольцваген вольксваген фольц фольк vw фв
KIA: киа кия
HYUNDAI: хендай хундай хенде хэндэ хендэ хэнде хюндай хюндаи хундаи хьюндай хендэй хундэ
GENESIS: генезис дженезис дженесис
SSANGYONG: ссангйонг саньенг сангйонг санйонг сангенг ссангенг санъенг
KGM: кгм
RENAULT: рено
RENAULT SAMSUNG: самсунг
PEUGEOT: пежо
CITROEN: ситроен
OPEL: опель
FORD: форд
CHEVROLET: шевроле шеви
CADILLAC: кадиллак кадилак
CHRYSLER: крайслер
DODGE: додж
JEEP: джип
TESLA: тесла
VOLVO: вольво
PORSCHE: порше порш
MINI: мини
SKODA: шкода
LAND ROVER: ленд лэнд ланд ровер лендровер ландровер
JAGUAR: ягуар
FIAT: фиат
ABARTH: абарт
ALFAROMEO: ромео
SMART: смарт
INFINITI: инфинити
ACURA: акура
BENTLEY: бентли
FERRARI: феррари
LAMBORGHINI: ламборгини ламба
ROLLS-ROYCE: роллс ролс ройс
MASERATI: мазерати
ASTON MARTIN: астон мартин
SAAB: сааб
HUMMER: хаммер
GEELY: джили гили
CHERY: чери черри
HAVAL: хавал хавейл хавэйл ховал
GREAT WALL: грейт волл вол грейтволл
CHANGAN: чанган чаньань чанъань
BYD: бид бийд бйд
LI AUTO: лисян лисянг лиавто lixiang
ZEEKR: зикр зикер
VOYAH: воя вояж войя
HONGQI: хончи хонгчи хунци
EXEED: эксид эксиид иксид
GAC: гак
JETOUR: джетур
AITO: айто
XIAOMI: сяоми ксиаоми шаоми
NIO: нио
XPENG: сяопэн сяопен экспенг икспенг
`;

/** Colloquial names of models, by brand. Models with « / » between them share the words. */
export const COLLOQUIAL_MODELS = `
# TOYOTA
TANK: танк
PRIUS: приус приусик
PRIUS ALPHA: альфа
AQUA: аква акуа
COROLLA: королла корола королка
COROLLA AXIO: аксио
COROLLA FIELDER: филдер филдэр
COROLLA RUMION: румион
COROLLA SPACIO: спасио спацио
COROLLA RUNX: ранкс ранэкс
ALLEX: аллекс
AURIS: аурис
BLADE: блейд
VITZ: витц виц
YARIS: ярис
PASSO: пассо
ROOMY: руми
SPADE: спейд спэйд
PORTE: порте
RACTIS: рактис
IST: ист
PROBOX: пробокс
SUCCEED: саксид сукцид
RAIZE: райз рейз райзе
C-HR: схр чр цхр чхр сихр сиэйчар сиашар
CROWN: краун кроун
CROWN MAJESTA: маджеста
MARK X / MARK X ZIO / MARK II / MARK2 BLIT: марк
MARK2 BLIT: блит
MARK II: марк2 mark2
MARK X: маркх маркикс
CHASER: чайзер чазер
CRESTA: креста
VEROSSA: веросса
CELSIOR: цельсиор целсиор
CENTURY: центури сенчури
CAMRY: камри кэмри
SAI: сай
ALLION: аллион
PREMIO: премио
BELTA: белта
PLATZ: платц плац
AVENSIS: авенсис
CALDINA: калдина
LAND CRUISER / LAND CRUISER PRADO / LAND CRUISER 250 / FJ CRUISER: крузер круизер круизэр крузэр
LAND CRUISER: крузак лендкрузер ландкрузер лендкруизер лэндкрузер кукурузер тлк tlc
LAND CRUISER PRADO: прадик прадо
HARRIER: харриер хариер
RAV4: рав раф
VANGUARD: вангард
KLUGER: клюгер клугер
HILUX: хайлюкс хайлакс хилюкс
HILUX SURF: сурф серф
RUSH: раш
CAMI: ками
MIRAI: мирай
SUPRA: супра
CELICA: целика селика
ALTEZZA: алтезза альтеза альтецца
SOARER: соарер
ALPHARD: альфард алфард альф
VELLFIRE: велфайр веллфайр
VOXY: вокси
NOAH: ноах ноа ной
ESQUIRE: эсквайр эскваир
ESTIMA: эстима
SIENTA: сиента
WISH: виш уиш
ISIS: исис айсис изис
IPSUM: ипсум
GAIA: гайя гая
HIACE VAN / HIACE WAGON: хайс хайэйс хиайс хайейс хиас
REGIUS ACE: региус реджиус
GRANACE: гранэйс гранайс
TOWN ACE VAN / TOWN ACE TRUCK: таунайс таунэйс
LITE ACE VAN: лайтайс лайтэйс
DYNA: дюна дина дайна
TOYOACE: тойоайс тойоэйс
PIXIS MEGA / PIXIS EPOCH / PIXIS JOY / PIXIS VAN / PIXIS TRUCK: пиксис
PIXIS EPOCH: эпох
HIGHLANDER: хайлендер хайлэндер
# LI AUTO
MEGA: мега
# NISSAN
NOTE: ноут нот
NOTE AURA: аура
MARCH: марч
MICRA C+C: микра
TIIDA: тиида тида
LATIO: латио
SYLPHY: силфи сильфи
BLUEBIRD SYLPHY: блюберд блуберд
TEANA: теана тиана
CEFIRO: цефиро сефиро
CIMA: сима цима
FUGA: фуга
SKYLINE: скайлайн скай
STAGEA: стаджея стагея стэйджа
LAUREL: лаурель лорель
CEDRIC: седрик цедрик
GLORIA: глория
PRIMERA: примера
AVENIR: авенир
PRESIDENT: президент
LEAF: лиф
ARIYA: ария
X-TRAIL: трейл трэйл икстрейл икстрэйл хтрейл хтрэйл экстрейл
JUKE: джук жук
KICKS: кикс
DUALIS: дуалис
MURANO: мурано
SAFARI: сафари
TERRANO: террано
GT-R: гтр
FAIRLADYZ: фэйрледи фейрледи фейрлейди fairlady
SILVIA: сильвия
CUBE: куб кьюб кубик
WINGROAD: вингроад
SERENA: серена
ELGRAND: эльгранд элгранд
LAFESTA: лафеста
PRESAGE: пресаж пресейдж
BASSARA: бассара
LIBERTY: либерти
NV100 CLIPPER RIO / NV100 CLIPPER / NT100 CLIPPER / CLIPPER VAN / CLIPPER TRUCK: клиппер
NV200 VANETTE VAN / NV200 VANETTE WAGON / VANETTE TRUCK: ванетт ванетте
NV350 CARAVAN VAN / NV350 CARAVAN WAGON / CARAVAN VAN / CARAVAN COACH: караван
ATLAS: атлас
CIVILIAN: цивилиан
DAYZ: дейз дэйз дайз
ROOX: рукс
SAKURA: сакура
MOCO: моко
OTTI: отти
PINO: пино
# HONDA
FIT: фит
SHUTTLE: шаттл шатл
GRACE: грейс
VEZEL: везель визель вазель
FREED: фрид
FREED SPIKE: спайк
STEP WAGON: степвагон степвэгон степ степик степан stepwagon
ODYSSEY: одиссей одисей одиссея
STREAM: стрим
ELYSION: элизион
JADE: джейд
EDIX: эдикс
MOBILIO: мобилио
AIRWAVE: эйрвейв аирвейв
PARTNER: партнер
CR-V: срв црв сиарви
HR-V: хрв
ZR-V: зрв
WR-V: врв
CROSSROAD: кроссроад кроссроуд
ELEMENT: элемент
CIVIC: цивик сивик
ACCORD: аккорд акорд
INSIGHT: инсайт
LEGEND: легенд легенда
INSPIRE: инспайр
TORNEO: торнео
INTEGRA: интегра
BEAT: бит
N BOX: нбокс энбокс
N WGN: нвагон энвагон nwagon
N VAN: энван
LIFE: лайф
ZEST: зест
ACTY VAN / ACTY TRUCK: акти
VAMOS: вамос
VAMOS HOBIO: хобио
# MAZDA
DEMIO: демио
AXELA: аксела
ATENZA: атенза
MAZDA2: мазда2
MPV: мпв
PREMACY: премаси
BIANTE: бианте
VERISA: вериса
ROADSTER: родстер роудстер миата miata mx5
FAMILIA VAN: фамилия
BONGO VAN / BONGO TRUCK / BONGO BRAWNY / BONGO FRIENDEE: бонго
BONGO FRIENDEE: френди
TITAN: титан
FLAIR: флаир флэйр флейр
CAROL: кэрол
TRIBUTE: трибьют трибут
SCRUM VAN / SCRUM WAGON / SCRUM TRUCK: скрам
# SUBARU
FORESTER: форестер форик лесник фористер
IMPREZA: импреза импра
IMPREZA ANESIS: анезис
CROSSTREK: кросстрек
LEVORG: леворг
LEGACY B4 / LEGACY TOURING WAGON: легаси легася
OUTBACK: аутбек аутбэк
EXIGA: эксига
WRX S4 / WRX STI: врх врикс
BRZ: брз
TREZIA: трезия
DIAS WAGON: диас
STELLA: стелла
PLEO: плео
SAMBAR: самбар
# MITSUBISHI
OUTLANDER: аутлендер аутлэндер аутландер оутлендер
DELICA D5 / DELICA D2 / DELICA D3 / DELICA MINI / DELICA SPACE GEAR / DELICA VAN: делика
PAJERO: паджеро паджерик поджеро пажеро
CHALLENGER: челленджер челенджер
RVR: рвр асх asx
ECLIPSE CROSS: эклипс
AIRTREK: аиртрек эйртрек
LANCER: лансер ланцер
LANCER EVOLUTION: эволюшн эволюшен эво
LANCER CEDIA WAGON: седия цедия
GALANT: галант
GALANT FORTIS: фортис
LEGNUM: легнум
DIAMANTE: диаманте
COLT: кольт
MIRAGE: мираж
GRANDIS: грандис
DION: дион
TRITON: тритон
MINICAB MIEV / MINICAB VAN / MINICAB TRUCK: миникаб
TOPPO: топпо
TOWNBOX: таунбокс
# MITSUBISHI FUSO
CANTER: кантер
FIGHTER: файтер
ROSA: роза
# SUZUKI
JIMNY: джимни джимник
JIMNY SIERRA: сиерра сьерра
SWIFT: свифт
SOLIO: солио
SOLIO BANDIT: бандит
IGNIS: игнис
BALENO: балено
SPLASH: сплэш
ESCUDO: эскудо витара vitara
XBEE: кроссби иксби
LANDY: ланди
KIZASHI: кизаши
ALTO: альто
ALTO LAPIN: лапин
ALTO WORKS: воркс
WAGON R: вагонр
WAGON R STINGRAY: стингрей
WAGON R SMILE: смайл
HUSTLER: хастлер хаслер
SPACIA: спасия спейсия
PALETTE: палетт палет
CERVO: серво
EVERY: эвери эври
CARRY TRUCK: керри кэрри
# DAIHATSU
TANTO: танто
MOVE: мув
MOVE CONTE: конте
MOVE CANBUS: канбус
MIRA: мира
MIRA COCOA: кокоа
CAST: каст
TAFT: тафт
WAKE: вейк
COPEN: копен
ESSE: эссе
SONICA: соника
TERIOS KID: териос
ROCKY: рокки
BE-GO: биго
THOR: тор
BOON: бун
COO: ку
HIJET CARGO / HIJET TRUCK: хайджет
ATRAI: атрай
# ISUZU
ELF: эльф
FORWARD: форвард
GIGA: гига
COMO: комо
BIGHORN: бигхорн
WIZARD: визард
# HINO
DUTRO: дутро
RANGER: рейнджер рэнджер
PROFIA: профия
# MERCEDES-BENZ
G CLASS: гелик гелендваген геленваген геленд гелентваген gelandewagen gelik
# VOLKSWAGEN
GOLF: гольф
GOLF VARIANT: вариант
GOLF TOURAN: туран
POLO: поло
TIGUAN: тигуан
PASSAT: пассат
BEETLE: битл
SHARAN: шаран
TERAMONT: терамонт
TAYRON: тайрон
LAVIDA: лавида
TOUAREG: туарег
MULTIVAN: мультивен мультивэн
# MINI
MINI CLUBMAN: клабмен клабмэн
# PORSCHE
CAYENNE: кайен каен кайенн
MACAN: макан
PANAMERA: панамера
BOXSTER: бокстер
CAYMAN: кайман
TAYCAN: тайкан
# JEEP
WRANGLER: вранглер рэнглер
RENEGADE: ренегат ренегейд
COMPASS: компас
CHEROKEE: чероки
# LAND ROVER
RANGE ROVER / RANGE ROVER SPORT / RANGE ROVER EVOQUE: рендж ренж рэндж рейндж рейнж
RANGE ROVER EVOQUE: эвок ивок
DISCOVERY: дискавери дискавэри
DEFENDER: дефендер
# HYUNDAI
AVANTE: аванте
SONATA: соната
GRANDEUR: грандер грандеур
KONA: кона
TUCSON: туссан туксон тусан
SANTA FE: санта
PALISADE: палисад палисейд
GRAND STAREX: старекс
STARIA: стария
PORTER II: портер
IONIQ: ионик айоник
CASPER: каспер
ACCENT: акцент
VELOSTER: велостер
# KIA
MORNING: морнинг
RAY: рей рэй
STINGER: стингер
NIRO: ниро
SELTOS: селтос
SPORTAGE: спортейдж спортаж спортейж
SORENTO: соренто
MOHAVE: мохаве мохав
CARNIVAL: карнивал
SOUL: соул
# SSANGYONG
TIVOLI: тиволи
KORANDO: корандо
REXTON: рекстон
TORRES: торрес
# KGM
ACTYON: актион
# GEELY
COOLRAY: кулрей
MONJARO: монжаро
TUGELLA: тугелла
EMGRAND: эмгранд
PREFACE: прифейс префейс
GALAXY L7 / GALAXY E5: гэлакси галакси
# CHERY
TIGGO 4 / TIGGO 7 PRO / TIGGO 8 PRO: тигго тиго
ARRIZO 8: арризо
OMODA 5: омода
# HAVAL
JOLION: джолион
DARGO: дарго
# GREAT WALL
POER: поер
WINGLE 7: вингл
# CHANGAN
UNI-K / UNI-T / UNI-V: юни уни
# BYD
HAN: хан
TANG: танг
SONG PLUS: сонг
QIN PLUS: цинь
SEAGULL: сигал
DOLPHIN: долфин дельфин
# VOYAH
FREE: фри
DREAM: дрим
# JETOUR
DASHING: дашинг дэшинг
TRAVELER: тревелер травелер
# SKODA
OCTAVIA: октавия
SUPERB: суперб
KODIAQ: кодиак
KAROQ: карок
# FORD
KUGA: куга
FOCUS: фокус
FIESTA: фиеста
MONDEO: мондео
EXPLORER: эксплорер
MUSTANG: мустанг
ESCAPE: эскейп искейп
# CHEVROLET
CAMARO: камаро
CORVETTE: корвет
CRUZE: круз
CAPTIVA: каптива
TAHOE: тахо тахое
SPARK: спарк
MALIBU: малибу
TRAILBLAZER: трейлблейзер
# OPEL
ASTRA: астра
ZAFIRA: зафира
INSIGNIA: инсигния
# RENAULT
KANGOO: кангу канго
MEGANE: меган
CAPTUR: каптур
SCENIC: сценик
# ALFAROMEO
GIULIA: джулия
GIULIETTA: джульетта
STELVIO: стельвио
# DODGE
CHARGER: чарджер
# CADILLAC
ESCALADE: эскалейд эскалада
# BENTLEY
CONTINENTAL: континенталь
BENTAYGA: бентайга
# LAMBORGHINI
URUS: урус
# ROLLS-ROYCE
GHOST: гост
PHANTOM: фантом
`;
