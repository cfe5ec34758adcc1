'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { formatCountdown, getMsUntilNextText } from '../model/countdown.ts';

export interface CountdownProps {
  /** Start of the auction, ms since 1970. `now` is the server's current time. */
  at: number;
  now: number;
  /** Text after the start. */
  over: string;
}

/** Notifies when the text changes, and when the visitor returns to a page whose timers were suspended. */
function startTimer(at: number, notify: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    const next = getMsUntilNextText(at, Date.now());
    if (next !== undefined) timer = setTimeout(turn, next);
  };
  const turn = () => {
    notify();
    wait();
  };
  document.addEventListener('visibilitychange', turn);
  wait();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', turn);
  };
}

/**
 * Time left: «через 15 ч 40 мин». It updates each minute without being announced; a screen reader reads it on
 * arrival.
 */
export function Countdown({ at, now, over }: CountdownProps) {
  const subscribe = useCallback((notify: () => void) => startTimer(at, notify), [at]);
  const text = useSyncExternalStore(
    subscribe,
    () => formatCountdown(at, Date.now()) ?? over,
    () => formatCountdown(at, now) ?? over,
  );
  return <span role="timer">{text}</span>;
}
