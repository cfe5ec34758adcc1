'use client';
import { useAtomValueRawSync } from 'jotai/react';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { NEVER_BUSY, type BusySource } from './busySource.ts';

const Source = createContext<BusySource>(NEVER_BUSY);

/** Tells every `Busy` inside whether newer content is loading. */
export function BusyProvider({ source, children }: { source: BusySource; children: ReactNode }) {
  return <Source value={source}>{children}</Source>;
}

/** Delay before the slow-loading style, ms. */
const LATE_AFTER_MS = 200;

function useLate(busy: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setLate(true), LATE_AFTER_MS);
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
  /**
   * Class added after 200 ms of loading, so that a fast answer causes no flicker and the paint after a tap stays small.
   */
  lateClassName?: string;
  role?: 'status' | undefined;
  children: ReactNode;
}

/**
 * An element that marks its content as loading (`aria-busy`). It renders at once, even when its surroundings wait for a
 * transition, so that the next paint after a tap shows it.
 */
export function Busy({ as: Tag = 'span', className, lateClassName, role, children }: BusyProps) {
  // `useAtomValue` would wait for the transition that the tap started.
  const busy = useAtomValueRawSync(use(Source));
  const late = useLate(busy && lateClassName !== undefined);
  return (
    <Tag
      className={cx(className, late && lateClassName)}
      aria-busy={busy || undefined}
      {...(role ? { role } : {})}
    >
      {children}
    </Tag>
  );
}
