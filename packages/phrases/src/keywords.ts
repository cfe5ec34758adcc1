const readSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/**
 * The end of a range that a number stands for. `older` and `newer` depend on the unit: years and ages run in opposite
 * directions.
 */
export type Direction = 'min' | 'max' | 'older' | 'newer';

const DIRECTIONS: readonly (readonly [Direction, ReadonlySet<string>])[] = [
  [
    'min',
    readSet(
      'от с со c начиная больше более свыше выше после позже позднее минимум мин min from дороже мощнее > ≥',
    ),
  ],
  ['max', readSet('до по меньше менее ниже раньше ранее дешевле максимум макс max to < ≤')],
  ['newer', readSet('новее моложе младше свежее')],
  ['older', readSet('старше старее')],
];

const OPPOSITE: Readonly<Record<Direction, Direction>> = {
  min: 'max',
  max: 'min',
  older: 'newer',
  newer: 'older',
};

/** «до» → max, «от» → min … */
export const findDirection = (text: string): Direction | undefined =>
  DIRECTIONS.find(([, words]) => words.has(text))?.[0];

/** Reverses a direction after «не»: «не старше» means newer. */
export const reverseDirection = (direction: Direction): Direction => OPPOSITE[direction];

export type Unit =
  | 'km'
  | 'litre'
  | 'cc'
  | 'hp'
  | 'year'
  | 'age'
  | 'grade'
  | 'rub'
  | 'jpy'
  | 'cny'
  | 'krw'
  | 'usd'
  | 'eur';

const UNITS: readonly (readonly [Unit, RegExp])[] = [
  ['km', /^(км|km|километр(а|ов)?)$/],
  ['litre', /^(л|l|лит|литр(а|ов|овый|овая)?)$/],
  ['cc', /^(см³|cm³|см|cm|cc|сс|куб|куба|кубов|кубик(а|ов)|кубических)$/],
  ['hp', /^(лс|hp|лошад\p{L}*|сил|силы|кобыл|л\.с)$/u],
  ['year', /^(г|гг|гв|год|года|году|годов|годом|годы)$/],
  ['age', /^(лет|летн\p{L}*)$/u],
  ['grade', /^балл(а|ов|ы)?$/],
  ['rub', /^(₽|р|руб|рубл\p{L}*|rub|rur|деревянных)$/u],
  ['jpy', /^(¥|￥|[йи]ен|[йи]ены|[йи]енах|yen|jpy)$/],
  ['cny', /^(юан\p{L}*|cny|rmb)$/u],
  ['krw', /^(вон|воны|krw)$/],
  ['usd', /^(\$|долл|доллар\p{L}*|бакс|баксов|usd)$/u],
  ['eur', /^(€|евро|eur)$/],
];

/** «км» → km, «¥» → jpy … */
export const findUnit = (text: string): Unit | undefined =>
  UNITS.find(([, pattern]) => pattern.test(text))?.[0];

const SCALES: readonly (readonly [number, RegExp])[] = [
  [1_000, /^(тыс|тысяч[аиу]?|тыщ[аиу]?|штук)$/],
  [1_000_000, /^(млн|миллион(а|ов)?|мильон(а|ов)?|лям(а|ов)?|мио|кк|kk)$/],
];
/** Scales of one letter: accepted only if attached to the number or followed by a unit. */
const SHORT_SCALES = new Map(Object.entries({ т: 1_000, к: 1_000, k: 1_000, м: 1_000_000, m: 1_000_000 }));
/** Scale and unit in one word. */
const SCALED_UNITS = new Map<string, readonly [number, Unit]>([
  ['тр', [1_000, 'rub']],
  ['ткм', [1_000, 'km']],
  ['тыр', [1_000, 'rub']],
]);

/** «тыс» → 1000, «млн» → 1 000 000 … */
export const findScale = (text: string): number | undefined =>
  SCALES.find(([, pattern]) => pattern.test(text))?.[0];
/** «т» → 1000, «м» → 1 000 000 … */
export const findShortScale = (text: string): number | undefined => SHORT_SCALES.get(text);
/** «тр» → 1000 and rub, «ткм» → 1000 and km … */
export const findScaledUnit = (text: string): readonly [number, Unit] | undefined => SCALED_UNITS.get(text);

/** Meaning that a word gives to the number beside it. */
export type Topic =
  | 'mileage'
  | 'money'
  | 'engine'
  | 'power'
  | 'rate'
  | 'year'
  | 'lot'
  | 'color'
  | 'drive'
  | 'gearbox'
  | 'kuzov'
  | 'brand'
  | 'model'
  | 'day';

const TOPICS: readonly (readonly [Topic, RegExp])[] = [
  ['mileage', /^пробег(ом|а|и)?$/],
  ['money', /^(цен(а|ы|е|у|ой)|стоимость(ю)?|стоимости|бюджет(ом|а|е)?|сумм[ауые]|стоит)$/],
  ['engine', /^(об[ъь]?ем(ом|а)?|двигател(ь|я|ем)|движ(ок|ка|ком)|мотор(ом|а)?|двс)$/],
  ['power', /^мощность?(ю|и)?$/],
  ['rate', /^(оценк(а|и|е|у|ой)|балл|оценок)$/],
  ['year', /^(год|года|году|годов|выпуска|гв)$/],
  ['lot', /^(лот|лота|lot|№)$/],
  ['color', /^(цвет(а|ом|у|е)?|металлик|кузовная)$/],
  ['drive', /^привод(ом|а|у)?$/],
  ['gearbox', /^(короб(ка|ки|ку|кой)|кпп|трансмисси(я|и|ей)|передач)$/],
  ['kuzov', /^кузов(а|е|ом)?$/],
  ['brand', /^марк[аиуе]$/],
  ['model', /^модел(ь|и|ью)$/],
  ['day', /^(торг(и|ов|ах)|аукцион(а|е|ы|ов)?)$/],
];

/** «пробег» → mileage … */
export const findTopic = (text: string): Topic | undefined =>
  TOPICS.find(([, pattern]) => pattern.test(text))?.[0];

const FILLERS = readSet(`
  а авто автомобиль автомобиля автомобили в во для есть же и из или ищу интересует как куплю купить либо лучше мне на
  надо найди найти нужен нужна нужно около окей плюс по подбери подобрать покажи показать порядка примерно пожалуйста
  с со свой себе тачка тачку только хочу хотел хотелось что чтобы чтоб это я машина машину машины машинка and or with in
`);

/** True if the word says nothing about the car. */
export const isFiller = (text: string): boolean => FILLERS.has(text);

/** Words that must not be taken for a misspelt name: «левый» is not LEVORG, «дизель» is not NISSAN DIESEL. */
const NON_NAMES = readSet(`
  аварийный адаптивный багажник багажником базовая без бензин битая битый большая большой быстрый версия версии владелец
  внедорожник возраст газ германия гибрид гибридный город динамика дверь двери двигатели дверями для дети детей
  дешево дешевая дешевле дешевый диски дизель дизельный документы дом дорого дорогой доставка доставкой друг евро европа
  европы заказ запчасти зима зимний кабина камера камерой китай китая климат кожа кожаный комплект комплектация
  кондиционер корея кореи кран красивый красивая крупный кредит кроме круиз кроссовер купе левый левая левым лето
  леворульный лизинг лифт лифтбек литье лифтинг лучший люк люкс маленький маленькая место места мест мини-вэн минивен
  минивэн монитор москва мотоцикл музыка надежный наличии наличие не недорогая недорогой недорого непроходной новая новое
  новый обвес обзор отзывы оплата панорама пикап подогрев подогревом поколение покупка полка праворульный правая правый
  премиум привет продажа продаю проверка простой рассрочка растаможен растаможка рейлинги ремонт реальный родной россия
  рулевой рулем рулем руле руль руля салон свежая свежий седан семейный семья семью сити скидка скорость спасибо
  спецтехника срочно старая старый такси тачка теплый тест тонировка торг трейд трасса тюнинг турбина турбо универсал
  фары фургон хетчбек хозяин хороший хорошая хэтчбек целый чистая чистый шины экономичный экран электрический
  электричка электро электромобиль эптс японии японская японский япония под ключ
  aero active advance best car cars cheap comfort coupe diesel edition electric engine epower family hatchback hello
  hybrid leather limited luxury navi package petrol power premium prestige price safety sedan selection sense speed style
  sunroof test turbo type used wagon
`);

/** Forms of keywords, used to correct typing errors: «автамат» → «автомат». */
const CORRECTABLE = readSet(`
  белый белая белое белого черный черная черное черного серый серая серого серебристый серебристая серебряный серебро
  синий синяя синего голубой голубая красный красная красного бордовый бордовая вишневый вишневая бежевый бежевая
  золотистый золотой коричневый коричневая бронзовый зеленый зеленая желтый желтая оранжевый оранжевая фиолетовый
  фиолетовая сиреневый розовый перламутр перламутровый перламутровая жемчужный автомат автоматическая механика
  механическая вариатор вариаторная робот полный полного полноприводный полноприводная передний переднего
  переднеприводный задний заднего заднеприводный привод приводом пробег пробегом оценка оценкой оценки проходной
  проходная проходные миллион миллиона миллионов тысяч тысячи литра литров рублей рубля двигатель мощность стоимость
  кроссовер внедорожник минивэн универсал хэтчбек электромобиль дизельный экскаватор погрузчик бульдозер самосвал
  круизер семиместный бюджет километров завтра сегодня понедельник вторник среду четверг пятницу субботу воскресенье года старше
`);

export const correctableKeywords: ReadonlySet<string> = CORRECTABLE;

const CONDITION_CODES = readSet('at mt ra fr ff mr rr ат мт ра 2wd 4wd awd fwd rwd cvt amt');

/** True if the word is a keyword or an ordinary word, so that it is not compared with names by sound. */
export const isKeyword = (text: string): boolean =>
  CORRECTABLE.has(text) ||
  NON_NAMES.has(text) ||
  FILLERS.has(text) ||
  CONDITION_CODES.has(text) ||
  findDirection(text) !== undefined ||
  findUnit(text) !== undefined ||
  findScale(text) !== undefined ||
  findTopic(text) !== undefined;
