import type { CatalogQuery } from '@vvoz/catalogue/query/query';
import { formatCatalogUrl } from '@vvoz/catalogue/address/formatCatalogUrl';
import type { PricedLot } from '@vvoz/catalogue/cost/lotCosts';
import { turnkeyVariants } from '@vvoz/catalogue/templates/priceVariants';
import type { Template } from '@vvoz/catalogue/templates/templates';
import type { FacetCounts } from '@vvoz/catalogue/query/view';
import { priceLots } from '@vvoz/storefront/catalog/priceLots.ts';
import type { SettledView } from '@vvoz/storefront/catalog/session.ts';
import { relax } from '@vvoz/storefront/catalog/relax.ts';
import { createMemo } from '@vvoz/storefront/data/memo.ts';
import { backend } from './backend.ts';

interface Slice {
  readonly count: number;
  readonly items: readonly PricedLot[];
}

// Fresh for half a minute; the last good answer stands in for an hour while the backend fails.
const LIFETIME = { ttlMs: 30_000, staleMs: 3_600_000 };
const slices = createMemo<Slice>({ ...LIFETIME, max: 3000 });
const counts = createMemo<{ readonly count: number }>({ ...LIFETIME, max: 3000 });
const facets = createMemo<FacetCounts>({ ...LIFETIME, max: 1500 });

/** A part of a template's list. Throws ApiError. */
export async function getSlice(
  template: Template,
  query: CatalogQuery,
  offset: number,
  limit: number,
): Promise<Slice> {
  const { type } = template;
  const { view, ...found } = query;
  const payer = view?.payer ?? 'physic';
  const key = `${type}?${formatCatalogUrl({ ...found, page: 1 })} ${offset} ${limit} ${payer}`;
  const { value } = await slices(key, async () => {
    const { count, items } = await backend().v2.cars(type, query, { limit, offset });
    return {
      count,
      items: await priceLots(backend().calc, items, {
        variants: turnkeyVariants(template),
        payer,
      }),
    };
  });
  return value;
}

/** The filters of a query alone: what counts depend on. */
const filtersKey = ({ type }: Template, { lists, ranges, texts }: CatalogQuery): string =>
  `${type}?${formatCatalogUrl({ lists, ranges, texts, order: 'date_desc', page: 1 })}`;

/** How many lots a query's filters find. Throws ApiError. */
export async function getCount(template: Template, query: CatalogQuery): Promise<number> {
  const load = async () => ({ count: await backend().v2.count(template.type, query) });
  return (await counts(filtersKey(template, query), load)).value.count;
}

/** Counts of every option under a query's filters; its order and page do not matter. Throws ApiError. */
export async function getFacets(template: Template, query: CatalogQuery): Promise<FacetCounts> {
  const load = () => backend().v2.facets(template.type, query);
  return (await facets(filtersKey(template, query), load)).value;
}

/**
 * List, count and options of one query, asked for at once; where it finds nothing, the steps that do. Throws ApiError.
 */
export async function getView(template: Template, query: CatalogQuery): Promise<SettledView> {
  const limit = query.limit ?? template.pageSize;
  const [slice, options] = await Promise.all([
    getSlice(template, query, (query.page - 1) * limit, limit),
    getFacets(template, query),
  ]);
  const view = { query, ...slice, facets: options };
  if (view.count > 0) return view;
  return { ...view, relaxed: await relax(query, template, (looser) => getCount(template, looser)) };
}
