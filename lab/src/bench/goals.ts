import { SIZE_LIMITS } from '@vvoz/tools/size/sizeLimits';

/** The parts of `npm run lab -- bench`, in the order in which they run. */
export const PART_NAMES = ['load', 'unique', 'page', 'interaction', 'gateway', 'api', 'cost'] as const;
export type PartName = (typeof PART_NAMES)[number];

/**
 * `×`: a ratio to an empty Next page, in the part `gateway` to a file. The two were measured in turns. Times (`ms`, `µs`)
 * and rates (`/s`) are absolute. To compare them with the baseline, they are related to the empty page's CPU time in the
 * same run.
 */
export type Unit = '×' | 'ms' | 'µs' | '/s' | 'kB' | '';

/** One figure of the bench. */
export interface Goal {
  readonly part: PartName;
  /** Unique within its part. */
  readonly key: string;
  readonly name: string;
  readonly unit: Unit;
  /** The largest good value; the smallest when `isMoreBetter`. Absent: the figure is only compared with the baseline. */
  readonly goal?: number;
  readonly isMoreBetter?: boolean;
  /** How much three runs on one machine differ, if it is more than DEFAULT_NOISE. */
  readonly noise?: number;
}

/** A figure has changed when it differs by more than this share from the baseline. */
export const DEFAULT_NOISE = 0.15;

/** Event Timing counts in steps of 8 ms, and one step is a large share of a short time. */
const STEP_NOISE = 0.35;

const CPU_GOALS = { home: 1.8, list: 2.5, lot: 2.5 } as const;
const PAGE_NAMES = ['home', 'list', 'lot'] as const;

/** How a page is answered: from the memory of pages, or rendered for each request. */
const WAYS = ['shared', 'rendered'] as const;

const loadGoals = PAGE_NAMES.flatMap((page) =>
  WAYS.flatMap((way): readonly Goal[] => [
    {
      part: 'load',
      key: `${page}.${way}.cpu`,
      name: `${page} ${way}, CPU per request`,
      unit: '×',
      goal: CPU_GOALS[page],
    },
    {
      part: 'load',
      key: `${page}.${way}.rate`,
      name: `${page} ${way}, requests/s`,
      unit: '×',
      isMoreBetter: true,
    },
  ]),
);

/** Pages that nobody else has asked for: each request has a filter or lot and a visitor of its own. */
const uniqueGoals: readonly Goal[] = [
  { part: 'unique', key: 'list.backend', name: 'unseen list, CPU of the backend', unit: 'ms', goal: 6 },
  { part: 'unique', key: 'list.site', name: 'unseen list, CPU of the site', unit: '×', goal: 2.5 },
  { part: 'unique', key: 'list.rate', name: 'unseen lists/s', unit: '/s', goal: 60, isMoreBetter: true },
  { part: 'unique', key: 'lot.backend', name: 'unseen lot, CPU of the backend', unit: 'ms' },
  { part: 'unique', key: 'lot.site', name: 'unseen lot, CPU of the site', unit: '×', goal: 2.5 },
  { part: 'unique', key: 'lot.rate', name: 'unseen lots/s', unit: '/s', isMoreBetter: true },
];

const sizeGoals = SIZE_LIMITS.map(({ page, size, name, unit, max, goal = max }): Goal => ({
  part: 'page',
  key: `${page}.${size}`,
  name,
  unit,
  goal,
}));

const screenGoals = ['phone', 'desktop'].flatMap((screen): readonly Goal[] => [
  {
    part: 'interaction',
    key: `${screen}.worst`,
    name: `${screen}, worst`,
    unit: 'ms',
    goal: 100,
    noise: STEP_NOISE,
  },
  { part: 'interaction', key: `${screen}.p75`, name: `${screen}, p75`, unit: 'ms', noise: STEP_NOISE },
]);

/** Gateway and load generator share the cores, and their CPU time is not that of a page: compare the ratios. */
const RATE_NOISE = 0.5;

const gatewayGoals = PAGE_NAMES.flatMap((page): readonly Goal[] => [
  {
    part: 'gateway',
    key: `${page}.ratio`,
    name: `${page}, requests/s against a file`,
    unit: '×',
    isMoreBetter: true,
  },
  {
    part: 'gateway',
    key: `${page}.rate`,
    name: `${page}, requests/s`,
    unit: '/s',
    goal: 4000,
    isMoreBetter: true,
    noise: RATE_NOISE,
  },
  { part: 'gateway', key: `${page}.p99`, name: `${page}, p99`, unit: 'ms', goal: 25, noise: RATE_NOISE },
]);

/** Kinds of requests of `buildApiRequests`. */
export const API_KINDS = ['count', 'list', 'facets', 'one lot', 'similar'] as const;

const apiGoals = API_KINDS.flatMap((kind): readonly Goal[] => [
  { part: 'api', key: `${kind}.first`, name: `${kind}, uncached p50`, unit: 'ms' },
  { part: 'api', key: `${kind}.rate`, name: `${kind}, requests/s`, unit: '/s', isMoreBetter: true },
]);

/** Every figure that `npm run lab -- bench` compares; docs/performance.md has the table. */
export const GOALS: readonly Goal[] = [
  ...loadGoals,
  ...uniqueGoals,
  ...sizeGoals,
  { part: 'page', key: 'lcp', name: 'list, LCP against an empty list', unit: '×', goal: 1.2 },
  {
    part: 'page',
    key: 'tap',
    name: 'list, tap in the first second',
    unit: 'ms',
    goal: 150,
    noise: STEP_NOISE,
  },
  { part: 'page', key: 'toLot', name: 'card to lot, warm', unit: 'ms', goal: 150 },
  { part: 'page', key: 'back', name: 'lot back to list, warm', unit: 'ms', goal: 150 },
  ...screenGoals,
  ...gatewayGoals,
  ...apiGoals,
  { part: 'cost', key: 'one', name: 'one receipt', unit: 'µs', goal: 50 },
  { part: 'cost', key: 'interval', name: 'a receipt without the month', unit: 'µs' },
  { part: 'cost', key: 'page', name: 'a page of lots', unit: 'ms', goal: 5 },
];
