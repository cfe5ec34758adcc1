import type { Database } from 'better-sqlite3';
import { bumpCatalogueVersion, readMeta, writeMeta } from '../../catalogue/db/meta.ts';
import type { CostData } from '../../cost/calculateReceipt.ts';
import { learnPowers } from '../../cost/kinds/learntPowers.ts';
import { openReference } from '../../cost/kinds/openReference.ts';
import {
  CALCULATED_COLUMNS,
  calculateStoredLot,
  COST_BASIS_COLUMNS,
  type CostedLot,
  type LotCostFields,
} from '../../cost/lots/lotCost.ts';
import {
  ESTIMATE_BASIS_COLUMNS,
  ESTIMATE_COLUMNS,
  type EstimatedLot,
  type EstimateFields,
  type Estimator,
} from '../../estimate/createEstimator.ts';
import { ESTIMATED_TYPES } from '../../estimate/estimatedTypes.ts';

const BASIS_KEY = 'estimate_basis';
const BATCH_SIZE = 5000;
/** The columns that an estimate changes: itself, and what the cost engine derives from it. */
const CHANGED_COLUMNS = [...ESTIMATE_COLUMNS, ...CALCULATED_COLUMNS];
const COLUMNS = [
  ...new Set(['key', ...CHANGED_COLUMNS, ...ESTIMATE_BASIS_COLUMNS, ...COST_BASIS_COLUMNS]),
].join(', ');
const TYPES = ESTIMATED_TYPES.map((type) => `'${type}'`).join(', ');
const SELECT = `select ${COLUMNS} from lot
  where key > ? and type in (${TYPES}) and live = 1 and status = 'coming' order by key limit ${BATCH_SIZE}`;

type StoredLot = EstimatedLot & CostedLot & LotCostFields & EstimateFields & { readonly key: number };

/** True if the estimates in the database are those of the estimator. */
export const areEstimatesUpToDate = (db: Database, { basis }: Estimator): boolean =>
  (readMeta(db, BASIS_KEY) ?? 'none') === basis;

/**
 * Estimates all coming lots again and calculates the costs of those that changed, in one transaction. Returns their
 * number. The caller must hold the ingest lock.
 */
export function rescoreLots(
  db: Database,
  estimator: Estimator,
  costs: CostData,
  signal?: AbortSignal,
): number {
  const update = db.prepare(
    `update lot set ${CHANGED_COLUMNS.map((column) => `${column} = ?`).join(', ')} where key = ?`,
  );
  const select = db.prepare<[number], StoredLot>(SELECT);
  openReference(db);
  let changed = 0;
  db.transaction(() => {
    const data = { ...costs, learnt: learnPowers(db) };
    for (let last = 0, lots = select.all(0); lots.length > 0; lots = select.all(last)) {
      signal?.throwIfAborted();
      for (const lot of lots) {
        last = lot.key;
        const estimate = estimator.estimate(lot);
        if (ESTIMATE_COLUMNS.every((column) => estimate[column] === lot[column])) continue;
        const fields = { ...estimate, ...calculateStoredLot({ ...lot, ...estimate }, data) };
        update.run(...CHANGED_COLUMNS.map((column) => fields[column]), lot.key);
        changed += 1;
      }
    }
    writeMeta(db, BASIS_KEY, estimator.basis);
    if (changed > 0) bumpCatalogueVersion(db);
  }).immediate();
  return changed;
}
