import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { veilAfter } from '../../css/veil.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

const { color, space, text, weight } = vars;

/**
 * The handwriting of the sheet must be legible on the smallest phone; the picture is larger than a desktop window.
 */
const LARGE_WIDTH = 'max(150%, 1280px)';
export const LARGE_SIZES = 'max(150vw, 1280px)';

export const dialog = style(
  layered('families', {
    position: 'fixed',
    inset: 0,
    width: '100%',
    maxWidth: 'none',
    height: '100%',
    maxHeight: 'none',
    padding: 0,
    border: 0,
    background: color.paper,
    color: color.ink,
    overflow: 'hidden',
    overscrollBehavior: 'contain',
    selectors: {
      '&[open]': { display: 'grid', gridTemplate: 'auto minmax(0, 1fr) / minmax(0, 1fr)' },
      '&::backdrop': { background: color.paper },
    },
  }),
);

export const bar = style(
  layered('families', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space['16'],
    padding: `${space['8']} ${vars.gutter}`,
    borderBottom: `1px solid ${color.hairline}`,
  }),
);
export const label = style(
  layered('families', { flex: `1 1 ${span['88']}`, font: `${weight.semibold} ${text.caption}` }),
);

export const track = style(
  layered('families', {
    display: 'flex',
    overflowX: 'auto',
    overflowY: 'hidden',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
  }),
);
/** A size container: the picture fits both its width and its height. */
export const cell = style(
  layered('families', {
    display: 'flex',
    flex: 'none',
    width: '100%',
    height: '100%',
    overflow: 'auto',
    overscrollBehaviorY: 'contain',
    containerType: 'size',
    scrollSnapAlign: 'start',
    scrollSnapStop: 'always',
  }),
);
export const press = style(
  layered('families', {
    position: 'relative',
    flex: 'none',
    width: 'min(100%, 100cqh * 4 / 3)',
    aspectRatio: '4 / 3',
    margin: 'auto',
    background: color.sunk,
    cursor: 'zoom-in',
    selectors: {
      '&:focus-visible': { outlineOffset: '-2px' },
      '&::after': veilAfter,
    },
  }),
);
export const large = style(layered('families', { width: LARGE_WIDTH, cursor: 'zoom-out' }));
export const image = style(layered('families', { width: '100%', height: '100%', objectFit: 'contain' }));
