import type { ReactNode } from 'react';
import * as css from './foundations.css.ts';

export interface SpecimenProps {
  readonly name: string;
  readonly value: string;
  readonly note?: string;
  /** The token in use. */
  readonly children: ReactNode;
}

/** A token as a list item: in use, with name, value and purpose. */
export function Specimen({ name, value, note, children }: SpecimenProps) {
  return (
    <li className={css.row}>
      {children}
      <div>
        {name} · {value}
        {note === undefined ? null : <span className={css.note}>{note}</span>}
      </div>
    </li>
  );
}
