import type { FixedOption } from '../facets/facetRow.ts';
import { getFacet, type FacetKey } from '../facets/facets.ts';
import type { BaseFilter } from './baseFilter.ts';
import type { GearboxKind } from '../words/gearboxes.ts';
import type { Host } from '../hosts/hosts.ts';
import { GRADE_OPTIONS } from '../words/gradeOptions.ts';
import type { CatalogueType } from '../types/catalogueTypes.ts';
import type { Currency } from '../words/currencies.ts';
import type { ListVariant } from '@vvoz/law/costTypes';
import type { Parent } from '../types/catalogueTypeRow.ts';

/** auction: coming lots with a day picker; stats: sold lots with prices; left, stock: fixed prices; spec: machinery. */
export type TemplateGroup = 'auction' | 'stats' | 'left' | 'stock' | 'spec';

/** Host and path of a catalogue. */
export interface Place {
  readonly host: Host;
  readonly path: string;
}

/** One catalogue. It also needs a page record in the backend. `host` and `path` are its main address. */
interface TemplateRow extends Place {
  readonly name: string;
  /** Further addresses of the same catalogue. */
  readonly also?: readonly Place[];
  readonly title: string;
  /** Follows a name in headings: «Toyota Prius с аукционов Японии». */
  readonly titleTail: string;
  readonly type: CatalogueType;
  readonly typeParent: Parent;
  /**
   * Narrows the type, so that two templates of one type show different lists. It takes precedence over the visitor's
   * choice.
   */
  readonly base?: BaseFilter;
  readonly source: 'aleado' | 'jpcenter' | 'wordpress';
  readonly api: 'v1' | 'v2';
  readonly group: TemplateGroup;
  /** Labels of the orders by date, as in «Сначала ближайшие торги», in the order of the select. */
  readonly ordersByDate: Readonly<Partial<Record<'date_asc' | 'date_desc', string>>>;
  /** Currency of all lots; absent if each lot has its own. */
  readonly currency?: Currency;
  readonly yearsFrom: number;
  /** Several brands, models and body codes can be chosen. */
  readonly multiSelect: boolean;
  /** Options beside «Все»; empty: no such facet. */
  readonly gearboxes: readonly GearboxKind[];
  /** Short labels: «Автомат», «Механика». */
  readonly shortGearboxes: boolean;
  readonly drives: readonly string[];
  readonly grades: readonly FixedOption[];
  /** The strip ПН…ВС, with the weeks of `listAuctionWeeks`. */
  readonly dayPicker: boolean;
  /** In the order of the panel. */
  readonly facets: readonly FacetKey[];
  /** Ways of importing that have a price here, the default first. Empty: the lot's own price is the full price. */
  readonly variants: readonly ListVariant[];
  /** Units of facets that differ from those of the facet's row. */
  readonly units?: Readonly<Partial<Record<FacetKey, string>>>;
  /** A phrase that the search by words understands, shown in its empty field. */
  readonly phrase: string;
  /** Noun for the count: [лот, лота, лотов]. */
  readonly noun: readonly [string, string, string];
  readonly pageSize: number;
}

/** Page sizes of a catalogue and of the main page (specification, section 9). */
export const CATALOG_PAGE_SIZE = 12;
export const HOME_PAGE_SIZE = 4;

const YEARS_FROM = 1985;
const YEARS_FROM_LEFT = 2010;

const LOTS = ['лот', 'лота', 'лотов'] as const;
const CARS = ['автомобиль', 'автомобиля', 'автомобилей'] as const;
const MACHINES = ['машина', 'машины', 'машин'] as const;

/** Chosen by eye, so they come first. */
const CAR_KINDS = ['bodyKind', 'engineKind'] as const;
const VEHICLE = ['brand', 'model', 'kuzov', 'year', 'cost', 'mileage', 'engine', 'power'] as const;
const CAR_FACETS = [
  'fee',
  'age',
  ...CAR_KINDS,
  ...VEHICLE,
  'seats',
  'rate',
  'drive',
  'gearbox',
  'color',
  'lot',
] as const;
const BIKE_FACETS = [
  'motoClass',
  'brand',
  'model',
  'kuzov',
  'year',
  'cost',
  'mileage',
  'engine',
  'rate',
  'color',
  'lot',
] as const;
const OFFER_FACETS = [
  'fee',
  'age',
  ...CAR_KINDS,
  ...VEHICLE,
  'seats',
  'drive',
  'gearbox',
  'color',
  'finish',
] as const;
/** Kind, brand, model, year and turnkey price, then the specification's facets of machinery. */
const MACHINE_FACETS = [
  'machineKind',
  'brand',
  'model',
  'year',
  'cost',
  'mileage',
  'length',
  'mass',
  'width',
  'height',
  'power',
  'clearance',
  'price',
] as const;

const OFFERS_BY_DATE = { date_desc: 'новые предложения', date_asc: 'старые предложения' } as const;

// A group with the labels of its orders by date.
const COMING = {
  group: 'auction',
  ordersByDate: { date_asc: 'ближайшие торги', date_desc: 'дальние торги' },
} as const;
const SOLD = {
  group: 'stats',
  ordersByDate: { date_desc: 'недавние продажи', date_asc: 'давние продажи' },
} as const;
const LEFT_HAND = { group: 'left', ordersByDate: OFFERS_BY_DATE } as const;
const IN_STOCK = { group: 'stock', ordersByDate: OFFERS_BY_DATE } as const;
const MACHINERY = { group: 'spec', ordersByDate: OFFERS_BY_DATE } as const;

const common = { pageSize: CATALOG_PAGE_SIZE, dayPicker: false } as const;

const aleado = {
  ...common,
  host: 'main',
  source: 'aleado',
  api: 'v2',
  currency: 'jpy',
  yearsFrom: YEARS_FROM,
  multiSelect: true,
  shortGearboxes: false,
  grades: GRADE_OPTIONS,
  noun: LOTS,
} as const satisfies Partial<TemplateRow>;

const japanCars = {
  ...aleado,
  phrase: 'приус 2019 до 1,5 млн',
  typeParent: 'japan',
  gearboxes: ['AT', 'MT'],
  drives: ['2WD', '4WD'],
  variants: ['poshlina', 'construct', 'raspil'],
} as const satisfies Partial<TemplateRow>;

const motorcycles = {
  ...aleado,
  phrase: 'honda cb400 до 700 тыс',
  typeParent: 'moto',
  gearboxes: [],
  drives: [],
  variants: ['poshlina'],
} as const satisfies Partial<TemplateRow>;

/** Cars of version 1 of the API. Templates with fixed prices offer four gearboxes. */
const offers = {
  ...common,
  host: 'main',
  source: 'jpcenter',
  api: 'v1',
  yearsFrom: YEARS_FROM,
  multiSelect: false,
  gearboxes: ['AT', 'MT', 'CVT', 'AMT'],
  shortGearboxes: true,
  drives: ['FF', 'FR', '4WD'],
  grades: [],
  facets: OFFER_FACETS,
  phrase: 'tesla 2021 до 5 млн',
  noun: CARS,
} as const satisfies Partial<TemplateRow>;

const korea = {
  ...offers,
  phrase: 'дизельный кроссовер до 3 млн',
  type: 'korean',
  typeParent: 'korean',
  ...IN_STOCK,
  currency: 'krw',
  yearsFrom: YEARS_FROM_LEFT,
  variants: ['poshlina'],
} as const satisfies Partial<TemplateRow>;

const europe = {
  ...offers,
  phrase: 'bmw x5 2020 до 9 млн',
  typeParent: 'europe',
  variants: ['poshlina'],
} as const satisfies Partial<TemplateRow>;

const europeAuctions = {
  ...europe,
  gearboxes: ['AT', 'MT'],
  shortGearboxes: false,
  noun: LOTS,
} as const satisfies Partial<TemplateRow>;

const machinery = {
  ...common,
  host: 'spec',
  source: 'wordpress',
  api: 'v1',
  yearsFrom: YEARS_FROM,
  multiSelect: false,
  gearboxes: [],
  shortGearboxes: false,
  drives: [],
  grades: [],
  facets: MACHINE_FACETS,
  // Lorries among the machines are measured in km.
  units: { mileage: 'м.ч. или км' },
  noun: MACHINES,
} as const satisfies Partial<TemplateRow>;

const machineryOfChina = {
  ...machinery,
  phrase: 'экскаватор sany до 9 млн',
  type: 'spec',
  typeParent: 'spec',
  currency: 'cny',
  variants: ['poshlina'],
} as const satisfies Partial<TemplateRow>;

const machineryOfJapan = {
  ...machinery,
  phrase: 'мини-экскаватор до 5 млн',
  typeParent: 'spec_japan',
  currency: 'jpy',
  variants: ['poshlina'],
} as const satisfies Partial<TemplateRow>;

/**
 * The registry of catalogues, one row per template (specification, section 2 and the table of templates). A lot belongs
 * to the first template of its type and parent whose base filter it passes.
 */
const ROWS = [
  {
    ...japanCars,
    name: 'japan-main',
    titleTail: 'с аукционов Японии',
    path: '/japan/czeny-na-avto',
    title: 'Онлайн-аукционы',
    type: 'japan',
    ...COMING,
    dayPicker: true,
    facets: ['day', ...CAR_FACETS],
  },
  {
    ...japanCars,
    name: 'japan',
    titleTail: '— статистика продаж в Японии',
    path: '/statistika-prodazh',
    title: 'Статистика с ценами',
    type: 'japan_st',
    ...SOLD,
    facets: [...CAR_FACETS, 'finish'],
  },
  {
    ...motorcycles,
    name: 'bike',
    titleTail: 'с мотоаукционов Японии',
    path: '/moto/onlajn-aukcziony',
    title: 'Мотоаукционы онлайн',
    type: 'bike',
    ...COMING,
    dayPicker: true,
    facets: ['day', ...BIKE_FACETS],
  },
  {
    ...motorcycles,
    name: 'bike_st',
    titleTail: '— статистика мотоаукционов Японии',
    path: '/moto/statistika',
    title: 'Мотостатистика с ценами',
    type: 'bike_st',
    ...SOLD,
    facets: [...BIKE_FACETS, 'finish'],
  },
  {
    ...offers,
    name: 'left-hand',
    titleTail: 'с левым рулём из Японии',
    path: '/japan/levyj-rul',
    title: 'С левым рулём',
    type: 'left',
    typeParent: 'japan',
    ...LEFT_HAND,
    currency: 'jpy',
    grades: GRADE_OPTIONS,
    facets: ['fee', 'age', ...CAR_KINDS, ...VEHICLE, 'seats', 'rate', 'drive', 'gearbox', 'color', 'finish'],
    variants: ['poshlina'],
  },
  { ...korea, name: 'korean', titleTail: 'из Кореи', path: '/korea/czeny-na-avto', title: 'Корейские авто' },
  {
    ...korea,
    name: 'korea',
    titleTail: 'с левым рулём из Кореи, 3–5 лет',
    path: '/korea/levyj-rul',
    title: 'Корейские авто',
    // «Проходные» only: 3–5 years old.
    base: { lists: { age: ['passing'] } },
    facets: OFFER_FACETS.filter((key) => key !== 'age'),
  },
  {
    ...offers,
    name: 'china',
    titleTail: 'из Китая',
    phrase: 'coolray 2022 до 2 млн',
    host: 'china',
    path: '/',
    also: [{ host: 'main', path: '/china/czeny-na-avto' }],
    title: 'Китайские авто',
    type: 'china',
    typeParent: 'china',
    ...IN_STOCK,
    currency: 'cny',
    yearsFrom: YEARS_FROM_LEFT,
    variants: ['poshlina'],
  },
  {
    ...europeAuctions,
    name: 'europe',
    titleTail: '— статистика продаж в Европе',
    path: '/europe/statistika-prodazh',
    title: 'Статистика продаж',
    type: 'europe_st',
    ...SOLD,
  },
  {
    ...europeAuctions,
    name: 'europe-main',
    titleTail: 'с аукционов Европы',
    path: '/europe/blizhajshie-aukcziony',
    title: 'Ближайшие аукционы',
    type: 'europe',
    ...COMING,
    dayPicker: true,
    facets: ['fee', 'age', 'day', ...CAR_KINDS, ...VEHICLE, 'seats', 'drive', 'gearbox', 'color', 'lot'],
  },
  {
    ...europe,
    name: 'europe-left-hand',
    titleTail: 'с левым рулём из Европы',
    path: '/europe/levyj-rul',
    title: 'С левым рулём',
    type: 'left',
    ...LEFT_HAND,
  },
  {
    ...machineryOfChina,
    name: 'spec',
    titleTail: '— спецтехника из Китая',
    path: '/',
    title: 'Спецтехника из Китая',
    ...MACHINERY,
  },
  {
    ...machineryOfJapan,
    name: 'spec_japan',
    titleTail: '— спецтехника из Японии',
    path: '/yaponiya',
    title: 'Спецтехника из Японии',
    type: 'spec_japan',
    ...MACHINERY,
    // At a fixed price. `spec-main` has the lots with an auction date.
    base: { known: { day: false } },
  },
  {
    ...machineryOfJapan,
    name: 'spec-main',
    titleTail: '— спецтехника с аукционов Японии',
    path: '/blizhajshie-aukcziony',
    title: 'Ближайшие аукционы',
    type: 'spec_japan',
    source: 'jpcenter',
    ...COMING,
    base: { known: { day: true } },
    dayPicker: true,
    grades: GRADE_OPTIONS,
    facets: ['day', ...MACHINE_FACETS, 'rate', 'lot'],
    noun: LOTS,
  },
  {
    ...machineryOfJapan,
    name: 'spec-left-hand',
    titleTail: '— спецтехника с левым рулём из Японии',
    path: '/levyj-rul',
    title: 'С левым рулём',
    type: 'left',
    source: 'jpcenter',
    ...LEFT_HAND,
  },
  {
    ...machineryOfChina,
    name: 'spec-left-china',
    titleTail: '— спецтехника на шасси из Китая',
    path: '/kitaj',
    title: 'Китайская спецтехника',
    ...LEFT_HAND,
    units: {},
    // Road-going machinery on a chassis.
    base: { lists: { body: ['crane_truck', 'truck'] } },
  },
  {
    ...offers,
    name: 'stock',
    titleTail: 'в наличии во Владивостоке',
    phrase: 'nissan note 2021',
    path: '/avtomobili-v-nalichii',
    title: 'Автомобили в наличии',
    type: 'stock',
    typeParent: 'japan',
    source: 'wordpress',
    ...IN_STOCK,
    currency: 'rub',
    // These cars are in Vladivostok, customs paid: the asking price is the full price, and what customs takes by age and
    // power is no question.
    facets: OFFER_FACETS.filter((key) => key !== 'cost' && key !== 'fee' && key !== 'age'),
    variants: [],
  },
] as const satisfies readonly TemplateRow[];

export type TemplateName = (typeof ROWS)[number]['name'];
export interface Template extends TemplateRow {
  readonly name: TemplateName;
}
export const TEMPLATES: readonly Template[] = ROWS;

/** Finds a template by name. Names come from page records, which may be newer than this code. */
export const findTemplate = (name: string): Template | undefined =>
  TEMPLATES.find((row) => row.name === name);

/** Lists the places of a catalogue, its main place first. */
export const listPlaces = ({ host, path, also = [] }: Template): readonly Place[] => [
  { host, path },
  ...also,
];

/** Lists the catalogues with a facet. A facet without a control is accepted by all. */
export const listTemplatesWithFacet = (key: FacetKey): readonly Template[] =>
  getFacet(key).control === 'none' ? TEMPLATES : TEMPLATES.filter(({ facets }) => facets.includes(key));
