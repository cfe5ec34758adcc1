import type { TableSet } from '../tableSet.ts';

/** A figure or text that differs between two sets. `undefined` means that the set has nothing at this place. */
export interface Difference {
  /** `recycling.combustion.3.upToHp=220.coefficients.1.0`. */
  readonly place: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

export function* listLeaves(value: unknown, place: string): Generator<readonly [string, string]> {
  if (!isBranch(value)) {
    yield [place, JSON.stringify(value)];
    return;
  }
  for (const [key, part] of Object.entries(value))
    yield* listLeaves(part, place === '' ? key : `${place}.${key}`);
}

/** Lists every place at which two sets differ, in the order of the file. */
export function compareTables(one: TableSet, other: TableSet): readonly Difference[] {
  const before = new Map(listLeaves(one.data, ''));
  const after = new Map(listLeaves(other.data, ''));
  const places = new Set([...before.keys(), ...after.keys()]);
  return [...places]
    .filter((place) => before.get(place) !== after.get(place))
    .map((place) => ({ place, before: before.get(place), after: after.get(place) }));
}
