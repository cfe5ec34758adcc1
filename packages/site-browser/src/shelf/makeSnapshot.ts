import type { PricedLot } from '@vvoz/catalogue/lots/lotCosts';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import type { LotStatus } from '@vvoz/catalogue/lots/lotStatuses';
import { formatLotName, formatLotVersion } from '@vvoz/catalogue/lots/lotText';
import type { LotSnapshot, LotState } from '@vvoz/catalogue/shelf/lotSnapshot';
import { NBSP } from '@vvoz/catalogue/words/format';
import { formatAuctionTime } from '@vvoz/ui/lots/model/auctionTime.ts';
import { formatHouseLine, listFactParts } from '@vvoz/ui/lots/model/cardTexts.ts';
import { formatOutcomeTag } from '@vvoz/ui/lots/model/outcome.ts';
import { formatAmongCurrencies } from '@vvoz/ui/lots/model/inCurrency.ts';
import { findVehiclePicture } from '@vvoz/ui/lots/model/pictures.ts';
import { findOwnPrice } from '@vvoz/ui/lots/model/prices.ts';
import { findTurnkeyPrice } from '@vvoz/ui/lots/model/shownPrice.ts';
import { hasFixedPrice } from '@vvoz/catalogue/lots/fixedPrice';
import { listCompareCells } from './compareRows.ts';

const STATES: Readonly<Record<LotStatus, LotState>> = {
  coming: 'live',
  unknown: 'live',
  sold: 'sold',
  not_sold: 'withdrawn',
  cancelled: 'withdrawn',
  removed: 'withdrawn',
  withdrawn: 'withdrawn',
};

const SEPARATOR = `${NBSP}· `;

function formatFacts(card: PricedLot): string {
  const { engine, power, rest } = listFactParts(card);
  return [engine, power, ...rest].filter(Boolean).join(SEPARATOR);
}

/** «ср 25 ноя, 09:40 по Токио»; undefined at a fixed price and without a date. */
function formatAuction(lot: Lot): string | undefined {
  const time = hasFixedPrice(lot) ? undefined : formatAuctionTime(lot);
  return time && (time.hour === undefined ? time.text : `${time.text}${NBSP}${time.hour.by}`);
}

/** Makes the snapshot of a lot that a visitor's device keeps. @param card the lot with its costs, as far as they are known */
export function makeSnapshot(lot: Lot, card: PricedLot): LotSnapshot {
  const turnkey = findTurnkeyPrice(card);
  const price = turnkey ?? findOwnPrice(lot, formatAmongCurrencies);
  const texts = {
    facts: formatFacts(card),
    place: formatHouseLine(card),
    picture: findVehiclePicture(lot),
    grade: lot.rate,
    auction: formatAuction(lot),
    priceLabel: price.label,
    price: price.amount,
    sure: turnkey?.sure,
    outcome: formatOutcomeTag(lot),
  };
  return {
    lot: `${lot.type}/${lot.id}`,
    title: [formatLotName(lot), formatLotVersion(lot)].filter(Boolean).join(SEPARATOR),
    state: STATES[lot.status],
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined && text !== '')),
    cells: listCompareCells(lot, card),
  };
}
