import type { ReactNode } from 'react';

/**
 * A part of a page that no script renders again: nothing in it is a client component or uses a hook. Outside server
 * components (stories, tests) it is only its children. What it is elsewhere: StaticPart.server.tsx.
 */
export function StaticPart({ children }: { children: ReactNode }) {
  return <>{children}</>;
}
