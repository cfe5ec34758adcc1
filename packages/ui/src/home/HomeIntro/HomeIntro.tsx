import type { ReactNode } from 'react';
import * as css from './HomeIntro.css.ts';

export interface HomeIntroProps {
  title: string;
  /** One sentence: what the site offers, to whom, and that searching is free. */
  sentence: string;
  /** The finder and the quick links. */
  children: ReactNode;
}

/** The first screen of the home page: heading, one sentence, the finder. */
export function HomeIntro({ title, sentence, children }: HomeIntroProps) {
  return (
    <div className={css.intro}>
      <div className={css.headline}>
        <h1>{title}</h1>
        <p className={css.sentence}>{sentence}</p>
      </div>
      <div className={css.finder}>{children}</div>
    </div>
  );
}
