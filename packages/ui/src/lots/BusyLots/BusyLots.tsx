import type { ReactNode } from 'react';
import { Busy } from '../../primitives/Busy/Busy.client.tsx';
import * as css from './BusyLots.css.ts';

/** Around a list that may belong to filters that are no longer the ones on screen: then it is visibly not the answer yet. */
export function BusyLots({ children }: { children: ReactNode }) {
  return (
    <Busy as="div" className={css.lots} lateClassName={css.busy}>
      {children}
    </Busy>
  );
}
