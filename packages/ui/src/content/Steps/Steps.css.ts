import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

const { color, space, text: font, weight } = vars;

export const steps = style(layered('families', { counterReset: 'step' }));
export const step = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: `${span['40']} minmax(0, 1fr)`,
    gap: `${space['8']} ${space['12']}`,
    padding: `${space['16']} 0`,
    borderTop: `1px solid ${color.hairline}`,
    selectors: {
      '&:first-child': { borderTop: 0, paddingTop: 0 },
      '&::before': {
        counterIncrement: 'step',
        content: 'counter(step) / ""',
        font: `${weight.semibold} ${font.heading}`,
        color: color.muted,
      },
    },
    '@media': {
      [media.from768]: {
        gridTemplateColumns: `${span['40']} minmax(0, 1fr) minmax(0, ${span['320']})`,
        columnGap: space['24'],
      },
    },
  }),
);
export const text = style(
  layered('families', { display: 'grid', gap: space['4'], alignContent: 'start', maxWidth: span['608'] }),
);
export const facts = style(
  layered('families', {
    display: 'grid',
    gap: space['8'],
    alignContent: 'start',
    '@media': { [media.below768]: { gridColumn: 2 } },
  }),
);
export const term = style(layered('families', { font: font.caption, color: color.muted }));
