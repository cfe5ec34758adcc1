import type { PricedLot } from '@vvoz/catalogue/lots/lotCosts';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import type { ListVariant } from '@vvoz/law/costTypes';
import { buildLotQuestion } from '@vvoz/catalogue/lots/lotQuestion';
import { withFallback } from '@vvoz/site-server/log/reportFailure';
import type { CatalogueQuery } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { formatCatalogueUrl } from '@vvoz/catalogue/address/formatCatalogueUrl';
import type { LotSnapshot } from '@vvoz/catalogue/shelf/lotSnapshot';
import { toSummary } from '../model/toSummary.ts';
import { makeSnapshot } from '@vvoz/site-browser/shelf/makeSnapshot.ts';
import type { LotNews } from '@vvoz/site-browser/shelf/shelf.ts';
import { MAX_KNOWN_LOTS, type CurrentLots } from '@vvoz/site-browser/shelf/savedSearch.ts';
import type { Backend } from './backend.ts';
import { isAbsent } from './isAbsent.ts';
import { LIFETIMES } from './lifetimes.ts';
import { createMemo } from './memo.ts';
import { priceLots } from './priceLots.ts';
import type { LotData } from './lotData.ts';

/** Concurrent calls for one visitor's shelf. */
const MAX_CALLS = 6;
/** Lots whose chances are averaged for a saved search. */
const MAX_CHANCE_LOTS = 50;

/** Runs `work` for each item, a few at a time, and returns the results in order. */
async function mapFew<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const runWorker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: MAX_CALLS }, runWorker));
  return results;
}

/** Creates the getters of the visitor's shelf. They throw ApiError when the backend fails. */
export function createShelfLots(
  backend: () => Backend,
  { getLot, listVariants }: Pick<LotData, 'getLot' | 'listVariants'>,
) {
  const tops = createMemo<CurrentLots>({ ...LIFETIMES.lots, max: 1000 });

  /** Finds a lot by `type/id`; undefined for one that the catalogue does not have. */
  async function findLot(key: string): Promise<Lot | undefined> {
    const [type = '', id = ''] = key.split('/');
    try {
      return await getLot(type, id);
    } catch (error) {
      if (isAbsent(error)) return undefined;
      throw error;
    }
  }

  /** Adds costs by the variants of each lot's catalogue: one call for the lots that share them. */
  async function priceByVariants(lots: readonly Lot[]): Promise<ReadonlyMap<Lot, PricedLot>> {
    const formatVariants = (lot: Lot) => listVariants(lot).join();
    const priced = await Promise.all(
      [...new Set(lots.map(formatVariants))].map(async (variants) => {
        const group = lots.filter((lot) => formatVariants(lot) === variants);
        const terms = {
          variants: variants.split(',').filter(Boolean) as ListVariant[],
          payer: 'physic' as const,
        };
        const cards = await priceLots(backend().calc, group, terms);
        return group.flatMap((lot, index) => (cards[index] ? [[lot, cards[index]] as const] : []));
      }),
    );
    return new Map(priced.flat());
  }

  /** The mean chance of the first lots with an estimate to cost a budget in ₽ or less; undefined without any. */
  async function findChanceOf(lots: readonly Lot[], budget: number | undefined): Promise<number | undefined> {
    const now = new Date();
    const questions = lots.flatMap((lot) => {
      const question = lot.estimate === undefined ? undefined : buildLotQuestion(lot, now);
      return question ? [{ ...question, est_low: lot.estimateLow, est_high: lot.estimateHigh }] : [];
    });
    if (budget === undefined || budget <= 0 || questions.length === 0) return undefined;
    const asked = questions.slice(0, MAX_CHANCE_LOTS);
    const response = await withFallback(
      'chance of a saved search',
      backend().calc.batch(asked, { variants: ['poshlina'], payer: 'physic', budget }),
      undefined,
    );
    const chances = response?.items.flatMap(({ receipts }) => receipts.poshlina?.chance ?? []) ?? [];
    if (chances.length === 0) return undefined;
    return chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
  }

  return {
    /** Loads a lot as texts, with its price; throws ApiError with status 404 when there is none. */
    getLotSnapshot: async (type: string, id: string): Promise<LotSnapshot> => {
      const lot = await getLot(type, id);
      return makeSnapshot(lot, (await priceByVariants([lot])).get(lot) ?? toSummary(lot));
    },

    /** Loads the snapshots of lots by `type/id`; lots that the catalogue does not have are `gone`. */
    getLotNews: async (keys: readonly string[]): Promise<readonly LotNews[]> => {
      const lots = await mapFew(keys, findLot);
      const cards = await priceByVariants(lots.filter((lot) => lot !== undefined));
      return keys.map((key, index) => {
        const lot = lots[index];
        const card = lot && cards.get(lot);
        return lot && card ? makeSnapshot(lot, card) : { lot: key, state: 'gone' };
      });
    },

    /**
     * Loads the count of a query and the keys of its first lots, latest auctions first; with a highest turnkey price
     * also the chance of such lots to cost no more.
     */
    getTopLots: async (
      template: Template,
      { lists, ranges, texts }: CatalogueQuery,
    ): Promise<CurrentLots> => {
      const query: CatalogueQuery = { lists, ranges, texts, order: 'date_desc', page: 1 };
      const { value } = await tops(`${template.name}?${formatCatalogueUrl(query)}`, async () => {
        const slice = { limit: MAX_KNOWN_LOTS, offset: 0 };
        const { count, items } = await backend().catalogue(template).cars(query, slice);
        const chance = await findChanceOf(items, ranges.cost?.max);
        return {
          count,
          lots: items.map(({ type, id }) => `${type}/${id}`),
          ...(chance === undefined ? {} : { chance }),
        };
      });
      return value;
    },
  };
}
