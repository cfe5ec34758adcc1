import type { ReactNode } from 'react';
import type { PricedLot } from '@vvoz/catalogue/lots/lotCosts';
import { formatLotHref, formatLotName, formatLotVersion } from '@vvoz/catalogue/lots/lotText';
import { formatNumber, NBSP } from '@vvoz/catalogue/words/format';
import { formatAuctionTime } from '../model/auctionTime.ts';
import { findTurnkeyPrice } from '../model/shownPrice.ts';
import * as css from './Alternatives.css.ts';

const TITLES = [
  '',
  'Похожий лот, ещё не продан',
  'Два похожих, ещё не проданы',
  'Три похожих, ещё не проданы',
];
export const MAX_ALTERNATIVES = 3;

/** «оценка 4 · 58 000 км · ср 25 ноя». */
const formatFacts = (lot: PricedLot): string =>
  [
    lot.rate && `оценка${NBSP}${lot.rate.replace('.', ',')}`,
    lot.mileageKm !== undefined && `${formatNumber(lot.mileageKm)}${NBSP}км`,
    formatAuctionTime(lot)?.day,
  ]
    .filter(Boolean)
    .join(' · ');

export interface AlternativesProps {
  /** Lots that can be bought; the first three are shown. */
  lots: readonly PricedLot[];
  /** A link to all of them. */
  more?: ReactNode;
}

/** Lots to buy instead of one that is gone: a line each, so that they are on the first screen of a phone. */
export function Alternatives({ lots, more }: AlternativesProps) {
  const shown = lots.slice(0, MAX_ALTERNATIVES);
  if (shown.length === 0) return null;
  return (
    <div>
      <h3 className={css.title}>{TITLES[shown.length]}</h3>
      <ul className={css.list}>
        {shown.map((lot) => {
          const price = findTurnkeyPrice(lot);
          return (
            <li key={lot.id} className={css.item}>
              <a className={css.link} href={formatLotHref(lot)}>
                {[formatLotName(lot), formatLotVersion(lot)].filter(Boolean).join(' · ')}
              </a>
              <span className={css.facts}>{formatFacts(lot)}</span>
              {price === undefined ? null : (
                <span className={css.price}>
                  <b className={css.amount}>{price.amount}</b> {price.sure}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {more}
    </div>
  );
}
