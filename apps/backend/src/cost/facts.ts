import { FIVE_YEARS, SEVEN_YEARS, THREE_YEARS } from '@vvoz/catalogue/cost/ages';
import type { Assumption, BodyClass, CostInput, IntervalReason } from '@vvoz/catalogue/cost/costTypes';
import { BODY_CLASSES } from '@vvoz/catalogue/cost/costTypes';
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

const readPeak = ({ powerKw, powerHp }: CostInput): Power | undefined => {
  if (powerKw !== undefined) return { value: powerKw, unit: 'kw' };
  return powerHp === undefined ? undefined : { value: powerHp, unit: 'hp' };
};

function power(input: CostInput, { data }: Settings): { open: Open; assumptions: Assumption[] } {
  const peak = readPeak(input);
  const motor: Power | undefined = input.power30Kw ? { value: input.power30Kw, unit: 'kw' } : undefined;
  const { power30Share, unknownPowerHighHp, unknownMotorcyclePowerHighHp } = data.estimates;
  const electric = input.kind === 'car' && isElectric(input);
  const hybrid = input.kind === 'car' && input.fuel === 'hybrid';
  if (!peak) {
    const high = input.kind === 'motorcycle' ? unknownMotorcyclePowerHighHp : unknownPowerHighHp;
    const least = (electric || hybrid) && motor ? motor : NO_POWER;
    const most = electric && motor ? motor : ANY_POWER;
    return {
      open: {
        reason: 'power_unknown',
        options: [
          // The peak is not below what the motor gives for half an hour.
          { power: electric && motor ? motor : NO_POWER, recyclingPower: least },
          { power: { value: high, unit: 'hp' }, recyclingPower: most },
        ],
        text: INTERVAL_REASON_TEXTS.power_unknown,
      },
      assumptions: [],
    };
  }
  if (hybrid && motor)
    return { open: known({ power: peak, recyclingPower: addPowers(peak, motor) }), assumptions: [] };
  if (electric) {
    const recyclingPower = motor ?? scalePower(peak, power30Share);
    return {
      open: known({ power: peak, recyclingPower }),
      assumptions: motor
        ? []
        : [
            {
              code: 'power30_estimated',
              text: `30-минутная мощность не указана и принята как ${Math.round(power30Share * 100)} % максимальной`,
            },
          ],
    };
  }
  return {
    open: known({ power: peak, recyclingPower: peak }),
    assumptions: hybrid
      ? [
          {
            code: 'hybrid_power30_missing',
            text: '30-минутная мощность электродвигателя гибрида не указана: утильсбор посчитан по мощности ДВС',
          },
        ]
      : [],
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
