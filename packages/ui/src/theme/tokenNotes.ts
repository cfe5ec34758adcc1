import type { ColorName } from '@vvoz/catalogue/hosts/hostColors';
import type { leadings, metrics, sizes, type } from './tokens.ts';

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

/** What each size is for. */
export const sizeNotes: Readonly<Record<keyof typeof sizes, string>> = {
  iconXs: 'Icons in captions',
  iconS: 'Icons in lines of text, marks of a legend',
  iconM: 'Icons of buttons, counters on them',
  target: 'Least height of what is pressed in a line of text with a mouse: 24 px of WCAG 2.5.8',
  row: 'Rows of open lists, links of the footer',
  chip: 'Chips, quick links, the mark of the logo',
  controlS: 'Small buttons, segments and lists with a mouse',
  control: 'Buttons, inputs and links that stand alone; everything that a finger presses: 44 px',
  cell: 'Cells of forms and filters, large buttons',
  bar: 'Header, head of a sheet, bar at the bottom',
  column: 'Widest column of text',
  page: 'Widest page',
};

/** What each size of text is for. */
export const typeNotes: Readonly<Record<keyof typeof type, string>> = {
  caption: 'Captions, units, notes, dense tables',
  body: 'Text of the interface, controls, facts',
  lead: 'Articles, the sentence under a title, headings of the third level',
  title: 'Headings of the second level, totals',
  heading: 'Title of a page on phones, the price of a lot',
  display: 'Title of a page from 768 px',
};

/** What each line height is for. */
export const leadingNotes: Readonly<Record<keyof typeof leadings, string>> = {
  tight: 'Two short lines in one control',
  caption: 'Links and labels that may wrap in a list',
  ruled: 'Values in ruled cells and tables',
  body: 'Lines that stand beside body text',
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
