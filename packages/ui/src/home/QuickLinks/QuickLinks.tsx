import { formatNumber } from '@vvoz/catalogue/words/format';
import * as css from './QuickLinks.css.ts';

export interface QuickLink {
  readonly href: string;
  /** «до 160 л.с.» */
  readonly label: string;
  /** Number of lots in the list that the link leads to. */
  readonly count: number;
}

/** Links to common choices of filters, each with its number of lots. Crawlers find the same lots through the catalogue. */
export function QuickLinks({ links }: { links: readonly QuickLink[] }) {
  return (
    <ul className={css.row} aria-label="Готовые подборки">
      {links.map(({ href, label, count }) => (
        <li key={href}>
          <a className={css.chip} href={href} rel="nofollow">
            {label} <span className={css.count}>{formatNumber(count)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
