import { cx } from '../../css/cx.ts';
import * as css from './LotOffer.css.ts';

/** Longer than «1 234 567 890 ¥» it would leave the panel on a phone. */
const LONG = 15;

/** The panel's large figure. */
export function Amount({ text }: { text: string }) {
  return <p className={cx(css.big, css.bigSize[text.length > LONG ? 'long' : 'large'])}>{text}</p>;
}
