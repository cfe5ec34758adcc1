import type { ReactNode } from 'react';
import { Busy } from '../../primitives/Busy/Busy.client.tsx';
import * as css from './BusyLots.css.ts';

/** Wraps a list of lots and dims it while the lots for newer filters load. */
export function BusyLots({ children }: { children: ReactNode }) {
  return (
    <Busy as="div" className={css.lots} lateClassName={css.busy}>
      {children}
    </Busy>
  );
}
