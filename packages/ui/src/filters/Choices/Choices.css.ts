import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

/** A word and its figure: side by side where they fit, or one above the other. */
export const words = styleVariants({
  inline: layered('families', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'baseline',
    columnGap: vars.space['4'],
  }),
  stacked: layered('families', { display: 'grid', justifyItems: 'center' }),
});

/** Muted on paper, as light as its word on ink. */
export const figure = style(
  layered('families', {
    font: vars.text['13'],
    lineHeight: '1rem',
    fontWeight: 400,
    whiteSpace: 'nowrap',
    color: vars.color.muted,
    selectors: { ':checked ~ * &': { color: 'inherit' } },
  }),
);
