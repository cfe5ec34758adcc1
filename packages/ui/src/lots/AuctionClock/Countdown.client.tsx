'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { countdownText, untilNextText } from '../model/countdown.ts';

export interface CountdownProps {
  /** ms since 1970: when the auction begins, and what the server took for now. */
  at: number;
  now: number;
  /** Stands here once it has begun. */
  over: string;
}

/** Wakes when the text turns, and when one comes back to a page whose timers slept. */
function follow(at: number, notify: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    const next = untilNextText(at, Date.now());
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

/** «через 15 ч 40 мин», turning each minute and not announced: a screen reader reads it when one comes to it. */
export function Countdown({ at, now, over }: CountdownProps) {
  const subscribe = useCallback((notify: () => void) => follow(at, notify), [at]);
  const text = useSyncExternalStore(
    subscribe,
    () => countdownText(at, Date.now()) ?? over,
    () => countdownText(at, now) ?? over,
  );
  return <span role="timer">{text}</span>;
}
