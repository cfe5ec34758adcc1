import type { MouseEventHandler } from 'react';
import { formatNumber, NBSP } from '@vvoz/catalogue/words/format';
import { noPrint } from '../../css/base.css.ts';
import { cx } from '../../css/cx.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import * as css from './LoadMore.css.ts';
import { pageWindow } from './pageWindow.ts';

export interface LoadMoreProps {
  /** Cards on screen, from the first page shown on. */
  shown: number;
  total: number;
  /** The last page on screen, 1 is the first. */
  page: number;
  pageSize: number;
  /** Lots that one press brings where there is room, with a script; a page on phones, without one, and by default. */
  step?: number;
  hrefOf: (page: number) => string;
  /** Appends without leaving the page; the link stays what it is. */
  onMore?: MouseEventHandler<HTMLAnchorElement>;
  /** The next lots are on their way. */
  busy?: boolean;
  /** They did not come. */
  failed?: boolean;
}

/** How much of the list is on screen, a real link to the next page, and links to others. */
export function LoadMore({
  shown,
  total,
  page,
  pageSize,
  step = pageSize,
  hrefOf,
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
      // One box: the button keeps its parts apart.
      <span>
        {words}
        <span className={css.few}>{few}</span>
        <span className={css.many}>{many}</span>
      </span>
    );
  return (
    <div className={cx(css.more, noPrint)}>
      <output className={css.shown}>
        Показано {formatNumber(shown)} из {formatNumber(total)}
        {failed ? '. Следующие не загрузились: попробуйте ещё раз' : null}
      </output>
      {rest > 0 ? (
        <Button href={hrefOf(page + 1)} rel="next" onClick={onMore} aria-busy={busy}>
          {busy ? 'Загружаем…' : next}
        </Button>
      ) : null}
      {pages > 1 ? (
        <nav className={css.pages} aria-label="Страницы">
          <span className={css.where}>
            стр. {formatNumber(page)} из {formatNumber(pages)}
          </span>
          {pageWindow(page, pages).map((number, index) => {
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
                href={hrefOf(number)}
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
