import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './ReviewCard.css.ts';

/** A rating from 1 to 5 as filled and empty stars. */
export function Rating({ value }: { value: number }) {
  return (
    <p className={css.rating}>
      <VisuallyHidden>Оценка {value} из 5</VisuallyHidden>
      <span aria-hidden="true" className={css.marks}>
        {[1, 2, 3, 4, 5].map((mark) => (
          <span key={mark} className={mark <= value ? css.filled : css.empty} />
        ))}
      </span>
      <span aria-hidden="true">{value}</span>
    </p>
  );
}
