import { Icon } from '../../primitives/Icon/Icon.tsx';
import { listPages } from '../model/listPages.ts';
import * as css from './Pager.css.ts';

export interface PagerProps {
  /** From 1. */
  page: number;
  /** Number of pages. For one page the pager renders nothing. */
  pages: number;
  /** Returns the address of a page. */
  href: (page: number) => string;
  /** Adds `rel="nofollow"`: search engines should not follow these links. */
  nofollow?: boolean;
}

/** Links to the pages of a list: the first, the last and those around the current one. */
export function Pager({ page, pages, href, nofollow = false }: PagerProps) {
  if (pages < 2) return null;
  const formatRel = (step?: string) =>
    [step, nofollow ? 'nofollow' : ''].filter(Boolean).join(' ') || undefined;
  return (
    <nav className={css.pager} aria-label="Страницы">
      <ul className={css.list}>
        {page > 1 ? (
          <li>
            <a
              className={css.link}
              href={href(page - 1)}
              rel={formatRel('prev')}
              aria-label="Предыдущая страница"
            >
              <Icon name="left" />
            </a>
          </li>
        ) : null}
        {listPages(page, pages).map((number, index, shown) => (
          <li key={number} className={number - (shown[index - 1] ?? number - 1) > 1 ? css.gap : undefined}>
            <a
              className={css.link}
              href={href(number)}
              rel={formatRel()}
              aria-label={`Страница ${number}`}
              {...(number === page ? { 'aria-current': 'page' } : {})}
            >
              {number}
            </a>
          </li>
        ))}
        {page < pages ? (
          <li>
            <a
              className={css.link}
              href={href(page + 1)}
              rel={formatRel('next')}
              aria-label="Следующая страница"
            >
              <Icon name="right" />
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
