/** Sizes of the first view of a page on a phone. */
export interface FirstView {
  /** kB (1000 bytes, gzip -9) */
  readonly htmlKb: number;
  readonly stylesheets: number;
  /** All stylesheets, kB (1000 bytes, gzip -9 of each). */
  readonly stylesKb: number;
  /** Number of requests without those of pictures, until the network is idle. */
  readonly requests: number;
  /** Elements of the document. */
  readonly elements: number;
}

/** The kinds of pages whose first view is measured. */
export type ViewedPage = 'list' | 'lot' | 'statistics';

/** A list of sold lots with its statistics. */
export const STATISTICS_PATH = '/statistika-prodazh';

interface SizeLimit {
  readonly page: ViewedPage;
  readonly size: keyof FirstView;
  readonly name: string;
  readonly unit: 'kB' | '';
  /** `npm test` fails above it. */
  readonly max: number;
  /** What it should be, where `max` allows more for the present; docs/performance.md says why. */
  readonly goal?: number;
}

/** One row for each size of a first view that `npm run lab -- size` checks and `npm run lab -- bench` prints. */
export const SIZE_LIMITS: readonly SizeLimit[] = [
  { page: 'list', size: 'htmlKb', name: 'list, HTML', unit: 'kB', max: 20, goal: 18 },
  { page: 'lot', size: 'htmlKb', name: 'lot, HTML', unit: 'kB', max: 18 },
  { page: 'list', size: 'stylesheets', name: 'list, stylesheets', unit: '', max: 2 },
  { page: 'lot', size: 'stylesheets', name: 'lot, stylesheets', unit: '', max: 2 },
  { page: 'list', size: 'stylesKb', name: 'list, styles', unit: 'kB', max: 20 },
  { page: 'list', size: 'requests', name: 'list, requests without pictures', unit: '', max: 16 },
  { page: 'list', size: 'elements', name: 'list, elements', unit: '', max: 1750, goal: 1700 },
  // A list with about 450 elements of charts and figures above its lots; docs/performance.md.
  { page: 'statistics', size: 'htmlKb', name: 'statistics, HTML', unit: 'kB', max: 25 },
  { page: 'statistics', size: 'elements', name: 'statistics, elements', unit: '', max: 2200 },
];

/** Formats a size for a terminal: `23.6 kB`, `25`. */
export const formatSize = (value: number, unit: 'kB' | ''): string =>
  unit === 'kB' ? `${value.toFixed(1)} kB` : String(value);
