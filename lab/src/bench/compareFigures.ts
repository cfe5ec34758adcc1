import { DEFAULT_NOISE, type Goal, type Unit } from './goals.ts';
import type { BenchResults, PartResult } from './results.ts';

/** A figure of this run beside its goal and the baseline. */
export interface Compared extends Goal {
  readonly now: number | undefined;
  readonly baseline: number | undefined;
  /**
   * Difference from the baseline, as a share of the baseline (0.1: 10 % more). Times and rates are first corrected for the
   * speed of the machine.
   */
  readonly change: number | undefined;
  readonly trend: 'same' | 'better' | 'worse' | undefined;
  /** `lost`: this run misses the goal, but the baseline met it. */
  readonly verdict: 'met' | 'missed' | 'lost' | undefined;
}

/** The factor that makes a figure independent of the speed of the machine. */
function getFactor(unit: Unit, { emptyMs }: PartResult): number {
  if (unit === 'ms' || unit === 'µs') return 1 / emptyMs;
  return unit === '/s' ? emptyMs : 1;
}

function computeChange(goal: Goal, now: PartResult, baseline: PartResult): number | undefined {
  const before = (baseline.figures[goal.key] ?? Number.NaN) * getFactor(goal.unit, baseline);
  const after = (now.figures[goal.key] ?? Number.NaN) * getFactor(goal.unit, now);
  if (before === after) return 0;
  const change = after / before - 1;
  return Number.isFinite(change) ? change : undefined;
}

function judgeTrend({ isMoreBetter, noise = DEFAULT_NOISE }: Goal, change: number): Compared['trend'] {
  if (Math.abs(change) <= noise) return 'same';
  return change > 0 === (isMoreBetter ?? false) ? 'better' : 'worse';
}

const meets = ({ goal, isMoreBetter }: Goal, value: number | undefined): boolean | undefined => {
  if (goal === undefined || value === undefined) return undefined;
  return isMoreBetter === true ? value >= goal : value <= goal;
};

function judgeGoal(goal: Goal, now: number | undefined, baseline: number | undefined): Compared['verdict'] {
  const isMet = meets(goal, now);
  if (isMet === undefined) return undefined;
  if (isMet) return 'met';
  return meets(goal, baseline) === true ? 'lost' : 'missed';
}

/** Compares a run with the goals and with the baseline: one row for each goal of the parts that ran. */
export const compareFigures = (
  goals: readonly Goal[],
  results: BenchResults,
  earlier: BenchResults | undefined,
): readonly Compared[] =>
  goals.flatMap((goal): readonly Compared[] => {
    const part = results.parts[goal.part];
    if (part === undefined) return [];
    const earlierPart = earlier?.parts[goal.part];
    const change = earlierPart && computeChange(goal, part, earlierPart);
    const now = part.figures[goal.key];
    const baseline = earlierPart?.figures[goal.key];
    return [
      {
        ...goal,
        now,
        baseline,
        change,
        trend: change === undefined ? undefined : judgeTrend(goal, change),
        verdict: judgeGoal(goal, now, baseline),
      },
    ];
  });

/** True when a figure has become worse than the baseline, or has lost a goal that the baseline met. */
export const hasFailed = ({ trend, verdict }: Compared): boolean => trend === 'worse' || verdict === 'lost';
