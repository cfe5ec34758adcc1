import { formatLongDay } from '@vvoz/catalogue/words/format';
import { Prose } from '../Prose/Prose.tsx';
import { Rating } from './Rating.tsx';
import * as css from './ReviewCard.css.ts';

export interface ReviewItem {
  id: string;
  author: string;
  city: string;
  /** YYYY-MM-DD. */
  date: string;
  /** 1 to 5. */
  rating: number;
  /** «Toyota Alphard AGH30W, 2019». */
  vehicle: string;
  /** Sanitised HTML. */
  html: string;
}

/** One buyer's review: vehicle, rating, text, author. */
export function ReviewCard({ review, level = 2 }: { review: ReviewItem; level?: 2 | 3 }) {
  const { id, author, city, date, rating, vehicle, html } = review;
  const Heading = `h${level}` as const;
  return (
    <article className={css.card} id={id} aria-labelledby={`${id}-title`}>
      <header className={css.header}>
        <Heading className={css.title} id={`${id}-title`}>
          {vehicle}
        </Heading>
        <Rating value={rating} />
      </header>
      <div className={css.text}>
        <Prose html={html} size="15" />
      </div>
      <p className={css.author}>
        {author}, {city} · <time dateTime={date}>{formatLongDay(date)}</time>
      </p>
    </article>
  );
}
