import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size, space, text, weight } = vars;

export const more = style(
  layered('families', {
    display: 'grid',
    justifyItems: 'center',
    gap: space['12'],
    paddingTop: space['8'],
  }),
);
const small = { font: text.caption, color: color.muted };
export const shown = style(layered('families', small));
export const pages = style(
  layered('families', {
    ...small,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    gap: `${space['4']} ${space['8']}`,
  }),
);
/** 24 px high for a pointer, 44 px for touch. */
export const page = style(
  layered('families', {
    display: 'grid',
    placeItems: 'center',
    minWidth: size.chip,
    minHeight: size.chip,
    '@media': { '(pointer: coarse)': { minWidth: size.control, minHeight: size.control } },
  }),
);
export const current = style([page, layered('families', { fontWeight: weight.semibold, color: color.ink })]);
/** On phones in a row of its own, so that the last page is not alone in the second one. */
export const where = style(
  layered('families', {
    marginRight: space['8'],
    '@media': { [media.below554]: { flexBasis: '100%', marginRight: 0, textAlign: 'center' } },
  }),
);

const roomy = `${media.from554} and (scripting: enabled)`;
/** Lots per press on phones and without JavaScript: one page. */
export const few = style(layered('families', { '@media': { [roomy]: { display: 'none' } } }));
/** Lots per press on larger screens. */
export const many = style(
  layered('families', { display: 'none', '@media': { [roomy]: { display: 'inline' } } }),
);
