import type { ReactNode } from 'react';

/** A part of a page, between the server component that made it and the place that shows it. */
export interface KeptPart {
  readonly name: string;
  readonly key: string;
  /** What the first place renders. */
  content: ReactNode;
  /** What it has become; `content` is empty from then on. */
  html: string | undefined;
}
