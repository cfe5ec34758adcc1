import { LIST_VARIANTS, PAYERS, type ListVariant, type Payer } from '@vvoz/law/costTypes';
import { CURRENCIES, type Currency } from '../words/currencies.ts';

export const LAYOUTS = ['cards', 'table'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** View options of a list. They do not change which lots match. Absent: the default. */
export interface ViewChoice {
  /** Default poshlina. */
  readonly variant?: ListVariant;
  /** Default physic. */
  readonly payer?: Payer;
  /** Currency of the lot prices shown; default: that of each lot. */
  readonly currency?: Currency;
  /** Default cards. */
  readonly layout?: Layout;
}

const CHOICES = {
  variant: LIST_VARIANTS,
  payer: PAYERS,
  currency: CURRENCIES,
  layout: LAYOUTS,
} as const satisfies Record<keyof ViewChoice, readonly string[]>;

/** Defaults, omitted in addresses. */
const DEFAULTS: Readonly<Partial<Record<keyof ViewChoice, string>>> = {
  variant: 'poshlina',
  payer: 'physic',
  layout: 'cards',
};

/** Parameter names, in the order of addresses. */
export const VIEW_NAMES = Object.keys(CHOICES) as readonly (keyof ViewChoice)[];

/** Reads the view options. Unknown values and defaults are dropped; undefined if none is left. */
export function readView(getValue: (name: string) => string | undefined): ViewChoice | undefined {
  const view = Object.fromEntries(
    VIEW_NAMES.flatMap((name) => {
      const value = getValue(name)?.trim().toLowerCase() ?? '';
      const isChosen = (CHOICES[name] as readonly string[]).includes(value) && value !== DEFAULTS[name];
      return isChosen ? [[name, value]] : [];
    }),
  ) as ViewChoice;
  return Object.keys(view).length > 0 ? view : undefined;
}

/** Replaces some options of a view. */
export const patchView = (view: ViewChoice = {}, patch: ViewChoice = {}): ViewChoice | undefined =>
  readView((name) => ({ ...view, ...patch })[name as keyof ViewChoice]);
