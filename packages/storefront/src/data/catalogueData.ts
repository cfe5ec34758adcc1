import { EMPTY_QUERY, type CatalogueQuery } from '@vvoz/catalogue/query/query';
import { formatCatalogueUrl } from '@vvoz/catalogue/address/formatCatalogueUrl';
import type { PricedLot } from '@vvoz/catalogue/lots/lotCosts';
import type { Template } from '@vvoz/catalogue/templates/templates';
import type { FacetCounts } from '@vvoz/catalogue/query/view';
import type { UntitledView } from '../model/settledView.ts';
import { relax } from '../model/chooseRelaxations.ts';
import { withFallback } from '@vvoz/site-server/log/reportFailure';
import type { Backend } from './backend.ts';
import { dropUnused } from './dropUnused.ts';
import { LIFETIMES } from './lifetimes.ts';
import { createMemo } from './memo.ts';
import { priceLots } from './priceLots.ts';

interface Slice {
  readonly count: number;
  readonly items: readonly PricedLot[];
}

/** Cache key of counts: they depend on the filters alone, not on order or page. */
const formatFiltersKey = ({ name }: Template, { lists, ranges, texts }: CatalogueQuery): string =>
  `${name}?${formatCatalogueUrl({ lists, ranges, texts, order: 'date_desc', page: 1 })}`;

/** Creates the getters of lists, counts and options, each within the base filter of its catalogue. They throw ApiError. */
export function createCatalogueData(backend: () => Backend) {
  const slices = createMemo<Slice>({ ...LIFETIMES.lots, max: 3000, maxMib: 12 });
  const counts = createMemo<{ readonly count: number }>({ ...LIFETIMES.lots, max: 3000 });
  const steps = createMemo<readonly number[]>({ ...LIFETIMES.lots, max: 1500 });
  const facets = createMemo<FacetCounts>({ ...LIFETIMES.lots, max: 1500, maxMib: 16 });

  /** Loads a part of a catalogue's list, with prices. */
  async function getSlice(
    template: Template,
    query: CatalogueQuery,
    offset: number,
    limit: number,
  ): Promise<Slice> {
    const { view, ...listQuery } = query;
    const payer = view?.payer ?? 'physic';
    const key = `${template.name}?${formatCatalogueUrl({ ...listQuery, page: 1 })} ${offset} ${limit} ${payer}`;
    const { value } = await slices(key, async () => {
      const { count, items } = await backend().catalogue(template).cars(query, { limit, offset });
      const { variants } = template;
      return { count, items: await priceLots(backend().calc, items, { variants, payer }) };
    });
    return value;
  }

  /** Counts the lots of a query's filters. */
  async function getCount(template: Template, query: CatalogueQuery): Promise<number> {
    const load = async () => ({
      count: await backend().catalogue(template).count(query),
    });
    return (await counts(formatFiltersKey(template, query), load)).value.count;
  }

  /** Counts the lots of several queries in one call. */
  async function getCounts(
    template: Template,
    queries: readonly CatalogueQuery[],
  ): Promise<readonly number[]> {
    const key = queries.map((query) => formatFiltersKey(template, query)).join(' ');
    return (await steps(key, () => backend().catalogue(template).counts(queries))).value;
  }

  async function countOptions(template: Template, query: CatalogueQuery): Promise<FacetCounts> {
    const load = () => backend().catalogue(template).facets(query);
    return (await facets(formatFiltersKey(template, query), load)).value;
  }

  /**
   * Loads the counts of every option under a query's filters, without those that never match in the catalogue; the
   * order and page of the query do not matter.
   */
  async function getFacets(template: Template, query: CatalogueQuery): Promise<FacetCounts> {
    const wholeCounting = countOptions(template, EMPTY_QUERY);
    // Its failure is logged below, unless the counts of the query fail too.
    wholeCounting.catch(() => undefined);
    const counted = await countOptions(template, query);
    const whole = await withFallback('counts of a whole catalogue', wholeCounting, undefined);
    return whole ? dropUnused(counted, whole) : counted;
  }

  /** Loads list, count and options of one query in parallel; for an empty result also the looser queries that find lots. */
  async function getView(template: Template, query: CatalogueQuery): Promise<UntitledView> {
    const limit = query.limit ?? template.pageSize;
    const [slice, options] = await Promise.all([
      getSlice(template, query, (query.page - 1) * limit, limit),
      getFacets(template, query),
    ]);
    const view = { query, ...slice, facets: options };
    if (view.count > 0) return view;
    // Steps that cannot be counted are not offered.
    const countSteps = (looser: readonly CatalogueQuery[]) =>
      withFallback('counts of steps out of an empty list', getCounts(template, looser), []);
    return { ...view, relaxed: await relax(query, template, countSteps) };
  }

  return { getSlice, getCount, getFacets, getView };
}

export type CatalogueData = ReturnType<typeof createCatalogueData>;
