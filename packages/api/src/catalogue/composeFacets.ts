import { getFacet, type FacetKey, type ListKey } from '@vvoz/catalogue/facets/facets';
import type { CatalogueQuery } from '@vvoz/catalogue/query/query';
import type { FacetCounts, FacetOption, Histogram } from '@vvoz/catalogue/query/view';
import type { Template } from '@vvoz/catalogue/templates/templates';
import type { V1Client, V1Scope } from '../v1/v1Client.ts';
import type { V1Option } from '../v1/v1Schemas.ts';

type LoadOptions = (query: CatalogueQuery) => Promise<readonly FacetOption[]>;

/** Calls that load the names in a catalogue's lots, each name with its number of lots. */
export interface NameRequests {
  readonly brands: LoadOptions;
  readonly models: LoadOptions;
  readonly series: LoadOptions;
  readonly colors: LoadOptions;
}

type Ranges = Partial<Record<FacetKey, Histogram>>;
type Options = Partial<Record<ListKey, readonly FacetOption[]>>;

const isListKey = (key: FacetKey): key is ListKey => getFacet(key).kind === 'list';

/** Makes a histogram that has only the ends of a range. */
const makeEnds = (from: number | undefined, to: number | undefined): Histogram | undefined =>
  from === undefined || to === undefined ? undefined : { bins: [{ from, to, count: 0 }] };

/**
 * Reads an option of a field: `meta` says what it belongs to and whether it is among the popular ones. A combined value
 * (`kuzov_model_brand`, `model_brand`) is that of its owners, whose names the option then has.
 */
function readOption({ value, count = 0, meta = {} }: V1Option): FacetOption {
  const { popular, brandName, modelName } = meta;
  return {
    value: brandName === undefined ? value : (value.split('_', 1)[0] ?? value),
    count,
    ...(popular ? { popular: true } : {}),
    ...(brandName === undefined ? {} : { brand: brandName }),
    ...(modelName === undefined ? {} : { model: modelName }),
  };
}

/** The fields of a panel: ends of ranges, options of lists, and which are disabled. */
async function loadFields(v1: V1Client, scope: V1Scope, { facets }: Template) {
  const { items } = await v1.filter(scope);
  const ranges: Ranges = {};
  const options: Options = {};
  const absent: FacetKey[] = [];
  for (const { id, disabled, inputs } of items) {
    const key = facets.find((facet) => facet === id);
    if (!key) continue;
    const [input] = inputs;
    const ends = makeEnds(input?.min, input?.max);
    if (disabled) absent.push(key);
    if (ends) ranges[key] = ends;
    if (input?.options && isListKey(key)) options[key] = input.options.map(readOption);
  }
  return { ranges, options, absent };
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
 * brands, models of a brand, body codes of a model, colours, and the fields of the panel: ends of ranges, options with their
 * counts, and which fields are disabled. Options that the backend does not name have no counts.
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
  const [brand, model, kuzov, color, fields, engines] = await Promise.all([
    calls.brands(query),
    lists.brand ? calls.models(query) : [],
    lists.model ? calls.series(query) : [],
    template.facets.includes('color') ? calls.colors(query) : [],
    loadFields(v1, scope, template),
    loadEngines(v1, template),
  ]);
  return {
    options: { ...fields.options, brand, model, kuzov, color },
    histograms: { ...fields.ranges, ...engines },
    ...(fields.absent.length > 0 ? { absent: fields.absent } : {}),
  };
}
