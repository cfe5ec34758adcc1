import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

const { color, space, text, weight } = vars;
const hairline = `1px solid ${color.hairline}`;

export const list = style(layered('families', { borderTop: hairline }));
export const link = style(
  layered('families', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: `0 ${space['16']}`,
    paddingBlock: space['10'],
    borderBottom: hairline,
    color: color.ink,
    textDecoration: 'none',
    '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
  }),
);
/** A long condition takes the whole line and its count the next one. */
export const words = style(layered('families', { flex: `1 1 ${span['160']}`, minWidth: 0 }));
export const count = style(
  layered('families', { flex: 'none', marginLeft: 'auto', fontWeight: weight.semibold, color: color.link }),
);
export const note = style(layered('families', { font: text.caption, color: color.muted }));
