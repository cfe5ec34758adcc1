import { readDay } from '../dates/auctionDay.ts';
import { FACETS, type FacetKey, type ListFacet } from '../facets/facets.ts';
import { gradesBetween } from '../words/gradeOptions.ts';
import { parameterName, PARAMETERS } from './parameters.ts';
import {
  DEFAULT_LIMIT,
  DEFAULT_ORDER,
  DEFAULT_PAGE,
  MAX_LIMIT,
  MAX_PAGE,
  ORDERS,
  type CatalogQuery,
  type Order,
  type PathChoice,
  type Range,
} from '../query/query.ts';
import { readView } from '../query/viewChoice.ts';

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
    const key = parameterName(name);
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

function readValue({ key, case: letters, pattern }: ListFacet, part: string): string | undefined {
  const trimmed = part.normalize('NFC').trim().replace(/\s+/g, ' ');
  const cased = letters === 'upper' ? trimmed.toLowerCase().toUpperCase() : trimmed.toLowerCase();
  const value = key === 'day' ? readDay(cased) : cased;
  return value !== undefined && pattern.test(value) ? value : undefined;
}

/** Values of one list facet: comma strings become lists, blanks and what cannot be a value are dropped, doubles too. */
export function readList(facet: ListFacet, values: readonly string[]): string[] {
  const kept = new Set<string>();
  for (const part of values.flatMap((value) => value.split(','))) {
    const value = readValue(facet, part);
    if (value !== undefined && kept.size < MAX_VALUES) kept.add(value);
  }
  return [...kept].toSorted();
}

/** «100 000 км» → 100000; undefined for what is not one whole number. */
export function readWhole(text: string): number | undefined {
  const digits = text.replace(/[\s\u00A0\u202F_]/g, '').replace(/[\p{L}\p{Sc}³.]+$/u, '');
  return /^\d{1,12}$/.test(digits) ? Number(digits) : undefined;
}

function readRange(
  values: Map<string, string[]>,
  stem: string,
  [low, high]: readonly [number, number],
): Range | undefined {
  const end = (name: string) => {
    const text = last(values, name);
    const number = text === undefined ? undefined : readWhole(text);
    return number === undefined || number < low || number > high ? undefined : number;
  };
  const min = end(`${stem}_min`);
  const max = end(`${stem}_max`);
  if (min === undefined && max === undefined) return undefined;
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

const last = (values: Map<string, string[]>, name: string): string | undefined => values.get(name)?.at(-1);

/** `rate_min=4&rate_max=5` says the grades between the two; unreadable ends are none. */
function readGrades(rate: ListFacet, values: Map<string, string[]>): readonly string[] {
  const [min, max] = ['rate_min', 'rate_max'].map((name) => readValue(rate, last(values, name) ?? ''));
  return min === undefined && max === undefined ? [] : gradesBetween(min, max).toSorted();
}

const clamp = (text: string | undefined, fallback: number, most: number): number => {
  const number = text === undefined ? undefined : readWhole(text);
  return number === undefined || number < 1 ? fallback : Math.min(number, most);
};

/**
 * The query that an address asks for. Never throws: an unknown name, a blank or an unreadable value is dropped.
 * `limit` 8 is the shared default and reads as «the template's own page size».
 * @param inPath what the path says of brand, model and body code; the search parameters have the last word
 */
export function parseCatalogUrl(input: UrlInput, inPath: PathChoice = {}): CatalogQuery {
  const values = collect(input);
  const path: Readonly<Record<string, string>> = inPath;
  const lists: Partial<Record<FacetKey, readonly string[]>> = {};
  const ranges: Partial<Record<FacetKey, Range>> = {};
  const texts: Partial<Record<FacetKey, string>> = {};
  for (const facet of FACETS) {
    if (facet.kind === 'list') {
      const names = [facet.url, ...(facet.aliases ?? [])];
      const given = readList(
        facet,
        names.flatMap((name) => values.get(name) ?? []),
      );
      const implied =
        facet.key === 'rate' ? readGrades(facet, values) : readList(facet, [path[facet.key] ?? '']);
      const list = given.length > 0 ? given : implied;
      if (list.length > 0) lists[facet.key] = list;
    } else if (facet.kind === 'range') {
      const range = readRange(values, facet.url, facet.bounds);
      if (range) ranges[facet.key] = range;
    } else {
      const text = last(values, facet.url)?.normalize('NFC').trim().toLowerCase();
      if (text && facet.pattern.test(text)) texts[facet.key] = text;
    }
  }
  const order = [PARAMETERS.order.url, ...PARAMETERS.order.aliases]
    .map((name) => last(values, name)?.trim().toLowerCase())
    .find((name) => ORDERS.includes(name as Order));
  const view = readView((name) => last(values, name));
  const limit = clamp(last(values, PARAMETERS.limit.url), DEFAULT_LIMIT, MAX_LIMIT);
  return {
    lists,
    ranges,
    texts,
    order: (order as Order | undefined) ?? DEFAULT_ORDER,
    page: clamp(last(values, PARAMETERS.page.url), DEFAULT_PAGE, MAX_PAGE),
    ...(limit === DEFAULT_LIMIT ? {} : { limit }),
    ...(view ? { view } : {}),
  };
}
