import type { ReactNode } from 'react';
import type { Native } from '../native.ts';
import * as css from './Segmented.css.ts';

interface Own {
  /** `radio`: one of the group; `checkbox`: any of them. */
  type: 'radio' | 'checkbox';
  children: ReactNode;
}

export type SegmentProps = Own & Native<'input', keyof Own>;

/** One choice; a native input fills it, so forms and keyboards work as ever. */
export function Segment({ children, ...rest }: SegmentProps) {
  return (
    <label className={css.segment}>
      <input {...rest} className={css.input} />
      <span>{children}</span>
    </label>
  );
}
