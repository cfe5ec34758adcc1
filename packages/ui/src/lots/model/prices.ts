import { formatMoney, NBSP } from '@vvoz/catalogue/words/format';
import { SHOWN_TYPES } from '@vvoz/catalogue/types/shownTypes';
import { hasFixedPrice } from '@vvoz/catalogue/lots/fixedPrice';
import type { LotSummary } from '@vvoz/catalogue/lots/lot';
import type { LotStatus } from '@vvoz/catalogue/lots/lotStatuses';
import { formatAuctionTime } from './auctionTime.ts';
import type { AuctionTime } from './auctionTime.ts';
import type { WriteMoney } from './inCurrency.ts';

/** A line of the ledger. Without a `value`, the `missing` text is shown in muted type. */
export interface LedgerRow {
  readonly label: string;
  readonly value?: string;
  readonly missing?: string;
  readonly dateTime?: string;
  readonly strong?: boolean;
}

/** A lot's own price in its own currency. */
export interface OwnPrice {
  /** Which price it is. */
  readonly of: 'start' | 'average' | 'finish';
  /** The label beside the amount: «стартовая цена», «продан за» … */
  readonly label: string;
  /** «300 000 ¥»; absent when unknown, and then `label` says so. */
  readonly amount?: string;
}

type Amount = number | undefined;
/** Feeds send 0 for an unknown price. */
const isKnown = (amount: Amount): amount is number => amount !== undefined && amount > 0;

/** The large price when there is no turnkey price: the start, final, asking or average price, or the highest bid. */
export function findOwnPrice(lot: LotSummary, write: WriteMoney = formatMoney): OwnPrice {
  const make = (of: OwnPrice['of'], label: string, missing: string): OwnPrice => {
    const amount = lot[of];
    return isKnown(amount) ? { of, label, amount: write(amount, lot.currency) } : { of, label: missing };
  };
  const isOver = lot.status !== 'coming' && lot.status !== 'unknown';
  if (lot.status === 'sold') return make('finish', 'продан за', 'цена не раскрыта');
  if (hasFixedPrice(lot)) return make('finish', isOver ? 'цена была' : 'цена', 'цена по запросу');
  if (lot.status === 'not_sold' && isKnown(lot.finish)) return make('finish', 'высшая ставка', '');
  if (!isKnown(lot.start) && isKnown(lot.average)) return make('average', 'средняя цена', '');
  return make('start', isOver ? 'старт был' : 'стартовая цена', 'старт не объявлен');
}

const PLACES: Readonly<Record<string, string>> = {
  japan: 'в Японии',
  korea: 'в Корее',
  china: 'в Китае',
  europe: 'в Европе',
};

/** Formats «Цена в Корее»: the country of the seller. For left-hand lots of several countries the currency decides. */
function formatAskingPriceLabel({ type, currency }: LotSummary): string {
  const country = SHOWN_TYPES[type].country ?? (currency === 'jpy' ? 'japan' : 'europe');
  return ['Цена', PLACES[country]].filter(Boolean).join(' ');
}

const RESULT_LABELS: Readonly<Partial<Record<LotStatus, string>>> = {
  sold: 'Продан за',
  not_sold: 'Высшая ставка',
};

/**
 * The lines above the large price: the auction time (at a fixed price the month of manufacture) and the prices in the
 * lot's currency. `withOwn` includes the lot's own price, for when the large price is the turnkey price.
 */
export function listLedgerRows(
  lot: LotSummary,
  { withOwn, write = formatMoney }: { withOwn: boolean; write?: WriteMoney | undefined },
): readonly LedgerRow[] {
  const money = (amount: Amount, missing: string): Pick<LedgerRow, 'value' | 'missing'> =>
    isKnown(amount) ? { value: write(amount, lot.currency) } : { missing };
  const time = formatAuctionTime(lot);
  const result = RESULT_LABELS[lot.status];
  if (hasFixedPrice(lot)) {
    return [
      ...(lot.month === undefined || lot.year === undefined
        ? []
        : [{ label: 'Выпуск', value: `${String(lot.month).padStart(2, '0')}.${lot.year}` }]),
      ...(withOwn
        ? [{ label: result ?? formatAskingPriceLabel(lot), ...money(lot.finish, 'по запросу') }]
        : []),
    ];
  }
  const shownPrice = withOwn ? undefined : findOwnPrice(lot).of;
  const rows: (LedgerRow | false)[] = [
    time === undefined
      ? { label: 'Торги', missing: 'дата не назначена' }
      : { label: 'Торги', value: formatWhen(lot, time), dateTime: time.dateTime },
    shownPrice !== 'start' && { label: 'Старт', ...money(lot.start, 'не объявлен') },
    result !== undefined && withOwn
      ? { label: result, ...money(lot.finish, 'не раскрыта'), strong: true }
      : lot.estimate === undefined
        ? shownPrice !== 'average' && { label: 'Средняя', ...money(lot.average, 'мало продаж') }
        : { label: 'Обычно дают', ...money(lot.estimate, '') },
  ];
  return rows.filter((row) => row !== false);
}

/** The hour is shown only before the auction, in local time. */
const formatWhen = ({ status }: LotSummary, { day, text, hour }: AuctionTime): string =>
  status === 'coming' && hour !== undefined ? `${text}${NBSP}${hour.by}` : day;
