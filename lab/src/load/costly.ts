import type { CostKind } from '@vvoz/site-server/limits/visitorLimits';

export const LIST = '/japan/czeny-na-avto';
const formatFilter = (index: number): string =>
  `year_min=${2001 + (index % 20)}&mileage_max=${40_000 + ((index * 137) % 160_000)}`;

/** The most expensive request of each kind, never the same twice. */
export const COSTLY = {
  lists: { limit: 'filters', path: (index) => `${LIST}?${formatFilter(index)}` },
  calls: { limit: 'filters', path: (index) => `/api/catalog/japan-main?${formatFilter(index)}` },
  cards: { limit: 'cards', path: (index, lot) => `/pictures/card/lot/${lot}?v=${index}` },
  pictures: {
    limit: 'largePictures',
    path: (index, lot) => `/pictures/${lot}/${1 + (index % 3)}?v=1&w=1600`,
  },
} as const satisfies Readonly<
  Record<string, { readonly limit: CostKind; readonly path: (index: number, lot: string) => string }>
>;
export type CostlyKind = keyof typeof COSTLY;
export const COSTLY_KINDS = Object.keys(COSTLY) as readonly CostlyKind[];

/** Median and 95th percentile, ms. */
export interface Quantiles {
  readonly p50: number;
  readonly p95: number;
}

/** Times of requests, and their answers by status; 0: no answer. */
export interface Waits extends Quantiles {
  readonly statuses: Readonly<Record<number, number>>;
}

export function findQuantiles(times: readonly number[]): Quantiles {
  const sorted = times.toSorted((one, other) => one - other);
  const find = (part: number) => Math.round(sorted[Math.ceil(sorted.length * part) - 1] ?? 0);
  return { p50: find(0.5), p95: find(0.95) };
}

export class WaitList {
  readonly #times: number[] = [];
  readonly #statuses: Record<number, number> = {};

  /** Measures a request; `send` resolves with its status, 0 without an answer. */
  async measure(send: () => Promise<number>): Promise<void> {
    const begun = performance.now();
    const status = await send();
    this.#times.push(performance.now() - begun);
    this.#statuses[status] = (this.#statuses[status] ?? 0) + 1;
  }

  summarise(): Waits {
    return { ...findQuantiles(this.#times), statuses: this.#statuses };
  }
}

/** A site, and what is asked of it. */
export interface FloodedSite {
  readonly url: string;
  readonly pid: number;
  /** Lots, `japan/5123`. */
  readonly lots: readonly string[];
}

export interface Flood {
  readonly kind: CostlyKind;
  /** From how many addresses: one sends as much as it may, each of a thousand a tenth of it. */
  readonly addresses: 1 | 1000;
}
