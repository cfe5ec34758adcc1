import type { StaticPartProps } from './StaticPartProps.ts';

/**
 * A part of a page that no script renders again: nothing in it is a client component or uses a hook. Outside server
 * components (stories, tests) it is only its children. Server components get StaticPart.server.tsx instead.
 */
export function StaticPart({ children, head }: StaticPartProps) {
  return (
    <>
      {head}
      {children}
    </>
  );
}
