import type { ReactNode } from 'react';
import { SaveSearchElement } from '../customElements.ts';
import * as css from './SearchPlace.css.ts';

/** A line above a list: its children, then the place of «Сохранить поиск», which is defined when the page is idle. */
export function SearchPlace({ children }: { children: ReactNode }) {
  return (
    <div className={css.line}>
      {children}
      <SaveSearchElement className={css.place} />
    </div>
  );
}
