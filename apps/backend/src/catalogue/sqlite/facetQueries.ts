import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import type { FacetOption, Histogram } from '@vvoz/catalogue/query/view';
import { compareByCount, OWNERS } from '../facetOwners.ts';
import type { Filter, ListField, NumberField } from '../filter.ts';
import { makeBins, type Tally } from '../histogram.ts';
import { LIST_COLUMNS } from '../filter.ts';
import { compileFilter } from './compileFilter.ts';
import { chooseIndex } from './chooseIndex.ts';
import type { NumberColumns } from './numberColumns.ts';
import type { Params, Runner } from '../db/runner.ts';

/** Fields that are counted by grouping. The index is sorted by brand, model and body code: they need no sort. */
const GROUPED: typeof OWNERS = { brand: [], ...OWNERS };

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

/** Counts the options of several list fields under one filter, biggest first. */
export function countOptions(
  run: Runner,
  type: CatalogueType,
  filter: Filter,
  numbers: NumberColumns,
  fields: readonly ListField[],
): FacetOption[][] {
  const { text, params } = compileScope(type, filter, numbers);
  const tallied = fields.filter((field) => !GROUPED[field]);
  const json = tallied.length
    ? run.value<string>(
        `select tally(${tallied.map((field) => LIST_COLUMNS[field]).join(', ')}) ${text}`,
        params,
      )
    : undefined;
  const counts = JSON.parse(json ?? '[]') as [string | number, number][][];
  return fields.map((field) => {
    const owners = GROUPED[field];
    const options = owners
      ? run.all<FacetOption>(
          `select ${[...owners, `${field} as value`].join(', ')}, count(*) as count ${text}
           group by ${[...owners, field].join(', ')}`,
          params,
        )
      : (counts[tallied.indexOf(field)] ?? []).map(([value, count]) => ({ value: String(value), count }));
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
