import type { Explanation } from '@vvoz/estimate/createScorer';
import type { StateDb } from '../state/schema.ts';
import { createEstimator, type EstimatedLot, type Estimator } from './createEstimator.ts';
import { readOffTypes } from './estimateNotes.ts';
import { readModelFile, readModelTime } from './modelFile.ts';

/** Explains the estimate of a lot; undefined without a model or evidence, and where the operator switched it off. */
export type Explain = (lot: EstimatedLot) => Promise<Explanation | undefined>;

/** Creates an explainer that reads the models when they have been trained again, and keeps them in memory. */
export function createExplainer(catalogueFile: string, state: StateDb): Explain {
  let kept: { readonly key: string; readonly estimator: Estimator } | undefined;
  return async (lot) => {
    const off = await readOffTypes(state);
    const key = [readModelTime(catalogueFile), ...off].join(' ');
    if (kept?.key !== key) kept = { key, estimator: createEstimator(readModelFile(catalogueFile), off) };
    return kept.estimator.explain(lot);
  };
}
