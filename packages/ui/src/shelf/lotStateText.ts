import type { LotSnapshot } from '@vvoz/catalogue/shelf/lotSnapshot';

/** Says why a lot can no longer be bought: «Продан · пн 23 ноя». Undefined for a lot that is for sale. */
export function formatLotState({
  state,
  outcome,
}: Pick<LotSnapshot, 'state' | 'outcome'>): string | undefined {
  if (state === 'live') return undefined;
  if (state === 'gone') return 'Лота больше нет в каталоге: показано последнее, что о нём известно';
  return outcome ?? (state === 'sold' ? 'Продан' : 'Снят с торгов');
}

/** Returns the address of a lot's page. @param lot `type/id` */
export function formatShelfHref(lot: string): string {
  const [type = '', ...id] = lot.split('/');
  return `/cars/${type}/${encodeURIComponent(id.join('/'))}`;
}
