import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { veilAfter } from '../../css/veil.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

const { color, space, text, weight } = vars;

/** Cells that share their hairlines, like the list of a catalogue; from edge to edge on phones. */
export const grid = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    marginInline: `calc(-1 * ${vars.gutter})`,
    border: `solid ${color.hairline}`,
    borderWidth: '1px 0 0 1px',
    '@media': {
      [media.from768]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', marginInline: 0 },
      [media.from1200]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  }),
);
export const lot = style(
  layered('families', {
    position: 'relative',
    display: 'grid',
    gridTemplate: `"photo words" auto "tools words" 1fr / ${span['104']} minmax(0, 1fr)`,
    gap: `${space['8']} ${space['12']}`,
    alignItems: 'start',
    border: `solid ${color.hairline}`,
    borderWidth: '0 1px 1px 0',
    padding: space['12'],
    background: color.raised,
  }),
);
export const photo = style(
  layered('families', {
    gridArea: 'photo',
    position: 'relative',
    selectors: { '&::after': veilAfter },
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    border: `1px solid ${color.hairline}`,
    background: color.sunk,
    color: color.muted,
    display: 'grid',
    placeContent: 'center',
  }),
);
export const image = style(
  layered('families', { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }),
);
/** A lot that cannot be bought is paler, as on a card. */
export const unavailable = style(layered('families', { opacity: 0.55 }));
export const words = style(
  layered('families', {
    gridArea: 'words',
    display: 'grid',
    gap: space['4'],
    minWidth: 0,
    font: text.caption,
  }),
);
export const title = style(layered('families', { font: `${weight.semibold} ${text.body}` }));
export const link = style(
  layered('families', {
    color: 'inherit',
    textDecoration: 'none',
    selectors: {
      // The whole cell is the link; the buttons lie above it.
      '&::after': { content: '', position: 'absolute', inset: 0 },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `2px solid ${color.ink}`, outlineOffset: '-2px' },
    },
    '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
  }),
);
export const muted = style(layered('families', { color: color.muted }));
export const price = style(
  layered('families', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `0 ${space['8']}`,
    borderTop: `1px solid ${color.ink}`,
    paddingTop: space['4'],
  }),
);
export const amount = style(
  layered('families', { marginLeft: 'auto', font: `${weight.semibold} ${text.title}`, whiteSpace: 'nowrap' }),
);
export const sure = style(
  layered('families', { flex: '1 0 100%', font: text.caption, color: color.muted, textAlign: 'right' }),
);
export const state = style(layered('families', { fontWeight: weight.semibold }));
export const tools = style(layered('families', { gridArea: 'tools', position: 'relative', zIndex: 1 }));
