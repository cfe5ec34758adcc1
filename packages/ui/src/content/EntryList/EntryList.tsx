import { formatLongDay } from '@vvoz/catalogue/words/format';
import * as css from './EntryList.css.ts';

export interface EntryItem {
  title: string;
  href: string;
  /** YYYY-MM-DD. */
  date: string;
  /** «Таможня и платежи». */
  category?: string;
  excerpt: string;
}

export interface EntryListProps {
  entries: readonly EntryItem[];
  level?: 2 | 3;
}

/** Articles, news or instructions as a ruled list: date and category, title, excerpt. */
export function EntryList({ entries, level = 2 }: EntryListProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className={css.list}>
      {entries.map(({ title, href, date, category, excerpt }) => (
        <li key={href} className={css.entry}>
          <div className={css.text}>
            <Heading className={css.title}>
              <a href={href} className={css.link}>
                {title}
              </a>
            </Heading>
            <p>{excerpt}</p>
          </div>
          <p className={css.meta}>
            <time dateTime={date}>{formatLongDay(date)}</time>
            {category === undefined ? null : <span>{category}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
