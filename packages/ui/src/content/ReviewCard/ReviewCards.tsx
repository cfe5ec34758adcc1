import { ReviewCard, type ReviewItem } from './ReviewCard.tsx';
import { cards, slot } from './ReviewCard.css.ts';

/** Reviews side by side where there is room. */
export function ReviewCards({ reviews, level = 2 }: { reviews: readonly ReviewItem[]; level?: 2 | 3 }) {
  return (
    <ul className={cards}>
      {reviews.map((review) => (
        <li key={review.id} className={slot}>
          <ReviewCard review={review} level={level} />
        </li>
      ))}
    </ul>
  );
}
