import { formatDayMonth, NBSP } from '@vvoz/catalogue/words/format';
import * as css from './Quotes.css.ts';

export interface Quote {
  readonly id: string;
  /** Plain text without quotation marks. */
  readonly text: string;
  readonly author: string;
  readonly city: string;
  /** «Toyota RAV4 MXAA54, 2020». */
  readonly vehicle: string;
  /** YYYY-MM-DD. */
  readonly date: string;
}

/** What buyers wrote, with their name, city and car. */
export function Quotes({ quotes }: { quotes: readonly Quote[] }) {
  return (
    <div className={css.quotes}>
      {quotes.map(({ id, text, author, city, vehicle, date }) => (
        <figure key={id}>
          <blockquote>
            <p>«{text}»</p>
          </blockquote>
          <figcaption className={css.source}>
            {[`${author}, ${city}`, vehicle].join(` ·${NBSP}`)} ·{NBSP}
            <time dateTime={date}>{formatDayMonth(date)}</time>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
