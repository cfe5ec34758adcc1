import { style } from '@vanilla-extract/css';
import { layered } from '@vvoz/ui/css/layered.ts';

/** The layout of the page is that of its parts: their places have no boxes. */
export const place = style(layered('families', { display: 'contents' }));
