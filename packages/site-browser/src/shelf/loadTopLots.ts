import { fetchJson } from '../page/fetchJson.ts';
import { isLotKey } from '@vvoz/catalogue/shelf/lotSnapshot';
import { MAX_KNOWN_LOTS, type CurrentLots } from './savedSearch.ts';
import { formatTopLotsPath } from './shelfResponses.ts';

/** Requests the lots at the top of a list. Throws Outage without a network, and when the site fails. */
export async function loadTopLots(address: string): Promise<CurrentLots> {
  const path = formatTopLotsPath(address);
  const { count, lots, chance } = await fetchJson<Readonly<Record<keyof CurrentLots, unknown>>>(path);
  if (typeof count !== 'number' || !Array.isArray(lots)) throw new Error(`${path}: the answer has no lots`);
  return {
    count,
    lots: lots.filter(isLotKey).slice(0, MAX_KNOWN_LOTS),
    ...(typeof chance === 'number' ? { chance } : {}),
  };
}
