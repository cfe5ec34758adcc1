/** Keys of the facets inside our code; addresses and wires have names of their own, in the rows below. */
export type FacetKey =
  | 'brand'
  | 'model'
  | 'kuzov'
  | 'year'
  | 'mileage'
  | 'rate'
  | 'engine'
  | 'power'
  | 'drive'
  | 'gearbox'
  | 'color'
  | 'day'
  | 'finish'
  | 'price'
  | 'cost'
  | 'age'
  | 'fee'
  | 'length'
  | 'width'
  | 'height'
  | 'mass'
  | 'clearance'
  | 'lot'
  | 'set'
  | 'generation';

/** How a value reads in an address (lower case) and inside (the case of the feeds). */
export type ValueCase = 'upper' | 'lower';

/**
 * Where the options of a facet come from. brands, models, series, colors: the calls of those names; template: the fixed
 * sets of the template's row; week: the days of the current week; years: `yearOptions`; filter: the ends and steps that
 * `/api/auctions/filter` and the histograms tell (Korean engines: `/api/auto/korean/filter/eng_v`); sets:
 * `/api/auctions/sets`; free: typed.
 */
export type OptionSource =
  | 'brands'
  | 'models'
  | 'series'
  | 'colors'
  | 'template'
  | 'week'
  | 'years'
  | 'filter'
  | 'sets'
  | 'free';

/**
 * What search engines are told of an address with this in it. index: it may be a landing page; noindex: it leads a crawler
 * nowhere; canonical-without: it shows the same lots as the address without it, which is the canonical one.
 */
export type SeoPolicy = 'index' | 'noindex' | 'canonical-without';

interface FacetBase {
  readonly key: FacetKey;
  /** Names in addresses that say the same as `url`. */
  readonly aliases?: readonly string[];
  /** Russian, as the panel's caption. */
  readonly label: string;
  /** One sentence behind the ⓘ where the word is jargon. */
  readonly explanation?: string;
  /** In place of a choice while what it hangs on is not chosen. */
  readonly placeholder?: string;
  readonly options: OptionSource;
  /** panel: a control of the panel; strip: the days above the list; address: it comes by a link only. */
  readonly place: 'panel' | 'strip' | 'address';
  readonly seo: SeoPolicy;
  /** A change of this facet forgets these (section 4: a brand clears model and kuzov). */
  readonly clears?: readonly FacetKey[];
  /** A choice of this facet takes the place of these. */
  readonly replaces?: readonly FacetKey[];
}

/** Several values of one kind. */
export interface ListFacet extends FacetBase {
  readonly kind: 'list';
  /** Name in addresses: `brand=toyota`, `brand[]=toyota&brand[]=honda`. */
  readonly url: string;
  /** Names on the wires; version 1 adds `_in_arr` to a list of several, unless the name ends in an operator. */
  readonly v1: string;
  readonly v2: string;
  readonly case: ValueCase;
  /** What a value must look like to be kept; everything else is dropped. */
  readonly pattern: RegExp;
}

/** Two numbers, both inclusive. */
export interface RangeFacet extends FacetBase {
  readonly kind: 'range';
  /** Stem of the names in addresses and on the wire: `year` → `year_min`, `year_max`. */
  readonly url: string;
  readonly v1: string;
  readonly v2: string;
  /** Unit as it is written after a number, '' for years. */
  readonly unit: string;
  readonly bounds: readonly [number, number];
}

/** One free word. */
export interface TextFacet extends FacetBase {
  readonly kind: 'text';
  readonly url: string;
  readonly v1: string;
  readonly v2: string;
  readonly pattern: RegExp;
}

export type Facet = ListFacet | RangeFacet | TextFacet;

/** A name out of a feed: letters, digits and the punctuation that models have. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} .,:;'!&/+\-()*]{0,79}$/u;

/**
 * The registry: one row a facet. The panel, the parser, the encoders, the chips and the counts are driven by it;
 * the order of the rows is the order in addresses and in the panel.
 */
export const FACETS: readonly Facet[] = [
  {
    key: 'brand',
    kind: 'list',
    url: 'brand',
    v1: 'marka_name',
    v2: 'marka_name',
    label: 'Марка',
    case: 'upper',
    pattern: NAME,
    options: 'brands',
    place: 'panel',
    seo: 'index',
    clears: ['model', 'kuzov', 'generation'],
  },
  {
    key: 'model',
    kind: 'list',
    url: 'model',
    v1: 'model_name',
    v2: 'model_name',
    label: 'Модель',
    placeholder: 'В начале выберите марку',
    case: 'upper',
    pattern: NAME,
    options: 'models',
    place: 'panel',
    seo: 'index',
    clears: ['kuzov', 'generation'],
  },
  {
    key: 'kuzov',
    kind: 'list',
    url: 'kuzov',
    aliases: ['kuzov_list'],
    v1: 'kuzov',
    v2: 'kuzov',
    label: 'Кузов',
    explanation: 'Заводской код поколения и исполнения: по нему видны двигатель, привод и годы выпуска',
    placeholder: 'В начале выберите модель',
    replaces: ['generation'],
    case: 'upper',
    pattern: NAME,
    options: 'series',
    place: 'panel',
    seo: 'index',
  },
  {
    key: 'year',
    kind: 'range',
    url: 'year',
    v1: 'year',
    v2: 'year',
    label: 'Год выпуска',
    unit: '',
    bounds: [1900, 2100],
    options: 'years',
    place: 'panel',
    seo: 'noindex',
  },
  {
    key: 'mileage',
    kind: 'range',
    url: 'mileage',
    v1: 'mileage',
    v2: 'mileage',
    label: 'Пробег',
    unit: 'км',
    bounds: [0, 9_999_999],
    options: 'filter',
    place: 'panel',
    seo: 'noindex',
  },
  {
    key: 'engine',
    kind: 'range',
    url: 'eng_v',
    v1: 'eng_v',
    v2: 'eng_v',
    label: 'Объём',
    unit: 'см³',
    bounds: [0, 99_999],
    options: 'filter',
    place: 'panel',
    seo: 'noindex',
  },
  {
    key: 'power',
    kind: 'range',
    url: 'pw',
    v1: 'pw',
    v2: 'pw',
    label: 'Мощность',
    explanation: 'До 160 л.с. утильсбор за личную машину — тысячи рублей, выше — миллионы',
    unit: 'л.с.',
    bounds: [0, 9_999],
    options: 'filter',
    place: 'panel',
    seo: 'noindex',
  },
  {
    key: 'rate',
    kind: 'list',
    url: 'rate',
    aliases: ['rate_in_arr'],
    v1: 'rate',
    v2: 'rate',
    label: 'Оценка аукциона',
    explanation: 'Инспектор аукциона осматривает машину и ставит одну общую оценку',
    case: 'upper',
    pattern: /^(S|[0-6]|[34]\.5|RA?|\*{3})$/,
    options: 'template',
    place: 'panel',
    seo: 'noindex',
  },
  {
    key: 'drive',
    kind: 'list',
    url: 'priv',
    aliases: ['priv_incl_like'],
    v1: 'priv_incl_like',
    v2: 'priv_incl_like',
    label: 'Привод',
    explanation: 'Какие колёса ведёт двигатель',
    case: 'upper',
    pattern: /^(FF|FR|MR|RR|2WD|4WD)$/,
    options: 'template',
    place: 'panel',
    seo: 'noindex',
  },
  {
    key: 'gearbox',
    kind: 'list',
    url: 'kpp',
    v1: 'kpp',
    v2: 'kpp',
    label: 'Коробка',
    explanation: 'Две педали или три',
    case: 'upper',
    pattern: /^(AT|MT|CVT|AMT)$/,
    options: 'template',
    place: 'panel',
    seo: 'noindex',
  },
  {
    key: 'color',
    kind: 'list',
    url: 'color',
    v1: 'color',
    v2: 'color',
    label: 'Цвет',
    case: 'lower',
    pattern: /^[a-z]{2,20}$/,
    options: 'colors',
    place: 'panel',
    seo: 'noindex',
  },
  {
    key: 'day',
    kind: 'list',
    url: 'auction_date_interval',
    v1: 'auction_date_interval',
    v2: 'auction_date_interval',
    label: 'День торгов',
    explanation: 'Дни идут по времени Японии',
    case: 'lower',
    pattern: /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
    options: 'week',
    place: 'strip',
    seo: 'noindex',
  },
  {
    key: 'finish',
    kind: 'range',
    url: 'finish',
    v1: 'finish',
    v2: 'finish',
    label: 'Цена',
    explanation: 'В валюте лота: за сколько продан или сколько просит продавец',
    unit: '',
    bounds: [0, 999_999_999],
    options: 'filter',
    place: 'panel',
    seo: 'noindex',
  },
  {
    key: 'price',
    kind: 'list',
    url: 'price',
    v1: 'price_interval',
    v2: 'price_interval',
    label: 'Цена',
    explanation: 'В валюте лота; можно выбрать несколько промежутков',
    case: 'lower',
    pattern: /^(\d{1,12}-\d{0,12}|-\d{1,12})$/,
    options: 'filter',
    place: 'panel',
    seo: 'noindex',
  },
  {
    key: 'cost',
    kind: 'range',
    url: 'cost_ru',
    v1: 'cost_ru',
    v2: 'cost_ru',
    label: 'Под ключ',
    explanation: 'Всё вместе: лот, доставка, таможня и оформление во Владивостоке',
    unit: '₽',
    bounds: [0, 9_999_999_999],
    options: 'filter',
    place: 'panel',
    seo: 'noindex',
  },
  {
    key: 'age',
    kind: 'list',
    url: 'age',
    v1: 'age',
    v2: 'age',
    label: 'Возраст для таможни',
    explanation: 'Считается в полных месяцах; от 3 до 5 лет пошлина меньше всего',
    case: 'lower',
    pattern: /^(under3|passing|over5)$/,
    options: 'template',
    place: 'panel',
    seo: 'noindex',
  },
  {
    key: 'fee',
    kind: 'list',
    url: 'fee',
    v1: 'fee',
    v2: 'fee',
    label: 'Утилизационный сбор',
    explanation: 'До 160 л.с. и до 3 литров физлицо платит 3 400 или 5 200 ₽, выше — сотни тысяч и миллионы',
    case: 'lower',
    pattern: /^(low|high)$/,
    options: 'template',
    place: 'panel',
    seo: 'noindex',
  },
  {
    key: 'length',
    kind: 'range',
    url: 'length',
    v1: 'length',
    v2: 'length',
    label: 'Длина',
    unit: 'мм',
    bounds: [0, 99_999],
    options: 'filter',
    place: 'panel',
    seo: 'noindex',
  },
  {
    key: 'mass',
    kind: 'range',
    url: 'mass',
    v1: 'mass',
    v2: 'mass',
    label: 'Масса',
    unit: 'кг',
    bounds: [0, 999_999],
    options: 'filter',
    place: 'panel',
    seo: 'noindex',
  },
  {
    key: 'width',
    kind: 'range',
    url: 'width',
    v1: 'width',
    v2: 'width',
    label: 'Ширина',
    unit: 'мм',
    bounds: [0, 99_999],
    options: 'filter',
    place: 'panel',
    seo: 'noindex',
  },
  {
    key: 'height',
    kind: 'range',
    url: 'height',
    v1: 'height',
    v2: 'height',
    label: 'Высота',
    unit: 'мм',
    bounds: [0, 99_999],
    options: 'filter',
    place: 'panel',
    seo: 'noindex',
  },
  {
    key: 'clearance',
    kind: 'range',
    url: 'clearance',
    v1: 'clearance',
    v2: 'clearance',
    label: 'Клиренс',
    explanation: 'Расстояние от земли до самой низкой точки машины',
    unit: 'мм',
    bounds: [0, 9_999],
    options: 'filter',
    place: 'panel',
    seo: 'noindex',
  },
  {
    key: 'lot',
    kind: 'text',
    url: 'lot',
    v1: 'lot',
    v2: 'lot',
    label: 'Номер лота',
    pattern: /^[\p{L}\p{N}\-/]{1,20}$/u,
    options: 'free',
    place: 'panel',
    seo: 'noindex',
  },
  {
    key: 'set',
    kind: 'text',
    url: 'set_id',
    v1: 'set_id',
    v2: 'set_id',
    label: 'Подборка',
    pattern: /^\d{1,9}$/,
    options: 'sets',
    place: 'address',
    seo: 'noindex',
  },
  {
    key: 'generation',
    kind: 'text',
    url: 'generation',
    v1: 'generation',
    v2: 'generation',
    label: 'Поколение',
    explanation: 'Общее начало заводских кодов: ZVW5 — это ZVW50, ZVW51 и ZVW55',
    replaces: ['kuzov'],
    pattern: /^[\p{L}\p{N}-]{2,20}$/u,
    options: 'series',
    place: 'address',
    seo: 'noindex',
  },
];

const byKey = new Map(FACETS.map((row) => [row.key, row]));

/** The row of a facet. */
export function facet(key: FacetKey): Facet {
  const row = byKey.get(key);
  if (!row) throw new RangeError(`no facet ${key}`);
  return row;
}
