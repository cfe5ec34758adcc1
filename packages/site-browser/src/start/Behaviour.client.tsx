'use client';
import { useEffect } from 'react';
import { MAX_IDLE_WAIT_MS } from '../page/limits.ts';

const start = () => {
  window.isLive = true;
  import('./startBehaviour.ts').then(({ startBehaviour }) => startBehaviour()).catch(reportError);
};

/** Loads the page's behaviour when the browser has nothing else to do. Renders nothing. */
export function Behaviour() {
  useEffect(() => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: MAX_IDLE_WAIT_MS });
    else setTimeout(start, MAX_IDLE_WAIT_MS);
  }, []);
  return null;
}
