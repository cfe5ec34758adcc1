'use client';
import { Provider } from 'jotai/react';
import type { ReactNode } from 'react';

/**
 * Holds the client state of all islands inside, so that they share it. Each rendering of it makes a store of its own: on
 * the server nothing passes from one request to another. Without it jotai falls back to one store for the whole process.
 */
export function PageStore({ children }: { children: ReactNode }) {
  return <Provider>{children}</Provider>;
}
