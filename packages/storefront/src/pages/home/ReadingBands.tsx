import type { EntrySummary } from '@vvoz/api/content/contentSchemas';
import { formatNumber } from '@vvoz/catalogue/words/format';
import { Headlines } from '@vvoz/ui/home/Headlines/Headlines.tsx';
import { Quotes, type Quote } from '@vvoz/ui/home/Quotes/Quotes.tsx';
import { Band } from '@vvoz/ui/primitives/Band/Band.tsx';
import * as css from './home.css.ts';

const MAX_QUOTES = 2;

interface Props {
  readonly articles: readonly EntrySummary[];
  /** Number of all articles; absent when it could not be counted. */
  readonly articleCount: number | undefined;
  readonly quotes: readonly Quote[];
  /** Number of all reviews. */
  readonly count: number;
}

/** Articles and reviews side by side; either alone takes the whole width. */
export function ReadingBands({ articles, articleCount, quotes, count }: Props) {
  if (articles.length + quotes.length === 0) return null;
  return (
    <div className={css.duo}>
      {articles.length > 0 ? (
        <Band
          id="articles"
          title="Статьи"
          aside={
            <a href="/informacziya">
              {['Все статьи', articleCount && formatNumber(articleCount)].filter(Boolean).join(' — ')}
            </a>
          }
        >
          <Headlines items={articles.map(({ path, title, date }) => ({ href: path, title, date }))} />
        </Band>
      ) : null}
      {quotes.length > 0 ? (
        <Band id="reviews" title="Отзывы" aside={<a href="/otzyvy">Все {formatNumber(count)}</a>}>
          <Quotes quotes={quotes.slice(0, MAX_QUOTES)} />
        </Band>
      ) : null}
    </div>
  );
}
