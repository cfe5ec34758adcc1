import type { FacetKey } from './facets.ts';
import type { GearboxKind } from './gearboxes.ts';
import type { CatalogType, Currency } from './lot.ts';
import type { ListVariant } from './viewChoice.ts';

export type Host = 'main' | 'china' | 'spec';
export type TemplateName = 'japan-main' | 'japan' | 'bike' | 'bike_st';

/** auction: coming lots with a day picker; stats: sold lots with prices. */
export type TemplateGroup = 'auction' | 'stats' | 'left' | 'stock' | 'spec';

/** An option of a small fixed facet. `values` is what the choice stands for in the query. */
export interface FixedOption {
  readonly label: string;
  readonly values: readonly string[];
  readonly explanation?: string;
}

/** One catalogue: a row here, a page record in the backend, and it exists. */
export interface Template {
  readonly name: TemplateName;
  readonly host: Host;
  readonly path: string;
  readonly title: string;
  readonly type: CatalogType;
  readonly typeParent: string;
  readonly source: 'aleado' | 'jpcenter' | 'wordpress';
  readonly api: 'v1' | 'v2';
  readonly group: TemplateGroup;
  /** Absent: each lot has its own. */
  readonly currency?: Currency;
  readonly yearsFrom: number;
  readonly multiSelect: boolean;
  readonly gearboxes: readonly GearboxKind[];
  readonly drives: readonly string[];
  readonly grades: readonly FixedOption[];
  /** In the panel's order. */
  readonly facets: readonly FacetKey[];
  /** «лот / лота / лотов» or «машина / …» for the count. */
  readonly noun: readonly [string, string, string];
  readonly pageSize: number;
  /** Ways of bringing a lot here that its price is shown for; the first is the usual one. */
  readonly variants: readonly ListVariant[];
}

/** Catalogue page size (section 9). */
export const CATALOG_PAGE_SIZE = 12;

const grade = (value: string): FixedOption => ({ label: value, values: [value] });
/** Grades of the aleado templates: the last option stands for 6 and S. */
const ALEADO_GRADES: readonly FixedOption[] = [
  ...['RA', 'R', '3', '3.5', '4', '4.5', '5'].map(grade),
  { label: 'Выше 5', values: ['6', 'S'], explanation: '6 и S: как новый или новый' },
];

const aleado = {
  host: 'main',
  source: 'aleado',
  api: 'v2',
  currency: 'jpy',
  yearsFrom: 1985,
  multiSelect: true,
  grades: ALEADO_GRADES,
  noun: ['лот', 'лота', 'лотов'],
  pageSize: CATALOG_PAGE_SIZE,
  variants: ['poshlina', 'construct', 'raspil'],
} as const satisfies Partial<Template>;

const CAR_FACETS = [
  'fee',
  'age',
  'brand',
  'model',
  'kuzov',
  'year',
  'cost',
  'mileage',
  'engine',
  'power',
  'rate',
  'drive',
  'gearbox',
  'color',
  'lot',
] as const;
const BIKE_FACETS = [
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

/** The registry of catalogues: one row a template (specification, section 2, completed by the table of templates). */
export const TEMPLATES: readonly Template[] = [
  {
    ...aleado,
    name: 'japan-main',
    path: '/japan/czeny-na-avto',
    title: 'Онлайн-аукционы',
    type: 'japan',
    typeParent: 'japan',
    group: 'auction',
    gearboxes: ['AT', 'MT'],
    drives: ['2WD', '4WD'],
    facets: ['day', ...CAR_FACETS],
  },
  {
    ...aleado,
    name: 'japan',
    path: '/statistika-prodazh',
    title: 'Статистика с ценами',
    type: 'japan_st',
    typeParent: 'japan',
    group: 'stats',
    gearboxes: ['AT', 'MT'],
    drives: ['2WD', '4WD'],
    facets: [...CAR_FACETS, 'finish'],
  },
  {
    ...aleado,
    name: 'bike',
    path: '/moto/onlajn-aukcziony',
    title: 'Мотоаукционы онлайн',
    type: 'bike',
    typeParent: 'moto',
    variants: ['poshlina'],
    group: 'auction',
    gearboxes: [],
    drives: [],
    facets: ['day', ...BIKE_FACETS],
  },
  {
    ...aleado,
    name: 'bike_st',
    path: '/moto/statistika',
    title: 'Мотостатистика с ценами',
    type: 'bike_st',
    typeParent: 'moto',
    variants: ['poshlina'],
    group: 'stats',
    gearboxes: [],
    drives: [],
    facets: [...BIKE_FACETS, 'finish'],
  },
];

/** The template of that name, or undefined: names come from page records, which may be newer than this code. */
export const findTemplate = (name: string): Template | undefined =>
  TEMPLATES.find((row) => row.name === name);
