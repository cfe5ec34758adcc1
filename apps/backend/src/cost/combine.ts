import type { Facts, OpenFact } from './factTypes.ts';

/** One combination of the open facts: the index of the option chosen for each, and the resulting facts. */
export interface Combination {
  readonly options: readonly number[];
  readonly facts: Partial<Facts>;
}

/** Lists every combination of the options. There is only one when all facts are known. */
export function listCombinations(open: readonly OpenFact[]): Combination[] {
  let all: Combination[] = [{ options: [], facts: {} }];
  for (const { options } of open)
    all = all.flatMap((before) =>
      options.map((facts, index) => ({
        options: [...before.options, index],
        facts: { ...before.facts, ...facts },
      })),
    );
  return all;
}

/** True if the open fact at `position` alone can change the total. `totals` has the order of `all`. */
export const changesTotal = (
  all: readonly Combination[],
  totals: readonly number[],
  position: number,
): boolean =>
  all.some((one, first) =>
    all.some(
      (other, second) =>
        totals[first] !== totals[second] &&
        one.options.every((option, at) => at === position || option === other.options[at]),
    ),
  );
