import type { TableRow } from './readTable.ts';

/** The power of the versions of a model with one engine. */
export interface PowerRow {
  /** Country of the catalogue; '' for every one. */
  readonly market: string;
  readonly brand: string;
  readonly model: string;
  readonly fuel: string;
  /** cm³; 0 for an electric car. */
  readonly cc: number;
  readonly drive: '' | '2wd' | '4wd';
  readonly from: number;
  readonly to: number;
  readonly minHp: number;
  readonly maxHp: number;
}

const FUELS: ReadonlySet<string> = new Set([
  'petrol',
  'diesel',
  'gas',
  'hybrid',
  'diesel_hybrid',
  'plug_in_hybrid',
  'electric',
]);
const DRIVES: ReadonlySet<string> = new Set(['', '2wd', '4wd']);

/** hp of one litre of a car's engine at most; more is a slip of a digit. */
const MAX_HP_PER_LITRE = 180;

export const toPowerRow = (row: TableRow): PowerRow => ({
  market: row['market'] ?? '',
  brand: row['brand'] ?? '',
  model: row['model'] ?? '',
  fuel: row['fuel'] ?? '',
  cc: Number(row['displacement_cc']),
  drive: (row['drive'] ?? '') as PowerRow['drive'],
  from: Number(row['year_from']),
  to: Number(row['year_to']),
  minHp: Number(row['power_min_hp']),
  maxHp: Number(row['power_max_hp']),
});

/** What is wrong with a row; '' for a plausible one. */
export function complainAboutRow({
  brand,
  model,
  fuel,
  cc,
  drive,
  from,
  to,
  minHp,
  maxHp,
}: PowerRow): string {
  const isBetween = (value: number, low: number, high: number): boolean => value >= low && value <= high;
  if (brand === '' || brand !== brand.toUpperCase()) return `brand «${brand}» is not upper case`;
  if (model === '' || model !== model.toUpperCase()) return `model «${model}» is not upper case`;
  if (!FUELS.has(fuel)) return `fuel «${fuel}» is unknown`;
  if (!DRIVES.has(drive)) return `drive «${drive}» is not 2wd or 4wd`;
  if (!isBetween(from, 1985, 2035) || !isBetween(to, from, 2035))
    return `years ${from}–${to} are not plausible`;
  if ((cc === 0) !== (fuel === 'electric')) return `displacement ${cc} does not fit ${fuel}`;
  if (!isBetween(minHp, 30, 1600) || !isBetween(maxHp, minHp, 1600))
    return `power ${minHp}–${maxHp} hp is not plausible`;
  if (cc > 0 && maxHp / (cc / 1000) > MAX_HP_PER_LITRE) return `${maxHp} hp are too much for ${cc} cm³`;
  return '';
}

/** What makes two rows twins: one car fits both and they are not told apart. */
export const toRowKey = ({ market, brand, model, fuel, cc, drive, from }: PowerRow): string =>
  [market, brand, model, fuel, cc, drive, from].join('|');
