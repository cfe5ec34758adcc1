import type { Browser } from 'playwright';
import type { Progress } from '@vvoz/tools/start/progress';
import type { BenchStack } from './BenchStack.ts';

/** Figures of a part by the keys of its goals. */
export type Figures = Readonly<Record<string, number>>;

/** What the parts of the bench share. */
export interface BenchContext {
  readonly stack: BenchStack;
  readonly progress: Progress;
  readonly signal: AbortSignal;
  /** Starts the browser at the first call. */
  readonly openBrowser: () => Promise<Browser>;
  /** True when all parts run. A part then repeats its measurements less often, to save time. */
  readonly isWholeRun: boolean;
}

/** Measures the figures of a part. */
export type BenchPart = (context: BenchContext) => Promise<Figures>;
