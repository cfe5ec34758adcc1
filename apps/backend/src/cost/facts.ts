import { FIVE_YEARS, SEVEN_YEARS, THREE_YEARS } from '@vvoz/catalogue/cost/ages';
import type { Assumption, BodyClass, CostInput, IntervalReason } from '@vvoz/catalogue/cost/costTypes';
import { BODY_CLASSES } from '@vvoz/catalogue/cost/costTypes';
import { formatPowers } from '@vvoz/catalogue/lots/powerText';
import { INTERVAL_REASON_TEXTS } from '@vvoz/catalogue/cost/receiptWords';
import { calculateAge, pickAgePerClass, type AgeRange } from './age.ts';
import { scalePower, addPowers, type Power } from './power.ts';
import type { Settings } from './settings.ts';

/** The facts about a vehicle that a calculation needs. */
export interface Facts {
  readonly ageMonths: number;
  /** Peak power, for the excise. For a parallel hybrid: of the combustion engine. */
  readonly power: Power;
  /** The power that determines the recycling fee. */
  readonly recyclingPower: Power;
  readonly massKg: number;
  readonly bodyClass: BodyClass;
}

/** A fact, or several facts that depend on each other, with every option that the input allows. */
export interface OpenFact {
  /** Null when the fact is known: then there is one option. */
  readonly reason: IntervalReason | null;
  readonly options: readonly [Partial<Facts>, ...Partial<Facts>[]];
  /** Tells the visitor what is unknown, in Russian. */
  readonly text: string;
}

export interface ResolvedFacts {
  readonly open: readonly OpenFact[];
  readonly assumptions: readonly Assumption[];
}

/** True if only an electric motor drives the wheels. */
export const isElectric = ({ fuel }: CostInput): boolean => fuel === 'electric' || fuel === 'series_hybrid';

const createKnownFact = (facts: Partial<Facts>): OpenFact => ({ reason: null, options: [facts], text: '' });

function createOptions<T>(values: readonly T[], create: (value: T) => Partial<Facts>): OpenFact['options'] {
  const [first, ...rest] = values.map(create);
  return [first ?? {}, ...rest];
}

const AGE_REASONS = { exact: null, year: 'age_interval', unknown: 'age_unknown' } as const;

function resolveAge(input: CostInput, range: AgeRange): OpenFact {
  const hasCombustion = input.kind === 'car' && !isElectric(input);
  const bounds = hasCombustion
    ? [THREE_YEARS, input.payer === 'jur' ? SEVEN_YEARS : FIVE_YEARS]
    : [THREE_YEARS];
  return {
    reason: AGE_REASONS[range.precision],
    options: createOptions(pickAgePerClass(range, bounds), (ageMonths) => ({ ageMonths })),
    text:
      range.precision === 'year'
        ? `${INTERVAL_REASON_TEXTS.age_interval}: возраст от ${range.min} до ${range.max} полных месяцев`
        : INTERVAL_REASON_TEXTS.age_unknown,
  };
}

const NO_POWER: Power = { value: 0, unit: 'kw' };
const ANY_POWER: Power = { value: Number.POSITIVE_INFINITY, unit: 'kw' };

/** The possible peak powers, ascending. Empty when the power is unknown. */
function listPeaks({ powerKw, powerHp, powersHp = [] }: CostInput): readonly Power[] {
  if (powerKw !== undefined) return [{ value: powerKw, unit: 'kw' }];
  if (powerHp !== undefined) return [{ value: powerHp, unit: 'hp' }];
  const distinct = [...new Set(powersHp)].toSorted((one, other) => one - other);
  return distinct.map((value) => ({ value, unit: 'hp' }));
}

type PowerFacts = Pick<Facts, 'power' | 'recyclingPower'>;

/** Returns the powers with the lowest and the highest cost, for a vehicle whose power is unknown. */
function boundUnknownPower(input: CostInput, { data }: Settings): OpenFact {
  const { motor, electric, hybrid } = readMotor(input);
  const { unknownPowerHighHp, unknownMotorcyclePowerHighHp } = data.estimates;
  const high = input.kind === 'motorcycle' ? unknownMotorcyclePowerHighHp : unknownPowerHighHp;
  const lowRecyclingPower = (electric || hybrid) && motor ? motor : NO_POWER;
  const highRecyclingPower = electric && motor ? motor : ANY_POWER;
  return {
    reason: 'power_unknown',
    options: [
      // Peak power is never below 30-minute power.
      { power: electric && motor ? motor : NO_POWER, recyclingPower: lowRecyclingPower },
      { power: { value: high, unit: 'hp' }, recyclingPower: highRecyclingPower },
    ],
    text: INTERVAL_REASON_TEXTS.power_unknown,
  };
}

/** Reads the kind of drive of a car, and the 30-minute power of its electric motor if known. */
function readMotor(input: CostInput): { motor: Power | undefined; electric: boolean; hybrid: boolean } {
  return {
    motor: input.power30Kw ? { value: input.power30Kw, unit: 'kw' } : undefined,
    electric: input.kind === 'car' && isElectric(input),
    hybrid: input.kind === 'car' && input.fuel === 'hybrid',
  };
}

/** Derives the powers that determine excise and recycling fee from a peak power. */
function derivePowers(peak: Power, input: CostInput, { data }: Settings): PowerFacts {
  const { motor, electric, hybrid } = readMotor(input);
  if (hybrid && motor) return { power: peak, recyclingPower: addPowers(peak, motor) };
  if (electric)
    return { power: peak, recyclingPower: motor ?? scalePower(peak, data.estimates.power30Share) };
  return { power: peak, recyclingPower: peak };
}

/** The assumption made when the 30-minute power of a motor is missing. */
function listMotorAssumptions(input: CostInput, { data }: Settings): Assumption[] {
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

function resolvePower(input: CostInput, settings: Settings): { open: OpenFact; assumptions: Assumption[] } {
  const peaks = listPeaks(input);
  if (peaks.length === 0) return { open: boundUnknownPower(input, settings), assumptions: [] };
  const isCertain = peaks.length === 1;
  return {
    open: {
      reason: isCertain ? null : 'power_options',
      options: createOptions(peaks, (peak) => derivePowers(peak, input, settings)),
      text: isCertain ? '' : formatPeaks(peaks),
    },
    assumptions: listMotorAssumptions(input, settings),
  };
}

function resolveMass({ massKg }: CostInput, { data }: Settings): OpenFact {
  if (massKg !== undefined) return createKnownFact({ massKg });
  return {
    reason: 'mass_unknown',
    options: createOptions(data.trucks.rows, ({ upToKg }) => ({
      massKg: upToKg ?? Number.POSITIVE_INFINITY,
    })),
    text: INTERVAL_REASON_TEXTS.mass_unknown,
  };
}

const CLASS_OF_KIND = { motorcycle: 'moto', truck: 'truck', machinery: 'truck', car: undefined } as const;

function resolveBodyClass(input: CostInput): OpenFact {
  const knownClass = input.bodyClass ?? CLASS_OF_KIND[input.kind];
  if (knownClass) return createKnownFact({ bodyClass: knownClass });
  const cars = BODY_CLASSES.filter((each) => each !== 'truck' && each !== 'moto');
  return {
    reason: 'body_class_unknown',
    options: createOptions(cars, (each) => ({ bodyClass: each })),
    text: INTERVAL_REASON_TEXTS.body_class_unknown,
  };
}

/** Lists the facts that the cost depends on, known or open, and the assumptions made. Throws a CostInputError. */
export function resolveFacts(input: CostInput, settings: Settings, date: string): ResolvedFacts {
  const range = calculateAge(input, date);
  if (input.variant === 'construct' || input.variant === 'raspil')
    return { open: [resolveBodyClass(input)], assumptions: [] };
  if (input.variant !== 'poshlina') return { open: [], assumptions: [] };
  const power = resolvePower(input, settings);
  switch (input.kind) {
    case 'car':
    case 'machinery':
      return { open: [resolveAge(input, range), power.open], assumptions: power.assumptions };
    case 'truck':
      return { open: [resolveAge(input, range), resolveMass(input, settings)], assumptions: [] };
    case 'motorcycle':
      return { open: [power.open], assumptions: [] };
  }
}
