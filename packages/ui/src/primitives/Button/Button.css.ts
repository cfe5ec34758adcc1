import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, text, weight } = vars;

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
    fontWeight: weight.semibold,
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
    font: text.caption,
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
    minHeight: vars.size.controlS,
    padding: `0 ${space['12']}`,
    '@media': { [media.below768]: { minHeight: vars.size.control } },
  }),
  m: layered('primitives', { minHeight: vars.size.control, padding: `0 ${space['16']}` }),
  l: layered('primitives', { minHeight: vars.size.cell, padding: `0 ${space['24']}` }),
};
export const size = styleVariants(sized);

/** A quiet button is text with a minimum height and no box. */
export const quietSize = styleVariants({
  s: layered('primitives', { minHeight: vars.size.target }),
  m: layered('primitives', { minHeight: vars.size.row }),
  l: layered('primitives', { minHeight: vars.size.control }),
});

export const wide = style(layered('primitives', { width: '100%' }));
