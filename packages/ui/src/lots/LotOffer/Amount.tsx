import { cx } from '../../css/cx.ts';
import * as css from './LotOffer.css.ts';

/** «1 234 567 890 ¥». A longer amount would not fit the panel on a phone. */
const MAX_LARGE_LENGTH = 15;

/** The large amount of the panel. */
export function Amount({ text }: { text: string }) {
  return (
    <p className={cx(css.big, css.bigSize[text.length > MAX_LARGE_LENGTH ? 'long' : 'large'])}>{text}</p>
  );
}
