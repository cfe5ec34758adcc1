import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

export const factors = style(layered('families', { paddingBottom: vars.space['16'] }));
export const list = style(layered('families', { fontWeight: vars.weight.semibold }));
/** Beside the chart the table is always open: it scrolls at the height of the chart. */
export const rows = style(
  layered('families', { '@media': { [media.from1024]: { maxHeight: span['304'], overflowY: 'auto' } } }),
);
