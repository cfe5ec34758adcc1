import { globalStyle, style } from '@vanilla-extract/css';
import { CHOSEN_SELECTORS } from '../../css/chosenSelectors.ts';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size, space, text, weight } = vars;

/** Three totals do not fit side by side on a phone, so the tabs become rows. */
export const tabs = style(
  layered('families', {
    display: 'grid',
    gap: '1px',
    border: `1px solid ${color.edge}`,
    borderRadius: vars.radius,
    background: color.hairline,
    overflow: 'hidden',
    '@media': { [media.from554]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
  }),
);
export const item = style(layered('families', { display: 'grid', minWidth: 0 }));
export const tab = style(
  layered('families', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: `0 ${space['12']}`,
    minHeight: size.control,
    padding: `${space['4']} ${space['12']}`,
    background: color.raised,
    color: color.ink,
    textDecoration: 'none',
    selectors: CHOSEN_SELECTORS,
    '@media': {
      [media.from554]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignContent: 'space-between',
        padding: `${space['8']} ${space['16']}`,
      },
      [media.hover]: { selectors: { '&:not([aria-current]):hover': { background: color.sunk } } },
    },
  }),
);
export const label = style(layered('families', { font: text.caption, color: color.muted }));
globalStyle(`${tab}[aria-current] ${label}`, layered('families', { color: 'inherit' }));
/** On a line of its own below the name of the way. */
export const limit = style(layered('families', { display: 'block', color: color.caution }));
globalStyle(`${tab}[aria-current] ${limit}`, layered('families', { color: 'inherit' }));
export const total = style(
  layered('families', {
    font: `${weight.semibold} ${text.body}`,
    letterSpacing: '-0.01em',
    '@media': { [media.from768]: { font: `${weight.semibold} ${text.title}` } },
  }),
);
export const missing = style(layered('families', { font: text.body, color: color.muted }));
globalStyle(`${tab}[aria-current] ${missing}`, layered('families', { color: 'inherit' }));
