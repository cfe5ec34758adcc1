import { NBSP } from '@vvoz/api/catalog/format';
import type { LotStatus, LotSummary } from '@vvoz/api/catalog/lot';
import { auctionTime } from './auctionTime.ts';
import { hasFixedPrice } from './prices.ts';

interface Outcome {
  /** Short, over the photograph. */
  readonly tag: string;
  /** The heading of the lot page's panel. */
  readonly title: string;
  /** One sentence: what it means for the reader. */
  readonly text: string;
}

const OUTCOMES: Readonly<Record<Exclude<LotStatus, 'coming'>, Outcome>> = {
  sold: {
    tag: 'Продан',
    title: 'Лот продан',
    text: 'Его уже не купить, но похожие выходят на торги каждую неделю.',
  },
  not_sold: {
    tag: 'Не продан',
    title: 'Лот не продан',
    text: 'Ставки не дошли до цены продавца. Такой лот часто выставляют снова, а иногда его можно купить после торгов.',
  },
  cancelled: {
    tag: 'Торги отменены',
    title: 'Торги отменены',
    text: 'Аукцион отменил торги по этому лоту.',
  },
  removed: {
    tag: 'Снят с торгов',
    title: 'Лот снят с торгов',
    text: 'Продавец снял его до торгов.',
  },
  withdrawn: {
    tag: 'Снят с торгов',
    title: 'Лот снят с торгов',
    text: 'Источник больше не показывает этот лот.',
  },
};

const WITHDRAWN_STOCK: Outcome = {
  tag: 'Снят с продажи',
  title: 'Снят с продажи',
  text: 'Продавец больше не предлагает эту машину.',
};

/** What became of a lot, or undefined while it is to be had. */
export function outcome(lot: LotSummary): Outcome | undefined {
  if (lot.status === 'coming') return undefined;
  const left = lot.status === 'withdrawn' || lot.status === 'removed';
  return left && hasFixedPrice(lot) ? WITHDRAWN_STOCK : OUTCOMES[lot.status];
}

/** «Продан · пн 23 ноя»: the day only where the auction took place. */
export function outcomeTag(lot: LotSummary): string | undefined {
  const tag = outcome(lot)?.tag;
  const held = lot.status === 'sold' || lot.status === 'not_sold';
  const day = held ? auctionTime(lot.auctionDate)?.day : undefined;
  return tag !== undefined && day !== undefined ? `${tag}${NBSP}· ${day}` : tag;
}
