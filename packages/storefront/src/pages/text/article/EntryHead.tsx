import type { ReactNode } from 'react';
import * as css from './article.css.ts';

/** Heading of a text and a line about it: date, reading time. */
export function EntryHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <header className={css.head}>
      <h1>{title}</h1>
      <p className={css.meta}>{children}</p>
    </header>
  );
}
