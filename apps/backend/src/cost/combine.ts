import type { Facts, Open } from './facts.ts';

/** One way in which what is left open may turn out: the option of each, and the facts together. */
export interface Combination {
  readonly options: readonly number[];
  readonly facts: Partial<Facts>;
}

/** Every combination of the options; one where all is known. */
export function combinations(open: readonly Open[]): Combination[] {
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

/** Whether the choice at `position` alone ever changes the total. `totals` go by the order of `all`. */
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
