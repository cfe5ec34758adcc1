import type { Lot, LotSummary } from '@vvoz/api/catalog/lot';
import { toSummary } from '@vvoz/storefront/catalog/toSummary.ts';
import { createMemo } from '@vvoz/storefront/data/memo.ts';
import { backend } from './backend.ts';

const LIFETIME = { ttlMs: 30_000, staleMs: 3_600_000, max: 1000 };
const lots = createMemo<Lot>(LIFETIME);
const likes = createMemo<readonly LotSummary[]>(LIFETIME);

/** One lot. Throws ApiError; 404 where there is none. */
export const getLot = async (type: string, id: string): Promise<Lot> =>
  (await lots(`${type}/${id}`, () => backend().v2.car(type, id))).value;

/** Lots like one lot; none where the backend fails, because the page stands without them. */
export async function getSimilar(type: string, id: string, limit: number): Promise<readonly LotSummary[]> {
  try {
    return (
      await likes(`${type}/${id} ${limit}`, async () =>
        (await backend().v2.similar(type, id, limit)).map(toSummary),
      )
    ).value;
  } catch {
    return [];
  }
}
