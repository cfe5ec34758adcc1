import type { FacetKey } from '@vvoz/catalogue/facets/facets';
import type { CatalogueQuery } from '@vvoz/catalogue/query/query';
import type { FacetCounts, FacetOption, Histogram } from '@vvoz/catalogue/query/view';
import type { Template } from '@vvoz/catalogue/templates/templates';
import type { V1Client, V1Scope } from '../v1/v1Client.ts';

type LoadOptions = (query: CatalogueQuery) => Promise<readonly FacetOption[]>;

/** Calls that load the names in a catalogue's lots, each name with its number of lots. */
export interface NameRequests {
  readonly brands: LoadOptions;
  readonly models: LoadOptions;
  readonly series: LoadOptions;
  readonly colors: LoadOptions;
}

type Ranges = Partial<Record<FacetKey, Histogram>>;

/** Makes a histogram that has only the ends of a range. */
const makeEnds = (from: number | undefined, to: number | undefined): Histogram | undefined =>
  from === undefined || to === undefined ? undefined : { bins: [{ from, to, count: 0 }] };

async function loadRanges(v1: V1Client, scope: V1Scope, { facets }: Template): Promise<Ranges> {
  const { items } = await v1.filter(scope);
  const ranges: Ranges = {};
  for (const { id, inputs } of items) {
    const key = facets.find((facet) => facet === id);
    const ends = makeEnds(inputs[0]?.min, inputs[0]?.max);
    if (key && ends) ranges[key] = ends;
  }
  return ranges;
}

/** Only Korean engine volumes have their own call. */
async function loadEngines(v1: V1Client, { type }: Template): Promise<Ranges> {
  if (type !== 'korean') return {};
  const volumes = (await v1.engines()).map(({ value }) => Number(value)).filter(Number.isFinite);
  const engine = makeEnds(volumes.at(0), volumes.at(-1));
  return engine ? { engine } : {};
}

/**
 * Composes the options of a panel for a backend without `/api/v2/facets`. Uses the calls that every backend has:
 * brands, models of a brand, body codes of a model, colours, and the ends of ranges. Other options have no counts.
 * Throws ApiError.
 */
export async function composeFacets(
  v1: V1Client,
  calls: NameRequests,
  template: Template,
  scope: V1Scope,
  query: CatalogueQuery,
): Promise<FacetCounts> {
  const { lists } = query;
  const [brand, model, kuzov, color, ranges, engines] = await Promise.all([
    calls.brands(query),
    lists.brand ? calls.models(query) : [],
    lists.model ? calls.series(query) : [],
    template.facets.includes('color') ? calls.colors(query) : [],
    loadRanges(v1, scope, template),
    loadEngines(v1, template),
  ]);
  return { options: { brand, model, kuzov, color }, histograms: { ...ranges, ...engines } };
}
