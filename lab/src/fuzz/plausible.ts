import type { Words } from './words.ts';

/** Whose parameter names a query uses: those of the API, or those of the list page's address. */
export type Dialect = 'api' | 'page';

/** A valid parameter with values that people use. */
export interface Plausible {
  name: string;
  values: Words;
  /** May be repeated as `name[]=`. */
  list: boolean;
}

const MAKERS: Words = ['TOYOTA', 'toyota', 'HONDA', 'NISSAN', 'BMW', 'MERCEDES BENZ', 'Nobody'];
const MODELS: Words = ['PRIUS', 'fit', 'NOTE', 'CROWN', 'X5', 'land cruiser prado'];
const LISTS: readonly [api: string, page: string, values: Words][] = [
  ['marka_name', 'brand', MAKERS],
  ['model_name', 'model', MODELS],
  ['kuzov', 'kuzov', ['ZVW30', 'zvw50', 'NE12', 'GP5', 'none']],
  ['rate', 'rate', ['4', '4.5', '5', 'S', 'R', 'RA']],
  ['priv_incl_like', 'priv', ['4WD', 'FF', 'FR', '2wd', '4wd']],
  ['kpp', 'kpp', ['AT', 'CVT', 'MT', '1', '2']],
  ['color', 'color', ['white', 'BLACK', 'pearl', '1']],
];
const RANGES: Record<string, Words> = {
  year: ['1990', '2010', '2018', '2026'],
  mileage: ['0', '1000', '50000', '200000'],
  eng_v: ['0', '660', '1500', '2000', '6000'],
  pw: ['0', '64', '150', '400'],
  finish: ['0', '300000', '1000000', '9000000'],
};
const SINGLE: Record<string, Words> = {
  lot: ['1', '10031', '70000'],
  auction_date_interval: ['2026-11-21', '2026-11-24', '2027-01-05'],
  order_by: ['date_desc', 'date_asc', 'price_asc', 'price_desc', 'year_desc', 'mileage_asc', 'rate_desc'],
  limit: ['1', '8', '20', '50', '100'],
  page: ['1', '2', '50', '99999', '100000'],
};

/** Lists common parameters of the API or of the page, with valid values. */
export function listPlausible(dialect: Dialect): [Plausible, ...Plausible[]] {
  const lists = LISTS.map(([api, page, values]) => ({
    name: dialect === 'api' ? api : page,
    values,
    list: true,
  }));
  const ranges = Object.entries(RANGES).flatMap(([stem, values]) =>
    ['min', 'max'].map((end) => ({ name: `${stem}_${end}`, values, list: false })),
  );
  const single = Object.entries(SINGLE).map(([name, values]) => ({ name, values, list: false }));
  const offset = { name: 'offset', values: ['0', '8', '5000', '10000000'] as const, list: false };
  return [offset, ...lists, ...ranges, ...single];
}
