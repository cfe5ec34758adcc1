import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { total as cardTotal } from '../LotCard/LotCard.css.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

/** Not a link, so it has no hover style. */
export const still = style(layered('families', { pointerEvents: 'none' }));
/** The line height of the card's title is 22 px, less than that of its text size. */
export const titleLine = style(
  layered('families', { display: 'block', height: vars.leading.ruled, overflow: 'hidden' }),
);
globalStyle(`${titleLine} > *`, layered('families', { lineHeight: vars.leading.ruled }));

export const pair = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: `${span['72']} ${span['120']}`,
    justifyContent: 'space-between',
  }),
);
globalStyle(`${pair} > :last-child`, layered('families', { textAlign: 'right' }));

export const total = style([
  cardTotal,
  layered('families', {
    display: 'grid',
    gridTemplateColumns: `${span['80']} ${span['144']}`,
    alignItems: 'center',
  }),
]);
/** The line below the price. */
export const sure = style(layered('families', { gridColumn: '1 / -1', lineHeight: vars.leading.caption }));
export const badge = style(layered('families', { flex: 'auto' }));
