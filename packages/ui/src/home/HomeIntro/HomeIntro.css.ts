import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size, space, text } = vars;

/** There are no breadcrumbs above, so it has top padding of its own. */
export const intro = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space['16'],
    paddingTop: space['12'],
    '@media': { [media.from768]: { gap: space['24'], paddingTop: space['24'] } },
  }),
);
export const headline = style(layered('families', { display: 'grid', gap: space['8'] }));
export const sentence = style(
  layered('families', { maxWidth: size.column, font: text.body, color: color.muted, textWrap: 'balance' }),
);
export const finder = style(layered('families', { display: 'grid', gap: space['12'], minWidth: 0 }));
