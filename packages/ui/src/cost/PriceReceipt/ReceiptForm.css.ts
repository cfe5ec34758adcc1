import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

/** All three controls have the height of a cell; on phones they are stacked. */
export const form = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['8'],
    '@media': {
      [media.from554]: {
        gridTemplateColumns: `minmax(${span['192']}, auto) minmax(0, ${span['256']}) auto`,
        justifyContent: 'start',
        alignItems: 'start',
        columnGap: vars.space['16'],
      },
    },
  }),
);
export const payer = style(layered('families', { display: 'grid' }));
globalStyle(
  `${payer} > *`,
  layered('families', { '@media': { [media.from554]: { minHeight: vars.size.cell } } }),
);
/** Only without scripts: with them a choice acts at once. */
export const waits = style(
  layered('families', {
    display: 'none',
    font: vars.text.caption,
    color: vars.color.muted,
    '@media': { '(scripting: none)': { display: 'block', gridColumn: '1 / -1' } },
  }),
);
