import { cx } from '../../css/cx.ts';
import * as css from './LotOffer.css.ts';

/** «1 234 567 890 ¥». A longer amount would not fit the panel on a phone. */
const LONG = 15;

/** The large amount of the panel. */
export function Amount({ text }: { text: string }) {
  return <p className={cx(css.big, css.bigSize[text.length > LONG ? 'long' : 'large'])}>{text}</p>;
}
