import { FACETS, type FacetKey, type ListFacet } from './facets.ts';
import {
  DEFAULT_LIMIT,
  DEFAULT_ORDER,
  DEFAULT_PAGE,
  MAX_LIMIT,
  MAX_PAGE,
  ORDERS,
  type CatalogQuery,
  type Order,
  type Range,
} from './query.ts';
import { readView } from './viewChoice.ts';

/** More values of one facet than this are not a visitor's choice; the rest is dropped. */
const MAX_VALUES = 60;

/** Next hands search parameters over as a record, the platform as URLSearchParams or a string. */
export type UrlInput =
  | string
  | URLSearchParams
  | Readonly<Record<string, string | readonly string[] | undefined>>;

function collect(input: UrlInput): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (name: string, value: string) => {
    // `brand`, `brand[]` and `brand[0]` are one name; so are their upper-case spellings.
    const key = name.toLowerCase().replace(/\[\d*\]$/, '');
    const list = found.get(key);
    if (list) list.push(value);
    else found.set(key, [value]);
  };
  if (typeof input === 'string' || input instanceof URLSearchParams) {
    for (const [name, value] of new URLSearchParams(input)) add(name, value);
  } else {
    for (const [name, value] of Object.entries(input)) {
      if (typeof value === 'string') add(name, value);
      else for (const item of value ?? []) add(name, item);
    }
  }
  return found;
}

/** Values of one list facet: comma strings become lists, blanks and what cannot be a value are dropped, doubles too. */
export function readList(facet: ListFacet, values: readonly string[]): string[] {
  const kept = new Set<string>();
  for (const value of values) {
    for (const part of value.split(',')) {
      const trimmed = part.normalize('NFC').trim().replace(/\s+/g, ' ');
      const cased = facet.case === 'upper' ? trimmed.toLowerCase().toUpperCase() : trimmed.toLowerCase();
      if (facet.pattern.test(cased) && kept.size < MAX_VALUES) kept.add(cased);
    }
  }
  return [...kept].toSorted();
}

/** «100 000 км» → 100000; undefined for what is not one whole number. */
export function readWhole(text: string): number | undefined {
  const digits = text.replace(/[\s\u00A0\u202F_]/g, '').replace(/[\p{L}³.]+$/u, '');
  return /^\d{1,12}$/.test(digits) ? Number(digits) : undefined;
}

function readRange(
  values: Map<string, string[]>,
  stem: string,
  [low, high]: readonly [number, number],
): Range | undefined {
  const end = (name: string) => {
    const text = values.get(name)?.at(-1);
    const number = text === undefined ? undefined : readWhole(text);
    return number === undefined || number < low || number > high ? undefined : number;
  };
  const min = end(`${stem}_min`);
  const max = end(`${stem}_max`);
  if (min === undefined && max === undefined) return undefined;
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

const clamp = (text: string | undefined, fallback: number, most: number): number => {
  const number = text === undefined ? undefined : readWhole(text);
  return number === undefined || number < 1 ? fallback : Math.min(number, most);
};

/**
 * The query that an address asks for. Never throws: an unknown name, a blank or an unreadable value is dropped.
 * `limit` 8 is the shared default and reads as «the template's own page size».
 */
export function parseCatalogUrl(input: UrlInput): CatalogQuery {
  const values = collect(input);
  const lists: Partial<Record<FacetKey, readonly string[]>> = {};
  const ranges: Partial<Record<FacetKey, Range>> = {};
  const texts: Partial<Record<FacetKey, string>> = {};
  for (const facet of FACETS) {
    if (facet.kind === 'list') {
      const list = readList(facet, values.get(facet.url) ?? []);
      if (list.length > 0) lists[facet.key] = list;
    } else if (facet.kind === 'range') {
      const range = readRange(values, facet.url, facet.bounds);
      if (range) ranges[facet.key] = range;
    } else {
      const text = values.get(facet.url)?.at(-1)?.normalize('NFC').trim().toLowerCase();
      if (text && facet.pattern.test(text)) texts[facet.key] = text;
    }
  }
  const order = values.get('order_by')?.at(-1)?.trim().toLowerCase();
  const view = readView((name) => values.get(name)?.at(-1));
  const limit = clamp(values.get('limit')?.at(-1), DEFAULT_LIMIT, MAX_LIMIT);
  return {
    lists,
    ranges,
    texts,
    order: ORDERS.includes(order as Order) ? (order as Order) : DEFAULT_ORDER,
    page: clamp(values.get('page')?.at(-1), DEFAULT_PAGE, MAX_PAGE),
    ...(limit === DEFAULT_LIMIT ? {} : { limit }),
    ...(view ? { view } : {}),
  };
}
