'use client';
import { Provider } from 'jotai/react';
import type { ReactNode } from 'react';

/**
 * Holds the shared client state of all islands inside. Each render of the page has its own store, so that on the
 * server nothing passes from one request to another. Without it jotai falls back to one store for the whole process.
 */
export function PageStore({ children }: { children: ReactNode }) {
  return <Provider>{children}</Provider>;
}
