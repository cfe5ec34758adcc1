import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

const { color, size, space, text, weight } = vars;

export const footer = style(
  layered('primitives', {
    borderTop: `1px solid ${color.ink}`,
    paddingBlock: `${space['24']} ${space['64']}`,
    font: text.caption,
  }),
);
export const grid = style(
  layered('primitives', {
    display: 'grid',
    gap: space['24'],
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': {
      [media.from768]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      // Four sections of links and the office.
      [media.from1024]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    },
  }),
);
export const heading = style(
  layered('primitives', { font: `${weight.semibold} ${text.caption}`, paddingBottom: space['8'] }),
);
export const item = style(
  layered('primitives', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space['12'],
    minHeight: size.row,
    '@media': { [media.below768]: { minHeight: size.control } },
  }),
);
export const link = style(
  layered('primitives', {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'inherit',
    minWidth: size.target,
    color: color.ink,
    textDecoration: 'none',
    '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
  }),
);
export const fine = style(
  layered('primitives', {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space['8']} ${space['24']}`,
    borderTop: `1px solid ${color.hairline}`,
    paddingTop: space['16'],
    color: color.muted,
  }),
);
export const fineText = style(layered('primitives', { flex: `1 1 ${span['320']}` }));
globalStyle(`${fine} a`, layered('primitives', { color: color.ink }));
