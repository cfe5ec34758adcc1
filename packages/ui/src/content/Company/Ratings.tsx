import { formatCount } from '@vvoz/catalogue/words/format';
import { ruledCell } from '../../css/ruledCell.css.ts';
import { cx } from '../../css/cx.ts';
import * as css from './Company.css.ts';

export interface RatingElsewhere {
  /** «2ГИС». */
  readonly name: string;
  readonly url: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly count: number;
}

/** Ratings on other sites, each with a link to the reviews there. */
export function Ratings({ items }: { items: readonly RatingElsewhere[] }) {
  return (
    <ul className={css.ratings}>
      {items.map(({ name, url, rating, count }) => (
        <li key={url} className={ruledCell}>
          <h3 className={css.note}>{name}</h3>
          <p className={css.value}>{rating.toFixed(1).replace('.', ',')}</p>
          <p className={cx(css.body, css.link)}>
            <a href={url} rel="noopener nofollow">
              {formatCount(count, ['отзыв', 'отзыва', 'отзывов'])}
            </a>
          </p>
        </li>
      ))}
    </ul>
  );
}
