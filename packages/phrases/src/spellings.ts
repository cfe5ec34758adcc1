/**
 * Russian spellings and colloquial names of brands, models and the words in their names. Each line: the Latin word as
 * `stripSigns` returns it, then what people type for it. Words that `toSound` matches without help («камри», «субару»)
 * are not listed. To add a name, first add it to testing/colloquialNames.ts.
 */
const SPELLINGS = `
toyota тоета таета тайота
subaru субарик субара
suzuki судзуки
mitsubishi митсубиси мицубиси мицубись митсу мицу
lexus лехус
isuzu исудзу
bmw бэмвэ бумер беха бэха
mercedesbenz мерседес мерс мерин мерседесбенц мерседесбенс mercedes
benz бенц бенс
volkswagen фольксваген фольцваген фольц фольк vw фв
hyundai хендай хундай хенде хэндэ хендэ хэнде хундаи хендэй хундэ
genesis генезис дженезис
ssangyong саньенг санйонг сангенг ссангенг санъенг
daewoo дэу деу
renault рено
peugeot пежо
chevrolet шевроле шеви
chrysler крайслер
skoda шкода
land ленд лэнд
landrover лендровер
jaguar ягуар
bentley бентли
lamborghini ламборгини ламба
maserati мазерати
buick бьюик
gmc гмс джиэмси
geely гили
haval хавейл хавэйл ховал
great грейт
wall волл вол
greatwall грейтволл
changan чаньань чанъань
liauto лисян лисянг лиавто lixiang
zeekr зикер
voyah воя вояж войя
hongqi хончи хонгчи хунци
exeed иксид
jetour джетур
xiaomi сяоми шаоми
xpeng сяопэн сяопен экспенг икспенг
dongfeng дунфэн
davidson дэвидсон
kawasaki кава
triumph трайумф
caterpillar катерпиллер
prius приусик
aqua акуа
corolla королка
fielder филдер филдэр
touring туринг
runx ранэкс
bb бб биби
succeed сукцид
raize рейз
chr схр чр цхр чхр сихр сиэйчар сиашар
crown кроун
markii марк2 mark2
markx маркх маркикс
chaser чайзер чазер
century сенчури
camry кэмри
cruiser крузер круизер круизэр крузэр
landcruiser крузак лендкрузер ландкрузер лендкруизер лэндкрузер кукурузер тлк tlc
landcruiserprado прадик
rav раф
rav4 рав
vanguard вангард
kluger клюгер
hilux хайлюкс хайлакс хилюкс
surf серф
altezza альтецца
alphard альф
vellfire велфайр веллфайр
noah ноа ной
esquire эсквайр эскваир
wish уиш
isis айсис изис
hiace хайс хайэйс хиайс хайейс хиас
ace айс
granace гранайс
townace таунайс
liteace лайтайс лайтэйс
dyna дюна дайна
toyoace тойоайс
epoch эпох
gr гр
86 gt86 гт86
phv пхв
hybrid гибрид
van вэн
highlander хайлендер хайлэндер
note ноут
bluebird блюберд блуберд
teana тиана
skyline скайлайн скай
coupe купе
crossover кроссовер
sedan седан
hatchback хэтчбек хетчбек
stagea стаджея стагея стэйджа
laurel лорель
president президент
xtrail икстрейл икстрэйл хтрейл хтрэйл экстрейл
safari патруль патрол
patrol патруль
dualis кашкай кашкаи
fairlady фэйрледи фейрледи фейрлейди
cube куб кьюб кубик
presage пресаж
vezel визель вазель
spike спайк
stepwgn степвагон степвэгон степ степик степан stepwagon
odyssey одиссея
elysion элизион
airwave аирвейв
crv срв црв сиарви
crossroad кроссроуд
insight инсайт
legend легенда
inspire инспайр
one уан
nbox энбокс
nwgn нвагон энвагон nwagon
nvan нвэн энвэн энван
slash слэш слеш
life лайф
axela мазда3 mazda3
atenza мазда6 mazda6
mazda2 мазда2
cx сх цх сикс сиикс
sx сх эсикс
mr мр
az аз
mx мх эмикс
rx рх эрикс эрэкс
roadster родстер роудстер миата miata mx5 мх5
friendee френди
carol кэрол
tribute трибьют
scrum скрам
forester форик лесник фористер
impreza импра
anesis анезис
xv хв иксви
legacy легася
outback аутбек аутбэк
wrx врх врикс
b4 б4
outlander аутлендер аутлэндер аутландер оутлендер
gear гир
pajero паджерик поджеро
io ио
challenger челленджер челенджер
rvr асх asx
evolution эволюшн эволюшен
lancerevolution эво
mirage мираж
ek ек эк
fighter файтер
rosa роза
jimny джимник
sierra сьерра
splash сплэш
escudo витара vitara
xbee кроссби иксби
smile смайл
hustler хаслер
spacia спейсия
every эври
carry керри кэрри
move мув
bego биго
coo ку
hijet хайджет
ranger рейнджер рэнджер
nx нх энэкс
lx лх элэкс
ux юикс
is ис
ls лс
gs гс
es ес
ct цт
gx гх
series серия серии серию серий сериа
class класса классе klasse
gclass гелик гелендваген геленваген геленд гелентваген gelandewagen gelik
touran туран
touareg туарег
multivan мультивен мультивэн
clubman клабмен клабмэн
countryman кантримен кантримэн
xc хс иксси
cayenne каен
wrangler рэнглер
renegade ренегат
range рендж ренж рэндж рейндж рейнж
evoque эвок ивок
discovery дискавери дискавэри
grandeur грандер
tucson туссан тусан
fe фе
ioniq айоник
solaris солярис
sportage спортаж
gv гв
ev ев
preface прифейс
galaxy гэлакси
plus плюс
uni юни
qin цинь
dolphin дельфин
dashing дэшинг
traveler тревелер
escape эскейп искейп
tahoe тахо
trailblazer трейлблейзер
giulia джулия
giulietta джульетта
escalade эскалада
ghost гост
a а
b б бэ
c с ц це си
d д ди
e е э
f ф эф
g г ж гэ джи
i и ай
k к ка
l л эль
m м эм
n н эн
q ку кью
r р эр
s эс
t т ти
v в ви
x х икс
h х аш эйч
z з зет
model модель модели
`;

const readSpellings = (): ReadonlyMap<string, readonly string[]> => {
  const meanings = new Map<string, string[]>();
  for (const line of SPELLINGS.trim().split('\n')) {
    const [latin = '', ...typed] = line.split(' ');
    for (const word of typed) meanings.set(word, [...(meanings.get(word) ?? []), latin]);
  }
  return meanings;
};

/** Typed words (folded, letters and digits only) → the Latin words that they may mean. */
export const SPELLINGS_BY_TYPED: ReadonlyMap<string, readonly string[]> = /* @__PURE__ */ readSpellings();
