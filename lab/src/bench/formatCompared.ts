import type { Compared } from './compareFigures.ts';
import type { Goal, Unit } from './goals.ts';
import { formatTable } from '@vvoz/tools/lib/terminalTable';

const DIGITS: Readonly<Record<Unit, number>> = { '×': 2, ms: 1, µs: 1, '/s': 0, kB: 1, '': 0 };
const NONE = '–';

const formatFigure = (value: number | undefined, unit: Unit): string =>
  value === undefined ? NONE : `${value.toFixed(DIGITS[unit])}${unit === '×' ? '' : ' '}${unit}`.trim();

const formatGoal = ({ goal, unit, isMoreBetter }: Goal): string =>
  goal === undefined ? NONE : `${isMoreBetter === true ? '≥' : '≤'} ${formatFigure(goal, unit)}`;

const formatVerdict = ({ verdict, trend, now }: Compared): string =>
  now === undefined
    ? 'not measured'
    : [verdict, trend ?? 'new'].filter((word) => word !== undefined).join(', ');

const formatChange = (change: number | undefined): string =>
  change === undefined ? NONE : `${change >= 0 ? '+' : '−'}${Math.abs(change * 100).toFixed(0)} %`;

const HEAD = ['', '', 'goal', 'baseline', 'now', 'change', ''];
/** Part, name and verdict; the others are numbers. */
const TEXT_COLUMNS: readonly number[] = [0, 1, 6];

/** Formats the figures of a run as a table for a terminal. */
export const formatCompared = (rows: readonly Compared[]): string =>
  formatTable(
    [
      HEAD,
      ...rows.map((row) => [
        row.part,
        row.name,
        formatGoal(row),
        formatFigure(row.baseline, row.unit),
        formatFigure(row.now, row.unit),
        formatChange(row.change),
        formatVerdict(row),
      ]),
    ],
    (column) => TEXT_COLUMNS.includes(column),
  );

/** Formats the goals as the table of docs/performance.md. */
export const formatGoals = (goals: readonly Goal[]): string =>
  [
    '| part | figure | goal |',
    '|---|---|---|',
    ...goals.map((goal) => `| ${goal.part} | ${goal.name} | ${formatGoal(goal)} |`),
  ].join('\n');
