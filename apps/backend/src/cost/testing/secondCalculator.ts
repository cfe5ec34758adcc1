import { readTableRows } from './tableRows.ts';

/**
 * A second calculator of the customs payments. It is written from the text of the law alone, shares no code with the
 * engine but the reader of its coefficient files, and calculates with fractions of whole numbers. For vehicles whose
 * every fact is known, from December 2025.
 */
export interface ExactVehicle {
  readonly what: 'combustion' | 'parallel' | 'series' | 'electric' | 'truck' | 'motorcycle';
  readonly payer: 'physic' | 'jur';
  readonly diesel?: boolean;
  readonly customsValueRub: number;
  /** YYYY-MM-DD, of the declaration and of manufacture. */
  readonly date: string;
  readonly made: string;
  readonly cc: number;
  /** kW: of the engine; of the motors in 30 minutes. */
  readonly engineKw: number;
  readonly motorKw: number;
  readonly massKg?: number;
}

/** 100.5693 ₽ for a euro. */
const EURO = 1_005_693n;
/** Every sum is a whole number of millionths of a rouble. */
const ONE = 1_000_000n;
const toMicro = (rub: number): bigint => BigInt(Math.round(rub * 100)) * 10_000n;
const divideHalfUp = (value: bigint, by: bigint): bigint => (value * 2n + by) / (by * 2n);
const toRub = (micro: bigint): bigint => divideHalfUp(micro, ONE);
const hundredths = (value: number): bigint => BigInt(Math.round(value * 100));
/** kW to eight decimals, as many as one horse-power has. */
const roundKw = (kw: number): number => Math.round(kw * 1e8) / 1e8;

type Pair = readonly [upTo: number, value: number];
const findUpTo = (rows: readonly Pair[], at: number): number =>
  rows.find(([upTo]) => at <= upTo)?.[1] ?? Number.NaN;

/** The largest age in years that the vehicle is older than, by the day; the anniversary itself is not yet over. */
function isOver(years: number, made: string, date: string): boolean {
  const [year = 0, month = 0, day = 0] = made.split('-').map(Number);
  const last = new Date(Date.UTC(year + years, month, 0)).getUTCDate();
  const anniversary = `${year + years}-${String(month).padStart(2, '0')}-${String(Math.min(day, last)).padStart(2, '0')}`;
  return date > anniversary;
}

/** Annex 2, table 2 of decision 107: share of the value in percent, and €/cm³ in tenths. */
const UNDER_3 = [
  [8500, 54, 25],
  [16_700, 48, 35],
  [42_300, 48, 55],
  [84_500, 48, 75],
  [169_000, 48, 150],
  [Number.POSITIVE_INFINITY, 48, 200],
] as const;
const FROM_3_TO_5: readonly Pair[] = [
  [1000, 15],
  [1500, 17],
  [1800, 25],
  [2300, 27],
  [3000, 30],
  [Number.POSITIVE_INFINITY, 36],
];
const OVER_5: readonly Pair[] = [
  [1000, 30],
  [1500, 32],
  [1800, 35],
  [2300, 48],
  [3000, 50],
  [Number.POSITIVE_INFINITY, 57],
];

/** Millionths of a rouble for hundredths of a euro per cm³. */
const perCc = (eurHundredths: number, cc: number): bigint => BigInt(eurHundredths) * BigInt(cc) * EURO;
const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other);

function payPersonalDuty({ customsValueRub, cc, made, date }: ExactVehicle): bigint {
  const value = toMicro(customsValueRub);
  if (isOver(5, made, date)) return toRub(perCc(findUpTo(OVER_5, cc) * 10, cc));
  if (isOver(3, made, date)) return toRub(perCc(findUpTo(FROM_3_TO_5, cc) * 10, cc));
  const [, percent, tenths] =
    UNDER_3.find(([eur]) => eur === Number.POSITIVE_INFINITY || value <= BigInt(eur) * EURO * 100n) ??
    UNDER_3[5];
  return toRub(larger((value * BigInt(percent)) / 100n, perCc(tenths * 10, cc)));
}

/** Group 8703: per mille of the value and hundredths of €/cm³. */
function payCommercialDuty({ customsValueRub, cc, made, date, diesel }: ExactVehicle): bigint {
  const value = toMicro(customsValueRub);
  if (!isOver(3, made, date)) return toRub((value * (!diesel && cc > 3000 ? 125n : 150n)) / 1000n);
  const end = Number.POSITIVE_INFINITY;
  if (isOver(7, made, date)) {
    const rows: readonly Pair[] = diesel
      ? [
          [1500, 150],
          [2500, 220],
          [end, 320],
        ]
      : [
          [1000, 140],
          [1500, 150],
          [1800, 160],
          [3000, 220],
          [end, 320],
        ];
    return toRub(perCc(findUpTo(rows, cc), cc));
  }
  const rows: readonly Pair[] = diesel
    ? [
        [1500, 32],
        [2500, 40],
        [end, 80],
      ]
    : [
        [1000, 36],
        [1500, 40],
        [1800, 36],
        [3000, 44],
        [end, 80],
      ];
  return toRub(larger(value / 5n, perCc(findUpTo(rows, cc), cc)));
}

const EXCISE_KW = [67.5, 112.5, 150, 225, 300, 375, Number.POSITIVE_INFINITY];
const EXCISE: Readonly<Record<number, readonly number[]>> = {
  2025: [0, 61, 583, 955, 1628, 1685, 1740],
  2026: [0, 64, 613, 1004, 1711, 1771, 1829],
  2027: [0, 67, 638, 1044, 1779, 1842, 1902],
  2028: [0, 70, 664, 1086, 1850, 1916, 1978],
};
const MOTORCYCLE_EXCISE: Readonly<Record<number, number>> = { 2025: 583, 2026: 613, 2027: 638, 2028: 664 };
const findYear = (date: string): number => Number(date.slice(0, 4));

function payExcise({ what, date, engineKw, motorKw }: ExactVehicle): bigint {
  const kw =
    { electric: motorKw, motorcycle: engineKw, combustion: engineKw }[what as string] ?? engineKw + motorKw;
  const year = Math.min(2028, findYear(date));
  const rate =
    what === 'motorcycle'
      ? kw > 112.5
        ? MOTORCYCLE_EXCISE[year]
        : 0
      : EXCISE[year]?.[EXCISE_KW.findIndex((upTo) => roundKw(kw) <= upTo)];
  return divideHalfUp(BigInt(Math.round(kw * 1e8)) * BigInt(rate ?? 0), 75_000_000n);
}

const CLEARANCE: readonly (readonly [upTo: number, in2025: number, since2026: number])[] = [
  [200_000, 1067, 1231],
  [450_000, 2134, 2462],
  [1_200_000, 4269, 4924],
  [2_700_000, 11_746, 13_541],
  [4_200_000, 16_524, 18_465],
  [5_500_000, 21_344, 21_344],
  [7_000_000, 27_540, 49_240],
  [10_000_000, 30_000, 49_240],
  [Number.POSITIVE_INFINITY, 30_000, 73_860],
];
function payClearance({ customsValueRub, date }: ExactVehicle): bigint {
  const row = CLEARANCE.find(([upTo]) => customsValueRub <= upTo);
  return BigInt((findYear(date) < 2026 ? row?.[1] : row?.[2]) ?? 0);
}

type Row = Readonly<Record<string, string>>;
const groupByYear = (name: string): ReadonlyMap<string, readonly Row[]> =>
  Map.groupBy(readTableRows(name), ({ year = '' }) => year);
const CARS = groupByYear('recycling-fee-cars.csv');
const TRUCKS = groupByYear('recycling-fee-trucks.csv');
const inside = (value: number, from: string | undefined, to: string | undefined): boolean =>
  (!from || value > Number(from)) && (!to || value <= Number(to));

function payRecycling(vehicle: ExactVehicle): bigint {
  const { what, payer, made, date, cc, engineKw, motorKw, massKg = 0 } = vehicle;
  const year = String(Math.min(2030, findYear(date)));
  const column = isOver(3, made, date) ? 'coefficient_old' : 'coefficient_new';
  if (what === 'truck') {
    const row = TRUCKS.get(year)?.find(
      (each) =>
        each['kind'] === 'cargo' && inside(massKg, each['gross_mass_from_kg'], each['gross_mass_to_kg']),
    );
    return hundredths(Number(row?.[column])) * 1500n;
  }
  const electric = what === 'electric' || what === 'series';
  const kw = roundKw(electric ? motorKw : what === 'parallel' ? engineKw + motorKw : engineKw);
  const isPreferred = electric ? kw <= 58.84 : kw <= 117.68 && cc <= 3000;
  if (payer === 'physic' && isPreferred) return column === 'coefficient_new' ? 3400n : 5200n;
  const row = CARS.get(year)?.find(
    (each) =>
      each['powertrain'] === (electric ? 'electric' : 'combustion') &&
      inside(kw, each['power_from_kw'], each['power_to_kw']) &&
      (electric || inside(cc, each['displacement_from_cc'], each['displacement_to_cc'])),
  );
  return hundredths(Number(row?.[column])) * 200n;
}

/** 8704 up to any mass: percent, or €/cm³ of a vehicle over seven years. */
function payTruckDuty({ customsValueRub, cc, made, date, diesel, massKg = 0 }: ExactVehicle): bigint {
  const value = toMicro(customsValueRub);
  const share = (permille: bigint): bigint => (value * permille) / 1000n;
  if (isOver(7, made, date)) return toRub(perCc(100, cc));
  const isNew = !isOver(3, made, date);
  if (!diesel) return toRub(share(isNew && massKg <= 5000 && cc > 2800 ? 125n : 150n));
  if (isNew) return toRub(share(massKg <= 5000 ? 100n : massKg <= 20_000 ? 150n : 50n));
  const least = massKg <= 5000 ? (cc <= 2500 ? 13 : 0) : massKg <= 20_000 ? 18 : 0;
  return toRub(larger(share(100n), isOver(5, made, date) ? perCc(least, cc) : 0n));
}

/** The customs payments in whole roubles. `singleRate`: the second reading of the duty of a series hybrid. */
export function payCustoms(vehicle: ExactVehicle, singleRate = false): number {
  const { what, payer, customsValueRub, date, cc } = vehicle;
  const value = toMicro(customsValueRub);
  const clearance = payClearance(vehicle);
  const vatOn = (...paid: readonly bigint[]): bigint => {
    const base = paid.reduce((sum, rub) => sum + rub * ONE, value);
    return toRub((base * (findYear(date) < 2026 ? 20n : 22n)) / 100n);
  };
  const withVat = (duty: bigint, excise: bigint): bigint => duty + excise + vatOn(duty, excise);
  if (what === 'motorcycle') {
    const percent = cc < 250 ? 14n : cc < 800 ? 15n : 10n;
    return Number(withVat(toRub((value * percent) / 100n), payExcise(vehicle)) + clearance);
  }
  const fees = clearance + payRecycling(vehicle);
  if (what === 'truck') return Number(withVat(payTruckDuty(vehicle), 0n) + fees);
  const electric = what === 'electric' || what === 'series';
  if (payer === 'physic' && (!electric || singleRate)) return Number(payPersonalDuty(vehicle) + fees);
  const duty = electric ? toRub((value * 15n) / 100n) : payCommercialDuty(vehicle);
  return Number(withVat(duty, payExcise(vehicle)) + fees);
}
