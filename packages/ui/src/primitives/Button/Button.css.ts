import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, text } = vars;

export const button = style(
  layered('primitives', {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    textAlign: 'center',
    gap: space['8'],
    '@media': {
      [media.hover]: { selectors: { '&:active:not(:disabled)': { transform: 'translateY(1px)' } } },
    },
  }),
);

const box = style(
  layered('primitives', {
    border: `1px solid ${color.edge}`,
    borderRadius: vars.radius,
    background: color.raised,
    color: color.ink,
    fontWeight: 600,
    textDecoration: 'none',
    selectors: {
      '&:disabled': {
        background: color.sunk,
        borderColor: color.hairline,
        color: color.muted,
        cursor: 'default',
      },
    },
    '@media': {
      [media.hover]: { selectors: { '&:enabled:hover, &[href]:hover': { borderColor: color.ink } } },
    },
  }),
);

export const tone = styleVariants({
  primary: [
    box,
    layered('primitives', {
      selectors: {
        '&:enabled, &[href]': {
          background: color.accent,
          color: color.onAccent,
          borderColor: color.accentEdge,
        },
      },
      '@media': {
        [media.hover]: { selectors: { '&:enabled:hover, &[href]:hover': { borderColor: color.ink } } },
      },
    }),
  ],
  plain: [box, {}],
  quiet: layered('primitives', {
    font: text['13'],
    color: color.ink,
    gap: space['4'],
    textDecoration: 'underline',
    textDecorationColor: color.edge,
    textUnderlineOffset: '0.25em',
    selectors: {
      '&:disabled': { color: color.muted, textDecoration: 'none', cursor: 'default' },
    },
    '@media': { [media.hover]: { selectors: { '&:hover': { textDecorationColor: color.ink } } } },
  }),
});

const sized = {
  s: layered('primitives', {
    minHeight: '2.25rem',
    padding: `0 ${space['12']}`,
    '@media': { [media.below768]: { minHeight: '2.75rem' } },
  }),
  m: layered('primitives', { minHeight: '2.75rem', padding: `0 ${space['16']}` }),
  l: layered('primitives', { minHeight: '3.25rem', padding: `0 ${space['24']}` }),
};
export const size = styleVariants(sized);

/** A quiet button is text with a minimum height and no box. */
export const quietSize = styleVariants({
  s: layered('primitives', { minHeight: '1.5rem' }),
  m: layered('primitives', { minHeight: '1.75rem' }),
  l: layered('primitives', { minHeight: '2.75rem' }),
});

export const wide = style(layered('primitives', { width: '100%' }));
