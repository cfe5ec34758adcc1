import { mix32 } from './random.ts';
import type { DemoTable } from './tables.ts';

const TABLE_NUMBERS: Readonly<Record<DemoTable, number>> = {
  japan: 0,
  japan_st: 1,
  bike: 2,
  bike_st: 3,
  korea: 4,
  china: 5,
  one: 6,
  hdm: 7,
  europe: 8,
  europe_st: 9,
  spec: 10,
  stock: 11,
  europe_one: 12,
};

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';
/** Numbers 0 … 1295 as two digits of base 36. */
const PAIRS = [...DIGITS].flatMap((high) => [...DIGITS].map((low) => high + low));
const PAIR = DIGITS.length ** 2;

/**
 * Makes the id of a row, eight characters of 0–9a–z. It is a bijection of the row's number and the table, so no two
 * rows of any tables have the same id.
 */
export function makeRowId(table: DemoTable, stream: number, row: number): string {
  const scrambled = (Math.imul(row, 0x9e3779b1) ^ mix32(stream)) >>> 0;
  const number = scrambled * 16 + TABLE_NUMBERS[table];
  const high = Math.floor(number / (PAIR * PAIR));
  const low = number - high * PAIR * PAIR;
  return (
    PAIRS[Math.floor(high / PAIR)]! +
    PAIRS[high % PAIR]! +
    PAIRS[Math.floor(low / PAIR)]! +
    PAIRS[low % PAIR]!
  );
}

/** Makes the id of a post. The two WordPress tables share one numbering. */
export const makePostId = (table: 'spec' | 'stock', row: number): number =>
  1001 + row * 2 + (table === 'spec' ? 0 : 1);

/** Formats the addresses of the pictures of a lot: `/pictures/japan/0k3f9a1x/0?v=1#/pictures/…/1?v=1…`. */
export function formatPictures(type: string, id: string | number, frames: number): string {
  const base = `/pictures/${type}/${id}/`;
  let text = `${base}0?v=1`;
  for (let n = 1; n < frames; n += 1) text += `#${base}${n}?v=1`;
  return text;
}
