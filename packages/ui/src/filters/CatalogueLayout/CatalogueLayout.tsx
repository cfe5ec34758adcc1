import type { ReactNode } from 'react';
import { LIST_ID } from '../model/ids.ts';
import * as css from './CatalogueLayout.css.ts';

export interface CatalogueLayoutProps {
  /** The filters: 288 px wide beside the list from 1024 px, a sheet on smaller screens. */
  rail: ReactNode;
  children: ReactNode;
}

/** Layout of a catalogue page below its heading: the filters and the list. */
export function CatalogueLayout({ rail, children }: CatalogueLayoutProps) {
  return (
    <div className={css.catalogue}>
      {rail}
      <div className={css.content} id={LIST_ID} tabIndex={-1}>
        {children}
      </div>
    </div>
  );
}
