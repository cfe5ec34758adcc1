import type { PricedLot } from '@vvoz/catalogue/lots/lotCosts';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import type { ListVariant } from '@vvoz/law/costTypes';
import { findLiveType } from '@vvoz/catalogue/types/typeRelations';
import { loadCar } from '@vvoz/api/catalogue/catalogueRequests';
import type { LotNeighbours } from '@vvoz/api/v2/neighbourSchemas';
import { buildAlikeQuery } from '../model/alikeQuery.ts';
import type { LotChoice } from '../model/lotChoice.ts';
import { withFallback } from '@vvoz/site-server/log/reportFailure';
import type { Backend } from './backend.ts';
import type { CatalogueData } from './catalogueData.ts';
import type { HostCatalogues } from '../config/hostCatalogues.ts';
import { loadCosts, type LotPageCosts } from './loadCosts.ts';
import { LIFETIMES } from './lifetimes.ts';
import { createMemo } from './memo.ts';
import { priceLots } from './priceLots.ts';

const MAX_LOTS = 1000;

/** Creates the getters of a lot's page. `getLot` throws ApiError; the others log a failure and return a fallback. */
export function createLotData(
  backend: () => Backend,
  catalogues: HostCatalogues,
  { getCount }: Pick<CatalogueData, 'getCount'>,
) {
  const lots = createMemo<Lot>({ ...LIFETIMES.lots, max: MAX_LOTS, maxMib: 4 });
  const similar = createMemo<readonly PricedLot[]>({ ...LIFETIMES.lots, max: MAX_LOTS, maxMib: 4 });
  const neighbours = createMemo<LotNeighbours>({ ...LIFETIMES.lots, max: MAX_LOTS, maxMib: 4 });

  /** Loads one lot; throws ApiError with status 404 when there is none. */
  const getLot = async (type: string, id: string): Promise<Lot> =>
    (await lots(`${type}/${id}`, () => loadCar(backend(), type, id))).value;

  /** Lists the price variants of a lot's catalogue; without a catalogue only full duty. */
  function listVariants(lot: Lot): readonly ListVariant[] {
    const template = catalogues.findByLot(lot);
    return template?.variants ?? ['poshlina'];
  }

  async function countAlike(type: string, id: string): Promise<number | undefined> {
    const lot = await getLot(type, id);
    const template = catalogues.findByLot(lot);
    return template && getCount(template, buildAlikeQuery(lot));
  }

  async function loadSimilar(type: string, id: string, limit: number): Promise<readonly PricedLot[]> {
    const lot = await getLot(type, id);
    // An archive has only lots that nobody can buy.
    const found = await backend().v2.similar(findLiveType(lot.type) ?? lot.type, id, limit);
    const items = lot.status === 'coming' ? found : found.filter(({ status }) => status === 'coming');
    return priceLots(backend().calc, items, { variants: listVariants(lot), payer: 'physic' });
  }

  return {
    getLot,
    listVariants,
    /** Loads similar lots with their costs; empty on failure. */
    getSimilar: (type: string, id: string, limit: number): Promise<readonly PricedLot[]> =>
      withFallback(
        'similar lots',
        similar(`${type}/${id} ${limit}`, () => loadSimilar(type, id, limit)).then(({ value }) => value),
        [],
      ),
    /** Counts the lots of the same brand, model and body code in the catalogue; undefined without one and on failure. */
    getAlikeCount: (type: string, id: string): Promise<number | undefined> =>
      withFallback('count of lots of the same model', countAlike(type, id), undefined),
    /** Loads the sales that a lot is compared with; undefined on failure. */
    getNeighbours: (type: string, id: string): Promise<LotNeighbours | undefined> =>
      withFallback(
        'compared sales',
        neighbours(`${type}/${id}`, () => backend().v2.neighbours(type, id)).then(({ value }) => value),
        undefined,
      ),
    /** Loads the costs by each variant of the catalogue; undefined when the lot has no price to calculate from. */
    getCosts: (lot: Lot, choice: LotChoice): Promise<LotPageCosts | undefined> =>
      loadCosts(backend().calc, lot, listVariants(lot), choice),
  };
}

export type LotData = ReturnType<typeof createLotData>;
