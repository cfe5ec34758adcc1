import { formatMoney, NBSP } from '@vvoz/catalogue/words/format';
import { hasFixedPrice } from '@vvoz/catalogue/lots/fixedPrice';
import type { LotSummary } from '@vvoz/catalogue/lots/lot';
import type { LotStatus } from '@vvoz/catalogue/lots/lotStatuses';
import { auctionTime } from './auctionTime.ts';
import type { AuctionTime } from './auctionTime.ts';
import type { WriteMoney } from './inCurrency.ts';

/** A line of the ledger. Without a `value` the `missing` words stand there, muted. */
export interface LedgerRow {
  readonly label: string;
  readonly value?: string;
  readonly missing?: string;
  readonly dateTime?: string;
  readonly strong?: boolean;
}

/** A lot's own price, in its own currency. */
export interface OwnPrice {
  /** Which of the lot's prices it is. */
  readonly of: 'start' | 'average' | 'finish';
  /** «стартовая цена», «продан за» … as it stands beside the amount. */
  readonly label: string;
  /** «300 000 ¥», or absent where the source does not say: then `label` says so. */
  readonly amount?: string;
}

type Amount = number | undefined;
/** Feeds write 0 for a price that they do not tell. */
const known = (amount: Amount): amount is number => amount !== undefined && amount > 0;

function priced(lot: LotSummary, of: OwnPrice['of'], label: string, missing: string): OwnPrice {
  const amount = lot[of];
  return known(amount) ? { of, label, amount: formatMoney(amount, lot.currency) } : { of, label: missing };
}

/** What the large figure is while there is no turnkey price: the start, the result, the asking price. */
export function ownPrice(lot: LotSummary): OwnPrice {
  const coming = lot.status === 'coming';
  if (lot.status === 'sold') return priced(lot, 'finish', 'продан за', 'цена не раскрыта');
  if (hasFixedPrice(lot)) return priced(lot, 'finish', coming ? 'цена' : 'цена была', 'цена по запросу');
  if (lot.status === 'not_sold' && known(lot.finish)) return priced(lot, 'finish', 'высшая ставка', '');
  if (!known(lot.start) && known(lot.average)) return priced(lot, 'average', 'средняя цена', '');
  return priced(lot, 'start', coming ? 'стартовая цена' : 'старт был', 'старт не объявлен');
}

const RESULT_LABELS: Readonly<Partial<Record<LotStatus, string>>> = {
  sold: 'Продан за',
  not_sold: 'Высшая ставка',
};

/**
 * The lines above the large figure: the auction's time and the prices in the lot's currency. `withOwn` when the large
 * figure is another one (turnkey); otherwise the line that would repeat it is left out.
 */
export function ledger(
  lot: LotSummary,
  { withOwn, write = formatMoney }: { withOwn: boolean; write?: WriteMoney | undefined },
): readonly LedgerRow[] {
  const money = (amount: Amount, missing: string): Pick<LedgerRow, 'value' | 'missing'> =>
    known(amount) ? { value: write(amount, lot.currency) } : { missing };
  const time = auctionTime(lot);
  const result = RESULT_LABELS[lot.status];
  if (hasFixedPrice(lot)) {
    return [
      ...(lot.town === undefined ? [] : [{ label: 'Город', value: lot.town }]),
      ...(withOwn ? [{ label: result ?? 'Цена', ...money(lot.finish, 'по запросу') }] : []),
    ];
  }
  const shown = withOwn ? undefined : ownPrice(lot).of;
  const rows: (LedgerRow | false)[] = [
    time === undefined
      ? { label: 'Торги', missing: 'дата не назначена' }
      : { label: 'Торги', value: when(lot, time), dateTime: time.dateTime },
    shown !== 'start' && { label: 'Старт', ...money(lot.start, 'не объявлен') },
    result !== undefined && withOwn
      ? { label: result, ...money(lot.finish, 'не раскрыта'), strong: true }
      : shown !== 'average' && { label: 'Средняя', ...money(lot.average, 'мало продаж') },
  ];
  return rows.filter((row) => row !== false);
}

/** The hour matters before an auction only, and is that of its country. */
const when = ({ status }: LotSummary, { day, text, hour }: AuctionTime): string =>
  status === 'coming' && hour !== undefined ? `${text}${NBSP}${hour.of}` : day;
