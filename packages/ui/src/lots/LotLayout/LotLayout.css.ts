import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

export const layout = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['24'],
    '@media': {
      [media.from1024]: {
        gridTemplateColumns: `minmax(0, 1fr) ${span['384']}`,
        gridTemplateRows: 'auto 1fr',
      },
    },
  }),
);
const HEADER = span['72'];

/**
 * Sticks below the page's header until the facts end. A panel that is higher than the window scrolls inside: otherwise it
 * would be as high as pictures and facts together, and price and request would leave with them.
 */
export const offer = style(
  layered('families', {
    '@media': {
      [media.from1024]: {
        gridColumn: 2,
        gridRow: '1 / span 2',
        alignSelf: 'start',
        position: 'sticky',
        top: HEADER,
        maxHeight: `calc(100dvh - ${HEADER} - ${vars.space['16']})`,
        overflowY: 'auto',
        scrollbarWidth: 'thin',
      },
    },
  }),
);
