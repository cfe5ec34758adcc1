import { createEstimator, type Estimator } from './createEstimator.ts';
import { readOffTypes } from './estimateNotes.ts';
import { readModelFile } from './modelFile.ts';
import type { StateDb } from '../state/schema.ts';

/** Loads the models beside the catalogue's file, without the types that the operator has switched off. */
export const loadEstimator = async (catalogueFile: string, state: StateDb): Promise<Estimator> =>
  createEstimator(readModelFile(catalogueFile), await readOffTypes(state));
