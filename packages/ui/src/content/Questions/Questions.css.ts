import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, leading, size, space, text, weight } = vars;

export const list = style(layered('families', { borderBottom: `1px solid ${color.hairline}` }));
export const item = style(layered('families', { borderTop: `1px solid ${color.hairline}` }));
export const summary = style(
  layered('families', {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: space['16'],
    minHeight: size.cell,
    padding: `${space['12']} 0`,
    '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
  }),
);
export const title = style(layered('families', { font: `${weight.semibold} ${text.body}` }));
export const chevron = style(layered('families', { flex: 'none' }));
globalStyle(`${item}[open] > summary ${chevron}`, layered('families', { rotate: '180deg' }));
export const answer = style(
  layered('families', {
    display: 'grid',
    gap: space['12'],
    paddingBottom: space['24'],
    // When an address names an answer, its question stays visible above it.
    scrollMarginTop: space['64'],
  }),
);
export const anchor = style(
  layered('families', {
    display: 'inline-block',
    font: text.caption,
    lineHeight: leading.body,
    color: color.muted,
  }),
);
