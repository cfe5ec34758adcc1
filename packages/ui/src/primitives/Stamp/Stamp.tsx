import { cx } from '../../css/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Stamp.css.ts';

export interface StampProps {
  /** Overall grade of the vehicle, as printed: «4.5», «RA», «S». */
  grade: string;
  /** Grade of the interior, a letter. */
  interior?: string | undefined;
  /** Text for screen readers; by default made of the two grades. */
  label?: string;
  /** 44 px on a card, 56 px beside a heading, 128 px alone. */
  size?: keyof typeof css.size;
  /** Class that positions it. */
  className?: string;
}

/** The inspector's grade stamp. */
export function Stamp({ grade, interior, label, size = 'm', className }: StampProps) {
  const spoken = label ?? `Оценка ${grade}${interior ? `, салон ${interior}` : ''}`;
  return (
    <span className={cx(css.stamp, css.size[size], className)}>
      <VisuallyHidden>{spoken}</VisuallyHidden>
      <span aria-hidden="true">{grade}</span>
      {interior ? (
        <small className={css.interior} aria-hidden="true">
          {interior}
        </small>
      ) : null}
    </span>
  );
}
