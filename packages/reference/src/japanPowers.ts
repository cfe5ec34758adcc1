import type { ReferenceCar, ReferencePower } from './referenceCar.ts';
import { readData } from './readTable.ts';

interface CodeRow {
  readonly brands: ReadonlySet<string>;
  readonly codes: ReadonlySet<string>;
  readonly from: number;
  readonly to: number;
  readonly minHp: number;
  readonly maxHp: number;
}

/**
 * Kei cars: the makers of Japan keep to 64 hp, and none has had less than 38 since the displacement of 1990, or 45
 * since the class of 1998.
 */
const KEI = { cc: 660, maxHp: 64, minHp: 45, since: 1998, minHpBefore: 38 } as const;
const KEI_FUELS: ReadonlySet<string> = new Set(['petrol', 'hybrid']);
const KEI_BRANDS: ReadonlySet<string> = new Set([
  'SUZUKI',
  'DAIHATSU',
  'HONDA',
  'NISSAN',
  'MITSUBISHI',
  'MAZDA',
  'SUBARU',
  'TOYOTA',
]);

const loadRows = (): readonly CodeRow[] =>
  readData('powers-japan.csv').map((row) => ({
    brands: new Set(row['brands']?.split(';')),
    codes: new Set(row['codes']?.split(';')),
    from: Number(row['year_from'] || 0),
    to: Number(row['year_to'] || 9999),
    minHp: Number(row['power_min_hp']),
    maxHp: Number(row['power_max_hp']),
  }));

let rows: readonly CodeRow[] | undefined;

/** The row with the narrowest range of those that fit a year, because a later row of the same code says more. */
const findInYear = (fitting: readonly CodeRow[], year: number): CodeRow | undefined =>
  fitting
    .filter(({ from, to }) => year >= from && year <= to)
    .toSorted((one, other) => one.maxHp - one.minHp - (other.maxHp - other.minHp))[0];

/**
 * The powers with which a body code of Japan was sold in a year; without a year those of all its years. Undefined for an
 * unknown code. Kei cars are known by their displacement.
 */
export function findJapanPower({
  brand,
  kuzov = '',
  fuel,
  displacementCc: cc,
  year,
}: ReferenceCar): ReferencePower | undefined {
  rows ??= loadRows();
  const ofCode = rows.filter(({ brands, codes }) => brands.has(brand) && codes.has(kuzov));
  const years = year === undefined ? ofCode.flatMap(({ from, to }) => [from, to, to + 1]) : [year];
  const fitting = years.flatMap((one) => findInYear(ofCode, one) ?? []);
  if (fitting.length > 0)
    return {
      minHp: Math.min(...fitting.map(({ minHp }) => minHp)),
      maxHp: Math.max(...fitting.map(({ maxHp }) => maxHp)),
      source: 'table',
    };
  if (!KEI_BRANDS.has(brand) || !KEI_FUELS.has(fuel) || cc === undefined || cc === 0 || cc > KEI.cc)
    return undefined;
  const minHp = year !== undefined && year > KEI.since ? KEI.minHp : KEI.minHpBefore;
  return { minHp, maxHp: KEI.maxHp, source: 'table' };
}
