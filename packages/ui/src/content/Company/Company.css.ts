import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { veilAfter } from '../../css/veil.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

const { color, size, space, text, weight } = vars;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** Ruled cells side by side: one below the other on phones. */
export const cells = style(
  layered('families', {
    ...column,
    border: `solid ${color.hairline}`,
    borderWidth: '1px 0 0 1px',
    background: color.raised,
    '@media': { [media.from768]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  }),
);
/** Two columns on phones, four on desktops. */
export const ratings = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    border: `solid ${color.hairline}`,
    borderWidth: '1px 0 0 1px',
    background: color.raised,
    '@media': { [media.from768]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  }),
);
export const name = style(layered('families', { font: `${weight.semibold} ${text.lead}` }));
export const value = style(layered('families', { font: `${weight.semibold} ${text.title}` }));
export const note = style(layered('families', { font: text.caption, color: color.muted }));
export const body = style(layered('families', { font: text.body }));
export const link = style(
  layered('families', {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: size.target,
    marginTop: 'auto',
  }),
);

export const sides = style(
  layered('families', {
    ...column,
    gap: `${space['24']} ${space['48']}`,
    '@media': { [media.from768]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);
export const side = style(layered('families', { ...column, alignContent: 'start', gap: space['8'] }));
export const promise = style(
  layered('families', {
    display: 'flex',
    gap: space['12'],
    paddingBlock: space['12'],
    borderTop: `1px solid ${color.hairline}`,
    selectors: { '&:last-child': { borderBottom: `1px solid ${color.hairline}` } },
  }),
);
export const mark = style(
  layered('families', { flex: 'none', display: 'flex', alignItems: 'center', height: size.target }),
);
export const dash = style(layered('families', { width: space['12'], borderTop: `2px solid ${color.muted}` }));

/** The picture reaches to the edges of its cell. */
/** The photo of a delivery, from edge to edge of its cell. */
export const frame = style(
  layered('families', {
    position: 'relative',
    margin: `calc(-1 * ${space['16']}) calc(-1 * ${space['16']}) ${space['8']}`,
    selectors: { '&::after': veilAfter },
    borderBottom: `1px solid ${color.hairline}`,
  }),
);
export const photo = style(layered('families', { display: 'block', width: '100%', height: 'auto' }));
export const face = style(
  layered('families', {
    width: span['72'],
    height: span['88'],
    objectFit: 'cover',
    borderRadius: vars.radius,
  }),
);
export const person = style(layered('families', { display: 'flex', gap: space['16'] }));
export const sums = style(layered('families', { ...column, marginTop: 'auto' }));
export const sum = style(
  layered('families', {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: space['12'],
    paddingBlock: space['4'],
    font: text.caption,
  }),
);
export const final = style(
  layered('families', {
    borderTop: `1px solid ${color.ink}`,
    font: `${weight.semibold} ${text.body}`,
    paddingTop: space['8'],
  }),
);
export const amount = style(layered('families', { flex: 'none', whiteSpace: 'nowrap' }));
