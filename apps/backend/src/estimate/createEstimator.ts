import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import { createScorer, type Explanation, type Scorer } from '@vvoz/estimate/createScorer';
import type { LotRecord } from '../catalogue/db/lotRecord.ts';
import { ESTIMATED_TYPES } from './estimatedTypes.ts';
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

export const ESTIMATE_COLUMNS = ['estimate_low', 'estimate', 'estimate_high', 'few_sales'] as const;
export type EstimateFields = Pick<LotRecord, (typeof ESTIMATE_COLUMNS)[number]>;

const NO_ESTIMATE: EstimateFields = { estimate_low: null, estimate: null, estimate_high: null, few_sales: 0 };
/** The type is estimated, and what is needed of the lot is known, but not enough such lots were sold. */
const FEW_SALES: EstimateFields = { ...NO_ESTIMATE, few_sales: 1 };

export interface Estimator {
  /** What all estimates depend on: the version of the models, and the types without estimates. */
  readonly basis: string;
  /** The estimate of a coming lot; nulls for other lots, without a model, and with too few sales, which it says. */
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
  const isEstimated = (type: CatalogueType): boolean =>
    file !== undefined && ESTIMATED_TYPES.includes(type) && !off.includes(type);
  return {
    basis: [file?.version ?? 'none', ...off.toSorted()].join(' '),
    estimate: (lot) => {
      if (lot.status !== 'coming' || !isEstimated(lot.type)) return NO_ESTIMATE;
      const found = scorers.get(lot.type)?.score(lot);
      if (found)
        return { estimate_low: found.low, estimate: found.middle, estimate_high: found.high, few_sales: 0 };
      return lot.year === null || lot.auction_date === '' ? NO_ESTIMATE : FEW_SALES;
    },
    explain: (lot) => scorers.get(lot.type)?.explain(lot),
  };
}
