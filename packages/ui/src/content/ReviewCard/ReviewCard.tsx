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
  /** Where it was published first. */
  source?: { readonly name: string; readonly url: string } | undefined;
  photos?:
    | readonly {
        readonly src: string;
        readonly alt: string;
        readonly width: number;
        readonly height: number;
      }[]
    | undefined;
  /** The company's answer, plain text. */
  answer?: string | undefined;
}

/** One buyer's review: vehicle, stars, text, photos, answer of the company, author and source. */
export function ReviewCard({ review, level = 2 }: { review: ReviewItem; level?: 2 | 3 }) {
  const { id, author, city, date, rating, vehicle, html, source, photos = [], answer } = review;
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
        <Prose html={html} size="body" />
        {photos.length > 0 ? (
          <ul className={css.photos}>
            {photos.map(({ alt, ...photo }) => (
              <li key={photo.src}>
                <a className={css.frame} href={photo.src}>
                  <img {...photo} alt={alt} className={css.photo} loading="lazy" decoding="async" />
                </a>
              </li>
            ))}
          </ul>
        ) : null}
        {answer === undefined ? null : (
          <blockquote className={css.answer}>
            <b>Ответ компании.</b> {answer}
          </blockquote>
        )}
      </div>
      <p className={css.author}>
        {author}, {city} · <time dateTime={date}>{formatLongDay(date)}</time>
        {source === undefined ? null : (
          <>
            {' '}
            ·{' '}
            <a href={source.url} rel="noopener nofollow">
              {source.name}
            </a>
          </>
        )}
      </p>
    </article>
  );
}
