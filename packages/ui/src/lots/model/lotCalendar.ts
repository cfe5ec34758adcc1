import type { LotSummary } from '@vvoz/catalogue/lots/lot';
import { formatLotHref, formatLotName, formatLotVersion } from '@vvoz/catalogue/lots/lotText';
import { formatAuctionTime } from './auctionTime.ts';
import { formatIcs } from './ics.ts';

/**
 * Formats the auction of a lot as a calendar file; undefined when its hour is unknown.
 * @param origin of the site that the event links to: `https://example.ru`
 */
export function formatLotCalendar(lot: LotSummary, origin: string, stamp: Date): string | undefined {
  const at = formatAuctionTime(lot)?.hour?.at;
  if (at === undefined) return undefined;
  const name = `${formatLotName(lot)} ${formatLotVersion(lot)}`.trim();
  return formatIcs({
    uid: `${lot.type}-${lot.id}@${new URL(origin).hostname}`,
    stamp,
    start: new Date(at),
    summary: `Торги: ${name}`,
    url: `${origin}${formatLotHref(lot)}`,
    ...(lot.auction === undefined ? {} : { location: lot.auction }),
    ...(lot.lotNumber === undefined ? {} : { description: `Лот ${lot.lotNumber}` }),
  });
}
