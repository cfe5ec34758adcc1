import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size, space, text } = vars;

export const frame = style(layered('families', { display: 'grid', gap: space['8'] }));
export const label = style(layered('families', { font: text.caption, color: color.muted }));
export const row = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '1px',
    border: `1px solid ${color.hairline}`,
    background: color.raised,
    '@media': { [media.from768]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  }),
);
export const cell = style(layered('families', { boxShadow: `0 0 0 1px ${color.hairline}` }));
export const link = style(
  layered('families', {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space['8'],
    minHeight: size.control,
    padding: `0 ${space['12']}`,
    color: color.ink,
    textDecoration: 'none',
    outlineOffset: '-4px',
    '@media': { [media.hover]: { selectors: { '&:hover': { background: color.sunk } } } },
  }),
);
export const count = style(layered('families', { color: color.muted }));
