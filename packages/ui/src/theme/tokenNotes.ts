import type { ColorName } from '@vvoz/catalogue/hosts/hostColors';
import type { metrics } from './tokens.ts';

/** What each colour is for. Shown in Storybook and exported with the tokens for design tools. */
export const colorNotes: Readonly<Record<ColorName, string>> = {
  accent: 'Brand fill: primary button, seal of the logo, mark of today',
  onAccent: 'Text and icons on the accent',
  accentEdge: 'Outline of accent fills and thin accent marks',
  link: 'Links',
  ink: 'Text, selected states, focus ring',
  muted: 'Captions, units, secondary text',
  paper: 'Ground of the page',
  raised: 'Ground of cards, cells and popovers',
  sunk: 'Ground of pressed, disabled and empty areas',
  hairline: 'Decorative rules between cells; never the only mark of a control',
  edge: 'Borders of controls',
  positive: 'Good news: passes the age rule, lower fee',
  caution: 'Something to check before a bid',
  critical: 'Errors and high fees',
  stampFill: 'Ground of the grade stamp',
  stampInk: 'Grade in the stamp',
  stampEdge: 'Ring of the stamp',
};

export type MetricKind = 'dimension' | 'duration' | 'shadow';

/** What each measure is for, and its type in the design tokens format. */
export const metricNotes: Readonly<
  Record<keyof typeof metrics, { readonly kind: MetricKind; readonly note: string }>
> = {
  radius: { kind: 'dimension', note: 'Corners of buttons, cells and cards' },
  shadow: { kind: 'shadow', note: 'Popovers, menus and sheets: the only things that float above the page' },
  gutter: { kind: 'dimension', note: 'Space at both sides of the page on phones; 1.5rem from 768 px' },
  rail: { kind: 'dimension', note: 'Width of the filter panel' },
  motion: { kind: 'duration', note: 'Every transition; none with reduced motion' },
};
