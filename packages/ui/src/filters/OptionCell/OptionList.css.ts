import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, text } = vars;

export const find = style(
  layered('families', {
    display: 'flex',
    alignItems: 'center',
    gap: space['8'],
    height: '2.25rem',
    borderBottom: `1px solid ${color.edge}`,
    color: color.muted,
    selectors: { '&:focus-within': { borderBottomColor: color.ink } },
    '@media': { [media.below768]: { height: '2.75rem' } },
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
    font: text['13'],
    color: color.muted,
    padding: `${space['8']} 0 ${space['4']}`,
  }),
);
export const owner = style([title, layered('families', { color: color.ink, fontWeight: 600 })]);
export const fold = style(
  layered('families', {
    width: 'fit-content',
    minHeight: '1.75rem',
    paddingBlock: space['4'],
    font: text['13'],
    textDecoration: 'underline',
    textDecorationColor: color.edge,
    textUnderlineOffset: '0.25em',
    '@media': {
      [media.below768]: { minHeight: '2.75rem', paddingBlock: space['12'] },
      [media.hover]: { selectors: { '&:hover': { textDecorationColor: color.ink } } },
    },
  }),
);
export const hint = style(
  layered('families', { font: text['13'], color: color.muted, paddingBlock: space['4'] }),
);
