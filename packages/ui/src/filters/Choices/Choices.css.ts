import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

/** A label and its count: side by side if they fit, else stacked. */
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

/** Muted on paper; on ink as light as its label. */
export const figure = style(
  layered('families', {
    font: vars.text.caption,
    lineHeight: vars.leading.tight,
    fontWeight: vars.weight.regular,
    whiteSpace: 'nowrap',
    color: vars.color.muted,
    selectors: { ':checked ~ * &': { color: 'inherit' } },
  }),
);
