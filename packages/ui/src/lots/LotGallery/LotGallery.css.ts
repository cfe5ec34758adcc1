import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { veilAfter } from '../../css/veil.ts';
import { vars } from '../../theme/vars.css.ts';
import { vehicleFirst } from './frameOrder.css.ts';
import { LOT_PICTURE } from '../model/lotPicture.ts';
import { span } from '../../theme/tokens.ts';

const { color, space, text, weight } = vars;
const hairline = `1px solid ${color.hairline}`;
const noScripts = '(scripting: none)';

export const gallery = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space['8'],
    alignContent: 'start',
  }),
);
export const frame = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space['8']} ${space['24']}`,
  }),
);
const LEGEND_WIDTH = span['208'];
/** Beside the frame and the line below it, because the legend is higher than a picture. */
export const withLegend = style(
  layered('families', {
    '@media': {
      [media.from1024]: {
        gridTemplateColumns: `minmax(0, 1fr) ${LEGEND_WIDTH}`,
        gridTemplateRows: 'auto 1fr',
      },
    },
  }),
);
export const legend = style(
  layered('families', { '@media': { [media.from1024]: { gridColumn: 2, gridRow: '1 / span 2' } } }),
);

export const track = style(
  layered('families', {
    display: 'flex',
    alignSelf: 'start',
    overflowX: 'auto',
    overflowY: 'hidden',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    border: hairline,
    background: color.sunk,
  }),
);
export const cell = style(
  layered('families', {
    position: 'relative',
    flex: 'none',
    width: '100%',
    aspectRatio: '4 / 3',
    scrollSnapAlign: 'start',
    scrollSnapStop: 'always',
    // A link to a frame scrolls the row only; the page stays at the gallery.
    scrollMarginTop: span['160'],
    selectors: {
      '&::after': veilAfter,
    },
  }),
);
export const zoom = style(
  layered('families', {
    display: 'block',
    height: '100%',
    cursor: 'zoom-in',
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  }),
);
/** Shows the whole picture: not all are 4:3, and the edge of an auction sheet has marks too. */
export const image = style(
  layered('families', {
    width: '100%',
    height: '100%',
    objectFit: 'contain',
    // The picture of a card grows into the first frame when its lot is opened.
    selectors: { [`${cell}:first-child &`]: { viewTransitionName: LOT_PICTURE } },
    '@media': {
      [media.below1024]: {
        selectors: {
          [`${vehicleFirst} > ${cell}:nth-child(2) &`]: { viewTransitionName: LOT_PICTURE },
          [`${vehicleFirst} > ${cell}:first-child:not(:last-child) &`]: { viewTransitionName: 'none' },
        },
      },
    },
  }),
);
/** Without JavaScript there is no line below the picture, so each frame shows which one it is. */
export const number = style(
  layered('families', {
    display: 'none',
    '@media': {
      [noScripts]: {
        display: 'block',
        position: 'absolute',
        right: space['8'],
        bottom: space['8'],
        paddingInline: space['8'],
        borderRadius: '3px',
        background: color.raised,
        color: color.muted,
        font: text.caption,
      },
    },
  }),
);

export const controls = style(
  layered('families', {
    display: 'flex',
    alignSelf: 'start',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space['16'],
    '@media': { [noScripts]: { display: 'none' } },
  }),
);
/** Before hydration a press on a control would be lost: the pictures are links until then. */
export const idle = style(layered('families', { visibility: 'hidden' }));
export const label = style(layered('families', { font: `${weight.semibold} ${text.caption}` }));
export const thumbs = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    gap: space['4'],
    '@media': {
      [media.from768]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
      [media.from1024]: {
        selectors: {
          // As wide as the picture.
          [`${withLegend} + &`]: {
            gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
            paddingRight: `calc(${LEGEND_WIDTH} + ${space['24']})`,
          },
        },
      },
    },
  }),
);
export const thumb = style(
  layered('families', {
    position: 'relative',
    display: 'block',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    border: hairline,
    background: color.sunk,
    selectors: {
      '&::before': veilAfter,
      '&[aria-current]::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        border: `2px solid ${color.ink}`,
      },
    },
  }),
);

export const none = style(
  layered('families', {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space['8'],
    aspectRatio: '4 / 3',
    maxHeight: span['448'],
    width: '100%',
    border: hairline,
    background: `repeating-linear-gradient(${color.hairline} 0 1px, transparent 1px 28px) ${color.sunk}`,
    color: color.muted,
    font: text.caption,
    textAlign: 'center',
  }),
);
export const noneText = style(layered('families', { paddingInline: space['8'], background: color.sunk }));
