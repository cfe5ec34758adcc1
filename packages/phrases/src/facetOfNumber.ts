import { LAW } from '@vvoz/law/lawFigures';
import type { FacetKey } from '@vvoz/catalogue/facets/facets';
import { hasFacet, type Attempt } from './attempt.ts';
import type { Phrase } from './phrase.ts';
import type { Quantity } from './quantity.ts';
import type { Topic, Unit } from './keywords.ts';

/** Facets that a number can belong to. `cost`, `finish` and `price` are money. */
export type Measure = Extract<
  FacetKey,
  'year' | 'mileage' | 'engine' | 'power' | 'rate' | 'cost' | 'finish' | 'price' | 'lot'
>;

/** A facet with one or two numbers in its unit. If `age` is true, the numbers are years back from now. */
export interface Measured {
  readonly key: Measure;
  readonly first: number;
  readonly second?: number;
  readonly age: boolean;
  /** The engine size was given in litres. */
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
/** ₽. No car costs less, so a smaller number without a unit is a mileage. */
const MIN_PRICE = 300_000;
const MIN_MILEAGE = 10_000;
const MIN_YEAR = 1950;
/** The power limit of the recycling fee, hp. People write it without a unit. */
const FEE_POWER = LAW.personalPowerHp;

const toNumber = ({ value, scale }: Quantity): number => Math.round(value * scale * 100) / 100;

/** Facet of an amount of money. Roubles mean the total cost in Russia, unless lots are priced in roubles. */
function findMoneyFacet(attempt: Attempt, unit: Unit | undefined, turnkey: boolean): Measure | undefined {
  const { currency } = attempt.context;
  if (unit && FOREIGN.has(unit)) {
    if (currency && currency !== unit) return undefined;
    return hasFacet(attempt, 'finish') ? 'finish' : 'price';
  }
  if (hasFacet(attempt, 'cost')) return 'cost';
  if (turnkey || (unit === 'rub' && currency !== 'rub')) return undefined;
  return hasFacet(attempt, 'finish') ? 'finish' : 'price';
}

/** Guesses the facet of a number without unit, scale and topic. */
function guessFacet({ first, second, direction }: Phrase, thisYear: number): Measure | 'money' | undefined {
  const { value, fraction, digits } = first;
  if (digits === 4 && value >= MIN_YEAR && value <= thisYear + 1) return 'year';
  if (fraction) {
    if (value < 0.6 || value > 8) return undefined;
    const isHalfGrade = value === 4.5 || (value === 3.5 && direction === 'min');
    return isHalfGrade && !second ? 'rate' : 'engine';
  }
  if (direction === 'min' && value >= 3 && value <= 6 && !second) return 'rate';
  if (direction === 'max' && value === FEE_POWER) return 'power';
  if (value >= MIN_PRICE) return 'money';
  if (value >= MIN_MILEAGE) return 'mileage';
  // 900 is a budget in thousands: there are no engines of 900 cm³.
  if (direction === 'max' && value >= 400 && value < 1000 && value !== 660) return 'money';
  const isRoundEngine = value === 660 || (value >= 1000 && value <= 8000 && value % 100 === 0);
  return isRoundEngine || (direction && value >= 600 && value <= 8000) ? 'engine' : undefined;
}

/** Returns the first number. If it has no scale, the second number decides it: «от 800 до 1200 тыс», «от 500 до 1,5 млн». */
function scaleFirst({ first, second }: Phrase): Quantity {
  if (!second || first.scale > 1 || second.scale === 1) return first;
  const scale = first.value * second.scale <= toNumber(second) ? second.scale : 1000;
  return { ...first, scale };
}

const expandYear = (value: number, thisYear: number): number =>
  value >= 100 ? value : value + (value > (thisYear % 100) + 1 ? 1900 : 2000);

/** Expands short amounts after their topic: «бюджет 1,5» is millions, «бюджет 900» thousands. */
const expandMoney = (value: number): number =>
  value < 30 ? value * 1_000_000 : value < 10_000 ? value * 1000 : value;

/** Finds the facet and the numbers of a phrase; undefined if this catalogue has no such facet. */
export function measure(attempt: Attempt, phrase: Phrase, thisYear: number): Measured | undefined {
  const { second, topic } = phrase;
  const first = scaleFirst(phrase);
  const unit = second?.unit ?? first.unit;
  const scaled = first.scale > 1 || (second?.scale ?? 1) > 1;
  const turnkey = phrase.turnkey.length > 0;
  const makeMeasured = (
    key: Measure | undefined,
    change = (value: number): number => value,
  ): Measured | undefined => {
    if (!key || !hasFacet(attempt, key)) return undefined;
    const last = second ? { second: change(toNumber(second)) } : {};
    return { key, first: change(toNumber(first)), ...last, age: false, litres: false };
  };
  const measureYears = (change: (value: number) => number) => makeMeasured('year', change);
  const measureEngine = (litres: boolean) => {
    const measured = makeMeasured('engine', (value) =>
      litres && value < 100 ? Math.round(value * 1000) : value,
    );
    return measured && { ...measured, litres };
  };
  const measureAge = () => {
    const measured = makeMeasured('year');
    return measured && { ...measured, age: true };
  };

  if (unit === 'km') return makeMeasured('mileage');
  if (unit === 'litre') return measureEngine(true);
  if (unit === 'cc') return measureEngine(false);
  if (unit === 'hp') return makeMeasured('power');
  if (unit === 'grade') return makeMeasured('rate');
  if (unit === 'age') return measureAge();
  if (unit === 'year') {
    if (first.digits <= 1 && first.value <= 10) return measureAge();
    return measureYears((value) => expandYear(value, thisYear));
  }
  if (unit) return makeMeasured(findMoneyFacet(attempt, unit, turnkey));
  if (topic === 'money') {
    const change = scaled ? undefined : expandMoney;
    return makeMeasured(findMoneyFacet(attempt, undefined, turnkey), change);
  }
  const topicMeasure = topic && TOPIC_MEASURES[topic];
  if (topicMeasure === 'mileage')
    return makeMeasured(topicMeasure, (value) => (!scaled && value < 1000 ? value * 1000 : value));
  if (topicMeasure === 'engine')
    return first.value <= FEE_POWER && first.value >= 30
      ? makeMeasured('power')
      : measureEngine(first.value < 30);
  if (topicMeasure === 'year') return measureYears((value) => expandYear(value, thisYear));
  if (topicMeasure) return makeMeasured(topicMeasure);
  if (scaled) {
    const upper = toNumber(second ?? first);
    return !turnkey && upper < MIN_PRICE && hasFacet(attempt, 'mileage')
      ? makeMeasured('mileage')
      : makeMeasured(findMoneyFacet(attempt, undefined, turnkey));
  }
  const beforeTurnkey = isBeforeTurnkey(phrase);
  if (beforeTurnkey && first.value < MIN_PRICE && !looksLikeYear(first))
    return makeMeasured(findMoneyFacet(attempt, undefined, true), expandMoney);
  const guessed = guessFacet(phrase, thisYear);
  if (guessed === 'money')
    return makeMeasured(findMoneyFacet(attempt, undefined, turnkey), (value) =>
      value < 1000 ? value * 1000 : value,
    );
  if (guessed === 'engine') return measureEngine(first.fraction);
  if (guessed === 'year') return measureYears((value) => expandYear(value, thisYear));
  return makeMeasured(guessed);
}

const looksLikeYear = ({ digits, value }: Quantity): boolean =>
  digits === 4 && value >= MIN_YEAR && value <= 2100;
const isBeforeTurnkey = ({ lexemes, turnkey }: Phrase): boolean => turnkey[0] === Math.max(...lexemes) + 1;
