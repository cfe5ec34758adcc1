import { FIVE_YEARS, SEVEN_YEARS, THREE_YEARS } from '@vvoz/law/ages';
import type { Assumption, CostInput } from '@vvoz/law/costTypes';
import { BODY_CLASSES } from '@vvoz/law/costTypes';
import { formatPowers } from '@vvoz/catalogue/lots/powerText';
import { formatAgeBetween, formatAgeOver, formatAgeUpTo, formatLimitPower } from '@vvoz/law/lawTexts';
import { INTERVAL_REASON_TEXTS } from '@vvoz/law/receiptWords';
import { calculateAge, pickAgePerClass, type AgeRange } from './age.ts';
import { CostInputError } from './CostInputError.ts';
import { findMachineKind, isCoefficientOpen } from './customs/machinery.ts';
import type { Facts, OpenFact } from './factTypes.ts';
import { formatDecimal } from './formatDecimal.ts';
import { findMotorRange, findPeakKw, isElectric, isParallel, listPeaks } from './motors.ts';
import { convertToKw, type Power } from './power.ts';
import { findPowerRow } from './rows.ts';
import type { Settings } from './settings.ts';
import type { TableSet } from './tableSet.ts';

export interface ResolvedFacts {
  readonly open: readonly OpenFact[];
  readonly assumptions: readonly Assumption[];
}

const createKnownFact = (facts: Partial<Facts>): OpenFact => ({
  reason: null,
  options: [facts],
  text: () => '',
});

function createOptions<T>(values: readonly T[], create: (value: T) => Partial<Facts>): OpenFact['options'] {
  const [first, ...rest] = values.map(create);
  return [first ?? {}, ...rest];
}

/** The last months of the age classes that matter to the payments of a vehicle. */
function listAgeBounds(input: CostInput): readonly number[] {
  if (input.kind === 'truck') return [THREE_YEARS, FIVE_YEARS, SEVEN_YEARS];
  if (input.kind !== 'car' || input.fuel === 'electric') return [THREE_YEARS];
  if (input.fuel === 'series_hybrid' && input.payer === 'jur') return [THREE_YEARS];
  return [THREE_YEARS, input.payer === 'jur' ? SEVEN_YEARS : FIVE_YEARS];
}

const AGE_REASONS = {
  exact: null,
  month: 'day_unknown',
  year: 'age_interval',
  unknown: 'age_unknown',
} as const;

/** «до 3 лет», «3–5 лет», «старше 5 лет». */
function formatAge(ageMonths: number, bounds: readonly number[]): string {
  const last = bounds.find((bound) => ageMonths <= bound);
  const before = bounds.findLast((bound) => ageMonths > bound);
  if (last === undefined) return formatAgeOver(before ?? 0);
  return before === undefined ? formatAgeUpTo(last) : formatAgeBetween(before, last);
}

function resolveAge(input: CostInput, range: AgeRange): OpenFact {
  const bounds = listAgeBounds(input);
  const ages = pickAgePerClass(range, bounds);
  const { likely, precision } = range;
  if (precision === 'month' && ages.length === 1) return createKnownFact({ ageMonths: range.min });
  const reason = AGE_REASONS[precision];
  const found =
    likely === undefined ? -1 : ages.findLastIndex((age, index) => index === 0 || likely >= age - 0.5);
  const formatText = (): string => {
    const words = reason === null ? '' : INTERVAL_REASON_TEXTS[reason];
    const months =
      precision === 'year'
        ? `: возраст от ${Math.floor(range.min)} до ${Math.floor(range.max)} полных месяцев`
        : '';
    const isOpen = ages.length > 1 && likely !== undefined;
    return `${words}${months}${isOpen ? `; вероятнее ${formatAge(likely, bounds)}` : ''}`;
  };
  return {
    reason,
    options: createOptions(ages, (ageMonths) => ({ ageMonths })),
    text: formatText,
    ...(found < 0 ? {} : { likely: found }),
  };
}

/** Any power: every row is possible. */
const UNKNOWN_PEAKS: readonly Power[] = [
  { value: 0, unit: 'kw' },
  { value: Number.POSITIVE_INFINITY, unit: 'kw' },
];

/** «Мощность 280–313 л.с. по данным кузова», «Мощность 193–201 л.с. по каталогу, уточним по документам». */
const formatPeaks = (peaks: readonly Power[], { powerSource }: CostInput): string =>
  `Мощность ${formatPowers(peaks.map(({ value }) => value))} ${
    powerSource === undefined || powerSource === 'feed'
      ? 'по данным кузова'
      : 'по каталогу, уточним по документам'
  }`;

/** One power of each row of a machine's table. The coefficients do not always rise with the power. */
function listMachinePeaks(input: CostInput, { machinery }: TableSet): readonly Power[] {
  const bounds = findMachineKind(input, machinery).lines.flatMap(({ rows }) =>
    rows.flatMap(({ below }) => below ?? []),
  );
  const distinct = [...new Set(bounds)].sort((one, other) => one - other);
  return [0, ...distinct].map((value) => ({ value, unit: 'hp' }));
}

/** The peak power: known, one of several, or unknown. */
function resolvePeak(input: CostInput, tables: TableSet): OpenFact {
  // The payments of an electric car depend on its 30-minute power alone.
  if (input.kind === 'car' && input.fuel === 'electric' && input.power30Kw)
    return createKnownFact({ peak: { value: input.power30Kw, unit: 'kw' } });
  const peaks = listPeaks(input);
  if (peaks.length === 0)
    return {
      reason: 'power_unknown',
      options: createOptions(
        input.kind === 'machinery' ? listMachinePeaks(input, tables) : UNKNOWN_PEAKS,
        (peak) => ({ peak }),
      ),
      text: () => INTERVAL_REASON_TEXTS.power_unknown,
    };
  return {
    reason: peaks.length === 1 ? null : 'power_options',
    options: createOptions(peaks, (peak) => ({ peak })),
    text: () => (peaks.length === 1 ? '' : formatPeaks(peaks, input)),
  };
}

/** Shares of the peak that certified cars have: the least, what laboratories assume, and the highest. */
export const POWER30_ENDS = { low: 0.16, high: 0.85 } as const;

/** The 30-minute power of an electric car or a series hybrid. */
function resolveElectricMotor(input: CostInput, { data }: Settings): OpenFact {
  const { power30Kw, power30MinKw, power30MaxKw, power30Tested } = input;
  const share = data.estimates.power30Share;
  if (power30Kw) return createKnownFact({ motor: { kw: power30Kw } });
  if (power30MinKw !== undefined && power30MaxKw !== undefined)
    return {
      reason: 'power30_unknown',
      options: [{ motor: { kw: power30MinKw } }, { motor: { kw: power30MaxKw } }],
      text: () =>
        `${INTERVAL_REASON_TEXTS.power30_unknown}: ${formatDecimal(power30MinKw)} или ${formatDecimal(power30MaxKw)} кВт`,
    };
  if (!power30Tested) return createKnownFact({ motor: { share } });
  return {
    reason: 'power30_unknown',
    options: [
      { motor: { share: POWER30_ENDS.low } },
      { motor: { share } },
      { motor: { share: POWER30_ENDS.high } },
    ],
    likely: 1,
    text: () =>
      `${INTERVAL_REASON_TEXTS.power30_unknown}: от ${formatDecimal(POWER30_ENDS.low)} до ${formatDecimal(POWER30_ENDS.high)} пиковой`,
  };
}

/** The 30-minute power of the motors of a parallel hybrid. */
function resolveParallelMotor(input: CostInput): OpenFact {
  const [low, high] = findMotorRange(input);
  if (low === high) return createKnownFact({ motor: { kw: low } });
  return {
    reason: 'motor_unknown',
    options: [{ motor: { kw: low } }, { motor: { kw: high } }],
    text: () =>
      [
        INTERVAL_REASON_TEXTS.motor_unknown,
        formatLimitPower({ engineKw: findPeakKw(input), motorKw: [low, high] }),
      ]
        .filter(Boolean)
        .join(': '),
  };
}

/** Shares of the motor's peak power that the engine of a series hybrid has. */
const SERIES_ENGINE_SHARES = { low: 0.3, high: 0.8 } as const;

/** The engine of a series hybrid, which only the excise counts. */
function resolveSeriesEngine({ enginePowerKw }: CostInput): OpenFact {
  if (enginePowerKw !== undefined) return createKnownFact({ engine: { kw: enginePowerKw } });
  return {
    reason: 'engine_power_unknown',
    options: [
      { engine: { share: SERIES_ENGINE_SHARES.low } },
      { engine: { share: SERIES_ENGINE_SHARES.high } },
    ],
    text: () => INTERVAL_REASON_TEXTS.engine_power_unknown,
  };
}

/** The duty of an individual's series hybrid: like an electric car's (reading A), or the single rate (B). */
const SERIES_DUTY: OpenFact = {
  reason: 'series_duty',
  options: [{ singleRate: false }, { singleRate: true }],
  likely: 0,
  text: () => `${INTERVAL_REASON_TEXTS.series_duty}: вероятнее 15 % с акцизом и НДС, возможна единая ставка`,
};

/** The facts about engine and motors of a car. */
function resolveMotors(input: CostInput, settings: Settings): readonly OpenFact[] {
  if (isParallel(input)) return [resolveParallelMotor(input)];
  if (!isElectric(input)) return [];
  const motor = resolveElectricMotor(input, settings);
  if (input.fuel === 'electric') return [motor];
  return [motor, resolveSeriesEngine(input), ...(input.payer === 'physic' ? [SERIES_DUTY] : [])];
}

/** The assumption made about the 30-minute power of a car that was never tested. */
function listMotorAssumptions(input: CostInput, { data }: Settings): Assumption[] {
  const { power30Kw, power30MaxKw, power30Tested } = input;
  if (!isElectric(input) || power30Kw || power30MaxKw !== undefined || power30Tested) return [];
  return [
    {
      code: 'power30_estimated',
      text: `30-минутная мощность ${formatDecimal(data.estimates.power30Share)} пиковой: так считают лаборатории для моделей без испытаний`,
    },
  ];
}

/** Gross mass of a lorry or van at most, kg, by displacement in cm³. */
const MASS_BY_DISPLACEMENT = [
  { upToCc: 660, upToKg: 2500 },
  { upToCc: 3000, upToKg: 3500 },
  { upToCc: 5000, upToKg: 8000 },
] as const;

/** The highest possible gross mass, kg. Throws a CostInputError when nothing bounds it. */
function findHighestMass({ massMaxKg, displacementCc }: CostInput): number {
  const bound =
    massMaxKg ??
    (displacementCc
      ? MASS_BY_DISPLACEMENT.find(({ upToCc }) => displacementCc <= upToCc)?.upToKg
      : undefined);
  if (bound !== undefined) return bound;
  throw new CostInputError(
    'massKg',
    'is missing: duty and recycling fee depend on the gross mass',
    'не указана полная масса: от неё зависят пошлина и утилизационный сбор',
  );
}

function resolveMass(input: CostInput, { trucks }: TableSet): OpenFact {
  if (input.massKg !== undefined) return createKnownFact({ massKg: input.massKg });
  const highest = findHighestMass(input);
  const lowest = input.massMinKg ?? 0;
  const lower = trucks.rows.flatMap(({ upToKg }) =>
    upToKg !== null && upToKg >= lowest && upToKg < highest ? upToKg : [],
  );
  return {
    reason: 'mass_unknown',
    options: createOptions([...lower, highest], (massKg) => ({ massKg })),
    text: () =>
      `${INTERVAL_REASON_TEXTS.mass_unknown}: принята ${lowest > 0 ? `от ${formatDecimal(lowest)} ` : ''}до ${formatDecimal(highest)} кг`,
  };
}

/** The excise of a horse-power that lies between the bounds in kW and in hp: both rows are possible. */
function resolveExciseBand(input: CostInput, tables: TableSet): OpenFact {
  const rows = input.kind === 'motorcycle' ? tables.excise.motorcycle : tables.excise.rows;
  const between = listPeaks(input).find(
    (power) => power.unit === 'hp' && findPowerRow(rows, power) !== findPowerRow(rows, convertToKw(power)),
  );
  if (!between) return createKnownFact({ exciseByKw: false });
  const kw = Math.round(convertToKw(between).value * 100) / 100;
  return {
    reason: 'excise_band',
    options: [{ exciseByKw: true }, { exciseByKw: false }],
    likely: 0,
    text: () =>
      `${INTERVAL_REASON_TEXTS.excise_band}: ${formatDecimal(between.value)} л.с. — это ${formatDecimal(kw)} кВт`,
  };
}

/** The ends of a machine's payments where its table is not known exactly. */
function resolveMachine(input: CostInput, tables: TableSet, date: string): OpenFact[] {
  const [low, high] = findMachineKind(input, tables.machinery).duty;
  return [
    isCoefficientOpen(input, tables, date)
      ? {
          reason: 'machine_coefficient',
          options: [{ machineRise: false }, { machineRise: true }],
          text: () => INTERVAL_REASON_TEXTS.machine_coefficient,
        }
      : createKnownFact({ machineRise: false }),
    low === high
      ? createKnownFact({ machineDutyEnd: 0 })
      : {
          reason: 'machine_duty',
          options: [{ machineDutyEnd: 0 }, { machineDutyEnd: 1 }],
          text: () => `${INTERVAL_REASON_TEXTS.machine_duty}: ${formatDecimal(low)}–${formatDecimal(high)} %`,
        },
  ];
}

const CLASS_OF_KIND = { motorcycle: 'moto', truck: 'truck', machinery: 'truck', car: undefined } as const;

function resolveBodyClass(input: CostInput): OpenFact {
  const knownClass = input.bodyClass ?? CLASS_OF_KIND[input.kind];
  if (knownClass) return createKnownFact({ bodyClass: knownClass });
  const cars = BODY_CLASSES.filter((each) => each !== 'truck' && each !== 'moto');
  return {
    reason: 'body_class_unknown',
    options: createOptions(cars, (each) => ({ bodyClass: each })),
    text: () => INTERVAL_REASON_TEXTS.body_class_unknown,
  };
}

/** True if the vehicle pays an excise by the power of its engine, which may be known in horse-powers only. */
const paysEngineExcise = (input: CostInput): boolean =>
  input.kind === 'motorcycle' ||
  (input.kind === 'car' && input.payer === 'jur' && !isElectric(input) && !isParallel(input));

/**
 * Lists the facts that the cost depends on, known or open, and the assumptions made. Throws a CostInputError.
 * @param date YYYY-MM-DD
 */
export function resolveFacts(
  input: CostInput,
  settings: Settings,
  tables: TableSet,
  date: string,
): ResolvedFacts {
  const range = calculateAge(input, date);
  if (input.variant === 'construct' || input.variant === 'raspil')
    return { open: [resolveBodyClass(input)], assumptions: [] };
  if (input.variant !== 'poshlina') return { open: [], assumptions: [] };
  const peak = resolvePeak(input, tables);
  const powers = [peak, ...(paysEngineExcise(input) ? [resolveExciseBand(input, tables)] : [])];
  switch (input.kind) {
    case 'car':
      return {
        open: [resolveAge(input, range), ...powers, ...resolveMotors(input, settings)],
        assumptions: listMotorAssumptions(input, settings),
      };
    case 'machinery': {
      const bySize = findMachineKind(input, tables.machinery).by === 'cc';
      return {
        open: [resolveAge(input, range), ...(bySize ? [] : [peak]), ...resolveMachine(input, tables, date)],
        assumptions: [],
      };
    }
    case 'truck':
      return { open: [resolveAge(input, range), resolveMass(input, tables)], assumptions: [] };
    case 'motorcycle':
      return { open: powers, assumptions: [] };
  }
}
