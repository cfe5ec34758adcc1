import { formatDayMonth } from '@vvoz/catalogue/words/format';
import * as css from './Headlines.css.ts';

export interface Headline {
  readonly href: string;
  readonly title: string;
  /** YYYY-MM-DD. */
  readonly date: string;
}

/** Titles of articles as links, each on a line with its date. */
export function Headlines({ items }: { items: readonly Headline[] }) {
  return (
    <ul className={css.list}>
      {items.map(({ href, title, date }) => (
        <li key={href}>
          <a className={css.line} href={href}>
            <span>{title}</span>
            <time className={css.day} dateTime={date}>
              {formatDayMonth(date)}
            </time>
          </a>
        </li>
      ))}
    </ul>
  );
}
