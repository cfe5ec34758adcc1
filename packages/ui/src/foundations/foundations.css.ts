/** Specimens of the tokens. Each group has one class for each row of a token table. */
import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../css/layered.ts';
import { weights } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';
import { span } from '../theme/tokens.ts';

const { color, space } = vars;
const rule = `1px solid ${color.hairline}`;

export const ground = styleVariants(color, (value) => [layered('families', { background: value })]);
export const front = styleVariants(color, (value) => [layered('families', { color: value })]);
export const bar = styleVariants(space, (value) => [
  layered('families', { width: value, height: value, background: color.ink }),
]);
export const text = styleVariants(vars.text, (value) => [layered('families', { font: value })]);
/** After `text`: the shorthand resets the weight. */
export const weight = styleVariants(weights, (value) => [layered('families', { fontWeight: value })]);

/** A theme in a colour scheme, independent of Storybook's toolbar. */
export const look = style(
  layered('families', {
    background: color.paper,
    color: color.ink,
    padding: space['24'],
    border: rule,
    minWidth: 0,
  }),
);
export const looks = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(${vars.rail}, 100%), 1fr))`,
    gap: space['16'],
  }),
);
export const list = style(layered('families', { display: 'grid', gap: space['4'] }));
/** Specimen, name and value, note. */
export const row = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: `${space['64']} minmax(0, 1fr)`,
    alignItems: 'center',
    gap: space['12'],
    borderBottom: rule,
    paddingBlock: space['4'],
  }),
);
export const swatch = style(layered('families', { height: space['48'], border: rule }));
export const sample = style([
  swatch,
  layered('families', { display: 'grid', placeItems: 'center', font: vars.text.lead }),
]);
export const outline = style(
  layered('families', { width: space['32'], height: space['32'], border: '2px solid currentColor' }),
);
export const note = style(
  layered('families', { display: 'block', font: vars.text.caption, color: color.muted }),
);
export const measure = style(layered('families', { maxWidth: span['704'] }));
export const icons = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(${span['128']}, 1fr))`,
    gap: space['16'],
  }),
);
export const icon = style(
  layered('families', {
    display: 'grid',
    justifyItems: 'center',
    gap: space['8'],
    padding: space['12'],
    border: rule,
    background: color.raised,
  }),
);
export const plate = style(
  layered('families', {
    display: 'grid',
    placeContent: 'center',
    minHeight: span['128'],
    padding: space['16'],
    border: rule,
    borderRadius: vars.radius,
  }),
);
export const floating = style([
  plate,
  layered('families', { background: color.raised, boxShadow: vars.shadow }),
]);
