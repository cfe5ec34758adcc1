import type { MouseEventHandler } from 'react';
import { formatNumber, NBSP } from '@vvoz/catalogue/words/format';
import { noPrint } from '../../css/base.css.ts';
import { cx } from '../../css/cx.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import * as css from './LoadMore.css.ts';
import { listPageWindow } from './pageWindow.ts';

export interface LoadMoreProps {
  /** Number of lots on screen, from the first page shown. */
  shown: number;
  total: number;
  /** The last page on screen, counted from 1. */
  page: number;
  pageSize: number;
  /** Lots per press on larger screens with JavaScript; elsewhere, and by default, one page. */
  step?: number;
  formatHref: (page: number) => string;
  /** Loads the next lots without leaving the page; without it the link works. */
  onMore?: MouseEventHandler<HTMLAnchorElement>;
  /** The next lots are loading. */
  busy?: boolean;
  /** The next lots failed to load. */
  failed?: boolean;
}

/**
 * The end of a list: how many lots are shown, a link to the next page, and links to other pages. Crawlers do not follow them:
 * all pages of a list have the canonical address of its first page.
 */
export function LoadMore({
  shown,
  total,
  page,
  pageSize,
  step = pageSize,
  formatHref,
  onMore,
  busy = false,
  failed = false,
}: LoadMoreProps) {
  const pages = Math.ceil(total / pageSize);
  const rest = total - page * pageSize;
  const [few, many] = [Math.min(pageSize, rest), Math.min(step, rest)];
  const words = `Показать ещё${NBSP}`;
  const next =
    few === many ? (
      `${words}${few}`
    ) : (
      // One element, because the button puts a gap between its children.
      <span>
        {words}
        <span className={css.few}>{few}</span>
        <span className={css.many}>{many}</span>
      </span>
    );
  return (
    <div className={cx(css.more, noPrint)}>
      <output className={css.shown}>
        {`Показано ${formatNumber(shown)} из ${formatNumber(total)}`}
        {failed ? '. Следующие не загрузились: попробуйте ещё раз' : null}
      </output>
      {rest > 0 ? (
        <Button href={formatHref(page + 1)} rel="next nofollow" onClick={onMore} aria-busy={busy}>
          {busy ? 'Загружаем…' : next}
        </Button>
      ) : null}
      {pages > 1 ? (
        <nav className={css.pages} aria-label="Страницы">
          <span className={css.where}>{`стр. ${formatNumber(page)} из ${formatNumber(pages)}`}</span>
          {listPageWindow(page, pages).map((number, index) => {
            if (number === undefined) return <span key={`gap${index}`}>…</span>;
            if (number === page) {
              return (
                <span key={number} className={css.current} aria-current="page">
                  {formatNumber(number)}
                </span>
              );
            }
            return (
              <a
                key={number}
                className={css.page}
                href={formatHref(number)}
                rel="nofollow"
                aria-label={`Страница ${formatNumber(number)}`}
              >
                {formatNumber(number)}
              </a>
            );
          })}
        </nav>
      ) : null}
    </div>
  );
}
