import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, text } = vars;

/** At the foot of the cell, so that terms of neighbours align. */
export const facts = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${space['4']} ${space['12']}`,
    marginTop: 'auto',
    paddingTop: space['8'],
    borderTop: `1px solid ${color.hairline}`,
    font: text.caption,
  }),
);
export const term = style(layered('families', { color: color.muted }));
