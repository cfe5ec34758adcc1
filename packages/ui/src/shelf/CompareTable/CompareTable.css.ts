import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { veilAfter } from '../../css/veil.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

const { color, space, text, weight } = vars;
const hairline = `1px solid ${color.hairline}`;

/** Scrolls sideways on phones, from edge to edge; the captions stay. */
export const scroller = style(
  layered('families', {
    overflowX: 'auto',
    marginInline: `calc(-1 * ${vars.gutter})`,
    borderBlock: hairline,
    background: color.raised,
    '@media': { [media.from768]: { marginInline: 0, borderInline: hairline } },
  }),
);
export const table = style(
  layered('families', {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    font: text.caption,
    '@media': { [media.from768]: { tableLayout: 'fixed' } },
  }),
);
globalStyle(
  `${table} :is(th, td)`,
  layered('families', {
    minWidth: span['152'],
    padding: space['8'],
    borderBottom: hairline,
    borderRight: hairline,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: weight.regular,
  }),
);
globalStyle(`${table} tr > :last-child`, layered('families', { borderRight: 0 }));
globalStyle(`${table} tbody tr:last-child > *`, layered('families', { borderBottom: 0 }));
export const caption = style({});
globalStyle(
  `${table} .${caption}`,
  layered('families', {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    width: span['112'],
    minWidth: span['112'],
    background: color.raised,
    color: color.muted,
    '@media': { [media.from768]: { width: span['192'] } },
  }),
);
/** A row whose values differ is on sunk paper, and its values are strong. */
export const differing = style({});
globalStyle(
  `${table} .${differing} > td`,
  layered('families', { background: color.sunk, fontWeight: weight.semibold }),
);
globalStyle(
  `${table} .${differing} > .${caption}`,
  layered('families', { background: color.sunk, color: color.ink }),
);
export const head = style(
  layered('families', { display: 'grid', gap: space['8'], alignContent: 'start', position: 'relative' }),
);
export const photo = style(
  layered('families', {
    position: 'relative',
    display: 'grid',
    placeContent: 'center',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    background: color.sunk,
    color: color.muted,
    selectors: { '&::after': veilAfter },
  }),
);
export const difference = style(
  layered('families', { display: 'block', font: text.caption, color: color.muted }),
);
export const image = style(layered('families', { width: '100%', height: '100%', objectFit: 'cover' }));
export const title = style(
  layered('families', { color: color.ink, font: `${weight.semibold} ${text.body}` }),
);
export const state = style(layered('families', { fontWeight: weight.semibold }));
export const unknown = style(layered('families', { color: color.muted, fontWeight: weight.regular }));
