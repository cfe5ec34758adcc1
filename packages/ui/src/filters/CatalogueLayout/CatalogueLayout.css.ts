import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { space } = vars;

export const catalogue = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space['24'],
    '@media': { [media.from1024]: { gridTemplateColumns: `${vars.rail} minmax(0, 1fr)` } },
  }),
);

export const content = style(
  layered('families', {
    display: 'grid',
    alignContent: 'start',
    gap: space['12'],
    minWidth: 0,
    '@media': { [media.from554]: { gap: space['16'] } },
  }),
);
