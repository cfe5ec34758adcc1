import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, weight } = vars;

export const nav = style(
  layered('families', {
    display: 'grid',
    border: `1px solid ${color.hairline}`,
    background: color.raised,
    '@media': { [media.from768]: { gridTemplateColumns: '1fr 1fr' }, print: { display: 'none' } },
  }),
);
export const link = style(
  layered('families', {
    display: 'grid',
    alignContent: 'start',
    gap: space['4'],
    padding: space['16'],
    color: color.ink,
    fontWeight: weight.semibold,
    textDecoration: 'none',
    outlineOffset: '-2px',
    '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
  }),
);
export const next = style([
  link,
  layered('families', {
    selectors: { 'a + &': { borderTop: `1px solid ${color.hairline}` } },
    '@media': {
      [media.from768]: {
        gridColumn: 2,
        textAlign: 'right',
        justifyItems: 'end',
        selectors: { 'a + &': { borderTop: 0, borderLeft: `1px solid ${color.hairline}` } },
      },
    },
  }),
]);
export const caption = style(
  layered('families', {
    display: 'flex',
    alignItems: 'center',
    gap: space['4'],
    font: vars.text.caption,
    fontWeight: weight.regular,
    color: color.muted,
  }),
);
