import type { Review, ReviewList } from '@vvoz/api/content/contentSchemas';
import type { ReviewQuery } from './ContentStore.ts';

/** Counts values, the most frequent first. */
function countValues(values: readonly string[]) {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Array.from(counts, ([value, count]) => ({ value, count })).toSorted(
    (one, other) => other.count - one.count || (one.value < other.value ? -1 : 1),
  );
}

/**
 * Selects a slice of the reviews. Adds the count and mean of all matches, and the number of reviews per filter option.
 */
export function selectReviews(
  reviews: readonly Review[],
  { template, rating, limit, offset }: ReviewQuery,
): ReviewList {
  const ofTemplate = reviews.filter((review) => template === undefined || review.template === template);
  const ofRating = reviews.filter((review) => rating === undefined || review.rating === rating);
  const matching = ofTemplate.filter((review) => ofRating.includes(review));
  const sum = matching.reduce((total, review) => total + review.rating, 0);
  return {
    count: matching.length,
    rating: matching.length > 0 ? Math.round((10 * sum) / matching.length) / 10 : null,
    items: matching.slice(offset, offset + limit),
    options: {
      rating: countValues(ofTemplate.map((review) => String(review.rating))).toSorted(
        (one, other) => Number(other.value) - Number(one.value),
      ),
      template: countValues(ofRating.map((review) => review.template)),
    },
  };
}
