import type { ReactNode } from 'react';

/** A part of a page, between the server component that made it and the place that shows it. */
export interface CachedPart {
  readonly name: string;
  readonly key: string;
  /** Elements for the document's head. */
  readonly head: ReactNode;
  /** The React content, until it has been rendered. */
  content: ReactNode;
  /** The rendered content; `content` is empty from then on. */
  html: string | undefined;
}
