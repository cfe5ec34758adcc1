import type { API_KINDS } from './goals.ts';

/** Addresses by kind of request. */
export type RequestPaths = Readonly<Record<(typeof API_KINDS)[number], readonly string[]>>;

interface CarList {
  readonly items: readonly { readonly ID: string; readonly TYPE: string }[];
}

const FILTERS = [
  '',
  '&year_min=2015',
  '&year_min=2012&mileage_max=80000',
  '&priv_incl_like=4WD',
  '&rate[]=4.5&rate[]=5',
];

/** Builds requests like those of visitors: the largest brands and models with further filters, in both Japanese catalogues. */
export async function buildApiRequests(url: string): Promise<RequestPaths> {
  const fetchJson = async (target: string): Promise<unknown> => (await fetch(url + target)).json();
  const scopes: string[] = [];
  const lots: string[] = [];
  for (const type of ['japan', 'japan_st']) {
    scopes.push(...FILTERS.map((filter) => `type=${type}${filter}`));
    const brands = (await fetchJson(`/api/v2/brands?type=${type}`)) as { items: { MARKA_NAME: string }[] };
    for (const { MARKA_NAME: brand } of brands.items.slice(0, 8)) {
      const scope = `type=${type}&marka_name=${encodeURIComponent(brand)}`;
      scopes.push(...FILTERS.map((filter) => scope + filter));
      const models = (await fetchJson(`/api/v2/models?${scope}`)) as { items: { MODEL_NAME: string }[] };
      for (const { MODEL_NAME: model } of models.items.slice(0, 2))
        scopes.push(...FILTERS.map((filter) => `${scope}&model_name=${encodeURIComponent(model)}${filter}`));
    }
    const list = (await fetchJson(`/api/v2/cars?type=${type}&limit=100`)) as CarList;
    lots.push(...list.items.map(({ ID, TYPE }) => `/api/v2/cars/${TYPE}/${encodeURIComponent(ID)}`));
  }
  return {
    count: scopes.map((scope) => `/api/v2/count?${scope}`),
    list: scopes.map((scope) => `/api/v2/cars?${scope}&limit=12`),
    facets: scopes.map((scope) => `/api/v2/facets?${scope}`),
    'one lot': lots,
    similar: lots.map((lot) => `${lot}/similar`),
  };
}
