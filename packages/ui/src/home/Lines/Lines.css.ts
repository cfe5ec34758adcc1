import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { veilAfter } from '../../css/veil.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

const { color, size, space, text } = vars;

/** As many columns as fit: one in a cell, several in a wide row. */
export const lines = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${span['240']}, 100%), 1fr))`,
    columnGap: space['24'],
  }),
);
/** Cells of a row have the same height, so that their hairlines meet. */
export const item = style(
  layered('families', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 }),
);
export const line = style(
  layered('families', {
    display: 'flex',
    alignItems: 'center',
    gap: space['12'],
    minHeight: size.control,
    paddingBlock: space['4'],
    borderBottom: `1px solid ${color.hairline}`,
    color: color.ink,
    textDecoration: 'none',
  }),
);
export const picture = style(
  layered('families', {
    position: 'relative',
    flex: 'none',
    width: space['64'],
    aspectRatio: '4 / 3',
    selectors: { '&::after': veilAfter },
  }),
);
export const image = style(layered('families', { width: '100%', height: '100%', objectFit: 'cover' }));
export const words = style(layered('families', { flex: '1 1 auto', minWidth: 0, display: 'grid' }));
export const name = style(
  layered('families', {
    '@media': {
      [media.hover]: {
        selectors: { [`${line}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
      },
    },
  }),
);
export const note = style(layered('families', { font: text.caption, color: color.muted }));
/** An interval may break after its dash; a number never breaks. */
export const figure = style(layered('families', { flex: '0 1 auto', textAlign: 'right' }));
/** A less important figure, such as a count. */
export const quiet = style(layered('families', { color: color.muted }));
