import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

const { color, leading, space, text } = vars;
const hairline = `solid ${color.hairline}`;

export const table = style(
  layered('primitives', {
    display: 'grid',
    border: hairline,
    borderWidth: '1px 0 0 1px',
    background: color.raised,
  }),
);

const two = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' };
const three = { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' };
/** Maximum number of columns: three from 554 px, four from 1024 px, two on phones; one there for long values. */
export const columns = styleVariants({
  1: layered('primitives', { '@media': { [media.from554]: two } }),
  2: layered('primitives', two),
  3: layered('primitives', { ...two, '@media': { [media.from554]: three } }),
  4: layered('primitives', {
    ...two,
    '@media': {
      [media.from554]: three,
      [media.from1024]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  }),
});

export const cell = style(
  layered('primitives', {
    minWidth: 0,
    border: hairline,
    borderWidth: '0 1px 1px 0',
    padding: `${space['6']} ${space['12']} ${space['8']}`,
  }),
);
export const wide = style(layered('primitives', { gridColumn: '1 / -1' }));
export const tall = style(layered('primitives', { minHeight: span['160'] }));
export const term = style(
  layered('primitives', {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space['4'],
    font: text.caption,
    color: color.muted,
    hyphens: 'auto',
    overflowWrap: 'anywhere',
  }),
);
export const value = style(
  layered('primitives', { lineHeight: leading.ruled, hyphens: 'auto', overflowWrap: 'anywhere' }),
);
export const none = style(layered('primitives', { color: color.muted }));
