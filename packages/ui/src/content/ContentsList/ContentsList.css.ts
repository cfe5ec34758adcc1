import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, leading, space, text } = vars;

export const contents = style(
  layered('families', {
    display: 'grid',
    gap: space['8'],
    borderTop: `1px solid ${color.ink}`,
    paddingTop: space['12'],
    '@media': { print: { display: 'none' } },
  }),
);
export const title = style(layered('families', { font: text.caption, color: color.muted }));
export const list = style(layered('families', { display: 'grid' }));
export const link = style(
  layered('families', {
    display: 'block',
    padding: `${space['8']} 0`,
    borderBottom: `1px solid ${color.hairline}`,
    color: color.ink,
    font: text.body,
    lineHeight: leading.caption,
    textDecoration: 'none',
    '@media': {
      [media.below768]: { padding: `${space['12']} 0` },
      [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } },
    },
  }),
);
export const below = style(layered('families', { paddingLeft: space['16'] }));
