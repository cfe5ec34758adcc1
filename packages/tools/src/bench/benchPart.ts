import type { Browser } from 'playwright';
import type { Progress } from '../start/progress.ts';
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
  /** All parts run: a part that can take longer for better figures does not. */
  readonly isWholeRun: boolean;
}

/** Measures the figures of a part. */
export type BenchPart = (context: BenchContext) => Promise<Figures>;
