import type { ReactNode } from 'react';
import type { Native } from '../native.ts';
import * as css from './Segmented.css.ts';

interface Own {
  /** `radio` selects one of the group, `checkbox` any number. */
  type: 'radio' | 'checkbox';
  children: ReactNode;
}

export type SegmentProps = Own & Native<'input', keyof Own>;

/** One choice of a `Segmented`. A native input fills it, so forms and keyboards work as usual. */
export function Segment({ children, ...rest }: SegmentProps) {
  return (
    <label className={css.segment}>
      <input {...rest} className={css.input} />
      <span>{children}</span>
    </label>
  );
}
