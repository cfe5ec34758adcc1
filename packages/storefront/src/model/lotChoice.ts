import type { ListVariant, Payer } from '@vvoz/law/costTypes';
import { readWhole } from '@vvoz/catalogue/address/readNumber';

/** The ends of an estimate, whose receipts a lot's page can show. */
export const BID_ENDS = ['low', 'high'] as const;
export type BidEnd = (typeof BID_ENDS)[number];

/** The choices in the address of a lot's page: variant, payer, city, budget, day of the declaration, bid. */
export interface LotChoice {
  readonly variant: ListVariant;
  readonly payer: Payer;
  /** Key of a city; by default Vladivostok. */
  readonly city: string;
  /** As typed, but in lower case and cut at 40 characters; '' when no budget was given. */
  readonly budgetText: string;
  /** ₽; undefined when the text is not an amount. */
  readonly budget: number | undefined;
  /** YYYY-MM-DD, the day of the declaration; undefined for the expected one. */
  readonly date: string | undefined;
  /** Whose receipt is shown: that of an end of the estimate; undefined for the middle. */
  readonly bid?: BidEnd | undefined;
}

/** Parameters of the choice in the address. */
export const CHOICE_PARAMETERS = ['variant', 'payer', 'city', 'budget', 'date', 'bid'] as const;

export const HOME_CITY = 'vladivostok';
/** ₽. */
const MAX_BUDGET = 1_000_000_000;
/** The tables of the law begin in 2024; nobody plans a declaration ten years ahead. */
const DAY = /^20(?:2[4-9]|3[0-5])-\d{2}-\d{2}$/;

/** The day of a text; undefined for a text that is none, as 2027-02-30. */
function readDay(text: string): string | undefined {
  const time = DAY.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? undefined : text;
}

export type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Reads the choice from search parameters; unknown values become the default. */
export function readLotChoice(
  search: SearchParams,
  {
    variants,
    cities,
  }: { readonly variants: readonly ListVariant[]; readonly cities: readonly { key: string }[] },
): LotChoice {
  const readLast = (name: string): string => {
    const value = search[name];
    return (typeof value === 'string' ? value : (value?.at(-1) ?? '')).trim().toLowerCase();
  };
  const budgetText = readLast('budget').slice(0, 40);
  const budget = readWhole(budgetText);
  return {
    variant: variants.find((name) => name === readLast('variant')) ?? variants[0] ?? 'poshlina',
    payer: readLast('payer') === 'jur' ? 'jur' : 'physic',
    city: cities.find(({ key }) => key === readLast('city'))?.key ?? HOME_CITY,
    budgetText,
    budget: budget !== undefined && budget > 0 && budget <= MAX_BUDGET ? budget : undefined,
    date: readDay(readLast('date')),
    bid: BID_ENDS.find((end) => end === readLast('bid')),
  };
}

export type Pair = readonly [name: string, value: string];

/**
 * Returns the choice as parameters, without defaults and without the names in `without`, for which a form has fields.
 */
export function listChoicePairs(
  { variant, payer, city, budgetText, date = '', bid }: LotChoice,
  without: readonly string[] = [],
): readonly Pair[] {
  const pairs: readonly Pair[] = [
    ['variant', variant === 'poshlina' ? '' : variant],
    ['payer', payer === 'physic' ? '' : payer],
    ['city', city === HOME_CITY ? '' : city],
    ['budget', budgetText],
    ['date', date],
    ['bid', bid ?? ''],
  ];
  return pairs.filter(([name, value]) => value !== '' && !without.includes(name));
}

/** Address of a lot's page with a choice: `/cars/japan/1?variant=raspil#receipt`. */
export function formatChoiceHref(path: string, choice: LotChoice, place = ''): string {
  const search = new URLSearchParams(
    listChoicePairs(choice).map(([name, value]) => [name, value]),
  ).toString();
  return `${path}${search === '' ? '' : `?${search}`}${place === '' ? '' : `#${place}`}`;
}
