'use client';
import { useAtomValueRawSync } from 'jotai/react';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { STILL, type BusySource } from './busySource.ts';

const Source = createContext<BusySource>(STILL);

/** Tells every `Busy` inside when something newer is under way. */
export function BusyProvider({ source, children }: { source: BusySource; children: ReactNode }) {
  return <Source value={source}>{children}</Source>;
}

/** From when on it is worth saying that something takes its time, ms. */
const LATE = 200;

function useLate(busy: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setLate(true), LATE);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [busy]);
  return late;
}

export interface BusyProps {
  as?: 'span' | 'div';
  className?: string;
  /** Added when it has been busy for 200 ms: an answer that comes at once does not flicker, and the tap paints little. */
  lateClassName?: string;
  role?: 'status' | undefined;
  children: ReactNode;
}

/**
 * A box that says by itself that what it holds is about to change (`aria-busy`). It is rendered at once and alone, while
 * what is around it takes its time: a visitor's tap is answered in the next picture.
 */
export function Busy({ as: Tag = 'span', className, lateClassName, role, children }: BusyProps) {
  // `useAtomValue` would wait with the transition that a tap begins.
  const busy = useAtomValueRawSync(use(Source));
  const late = useLate(busy && lateClassName !== undefined);
  return (
    <Tag className={cx(className, late && lateClassName)} aria-busy={busy} {...(role ? { role } : {})}>
      {children}
    </Tag>
  );
}
