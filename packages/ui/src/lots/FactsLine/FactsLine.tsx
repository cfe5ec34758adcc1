import { Fragment } from 'react';
import { NBSP } from '@vvoz/catalogue/words/format';
import type { LotSummary } from '@vvoz/catalogue/lots/lot';
import { listFactParts } from '../model/cardTexts.ts';
import * as css from './FactsLine.css.ts';

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
  const parts = [
    ...(engine === undefined ? [] : [<span key="engine">{engine}</span>]),
    ...(power === undefined
      ? []
      : [
          power === false ? (
            <b key="power" className={css.unknown}>
              мощность не указана
            </b>
          ) : (
            <b key="power" className={css.power}>
              {power}
            </b>
          ),
        ]),
    ...[...rest, ...(after ? [after] : [])].map((text) => <span key={text}>{text}</span>),
  ];
  return parts.map((part, index) => (
    <Fragment key={part.key}>
      {index === 0 ? null : `${NBSP}· `}
      {part}
    </Fragment>
  ));
}
