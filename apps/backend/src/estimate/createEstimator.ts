import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import { createScorer, type Explanation, type Scorer } from '@vvoz/estimate/createScorer';
import type { LotRecord } from '../catalogue/db/lotRecord.ts';
import type { ModelFile } from './modelFile.ts';

/** The columns of a lot that its estimate depends on. */
export const ESTIMATE_BASIS_COLUMNS = [
  'type',
  'status',
  'brand',
  'model',
  'kuzov',
  'year',
  'mileage',
  'engine',
  'rate',
  'drive',
  'gearbox_kind',
  'grade',
  'color',
  'equipment',
  'info',
  'auction',
  'auction_date',
  'start',
  'currency',
] as const satisfies readonly (keyof LotRecord)[];
export type EstimatedLot = Pick<LotRecord, (typeof ESTIMATE_BASIS_COLUMNS)[number]>;

export const ESTIMATE_COLUMNS = ['estimate_low', 'estimate', 'estimate_high'] as const;
export type EstimateFields = Pick<LotRecord, (typeof ESTIMATE_COLUMNS)[number]>;

const NO_ESTIMATE: EstimateFields = { estimate_low: null, estimate: null, estimate_high: null };

export interface Estimator {
  /** What all estimates depend on: the version of the models, and the types without estimates. */
  readonly basis: string;
  /** The estimate of a coming lot; nulls for other lots, without a model, and with too few sales. */
  readonly estimate: (lot: EstimatedLot) => EstimateFields;
  readonly explain: (lot: EstimatedLot) => Explanation | undefined;
}

/**
 * Creates the estimator of an import.
 * @param off types whose estimates the operator has switched off
 */
export function createEstimator(file: ModelFile | undefined, off: readonly CatalogueType[]): Estimator {
  const scorers = new Map<CatalogueType, Scorer>();
  for (const [name, model] of Object.entries(file?.models ?? {})) {
    const type = name as CatalogueType;
    if (model && !off.includes(type)) scorers.set(type, createScorer(model));
  }
  return {
    basis: [file?.version ?? 'none', ...off.toSorted()].join(' '),
    estimate: (lot) => {
      const found = lot.status === 'coming' ? scorers.get(lot.type)?.score(lot) : undefined;
      if (!found) return NO_ESTIMATE;
      return { estimate_low: found.low, estimate: found.middle, estimate_high: found.high };
    },
    explain: (lot) => scorers.get(lot.type)?.explain(lot),
  };
}
