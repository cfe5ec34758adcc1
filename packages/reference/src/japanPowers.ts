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

/**
 * The powers with which a body code of Japan was sold: of the row with the narrowest range, because a later row of the
 * same code says more. Undefined for an unknown code. Kei cars are known by their displacement.
 */
export function findJapanPower({
  brand,
  kuzov = '',
  fuel,
  displacementCc: cc,
  year,
}: ReferenceCar): ReferencePower | undefined {
  rows ??= loadRows();
  const fitting = rows.filter(
    ({ brands, codes, from, to }) =>
      brands.has(brand) && codes.has(kuzov) && (year === undefined || (year >= from && year <= to)),
  );
  const [row] = fitting.toSorted((one, other) => one.maxHp - one.minHp - (other.maxHp - other.minHp));
  if (row) return { minHp: row.minHp, maxHp: row.maxHp, source: 'table' };
  if (!KEI_BRANDS.has(brand) || !KEI_FUELS.has(fuel) || cc === undefined || cc === 0 || cc > KEI.cc)
    return undefined;
  const minHp = year !== undefined && year > KEI.since ? KEI.minHp : KEI.minHpBefore;
  return { minHp, maxHp: KEI.maxHp, source: 'table' };
}
