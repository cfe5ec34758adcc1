import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';

/**
 * A row of frames that begins with an auction sheet. Beside the legend of its codes the sheet is the first picture; below
 * 1024 px the vehicle comes first, because a phone shows one picture and few people can read a sheet.
 */
export const vehicleFirst = style({});
globalStyle(
  `${vehicleFirst} > :nth-child(2)`,
  layered('families', { '@media': { [media.below1024]: { order: -1 } } }),
);

// A page that arrives in parts has the sheet alone for a while. Snapped to it, the row would follow it when the vehicle comes
// before it, and a phone would show the sheet.
globalStyle(
  `${vehicleFirst}:not(:has(> :nth-child(2)))`,
  layered('families', { '@media': { [media.below1024]: { scrollSnapType: 'none' } } }),
);
