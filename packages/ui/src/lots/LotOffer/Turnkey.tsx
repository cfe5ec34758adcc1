import type { ReactNode } from 'react';
import * as css from './LotOffer.css.ts';

export interface TurnkeyProps {
  /** «Под ключ, полная пошлина, Владивосток». */
  label: string;
  /** From which price of the lot. */
  note?: string;
  /** `Amount`. */
  children: ReactNode;
}

/** The panel's price on this side of the border. */
export function Turnkey({ label, note, children }: TurnkeyProps) {
  return (
    <div>
      <h2 id="offer-title" className={css.label}>
        {label}
      </h2>
      {children}
      {note === undefined ? null : <p className={css.small}>{note}</p>}
    </div>
  );
}
