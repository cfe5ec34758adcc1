import type { ReactNode } from 'react';
import * as css from './HomeLead.css.ts';

export interface HomeLeadProps {
  title: string;
  /** One sentence: what the site offers, to whom, and that searching is free. */
  sentence: string;
  /** The finder and the quick links. */
  children: ReactNode;
}

/** The first screen of the home page: heading, one sentence, the finder. */
export function HomeLead({ title, sentence, children }: HomeLeadProps) {
  return (
    <div className={css.lead}>
      <div className={css.words}>
        <h1>{title}</h1>
        <p className={css.sentence}>{sentence}</p>
      </div>
      <div className={css.finder}>{children}</div>
    </div>
  );
}
