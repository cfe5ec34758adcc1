import type { AutoDealer } from 'schema-dts';
import { mentionCompany } from './company.ts';
import type { JsonLdThing } from './formatJsonLd.ts';
import { readHtmlText } from './htmlText.ts';

/** Reviews of the company. */
export interface ReviewFacts {
  /** Number of all reviews, on this page and others. */
  readonly count: number;
  /** Mean of all reviews, 1 to 5; null without reviews. */
  readonly rating: number | null;
  readonly items: readonly {
    readonly author: string;
    /** YYYY-MM-DD. */
    readonly date: string;
    readonly rating: number;
    /** Sanitised. */
    readonly html: string;
  }[];
}

const buildRating = (ratingValue: number) => ({ '@type': 'Rating', ratingValue, bestRating: 5 }) as const;

/** Builds the company with its mean rating and the reviews on a page; an empty list without reviews. */
export const buildReviews = (
  { count, rating, items }: ReviewFacts,
  company: string,
  origin: string,
): readonly JsonLdThing[] =>
  rating === null || items.length === 0
    ? []
    : [
        {
          ...mentionCompany(origin, company),
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating,
            reviewCount: count,
            bestRating: 5,
          },
          review: items.map((review) => ({
            '@type': 'Review',
            author: { '@type': 'Person', name: review.author },
            datePublished: review.date,
            reviewRating: buildRating(review.rating),
            reviewBody: readHtmlText(review.html),
          })),
        } satisfies AutoDealer,
      ];
