import { FIVE_YEARS, SEVEN_YEARS, THREE_YEARS } from '@vvoz/catalogue/cost/ages';
import type { Assumption, BodyClass, CostInput, IntervalReason } from '@vvoz/catalogue/cost/costTypes';
import { BODY_CLASSES } from '@vvoz/catalogue/cost/costTypes';
import { formatPowers } from '@vvoz/catalogue/lots/powerText';
import { INTERVAL_REASON_TEXTS } from '@vvoz/catalogue/cost/receiptWords';
import { calculateAge, pickAgePerClass, type AgeRange } from './age.ts';
import { scalePower, addPowers, type Power } from './power.ts';
import type { Settings } from './settings.ts';

/** What a calculation takes as known about the vehicle; each a choice where the input leaves it open. */
export interface Facts {
  readonly ageMonths: number;
  /** Peak; of a parallel hybrid that of the combustion engine. Excise. */
  readonly power: Power;
  /** What the recycling fee goes by. */
  readonly recyclingPower: Power;
  readonly massKg: number;
  readonly bodyClass: BodyClass;
}

/** One fact, or one choice of facts that hang together, with all that the data leaves open. */
export interface Open {
  readonly reason: IntervalReason | null;
  readonly options: readonly [Partial<Facts>, ...Partial<Facts>[]];
  /** Russian; what is not known. */
  readonly text: string;
}

export interface Known {
  readonly open: readonly Open[];
  readonly assumptions: readonly Assumption[];
}

/** Driven by its electric motor alone. */
export const isElectric = ({ fuel }: CostInput): boolean => fuel === 'electric' || fuel === 'series_hybrid';

const known = (facts: Partial<Facts>): Open => ({ reason: null, options: [facts], text: '' });

function several<T>(values: readonly T[], make: (value: T) => Partial<Facts>): Open['options'] {
  const [first, ...others] = values.map(make);
  return [first ?? {}, ...others];
}

const AGE_REASONS = { exact: null, year: 'age_interval', unknown: 'age_unknown' } as const;

function age(input: CostInput, range: AgeRange): Open {
  const combustion = input.kind === 'car' && !isElectric(input);
  const bounds = combustion ? [THREE_YEARS, input.payer === 'jur' ? SEVEN_YEARS : FIVE_YEARS] : [THREE_YEARS];
  return {
    reason: AGE_REASONS[range.known],
    options: several(pickAgePerClass(range, bounds), (ageMonths) => ({ ageMonths })),
    text:
      range.known === 'year'
        ? `${INTERVAL_REASON_TEXTS.age_interval}: возраст от ${range.least} до ${range.most} полных месяцев`
        : INTERVAL_REASON_TEXTS.age_unknown,
  };
}

const NO_POWER: Power = { value: 0, unit: 'kw' };
const ANY_POWER: Power = { value: Number.POSITIVE_INFINITY, unit: 'kw' };

/** Peak powers of which one is true, ascending; none where the power is unknown. */
function listPeaks({ powerKw, powerHp, powersHp = [] }: CostInput): readonly Power[] {
  if (powerKw !== undefined) return [{ value: powerKw, unit: 'kw' }];
  if (powerHp !== undefined) return [{ value: powerHp, unit: 'hp' }];
  const distinct = [...new Set(powersHp)].toSorted((one, other) => one - other);
  return distinct.map((value) => ({ value, unit: 'hp' }));
}

type PowerFacts = Pick<Facts, 'power' | 'recyclingPower'>;

/** The cheapest and the dearest power of a vehicle whose power is unknown. */
function boundUnknownPower(input: CostInput, { data }: Settings): Open {
  const { motor, electric, hybrid } = readMotor(input);
  const { unknownPowerHighHp, unknownMotorcyclePowerHighHp } = data.estimates;
  const high = input.kind === 'motorcycle' ? unknownMotorcyclePowerHighHp : unknownPowerHighHp;
  const low = (electric || hybrid) && motor ? motor : NO_POWER;
  const most = electric && motor ? motor : ANY_POWER;
  return {
    reason: 'power_unknown',
    options: [
      // The peak is not below what the motor gives for half an hour.
      { power: electric && motor ? motor : NO_POWER, recyclingPower: low },
      { power: { value: high, unit: 'hp' }, recyclingPower: most },
    ],
    text: INTERVAL_REASON_TEXTS.power_unknown,
  };
}

/** How a car is driven, and the 30-minute power of its motor where it is known. */
function readMotor(input: CostInput): { motor: Power | undefined; electric: boolean; hybrid: boolean } {
  return {
    motor: input.power30Kw ? { value: input.power30Kw, unit: 'kw' } : undefined,
    electric: input.kind === 'car' && isElectric(input),
    hybrid: input.kind === 'car' && input.fuel === 'hybrid',
  };
}

/** What excise and the recycling fee go by at a peak power. */
function readPowersAt(peak: Power, input: CostInput, { data }: Settings): PowerFacts {
  const { motor, electric, hybrid } = readMotor(input);
  if (hybrid && motor) return { power: peak, recyclingPower: addPowers(peak, motor) };
  if (electric)
    return { power: peak, recyclingPower: motor ?? scalePower(peak, data.estimates.power30Share) };
  return { power: peak, recyclingPower: peak };
}

/** What is said where the 30-minute power of a motor is missing. */
function explainMotor(input: CostInput, { data }: Settings): Assumption[] {
  const { motor, electric, hybrid } = readMotor(input);
  if (motor) return [];
  if (electric)
    return [
      {
        code: 'power30_estimated',
        text: `30-минутная мощность не указана и принята как ${Math.round(data.estimates.power30Share * 100)} % максимальной`,
      },
    ];
  if (hybrid)
    return [
      {
        code: 'hybrid_power30_missing',
        text: '30-минутная мощность электродвигателя гибрида не указана: утильсбор посчитан по мощности ДВС',
      },
    ];
  return [];
}

/** «Мощность 280–313 л.с. по данным кузова». */
const formatPeaks = (peaks: readonly Power[]): string =>
  `Мощность ${formatPowers(peaks.map(({ value }) => value))} по данным кузова`;

function power(input: CostInput, settings: Settings): { open: Open; assumptions: Assumption[] } {
  const peaks = listPeaks(input);
  if (peaks.length === 0) return { open: boundUnknownPower(input, settings), assumptions: [] };
  const isCertain = peaks.length === 1;
  return {
    open: {
      reason: isCertain ? null : 'power_options',
      options: several(peaks, (peak) => readPowersAt(peak, input, settings)),
      text: isCertain ? '' : formatPeaks(peaks),
    },
    assumptions: explainMotor(input, settings),
  };
}

function mass({ massKg }: CostInput, { data }: Settings): Open {
  if (massKg !== undefined) return known({ massKg });
  return {
    reason: 'mass_unknown',
    options: several(data.trucks.rows, ({ upToKg }) => ({ massKg: upToKg ?? Number.POSITIVE_INFINITY })),
    text: INTERVAL_REASON_TEXTS.mass_unknown,
  };
}

const CLASS_OF_KIND = { motorcycle: 'moto', truck: 'truck', machinery: 'truck', car: undefined } as const;

function bodyClass(input: CostInput): Open {
  const said = input.bodyClass ?? CLASS_OF_KIND[input.kind];
  if (said) return known({ bodyClass: said });
  const cars = BODY_CLASSES.filter((each) => each !== 'truck' && each !== 'moto');
  return {
    reason: 'body_class_unknown',
    options: several(cars, (each) => ({ bodyClass: each })),
    text: INTERVAL_REASON_TEXTS.body_class_unknown,
  };
}

/** What the variant and the kind depend on: known facts, facts left open, estimates. Throws a CostInputError. */
export function resolveFacts(input: CostInput, settings: Settings, date: string): Known {
  const range = calculateAge(input, date);
  if (input.variant === 'construct' || input.variant === 'raspil')
    return { open: [bodyClass(input)], assumptions: [] };
  if (input.variant !== 'poshlina') return { open: [], assumptions: [] };
  const motive = power(input, settings);
  switch (input.kind) {
    case 'car':
    case 'machinery':
      return { open: [age(input, range), motive.open], assumptions: motive.assumptions };
    case 'truck':
      return { open: [age(input, range), mass(input, settings)], assumptions: [] };
    case 'motorcycle':
      return { open: [motive.open], assumptions: [] };
  }
}
