import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

const { color, space } = vars;

export const hours = style(layered('families', { display: 'grid', gap: space['12'] }));
/** Two lines on phones, so that the text that a script writes does not shift the page. */
export const state = style(
  layered('families', {
    display: 'flex',
    gap: space['12'],
    alignItems: 'baseline',
    minHeight: span['72'],
    '@media': {
      [media.from554]: { minHeight: space['48'] },
      '(scripting: none)': { display: 'none' },
    },
  }),
);
export const mark = style(
  layered('families', {
    flex: 'none',
    width: space['10'],
    height: space['10'],
    border: `2px solid ${color.edge}`,
    borderRadius: '50%',
  }),
);
export const online = style(
  layered('families', {
    background: color.positive,
    borderColor: color.positive,
    '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  }),
);
