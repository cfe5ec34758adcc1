import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import { FACETS } from '@vvoz/catalogue/facets/facets';
import type { FacetOption, Histogram } from '@vvoz/catalogue/query/view';
import type { Filter, ListField, NumberField } from '../filter.ts';
import { makeBins, type Tally } from '../histogram.ts';
import { LIST_COLUMNS } from '../filter.ts';
import { compileFilter } from './compileFilter.ts';
import { chooseIndex } from './chooseIndex.ts';
import type { NumberColumns } from './numberColumns.ts';
import type { Params, Runner } from '../db/runner.ts';

/** The fields that qualify a value, broadest first: a brand for models, brand and model for body codes. */
const OWNERS: Readonly<Partial<Record<ListField, readonly ListField[]>>> = {
  // The index is sorted by brand, model and body code: grouping by them needs no sort.
  brand: [],
  ...Object.fromEntries(
    FACETS.flatMap((row) =>
      row.kind === 'list' && row.owners ? [[row.key, row.owners.toReversed()] as const] : [],
    ),
  ),
};

/** Compiles the `from … where` of a statement. */
export function compileScope(
  type: CatalogueType,
  filter: Filter,
  numbers: NumberColumns,
): { text: string; params: Params } {
  const { text, params } = compileFilter(filter, numbers);
  return {
    text: `from lot indexed by ${chooseIndex(filter)} where live = 1 and type = ? and ${text}`,
    params: [type, ...params],
  };
}

const compareByCount = (a: FacetOption, b: FacetOption): number =>
  b.count - a.count || (a.value < b.value ? -1 : a.value > b.value ? 1 : 0);

/** Counts the options of several list fields under one filter, biggest first. */
export function countOptions(
  run: Runner,
  type: CatalogueType,
  filter: Filter,
  numbers: NumberColumns,
  fields: readonly ListField[],
): FacetOption[][] {
  const { text, params } = compileScope(type, filter, numbers);
  const tallied = fields.filter((field) => !OWNERS[field]);
  const json = tallied.length
    ? run.value<string>(
        `select tally(${tallied.map((field) => LIST_COLUMNS[field]).join(', ')}) ${text}`,
        params,
      )
    : undefined;
  const counts = JSON.parse(json ?? '[]') as [string, number][][];
  return fields.map((field) => {
    const owners = OWNERS[field];
    const options = owners
      ? run.all<FacetOption>(
          `select ${[...owners, `${field} as value`].join(', ')}, count(*) as count ${text}
           group by ${[...owners, field].join(', ')}`,
          params,
        )
      : (counts[tallied.indexOf(field)] ?? []).map(([value, count]) => ({ value, count }));
    return options.toSorted(compareByCount);
  });
}

/** Builds histograms of several number fields under one filter. */
export function countHistograms(
  run: Runner,
  type: CatalogueType,
  filter: Filter,
  numbers: NumberColumns,
  requests: readonly { readonly field: NumberField; readonly bins: number }[],
): Histogram[] {
  const { text, params } = compileScope(type, filter, numbers);
  const columns = requests.map(({ field }) => numbers[field]).join(', ');
  const tallies = JSON.parse(
    run.value<string>(`select spread(${columns}) ${text}`, params) ?? '[]',
  ) as Tally[];
  return requests.map(({ bins }, at) => makeBins(tallies[at] ?? [], bins));
}
