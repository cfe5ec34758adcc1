import type { TableSet } from '../tableSet.ts';

/** One figure or text that differs between two sets; absent: that set has nothing there. */
export interface Difference {
  /** `recycling.combustion.3.upToHp=220.coefficients.1.0`. */
  readonly place: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

function* leaves(value: unknown, place: string): Generator<readonly [string, string]> {
  if (!isBranch(value)) {
    yield [place, JSON.stringify(value)];
    return;
  }
  for (const [key, part] of Object.entries(value))
    yield* leaves(part, place === '' ? key : `${place}.${key}`);
}

/** What the law changed between two periods: every place that differs, in the order of the file. */
export function compareTables(one: TableSet, other: TableSet): readonly Difference[] {
  const before = new Map(leaves(one.data, ''));
  const after = new Map(leaves(other.data, ''));
  const places = new Set([...before.keys(), ...after.keys()]);
  return [...places]
    .filter((place) => before.get(place) !== after.get(place))
    .map((place) => ({ place, before: before.get(place), after: after.get(place) }));
}
