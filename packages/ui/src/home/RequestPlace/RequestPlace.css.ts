import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size, space, text } = vars;

export const place = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space['24']} ${space['48']}`,
    '@media': { [media.from768]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);
export const call = style(
  layered('families', { display: 'grid', gap: space['12'], alignContent: 'start', justifyItems: 'start' }),
);
export const hours = style(layered('families', { font: text.caption, color: color.muted }));
export const next = style(
  layered('families', { borderTop: `1px solid ${color.hairline}`, counterReset: 'next' }),
);
export const step = style(
  layered('families', {
    display: 'flex',
    gap: space['12'],
    paddingBlock: space['10'],
    borderBottom: `1px solid ${color.hairline}`,
    counterIncrement: 'next',
    selectors: {
      '&::before': { content: 'counter(next)', flex: 'none', width: size.iconS, color: color.muted },
    },
  }),
);
