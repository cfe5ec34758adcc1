import type { AuctionWeek } from '@vvoz/catalogue/dates/auctionWeek';
import { FACETS, type ListFacet } from '@vvoz/catalogue/facets/facets';
import type { FacetCounts, FacetOption, Histogram } from '@vvoz/catalogue/query/view';
import type { Template } from '@vvoz/catalogue/templates/templates';
import type { PackedBins, PackedCounts, PackedOption } from './PackedCounts.ts';

/** Writes an option without an owner as a row. Models and body codes have owners. */
function packOption(option: FacetOption): PackedOption {
  const { value, count, popular, brand, model } = option;
  if (brand !== undefined || model !== undefined) return option;
  return popular ? [value, count, popular] : [value, count];
}

/** Joins neighbouring bins of the same width. */
function packBins({ bins }: Histogram): readonly PackedBins[] {
  const runs: [number, number, ...number[]][] = [];
  for (const { from, to, count } of bins) {
    const run = runs.at(-1);
    if (run && run[1] === to - from && run[0] + run[1] * (run.length - 2) === from) run.push(count);
    else runs.push([from, to - from, count]);
  }
  return runs;
}

/** Lists the values whose counts the controls show; undefined for a facet whose options all come from the data. */
function listShownValues(
  row: ListFacet,
  template: Template,
  weeks: readonly AuctionWeek[],
): readonly string[] | undefined {
  switch (row.control) {
    case 'choices':
    case 'silhouettes':
    case 'checks':
      return row.choices?.(template).flatMap(({ values }) => values);
    case 'switch':
      return row.switch && [row.switch.value];
    case 'week':
      return weeks.flatMap(({ days }) => days.map(({ date }) => date));
    case 'none':
      return [];
    case 'long-list':
    case 'swatches':
      return undefined;
    default:
      return row.control satisfies never;
  }
}

/** Packs the counts of a panel for the data of its page. The smallest, largest and middle values are left out. */
export function packCounts(
  { options, histograms, absent }: FacetCounts,
  template: Template,
  weeks: readonly AuctionWeek[],
): PackedCounts {
  const sent = FACETS.flatMap((row): readonly (readonly [string, readonly PackedOption[]])[] => {
    const counted = row.kind === 'list' ? options[row.key] : undefined;
    if (row.kind !== 'list' || !counted) return [];
    const shown = listShownValues(row, template, weeks);
    const sentOptions = shown ? counted.filter(({ value }) => shown.includes(value)) : counted;
    return [[row.key, sentOptions.map(packOption)]];
  });
  return {
    options: Object.fromEntries(sent),
    histograms: Object.fromEntries(
      Object.entries(histograms).map(([key, histogram]) => [key, packBins(histogram)]),
    ),
    ...(absent && { absent: absent.filter((key) => template.facets.includes(key)) }),
  };
}
