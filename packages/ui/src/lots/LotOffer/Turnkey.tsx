import type { ReactNode } from 'react';
import * as css from './LotOffer.css.ts';

export interface TurnkeyProps {
  /** «Под ключ, полная пошлина, Владивосток». */
  label: string;
  /** Which price of the lot it is calculated from. */
  note?: string;
  /** An `Amount`. */
  children: ReactNode;
}

/** The turnkey price of the panel with its label. */
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
