import { PAYERS, type Payer } from '../cost/costTypes.ts';
import { CURRENCIES, type Currency } from '../words/currencies.ts';

/** Ways in which a vehicle comes here; the price that a list shows is calculated for one of them. */
export const LIST_VARIANTS = ['poshlina', 'construct', 'raspil'] as const;
export type ListVariant = (typeof LIST_VARIANTS)[number];

export const LAYOUTS = ['cards', 'table'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** View options of a list. They do not change which lots are found. Absent: the default. */
export interface ViewChoice {
  /** Default poshlina. */
  readonly variant?: ListVariant;
  /** Default physic. */
  readonly payer?: Payer;
  /** Currency in which the prices of lots are shown; default that of the lot. */
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

/** In the order in which an address has them. */
export const VIEW_NAMES = Object.keys(CHOICES) as readonly (keyof ViewChoice)[];

/** Reads the names of a view; an unknown value and a default are nothing. Undefined where nothing is left. */
export function readView(valueOf: (name: string) => string | undefined): ViewChoice | undefined {
  const view = Object.fromEntries(
    VIEW_NAMES.flatMap((name) => {
      const value = valueOf(name)?.trim().toLowerCase() ?? '';
      const known = (CHOICES[name] as readonly string[]).includes(value) && value !== DEFAULTS[name];
      return known ? [[name, value]] : [];
    }),
  ) as ViewChoice;
  return Object.keys(view).length > 0 ? view : undefined;
}

/** One view with some of it chosen anew. */
export const patchView = (view: ViewChoice = {}, patch: ViewChoice = {}): ViewChoice | undefined =>
  readView((name) => ({ ...view, ...patch })[name as keyof ViewChoice]);
