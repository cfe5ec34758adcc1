import { formatNumber } from '@vvoz/catalogue/words/format';
import { cx } from '../../css/cx.ts';
import * as css from './SectionLinks.css.ts';

export interface SectionLink {
  label: string;
  href: string;
  /** Number of entries in the list that the link leads to. */
  count: number;
  /** 0 is the whole section. */
  depth?: number;
  current?: boolean;
}

export interface SectionLinksProps {
  /** Accessible name and caption: «Темы», «Оценка». */
  title: string;
  links: readonly SectionLink[];
  /** Adds `rel="nofollow"`: search engines should not follow these links. */
  nofollow?: boolean;
}

/** Links to the sections or filters of a list, each with its count: a column from 1024 px, a scrolling row below. */
export function SectionLinks({ title, links, nofollow = false }: SectionLinksProps) {
  return (
    <nav className={css.nav} aria-label={title}>
      <p className={css.title} aria-hidden="true">
        {title}
      </p>
      <ul className={css.list}>
        {links.map(({ label, href, count, depth = 0, current = false }) => (
          <li key={href} className={css.item}>
            <a
              href={href}
              className={cx(css.link, depth > 1 && css.below)}
              {...(nofollow ? { rel: 'nofollow' } : {})}
              {...(current ? { 'aria-current': 'page' } : {})}
            >
              {label} <span className={css.count}>{formatNumber(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
