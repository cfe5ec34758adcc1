import {
  FACETS,
  getFacet,
  type ListKey,
  type RangeFacet,
  type RangeKey,
  type TextKey,
} from '../facets/facets.ts';
import { listGradesBetween } from '../words/gradeOptions.ts';
import { normalizeParameterName, PARAMETERS } from './parameters.ts';
import { tidyOwners } from '../query/ownedValues.ts';
import {
  DEFAULT_LIMIT,
  DEFAULT_PAGE,
  MAX_LIMIT,
  MAX_PAGE,
  type CatalogueQuery,
  type PathChoice,
  type Range,
} from '../query/query.ts';
import { DEFAULT_ORDER, ORDERS, type Order } from '../query/orders.ts';
import { readWhole } from './readNumber.ts';
import { readList, readText, readValue, readValues } from '../query/readValues.ts';
import { readView } from '../query/viewChoice.ts';

/** Search parameters: a record from Next, URLSearchParams or a string from the platform. */
export type UrlInput =
  | string
  | URLSearchParams
  | Readonly<Record<string, string | readonly string[] | undefined>>;

function groupByName(input: UrlInput): Map<string, string[]> {
  const values = new Map<string, string[]>();
  const add = (name: string, value: string) => {
    const key = normalizeParameterName(name);
    const list = values.get(key);
    if (list) list.push(value);
    else values.set(key, [value]);
  };
  if (typeof input === 'string' || input instanceof URLSearchParams) {
    for (const [name, value] of new URLSearchParams(input)) add(name, value);
  } else {
    for (const [name, value] of Object.entries(input)) {
      if (typeof value === 'string') add(name, value);
      else for (const item of value ?? []) add(name, item);
    }
  }
  return values;
}

function readRange(
  values: Map<string, string[]>,
  { url: stem, bounds: [low, high], unit }: RangeFacet,
): Range | undefined {
  const end = (name: string) => {
    const text = getLast(values, name);
    const number = text === undefined ? undefined : readWhole(text, unit);
    return number === undefined || number < low || number > high ? undefined : number;
  };
  const min = end(`${stem}_min`);
  const max = end(`${stem}_max`);
  if (min === undefined && max === undefined) return undefined;
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

const getLast = (values: Map<string, string[]>, name: string): string | undefined => values.get(name)?.at(-1);

/** Expands `rate_min=4&rate_max=5` into the grades 4, 4.5 and 5; ignores unreadable ends. */
function readGrades(values: Map<string, string[]>): readonly string[] {
  const [min, max] = ['rate_min', 'rate_max'].map((name) =>
    readValue(getFacet('rate'), getLast(values, name) ?? ''),
  );
  return min === undefined && max === undefined ? [] : listGradesBetween(min, max).toSorted();
}

const clamp = (text: string | undefined, fallback: number, max: number): number => {
  const number = text === undefined ? undefined : readWhole(text);
  return number === undefined || number < 1 ? fallback : Math.min(number, max);
};

/**
 * Parses an address into a query. Never throws: unknown names, blank and unreadable values are dropped. `limit` 8 is
 * the default of shared addresses and means the page size of the template.
 * @param inPath brand, model and body code from the path; search parameters override them
 */
export function parseCatalogueUrl(input: UrlInput, inPath: PathChoice = {}): CatalogueQuery {
  const values = groupByName(input);
  const path: Readonly<Record<string, string>> = inPath;
  const lists: Partial<Record<ListKey, readonly string[]>> = {};
  const ranges: Partial<Record<RangeKey, Range>> = {};
  const texts: Partial<Record<TextKey, string>> = {};
  for (const row of FACETS) {
    if (row.kind === 'list') {
      const names = [row.url, ...(row.aliases ?? [])];
      const searchValues = readList(
        row,
        names.flatMap((name) => values.get(name) ?? []),
      );
      const implied = row.key === 'rate' ? readGrades(values) : readValues(row, [path[row.key] ?? '']);
      const list = searchValues.length > 0 ? searchValues : implied;
      if (list.length > 0) lists[row.key] = list;
    } else if (row.kind === 'range') {
      const range = readRange(values, row);
      if (range) ranges[row.key] = range;
    } else {
      const text = readText(row, getLast(values, row.url) ?? '');
      if (text) texts[row.key] = text;
    }
  }
  const order = [PARAMETERS.order.url, ...PARAMETERS.order.aliases]
    .map((name) => getLast(values, name)?.trim().toLowerCase())
    .find((name) => ORDERS.includes(name as Order));
  const view = readView((name) => getLast(values, name));
  const limit = clamp(getLast(values, PARAMETERS.limit.url), DEFAULT_LIMIT, MAX_LIMIT);
  return {
    lists: tidyOwners(lists),
    ranges,
    texts,
    order: (order as Order | undefined) ?? DEFAULT_ORDER,
    page: clamp(getLast(values, PARAMETERS.page.url), DEFAULT_PAGE, MAX_PAGE),
    ...(limit === DEFAULT_LIMIT ? {} : { limit }),
    ...(view ? { view } : {}),
  };
}
