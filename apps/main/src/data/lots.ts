import type { PricedLot } from '@vvoz/catalogue/cost/lotCosts';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { turnkeyVariants } from '@vvoz/catalogue/templates/priceVariants';
import type { LotStatistics } from '@vvoz/api/v2/schemas';
import { alikeQuery } from '@vvoz/storefront/lot/alikeQuery.ts';
import { priceLots } from '@vvoz/storefront/catalog/priceLots.ts';
import { createMemo } from '@vvoz/storefront/data/memo.ts';
import { catalogueOf } from '../catalogues.ts';
import { backend } from './backend.ts';
import { getCount } from './catalog.ts';

const LIFETIME = { ttlMs: 30_000, staleMs: 3_600_000, max: 1000 };
const lots = createMemo<Lot>(LIFETIME);
const likes = createMemo<readonly PricedLot[]>(LIFETIME);
const results = createMemo<LotStatistics>({ ...LIFETIME, ttlMs: 300_000 });

/** One lot. Throws ApiError; 404 where there is none. */
export const getLot = async (type: string, id: string): Promise<Lot> =>
  (await lots(`${type}/${id}`, () => backend().v2.car(type, id))).value;

/** Ways of bringing the lots of a type here. */
export const variantsOf = (type: string) => {
  const template = catalogueOf(type);
  return template ? turnkeyVariants(template) : (['poshlina'] as const);
};

/** Lots like one lot with what they cost; none where the backend fails, because the page stands without them. */
export async function getSimilar(type: string, id: string, limit: number): Promise<readonly PricedLot[]> {
  try {
    return (
      await likes(`${type}/${id} ${limit}`, async () =>
        priceLots(backend().calc, await backend().v2.similar(type, id, limit), {
          variants: variantsOf(type),
          payer: 'physic',
        }),
      )
    ).value;
  } catch {
    return [];
  }
}

/** How many lots of a lot's brand, model and body code its catalogue has; undefined where there is no saying. */
export async function getAlike(type: string, id: string): Promise<number | undefined> {
  const template = catalogueOf(type);
  try {
    return template && (await getCount(template, alikeQuery(await getLot(type, id))));
  } catch {
    return undefined;
  }
}

/** What lots like one lot were sold for; undefined where the backend fails. */
export async function getStatistics(type: string, id: string): Promise<LotStatistics | undefined> {
  try {
    return (await results(`${type}/${id}`, () => backend().v2.statistics(type, id))).value;
  } catch {
    return undefined;
  }
}
