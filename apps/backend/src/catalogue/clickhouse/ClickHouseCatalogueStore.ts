import { createFairQueue, QueueFull } from '@vvoz/api/visitor/createFairQueue';
import { findArchive, listTypesOfLot } from '@vvoz/catalogue/types/typeRelations';
import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import type { ClickHouseLocation } from '../../lib/clickHouseUrl.ts';
import {
  StoreUnavailable,
  type CatalogueStore,
  type LandingPart,
  type LandingRequest,
} from '../CatalogueStore.ts';
import { and, EVERYTHING } from '../filter.ts';
import { buildSimilarFilters } from '../similarFilters.ts';
import { findSimilar } from '../findSimilar.ts';
import { findFirstDay, groupByMonth } from '../statistics.ts';
import { findNumberColumns } from '../sqlite/numberColumns.ts';
import { compareLot } from './compareLot.ts';
import { compileFilter } from './compileFilter.ts';
import { countFacets, countHistograms, findMedians, findSales, type Call } from './countLots.ts';
import {
  findArrivals,
  findLandings,
  findOffers,
  listLots,
  PLACE,
  PLACE_NAMES,
  readLots,
  type Place,
} from './findLots.ts';
import { openClickHouse } from './openClickHouse.ts';
import { compileListed, requirePin, type Pin } from './readPin.ts';

interface ClickHouseStoreOptions {
  readonly location: ClickHouseLocation;
  /** The clock, for tests. */
  readonly now?: () => Date;
}

/** How long a state is read, ms. Its generation is kept much longer (`publishLots.ts`). */
const PIN_MS = 500;
/** Calls that may run at once, wait, and wait for one visitor. */
const QUEUE = { maxRunning: 16, maxWaiting: 300, maxWaitingOfVisitor: 100 };

/** Driver of CatalogueStore for ClickHouse. The backend that imports publishes the lots to it. */
export function createClickHouseCatalogueStore({
  location,
  now = () => new Date(),
}: ClickHouseStoreOptions): CatalogueStore {
  const clickHouse = openClickHouse(location);
  const { enqueue, getLoad } = createFairQueue<() => Promise<unknown>, unknown>({
    run: (work) => work(),
    ...QUEUE,
  });
  let cached: { readonly pin: Promise<Pin>; readonly at: number } | undefined;

  function findPin(): Promise<Pin> {
    const at = performance.now();
    if (cached && at - cached.at < PIN_MS) return cached.pin;
    const current = { pin: requirePin(clickHouse), at };
    cached = current;
    current.pin.catch(() => {
      if (cached === current) cached = undefined;
    });
    return current.pin;
  }

  /** Runs the statements of a call, which see one state, when it is its visitor's turn. */
  async function call<T>(type: CatalogueType, work: (context: Call) => Promise<T>): Promise<T> {
    try {
      return (await enqueue(async () =>
        work({ clickHouse, pin: await findPin(), numbers: findNumberColumns(type, now()) }),
      )) as T;
    } catch (error) {
      throw error instanceof QueueFull ? new StoreUnavailable(error.message) : error;
    }
  }

  /** Finds a lot by id. Prefers a listed lot to a withdrawn one, then the earlier type. */
  async function findPlace({ pin }: Call, types: readonly CatalogueType[], id: string) {
    const rows = await clickHouse.all<Place & { readonly t: CatalogueType; readonly l: number }>(
      `select type as t, live as l, ${PLACE} from lot
       where type in (${types.map(() => '?').join(', ')}) and external_id = ? and ${pin.where}
       group by t, l, ${PLACE_NAMES} having sum(sign) > 0`,
      [...types, id],
    );
    const [first] = rows.toSorted(
      (one, other) => other.l - one.l || types.indexOf(one.t) - types.indexOf(other.t) || other.k - one.k,
    );
    return first && { type: first.t, place: first };
  }

  const get = (type: CatalogueType, id: string): Promise<Lot | undefined> =>
    call(type, async (context) => {
      const found = await findPlace(context, listTypesOfLot(type), id);
      return found && (await readLots(context, found.type, [found.place]))[0];
    });
  const list: CatalogueStore['list'] = (request) =>
    call(request.type, (context) => listLots(context, request));
  const landings: CatalogueStore['landings'] = (request) =>
    call(request.type, (context) => findLandings(context, request));

  return {
    version: async () => (await findPin()).version,
    count: ({ type, filter }) =>
      call(type, async ({ pin, numbers }) => {
        const { text, params } = compileListed(pin, type, compileFilter(filter, numbers));
        const [row] = await clickHouse.all<{ n: number }>(`select sum(sign) as n ${text}`, params);
        return row?.n ?? 0;
      }),
    list,
    arrivals: (request) => call(request.type, (context) => findArrivals(context, request)),
    facets: (type, requests) => call(type, (context) => countFacets(context, type, requests)),
    histograms: (type, requests) => call(type, (context) => countHistograms(context, type, requests)),
    values: ({ type, filter }, field) =>
      call(type, async ({ pin, numbers }) => {
        const { text, params } = compileListed(pin, type, compileFilter(filter, numbers));
        const rows = await clickHouse.all<{ v: number; n: number }>(
          `select ${numbers[field]} as v, sum(sign) as n ${text} and isNotNull(${numbers[field]})
           group by v having n > 0 order by v`,
          params,
        );
        return rows.map(({ v, n }) => [v, n] as const);
      }),
    medians: (request) => call(request.type, (context) => findMedians(context, request)),
    sales: (request) => call(request.type, (context) => findSales(context, request)),
    get,
    similar: async (type, id, limit) => {
      const lot = await get(type, id);
      return lot ? findSimilar(list, type, lot, limit) : [];
    },
    compare: (type, id, months) =>
      call(type, async (context) => {
        const types = listTypesOfLot(type);
        const found = await findPlace(context, types, id);
        return found && compareLot(clickHouse, context.pin, found, types, findFirstDay(now(), months), now());
      }),
    statistics: async (type, { brand, model, kuzov }, months) => {
      const sold = findArchive(type);
      if (!sold) return [];
      const [similar = EVERYTHING] = buildSimilarFilters({ brand, model, ...(kuzov ? { kuzov } : {}) });
      const filter = and(
        similar,
        { op: 'between', field: 'day', min: findFirstDay(now(), months) },
        { op: 'in', field: 'status', values: ['sold', 'not_sold'] },
      );
      return call(sold, async ({ pin, numbers }) => {
        const { text, params } = compileListed(pin, sold, compileFilter(filter, numbers));
        const rows = await clickHouse.all<{ m: string; s: string; f: number | null; n: number }>(
          `select substring(day, 1, 7) as m, status as s, finish as f, sum(sign) as n ${text}
           group by m, s, f having n > 0 order by m, f`,
          params,
        );
        return groupByMonth(
          rows.flatMap(({ m, s, f, n }) =>
            Array.from({ length: n }, () => ({ month: m, status: s, finish: f })),
          ),
        );
      });
    },
    landings,
    offers: (request) => call(request.type, (context) => findOffers(context, request)),
    landingParts: async (request) => {
      const parts: LandingPart[] = [];
      for (let after: LandingRequest['after']; ;) {
        const page = await landings({ ...request, after });
        const changes = page.flatMap(({ changedAt }) => changedAt ?? []).toSorted();
        const changedAt = changes.at(-1);
        if (page.length > 0)
          parts.push({
            count: page.length,
            ...(changedAt ? { changedAt } : {}),
            ...(after ? { after } : {}),
          });
        if (page.length < request.limit) return parts;
        after = page.at(-1)?.names;
      }
    },
    getLoad,
    close: () => clickHouse.close(),
  };
}
