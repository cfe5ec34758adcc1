import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size, space } = vars;

/** Paint colours of the vehicles, the same in both schemes because they depict the vehicle. */
const paints = {
  white: '#FCFCFB', // token-ok: paint
  pearl: '#F3EFE4', // token-ok: paint
  black: '#1F2126', // token-ok: paint
  gray: '#858B92', // token-ok: paint
  silver: '#CDD1D4', // token-ok: paint
  blue: '#2F5D96', // token-ok: paint
  red: '#B8332D', // token-ok: paint
  wine: '#6F2233', // token-ok: paint
  beige: '#D8CAAC', // token-ok: paint
  brown: '#6E4E3B', // token-ok: paint
  green: '#41624F', // token-ok: paint
  yellow: '#E6B531', // token-ok: paint
  orange: '#CF6324', // token-ok: paint
  purple: '#7E6A9E', // token-ok: paint
};

export const row = style(layered('families', { display: 'flex', flexWrap: 'wrap', gap: space['8'] }));

export const swatch = style(
  layered('families', {
    position: 'relative',
    width: '1.875rem', // token-ok: six in the panel's width
    height: '1.875rem', // token-ok: square
    border: `1px solid ${color.edge}`,
    borderRadius: vars.radius,
    // A ring with a hairline inside makes white visible on a light page and black on a dark one.
    boxShadow: `inset 0 0 0 3px ${color.raised}, inset 0 0 0 4px ${color.hairline}`,
    cursor: 'pointer',
    selectors: {
      '&:has(:checked)': { outline: `2px solid ${color.ink}`, outlineOffset: '1px' },
      '&:has(:focus-visible)': { outline: `2px solid ${color.ink}`, outlineOffset: '3px' },
      '&:has(:disabled)': { borderColor: color.hairline, cursor: 'default' },
      '&:has(:disabled)::after': {
        content: '',
        position: 'absolute',
        inset: '3px',
        opacity: 0.75,
        background: color.raised,
      },
    },
    '@media': {
      [media.below768]: { width: size.control, height: size.control },
      '(forced-colors: active)': { forcedColorAdjust: 'none' },
    },
  }),
);

export const paint = styleVariants(paints, (background) => layered('families', { background }));

export const input = style(
  layered('families', {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    opacity: 0,
    cursor: 'inherit',
  }),
);
