import { formatCount, formatNumber, NBSP } from '@vvoz/catalogue/words/format';
import { LOT_FORMS } from '@vvoz/catalogue/words/nouns';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as css from './SavedSearches.css.ts';

/** A saved search as a line of the list. */
export interface SearchLine {
  readonly address: string;
  readonly title: string;
  readonly count: number;
  /** Address of its feed of new lots. */
  readonly feed: string;
  /** Lots that were added since it was last opened; undefined until the site has answered. */
  readonly fresh?: { readonly count: number; readonly more: boolean };
  /** «примерно 7 из 10»: how many such lots cost the budget of the search or less; undefined without a budget. */
  readonly chance?: string | undefined;
}

export interface SavedSearchesProps {
  searches: readonly SearchLine[];
  onRemove: (address: string) => void;
}

const SUBSCRIBE = `Лента новых лотов (RSS)`;

function formatFresh({ count, more }: NonNullable<SearchLine['fresh']>): string {
  if (count === 0) return 'новых с прошлого раза нет';
  return `новые с прошлого раза${NBSP}— ${formatNumber(count)}${more ? ' или больше' : ''}`;
}

/** Searches that the visitor has saved, with the number of lots that are new since the last time. */
export function SavedSearches({ searches, onRemove }: SavedSearchesProps) {
  return (
    <ul className={css.list}>
      {searches.map(({ address, title, count, feed, fresh, chance }) => (
        <li key={address} className={css.row}>
          <div className={css.words}>
            <a className={css.link} href={address}>
              {title}
            </a>
            <p className={css.counts}>
              {formatCount(count, LOT_FORMS)}
              {fresh === undefined ? null : (
                <>
                  {`${NBSP}· `}
                  <span className={fresh.count > 0 ? css.fresh : undefined}>{formatFresh(fresh)}</span>
                </>
              )}
            </p>
            {chance === undefined ? null : (
              <p className={css.counts}>{`${chance} таких уходят не${NBSP}дороже вашего бюджета`}</p>
            )}
            <a
              className={css.feed}
              href={feed}
              type="application/atom+xml"
              aria-label={`${SUBSCRIBE}: ${title}`}
            >
              {SUBSCRIBE}
            </a>
          </div>
          <button
            type="button"
            className={css.remove}
            aria-label={`Убрать поиск: ${title}`}
            onClick={() => onRemove(address)}
          >
            <Icon name="x" size="s" />
          </button>
        </li>
      ))}
    </ul>
  );
}
