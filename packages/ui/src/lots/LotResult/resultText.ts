import type { LotSummary } from '@vvoz/catalogue/lots/lot';
import type { LotStatus } from '@vvoz/catalogue/lots/lotStatuses';
import { hasLeftSale } from '../model/outcome.ts';

interface ResultText {
  readonly title: string;
  /** What the outcome means for the reader, in one or two sentences. */
  readonly text: string;
}

const RESULTS: Readonly<Record<Exclude<LotStatus, 'coming'>, ResultText>> = {
  sold: {
    title: 'Лот продан',
    text: 'Его уже не купить, но похожие выходят на торги каждую неделю.',
  },
  not_sold: {
    title: 'Лот не продан',
    text: 'Ставки не дошли до цены продавца. Такой лот часто выставляют снова, а иногда его можно купить после торгов.',
  },
  cancelled: {
    title: 'Торги отменены',
    text: 'Аукцион отменил торги по этому лоту.',
  },
  removed: {
    title: 'Лот снят с торгов',
    text: 'Продавец снял его до торгов.',
  },
  withdrawn: {
    title: 'Лот снят с торгов',
    text: 'Источник больше не показывает этот лот.',
  },
  unknown: {
    title: 'Статус: неизвестно',
    text: 'Источник отметил лот словом, которого мы не знаем. Уточним по запросу.',
  },
};

const LEFT_SALE: ResultText = {
  title: 'Снят с продажи',
  text: 'Продавец больше не предлагает эту машину.',
};

/** The outcome of a lot as text; undefined while it is for sale. */
export function describeResult(lot: LotSummary): ResultText | undefined {
  if (lot.status === 'coming') return undefined;
  return hasLeftSale(lot) ? LEFT_SALE : RESULTS[lot.status];
}
