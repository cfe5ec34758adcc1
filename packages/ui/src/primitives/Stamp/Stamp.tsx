import { cx } from '../../css/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Stamp.css.ts';

export interface StampProps {
  /** The auction's mark for the whole car, as printed: «4.5», «RA», «S». */
  grade: string;
  /** The mark for the interior, a letter. */
  interior?: string | undefined;
  /** What a screen reader says; by default made of the two marks. */
  label?: string;
  /** 44 px on a card, 56 px beside a heading, 128 px on its own. */
  size?: keyof typeof css.size;
}

/** The inspector's stamp: the one red thing on the sheet. Where it lies is the parent's business. */
export function Stamp({ grade, interior, label, size = 'm' }: StampProps) {
  const spoken = label ?? `Оценка ${grade}${interior ? `, салон ${interior}` : ''}`;
  return (
    <span className={cx(css.stamp, css.size[size])}>
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
