import { cx } from '../../css/cx.ts';
import * as css from './Bone.css.ts';

export interface BoneProps {
  /** The size of the text that will stand here, px. */
  text?: keyof typeof css.text;
  /** Percent of the line. */
  width?: keyof typeof css.width;
}

/** A bar in place of a line of text. The parent says `aria-busy` and what is being loaded. */
export function Bone({ text = '15', width = 100 }: BoneProps) {
  return (
    <span className={cx(css.line, css.text[text])} aria-hidden="true">
      <span className={cx(css.bar, css.width[width])} />
    </span>
  );
}
