import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, text } = vars;

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
export const hours = style(layered('families', { font: text['13'], color: color.muted }));
export const next = style(
  layered('families', { borderTop: `1px solid ${color.hairline}`, counterReset: 'next' }),
);
export const step = style(
  layered('families', {
    display: 'flex',
    gap: space['12'],
    paddingBlock: '0.625rem',
    borderBottom: `1px solid ${color.hairline}`,
    counterIncrement: 'next',
    selectors: { '&::before': { content: 'counter(next)', flex: 'none', width: '1rem', color: color.muted } },
  }),
);
