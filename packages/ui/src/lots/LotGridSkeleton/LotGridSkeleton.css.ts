import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { total as cardTotal } from '../LotCard/LotCard.css.ts';

/** Not a link: does not answer to the pointer. */
export const still = style(layered('families', { pointerEvents: 'none' }));
/** The card's title has a line of 22 px, closer than its text size says. */
export const titleLine = style(
  layered('families', { display: 'block', height: '1.375rem', overflow: 'hidden' }),
);
globalStyle(`${titleLine} > *`, layered('families', { lineHeight: '1.375rem' }));

export const pair = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: '4.5rem 7.5rem',
    justifyContent: 'space-between',
  }),
);
globalStyle(`${pair} > :last-child`, layered('families', { textAlign: 'right' }));

export const total = style([
  cardTotal,
  layered('families', {
    display: 'grid',
    gridTemplateColumns: '5rem 9rem',
    alignItems: 'center',
  }),
]);
export const badge = style(layered('families', { flex: 'auto' }));
