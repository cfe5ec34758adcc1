import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

const { color, space, text, weight } = vars;

export const cards = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${span['272']}, 100%), 1fr))`,
    gap: `${space['32']} ${space['24']}`,
  }),
);
export const card = style(
  layered('families', {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space['8'],
  }),
);
export const screen = style(
  layered('families', { aspectRatio: '16 / 9', border: `1px solid ${color.hairline}` }),
);
export const title = style(layered('families', { font: `${weight.semibold} ${text.lead}` }));
/** The whole card can be clicked. */
export const link = style(
  layered('families', {
    color: color.ink,
    textDecoration: 'none',
    selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
    '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
  }),
);
export const date = style(layered('families', { font: text.caption, color: color.muted }));
