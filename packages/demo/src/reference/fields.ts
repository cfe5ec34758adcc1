import type { Fuel } from '@vvoz/catalogue/words/fuels';
import { TableError } from './tableLines.ts';
import type { Dims } from './types.ts';
import { BODY_TYPES, DRIVES, GEARBOXES, STILL_MADE } from './vocabulary.ts';
import type { BodyType, Drive, Gearbox } from './vocabulary.ts';

function parseOneOf<T extends string>(allowed: readonly T[], what: string, text: string, line: number): T {
  const found = allowed.find((value) => value === text);
  if (found === undefined) throw new TableError(line, `no such ${what}: ${text}`);
  return found;
}

/** Parses a whole number ≥ 0. */
export function parseWhole(text: string | undefined, what: string, line: number): number {
  if (text === undefined || !/^\d+$/.test(text)) {
    throw new TableError(line, `${what} is not a whole number: ${text ?? 'missing'}`);
  }
  return Number(text);
}

export function parseBodyType(text: string, line: number): BodyType {
  return parseOneOf(BODY_TYPES, 'body type', text, line);
}

/** Letters of the fuels in the tables. */
const FUEL_LETTERS: ReadonlyMap<string, Fuel> = new Map([
  ['P', 'petrol'],
  ['D', 'diesel'],
  ['L', 'gas'],
  ['H', 'hybrid'],
  ['E', 'electric'],
]);

/** Parses the letter of a fuel: `H`. */
export function parseFuel(text: string, line: number): Fuel {
  const found = FUEL_LETTERS.get(text);
  if (found === undefined) throw new TableError(line, `no such fuel: ${text}`);
  return found;
}

/** Parses `CVT/5F`. */
export function parseGearboxes(text: string, line: number): Gearbox[] {
  return text.split('/').map((part) => parseOneOf(GEARBOXES, 'gearbox', part, line));
}

/** Parses `FF/4WD`. */
export function parseDrives(text: string, line: number): Drive[] {
  return text.split('/').map((part) => parseOneOf(DRIVES, 'drive', part, line));
}

/** Parses `2015-2022`, or `2015-` for a body that is still made. */
export function parseYears(text: string, line: number): { yearFrom: number; yearTo: number } {
  const match = /^(\d{4})-(\d{4})?$/.exec(text);
  if (match === null) throw new TableError(line, `not a span of years: ${text}`);
  const yearFrom = Number(match[1]);
  const yearTo = match[2] === undefined ? STILL_MADE : Number(match[2]);
  if (yearTo < yearFrom) throw new TableError(line, `the last year is before the first: ${text}`);
  return { yearFrom, yearTo };
}

/** Parses `4540x1760x1470x2700`: length × width × height × wheelbase or clearance, mm. */
export function parseFourSizes(text: string, line: number): readonly [number, number, number, number] {
  const match = /^(\d+)x(\d+)x(\d+)x(\d+)$/.exec(text);
  if (match === null) throw new TableError(line, `not four sizes: ${text}`);
  return [Number(match[1]), Number(match[2]), Number(match[3]), Number(match[4])];
}

export function parseDims(text: string, line: number): Dims {
  const [length, width, height, wheelbase] = parseFourSizes(text, line);
  return { length, width, height, wheelbase };
}
