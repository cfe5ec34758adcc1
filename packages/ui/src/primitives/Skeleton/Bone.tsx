import { cx } from '../../css/cx.ts';
import * as css from './Bone.css.ts';

export interface BoneProps {
  /** Role of the text that will replace it. */
  text?: keyof typeof css.text;
  /** Percentage of the line. */
  width?: keyof typeof css.width;
}

/** A placeholder bar for a line of text that is loading. The parent sets `aria-busy` and says what is loading. */
export function Bone({ text = 'body', width = 100 }: BoneProps) {
  return (
    <span className={cx(css.line, css.text[text])} aria-hidden="true">
      <span className={cx(css.bar, css.width[width])} />
    </span>
  );
}
