import { NBSP } from '@vvoz/catalogue/words/format';
import type { LotSummary } from '@vvoz/catalogue/lots/lot';
import { listFactParts } from '../model/cardTexts.ts';
import * as css from './FactsLine.css.ts';

const SEPARATOR = `${NBSP}· `;

export interface FactsLineProps {
  lot: LotSummary;
  /** Appended to the line: the auction and the lot number on the lot page. */
  after?: string;
}

/**
 * The main facts of a lot: «1,8 л · 98 л.с. · CVT · передний · 64 000 км». The power is bold; if unknown, the line
 * says so.
 */
export function FactsLine({ lot, after }: FactsLineProps) {
  const { engine, power, rest } = listFactParts(lot);
  const others = [...rest, ...(after ? [after] : [])];
  if (power === undefined) return [...(engine === undefined ? [] : [engine]), ...others].join(SEPARATOR);
  return (
    <>
      {engine === undefined ? null : engine + SEPARATOR}
      <b className={power === false ? css.unknown : css.power}>{power || 'мощность не указана'}</b>
      {others.map((text) => SEPARATOR + text).join('')}
    </>
  );
}
