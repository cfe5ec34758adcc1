import type { ReactNode } from 'react';
import * as css from './Band.css.ts';

export interface BandProps {
  /** Anchor of the section; its heading has the id `${id}-title`. */
  id: string;
  title: ReactNode;
  /** A remark or a link at the end of the heading line. */
  aside?: ReactNode;
  level?: 2 | 3;
  children: ReactNode;
}

/** A section of a page: an ink rule, a heading and the content. */
export function Band({ id, title, aside, level = 2, children }: BandProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={css.band} id={id} aria-labelledby={`${id}-title`}>
      <header className={css.header}>
        <Heading id={`${id}-title`}>{title}</Heading>
        {aside === undefined ? null : <div className={css.aside}>{aside}</div>}
      </header>
      {children}
    </section>
  );
}
