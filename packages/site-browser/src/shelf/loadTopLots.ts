import { isLotKey } from '@vvoz/catalogue/shelf/lotSnapshot';
import { MAX_KNOWN_LOTS, type CurrentLots } from './savedSearch.ts';
import { formatTopLotsPath } from './shelfAnswers.ts';

/** Requests the lots at the top of a list. Throws without a network, and when the site fails. */
export async function loadTopLots(address: string): Promise<CurrentLots> {
  const path = formatTopLotsPath(address);
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  const { count, lots } = (await answer.json()) as { readonly count?: unknown; readonly lots?: unknown };
  if (typeof count !== 'number' || !Array.isArray(lots)) throw new Error(`${path}: the answer has no lots`);
  return { count, lots: lots.filter(isLotKey).slice(0, MAX_KNOWN_LOTS) };
}
