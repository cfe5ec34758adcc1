import { KW_PER_HP } from '@vvoz/catalogue/words/horsepower';

const POWER = /^(\d+(?:\.\d+)?)\s*(kw|квт|ps|hp|л\.?\s?с\.?)?$/i;

/** Returns whole hp, rounded half up; undefined for a text that is not a power. */
function readOne(text: string): number | undefined {
  const [, digits, unit = ''] = POWER.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const value = /kw|квт/i.test(unit) ? Number(digits) / KW_PER_HP : Number(digits);
  return Math.floor(value + 0.5);
}

/**
 * Reads the power of a feed in whole hp, ascending, without duplicates. «98», «85kW», «98 PS» give one; «280,294,313»
 * gives several, of which one is true. Returns an empty list for none, 0 and '-', undefined if any part is not a power.
 */
export function readPowers(text: string): readonly number[] | undefined {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '-')
    .map(readOne);
  if (!parts.every((part) => part !== undefined)) return undefined;
  return [...new Set(parts)].filter((hp) => hp > 0).toSorted((one, other) => one - other);
}
