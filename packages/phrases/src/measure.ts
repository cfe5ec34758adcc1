import { LAW } from '@vvoz/catalogue/cost/lawFigures';
import type { FacetKey } from '@vvoz/catalogue/facets/facets';
import { offers, type Reading } from './attempt.ts';
import type { Phrase } from './phrase.ts';
import type { Quantity } from './quantity.ts';
import type { Topic, Unit } from './keywords.ts';

/** What a phrase measures. `cost` and `finish` are money, `age` becomes years. */
export type Measure = Extract<
  FacetKey,
  'year' | 'mileage' | 'engine' | 'power' | 'rate' | 'cost' | 'finish' | 'price' | 'lot'
>;

/** A measure with its ends as numbers of its unit; `age` marks years counted back from now. */
export interface Measured {
  readonly key: Measure;
  readonly first: number;
  readonly second?: number;
  readonly age: boolean;
  /** Engines: said in litres. */
  readonly litres: boolean;
}

const FOREIGN: ReadonlySet<Unit> = new Set(['jpy', 'cny', 'krw', 'usd', 'eur']);
const TOPIC_MEASURES: Partial<Record<Topic, Measure>> = {
  mileage: 'mileage',
  engine: 'engine',
  power: 'power',
  rate: 'rate',
  year: 'year',
  lot: 'lot',
};
/** A car for less than this cannot be had in roubles, so that so many are kilometres. */
const LEAST_PRICE = 300_000;
const LEAST_MILEAGE = 10_000;
const OLDEST_YEAR = 1950;
/** The power that the recycling fee changes at is said without a unit. */
const FEE_POWER = LAW.personalPowerHp;

const whole = ({ value, scale }: Quantity): number => Math.round(value * scale * 100) / 100;

/** Money in roubles is what the car costs in Russia, unless the lots themselves are priced in roubles. */
function money(reading: Reading, unit: Unit | undefined, turnkey: boolean): Measure | undefined {
  const { currency } = reading.context;
  if (unit && FOREIGN.has(unit)) {
    if (currency && currency !== unit) return undefined;
    return offers(reading, 'finish') ? 'finish' : 'price';
  }
  if (offers(reading, 'cost')) return 'cost';
  if (turnkey || (unit === 'rub' && currency !== 'rub')) return undefined;
  return offers(reading, 'finish') ? 'finish' : 'price';
}

/** What the number is without unit, scale and topic. */
function guess({ first, second, direction }: Phrase, thisYear: number): Measure | 'money' | undefined {
  const { value, fraction, digits } = first;
  if (digits === 4 && value >= OLDEST_YEAR && value <= thisYear + 1) return 'year';
  if (fraction) {
    if (value < 0.6 || value > 8) return undefined;
    const half = value === 4.5 || (value === 3.5 && direction === 'min');
    return half && !second ? 'rate' : 'engine';
  }
  if (direction === 'min' && value >= 3 && value <= 6 && !second) return 'rate';
  if (direction === 'max' && value === FEE_POWER) return 'power';
  if (value >= LEAST_PRICE) return 'money';
  if (value >= LEAST_MILEAGE) return 'mileage';
  // Nobody has an engine of 900 cm³: a budget in thousands.
  if (direction === 'max' && value >= 400 && value < 1000 && value !== 660) return 'money';
  const round = value === 660 || (value >= 1000 && value <= 8000 && value % 100 === 0);
  return round || (direction && value >= 600 && value <= 8000) ? 'engine' : undefined;
}

/** The scale of the second end holds for the first where it has none: «от 800 до 1200 тыс», «от 500 до 1,5 млн». */
function firstOf({ first, second }: Phrase): Quantity {
  if (!second || first.scale > 1 || second.scale === 1) return first;
  const scale = first.value * second.scale <= whole(second) ? second.scale : 1000;
  return { ...first, scale };
}

const longYear = (value: number, thisYear: number): number =>
  value >= 100 ? value : value + (value > (thisYear % 100) + 1 ? 1900 : 2000);

/** Money said short beside its topic: «бюджет 1,5» are millions, «бюджет 900» thousands. */
const longMoney = (value: number): number =>
  value < 30 ? value * 1_000_000 : value < 10_000 ? value * 1000 : value;

/** What a phrase says, or undefined where it says nothing that this catalogue can filter by. */
export function measure(reading: Reading, phrase: Phrase, thisYear: number): Measured | undefined {
  const { second, topic } = phrase;
  const first = firstOf(phrase);
  const unit = second?.unit ?? first.unit;
  const scaled = first.scale > 1 || (second?.scale ?? 1) > 1;
  const turnkey = phrase.turnkey.length > 0;
  const ends = (
    key: Measure | undefined,
    change = (value: number): number => value,
  ): Measured | undefined => {
    if (!key || !offers(reading, key)) return undefined;
    const last = second ? { second: change(whole(second)) } : {};
    return { key, first: change(whole(first)), ...last, age: false, litres: false };
  };
  const years = (change: (value: number) => number) => ends('year', change);
  const engine = (litres: boolean) => {
    const made = ends('engine', (value) => (litres && value < 100 ? Math.round(value * 1000) : value));
    return made && { ...made, litres };
  };
  const aged = () => {
    const made = ends('year');
    return made && { ...made, age: true };
  };

  if (unit === 'km') return ends('mileage');
  if (unit === 'litre') return engine(true);
  if (unit === 'cc') return engine(false);
  if (unit === 'hp') return ends('power');
  if (unit === 'grade') return ends('rate');
  if (unit === 'age') return aged();
  if (unit === 'year') {
    if (first.digits <= 1 && first.value <= 10) return aged();
    return years((value) => longYear(value, thisYear));
  }
  if (unit) return ends(money(reading, unit, turnkey));
  if (topic === 'money') {
    const change = scaled ? undefined : longMoney;
    return ends(money(reading, undefined, turnkey), change);
  }
  const told = topic && TOPIC_MEASURES[topic];
  if (told === 'mileage') return ends(told, (value) => (!scaled && value < 1000 ? value * 1000 : value));
  if (told === 'engine')
    return first.value <= FEE_POWER && first.value >= 30 ? ends('power') : engine(first.value < 30);
  if (told === 'year') return years((value) => longYear(value, thisYear));
  if (told) return ends(told);
  if (scaled) {
    const far = whole(second ?? first);
    return !turnkey && far < LEAST_PRICE && offers(reading, 'mileage')
      ? ends('mileage')
      : ends(money(reading, undefined, turnkey));
  }
  const after = turnkeyFollows(phrase);
  if (after && first.value < LEAST_PRICE && !isLikeYear(first))
    return ends(money(reading, undefined, true), longMoney);
  const guessed = guess(phrase, thisYear);
  if (guessed === 'money')
    return ends(money(reading, undefined, turnkey), (value) => (value < 1000 ? value * 1000 : value));
  if (guessed === 'engine') return engine(first.fraction);
  if (guessed === 'year') return years((value) => longYear(value, thisYear));
  return ends(guessed);
}

const isLikeYear = ({ digits, value }: Quantity): boolean =>
  digits === 4 && value >= OLDEST_YEAR && value <= 2100;
const turnkeyFollows = ({ lexemes, turnkey }: Phrase): boolean => turnkey[0] === Math.max(...lexemes) + 1;
