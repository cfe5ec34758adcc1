import { style } from '@vanilla-extract/css';
import { layered } from '@vvoz/ui/css/layered.ts';

/** The place of a part has no box, so that it does not change the page's layout. */
export const place = style(layered('families', { display: 'contents' }));
