import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, text } = vars;

export const list = style(layered('families', { borderTop: `1px solid ${color.hairline}` }));
export const line = style(
  layered('families', {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: space['16'],
    paddingBlock: space['10'],
    borderBottom: `1px solid ${color.hairline}`,
    color: color.ink,
    textDecoration: 'none',
    '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
  }),
);
export const day = style(layered('families', { flex: 'none', font: text.caption, color: color.muted }));
