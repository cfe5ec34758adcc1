import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, text } = vars;

export const band = style(
  layered('primitives', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space['16'],
    minWidth: 0,
    borderTop: `1px solid ${color.ink}`,
    paddingTop: space['12'],
  }),
);
export const header = style(
  layered('primitives', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: `${space['4']} ${space['24']}`,
  }),
);
export const aside = style(layered('primitives', { font: text.caption, color: color.muted }));
