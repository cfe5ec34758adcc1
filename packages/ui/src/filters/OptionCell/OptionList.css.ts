import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size, space, text, weight } = vars;

export const find = style(
  layered('families', {
    display: 'flex',
    alignItems: 'center',
    gap: space['8'],
    height: size.controlS,
    borderBottom: `1px solid ${color.edge}`,
    color: color.muted,
    selectors: { '&:focus-within': { borderBottomColor: color.ink } },
    '@media': { [media.below768]: { height: size.control } },
  }),
);
export const findInput = style(
  layered('families', {
    flex: 1,
    minWidth: 0,
    height: '100%',
    padding: `0 ${space['4']}`,
    border: 0,
    background: 'none',
    color: color.ink,
    outlineOffset: '-2px',
  }),
);
export const title = style(
  layered('families', {
    font: text.caption,
    color: color.muted,
    padding: `${space['8']} 0 ${space['4']}`,
  }),
);
export const owner = style([title, layered('families', { color: color.ink, fontWeight: weight.semibold })]);
export const fold = style(
  layered('families', {
    width: 'fit-content',
    minHeight: size.row,
    paddingBlock: space['4'],
    font: text.caption,
    textDecoration: 'underline',
    textDecorationColor: color.edge,
    textUnderlineOffset: '0.25em',
    '@media': {
      [media.below768]: { minHeight: size.control, paddingBlock: space['12'] },
      [media.hover]: { selectors: { '&:hover': { textDecorationColor: color.ink } } },
    },
  }),
);
export const hint = style(
  layered('families', { font: text.caption, color: color.muted, paddingBlock: space['4'] }),
);
